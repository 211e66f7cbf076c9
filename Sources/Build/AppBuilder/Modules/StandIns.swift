// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import XcodeProject

/// Modules that stand in for libraries which can't be compiled here, each a folder of iOS source with the module's name.
///
/// There are two kinds of folders. `StandIns` beside a project holds what its owner brings: it comes before everything else
/// of the name. Tessera's own, beside its sources, comes last: where the real library is not there, or is Objective-C.
package struct StandIns: Equatable, Sendable {
  /// What both kinds of folders are called.
  static let folder = "StandIns"

  /// Tessera's own; `nil` where none are at hand.
  package var own: URL?
  /// Those that come with a project.
  private(set) var given: [URL] = []

  package init(own: URL? = nil) { self.own = own }

  /// Looks for stand-ins in a project's folder.
  mutating func add(beside folder: URL) {
    let place = folder.appendingPathComponent(Self.folder, isDirectory: true)
    guard !given.contains(place), FileManager.default.fileExists(atPath: place.path) else { return }
    given.append(place)
  }

  /// The stand-in that a project brings for a module.
  func given(_ name: String) -> AppModule? {
    given.lazy.compactMap { Self.module(name, in: $0) }.first
  }

  /// Tessera's stand-in for a module.
  ///
  /// - Parameter reason: Why the library itself is not built.
  func own(_ name: String, reason: String?) -> AppModule? {
    guard let own, var module = Self.module(name, in: own) else { return nil }
    module.notes = ["\(name): Tessera's stand-in is built in its place" + (reason.map { ". \($0)" } ?? "")]
    return module
  }

  /// The modules that Tessera has stand-ins for.
  package var ownNames: [String] {
    let names = own.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    return names.filter { !ownSources($0).isEmpty }.sorted()
  }

  /// The source of Tessera's stand-in for a module, sorted; empty where there is none.
  func ownSources(_ name: String) -> [URL] { own.map { Self.sources(name, in: $0) } ?? [] }

  /// Writes a package that takes the place of one whose targets can't be compiled, for SwiftPM.
  ///
  /// - Parameters:
  ///   - identity: What SwiftPM calls the package, which is the name of the folder that is made.
  ///   - name: The package's name.
  ///   - targets: The names of the targets that can't be compiled, or stand on such. Each has a product of its name.
  ///   - folder: Where the package's folder is made.
  /// - Returns: The package's folder; `nil` where none of the targets has a stand-in.
  package func writePackage(
    _ identity: String, name: String, targets: [String], in folder: URL
  ) throws -> URL? {
    let known = targets.filter { !ownSources($0).isEmpty }.sorted()
    guard let own, !known.isEmpty, !identity.contains("/"), !identity.hasPrefix(".") else { return nil }
    let place = folder.appendingPathComponent(identity, isDirectory: true)
    let sources = place.appendingPathComponent("Sources", isDirectory: true)
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for target in known {
      // Copies: who looks for source does not follow links.
      try FileManager.default.copyItem(
        at: own.appendingPathComponent(target), to: sources.appendingPathComponent(target))
    }
    // A stand-in may import those before it.
    let made = known.indices.map { index in
      let others = known[..<index].map { "\"\($0)\"" }.joined(separator: ", ")
      return ".target(name: \"\(known[index])\", dependencies: [\(others)])"
    }
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(
        name: \(ProjectPackage.quote(name)),
        products: [\(known.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }.joined(separator: ", "))],
        targets: [\(made.joined(separator: ", "))])

      """
    try manifest.write(to: place.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    return place
  }

  private static func module(_ name: String, in place: URL) -> AppModule? {
    let sources = sources(name, in: place)
    guard !sources.isEmpty else { return nil }
    var module = AppModule(name: name, sources: sources)
    module.bundle = AppModule.frameworkBundle(name)
    module.infoPlist = AppModule.frameworkPlist(name)
    return module
  }

  private static func sources(_ name: String, in place: URL) -> [URL] {
    // Names come from source: none may lead elsewhere.
    guard BuildSettings.identifier(name) == name else { return [] }
    let folder = place.appendingPathComponent(name, isDirectory: true)
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return walk.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
      .sorted { $0.path < $1.path }
  }
}
