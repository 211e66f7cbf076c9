// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import ObjCTranslator

/// Modules of Apple's that manifests import by mistake: Xcode adds such lines unasked, and on a Mac nobody notices. A package
/// whose manifest has one can't be read on Linux, so there are empty modules for them, which manifests alone see.
struct ManifestModules {
  /// Where they are.
  private let folder: URL

  init(scratch: URL) { folder = scratch.appendingPathComponent("manifest-modules", isDirectory: true) }

  private var map: URL { folder.appendingPathComponent("module.modulemap") }

  /// What SwiftPM is told, before its command's own words.
  var arguments: [String] {
    FileManager.default.fileExists(atPath: map.path) ? ["-Xmanifest", "-I\(folder.path)"] : []
  }

  /// Adds the modules that manifests lack, by what SwiftPM said.
  ///
  /// - Returns: Whether there are any that were not there before.
  func add(missingIn lines: [String]) throws -> Bool {
    let known = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
    let added = Self.modules(missingIn: lines).map { "module \($0) {}\n" }.filter { !known.contains($0) }
    guard !added.isEmpty else { return false }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data((known + added.joined()).utf8).write(to: map, options: .atomic)
    return true
  }

  /// The modules of Apple's that a manifest imports, by what SwiftPM says of it.
  static func modules(missingIn lines: [String]) -> [String] {
    let missing = lines.compactMap { line -> String? in
      guard line.contains("Package.swift:") || line.contains("/Package@"),
        let start = line.range(of: "error: no such module '")?.upperBound, let end = line[start...].firstIndex(of: "'")
      else { return nil }
      return String(line[start..<end])
    }
    return Set(missing.filter(AppleModules.isApples)).sorted()
  }
}
