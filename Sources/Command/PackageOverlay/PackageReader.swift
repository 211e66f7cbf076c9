// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AppBuilder
package import Foundation
internal import ObjCTranslator

/// Asks SwiftPM what a package is, without leaving anything in it.
final class PackageReader {
  /// Where SwiftPM keeps what it finds out.
  let scratch: URL
  /// What it said of each package, by the words it was asked with: an answer takes a second.
  private var answers: [[String]: String] = [:]

  init(scratch: URL) { self.scratch = scratch }

  func describe(_ package: URL) throws -> PackageDescription {
    guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
      throw OverlayError.noPackage(package.path)
    }
    let json = try ask(package, ["describe", "--type", "json"], named: "describe-\(package.lastPathComponent)")
    var description = try PackageDescription(output: json)
    let candidates = description.targets.indices.filter { index in
      let target = description.targets[index]
      return target.moduleType == "SwiftTarget"
        && !ImplicitResources.candidates(of: target, in: description.path).isEmpty
    }
    if candidates.isEmpty { return description }
    let implicit = try ImplicitResources(json: dump(package))
    for index in candidates {
      let target = description.targets[index]
      description.targets[index].add(
        implicit: implicit.resources(of: target, in: description.path), in: description.path,
        hasBundle: OverlayManifest.isAtLeast("5.3", description))
    }
    return description
  }

  /// Which packages of a manifest its targets use.
  func use(of package: URL) throws -> PackageUse {
    try PackageUse(json: dump(package))
  }

  private func dump(_ package: URL) throws -> String {
    try ask(package, ["dump-package"], named: "describe-\(package.lastPathComponent)")
  }

  /// Where the packages are that a package depends on, by identity; those that are not there yet are fetched.
  ///
  /// SwiftPM is asked about a copy of the manifest, from which what is not used is gone.
  func dependencies(of package: PackageDescription, use: PackageUse) throws -> [String: String] {
    let place = URL(fileURLWithPath: package.path, isDirectory: true)
    let copy = scratch.appendingPathComponent("resolve/\(place.lastPathComponent)", isDirectory: true)
    let files = try manifests(of: place, footer: OverlayManifest.resolving(package, use: use))
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: copy.appendingPathComponent(name), options: .atomic)
    }
    let json = try ask(copy, ["show-dependencies", "--format", "json"], named: "describe-\(place.lastPathComponent)")
    return try PackageDependencies(json: json).paths
  }

  /// Copies of a package's manifests, each with a footer, and of its pins: SwiftPM may write those, so they are no links.
  func manifests(of package: URL, footer: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: package.path)
    where name == "Package.swift" || name.hasPrefix("Package@") && name.hasSuffix(".swift") {
      let text = try String(contentsOf: package.appendingPathComponent(name), encoding: .utf8)
      files[name] = OldManifest.raised(text) + footer
    }
    if let pins = try? String(contentsOf: package.appendingPathComponent("Package.resolved"), encoding: .utf8) {
      files["Package.resolved"] = pins
    }
    return files
  }

  /// What each Swift target of a package imports, by target.
  func imports(of package: PackageDescription) -> [String: LinuxImports] {
    var result: [String: LinuxImports] = [:]
    for target in package.targets where target.moduleType == "SwiftTarget" {
      let folder = URL(fileURLWithPath: package.path, isDirectory: true).appendingPathComponent(target.path)
      for source in target.sources {
        let text = try? String(contentsOf: folder.appendingPathComponent(source), encoding: .utf8)
        result[target.name, default: LinuxImports()].formUnion(LinuxImports(of: text ?? ""))
      }
    }
    return result
  }

  private func ask(_ package: URL, _ words: [String], named name: String) throws -> String {
    let question = [package.path] + words
    if let known = answers[question] { return known }
    var lines: [String] = []
    var status: Int32
    let modules = ManifestModules(scratch: scratch)
    repeat {
      lines = []
      status = try Tool.run(
        "swift",
        [
          "package", "--package-path", package.path, "--scratch-path", scratch.appendingPathComponent(name).path,
        ] + modules.arguments + words
      ) { lines.append($0) }
    } while try status != 0 && modules.add(missingIn: lines)
    // Warnings are mixed in with the JSON, a line each; it begins and ends with a brace that stands alone.
    guard status == 0, let start = lines.firstIndex(of: "{"), let end = lines.lastIndex(of: "}"), start < end else {
      throw OverlayError.undescribed(lines.joined(separator: "\n"))
    }
    let answer = lines[start...end].filter { !$0.hasPrefix("warning: ") }.joined(separator: "\n")
    answers[question] = answer
    return answer
  }
}

extension PackageDescription {
  /// Asks SwiftPM what a package is.
  ///
  /// - Parameter scratch: Where SwiftPM keeps what it finds out.
  package init(of package: URL, scratch: URL) throws { self = try PackageReader(scratch: scratch).describe(package) }
}
