// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AppBuilder
internal import Foundation

/// Names of modifiers in a file that nothing declares.
///
/// Where a name is missing deep in the body of a view, the compiler gives the whole expression up without naming it.
struct UndeclaredNames {
  /// The names, in the order of the file.
  let names: [String]

  /// How much is read, in files of source.
  private static let mostFiles = 2_000

  /// - Parameters:
  ///   - source: The file.
  ///   - isDeclared: Whether a module or a file of the app's declares a name.
  init(in source: String, isDeclared: (String) -> Bool) {
    var seen: Set<String> = []
    names = Self.modifiers(in: source).filter { seen.insert($0).inserted && !isDeclared($0) }
  }

  /// - Parameter file: The path of a file of source.
  init?(file: String) {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let modules = Self.modules()
    // Without the modules, all would seem missing.
    guard !modules.isEmpty else { return nil }
    let own = Self.sources(around: file)
    self.init(in: source) { name in
      let entry = Data([0] + Array(name.utf8) + [0])
      return modules.contains { $0.range(of: entry) != nil } || own.contains { Self.declares($0, name) }
    }
  }

  /// What stands behind a period at the beginning of a line, and has arguments or a closure.
  private static func modifiers(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.first == "." else { return nil }
      let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = text.dropFirst(1 + name.count).drop { $0 == " " }
      guard let first = name.first, first.isLowercase, rest.first == "(" || rest.first == "{" else { return nil }
      return String(name)
    }
  }

  private static func declares(_ source: String, _ name: String) -> Bool {
    ["func \(name)", "var \(name)", "let \(name)", "case \(name)"].contains { source.contains($0) }
  }

  /// The modules of the kit, and those of the compiler.
  private static func modules() -> [Data] {
    guard let kit = try? Kit(), let own = try? FileManager.default.contentsOfDirectory(atPath: kit.modules.path) else {
      return []
    }
    var files = own.filter { $0.hasSuffix(".swiftmodule") }.map { kit.modules.appendingPathComponent($0) }
    let search = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let compiler = search.lazy.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    if let compiler {
      let library = compiler.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/linux", isDirectory: true)
      for name in ["Swift", "_Concurrency", "Foundation", "FoundationEssentials", "FoundationInternationalization"] {
        let folder = library.appendingPathComponent("\(name).swiftmodule", isDirectory: true)
        let parts = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        files += parts.filter { $0.hasSuffix(".swiftmodule") }.map { folder.appendingPathComponent($0) }
      }
    }
    return files.compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
  }

  /// The files of source of the package or folder that a file belongs to.
  private static func sources(around file: String) -> [String] {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    for _ in 0..<8 where folder.lastPathComponent != "Sources" && folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { break }
      folder = folder.deletingLastPathComponent()
    }
    if folder.path == "/" { folder = URL(fileURLWithPath: file).deletingLastPathComponent() }
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    var found: [String] = []
    for case let url as URL in all where url.pathExtension == "swift" && found.count < mostFiles {
      if let text = try? String(contentsOf: url, encoding: .utf8) { found.append(text) }
    }
    return found
  }
}
