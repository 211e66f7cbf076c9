// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Files that are resources of a target without the manifest's naming them: asset catalogs, interface files, data models and
/// catalogs of strings, which Xcode has a compiler for. SwiftPM on Linux leaves them alone, and a target without other
/// resources has no `Bundle.module` then.
struct ImplicitResources {
  /// The endings of their names.
  static let endings: Set<String> = [
    "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcstrings", "xib",
  ]

  /// What a manifest's targets leave out, by target, relative to the target's folder.
  private let excluded: [String: [String]]

  /// Reads what `swift package dump-package` prints.
  init(json: String) throws(OverlayError) {
    struct Manifest: Decodable { var targets: [Target] }
    struct Target: Decodable {
      var name: String
      var exclude: [String]?
    }
    do {
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
      excluded = manifest.targets.reduce(into: [:]) { $0[$1.name] = $1.exclude ?? [] }
    } catch {
      throw .undescribed("its manifest: \(error)")
    }
  }

  /// The resources of a target that nobody named, relative to its folder.
  func resources(of target: PackageDescription.Target, in package: String) -> [String] {
    let left = excluded[target.name] ?? []
    return Self.candidates(of: target, in: package).filter { path in
      !left.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
  }

  /// Files of the kinds in a target's folder that are no resources of it yet, relative to the folder, sorted.
  static func candidates(of target: PackageDescription.Target, in package: String) -> [String] {
    let root = URL(fileURLWithPath: package, isDirectory: true)
    let folder = (target.path == "." ? root : root.appendingPathComponent(target.path, isDirectory: true))
      .standardizedFileURL.path
    let named = target.resources.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    var found: [String] = []
    let files = FileManager.default.enumerator(atPath: folder)
    while let path = files?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".docc") {
        files?.skipDescendants()
        continue
      }
      guard endings.contains(where: { name.hasSuffix("." + $0) }) else { continue }
      files?.skipDescendants()
      let place = folder + "/" + path
      if !named.contains(where: { $0 == place || $0.hasPrefix(place + "/") || place.hasPrefix($0 + "/") }) {
        found.append(path)
      }
    }
    return found.sorted()
  }
}
