// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import ObjCTranslator

/// Builds one module: translates its source, and compiles what changed of it.
struct ModuleBuilder {
  /// What is made of a module.
  enum Product {
    case app
    case library
  }

  let module: AppModule
  /// Where it is built; nobody else builds there.
  let folder: URL
  /// Where libraries' interfaces are, beside each other.
  let interfaces: URL
  let kit: Kit
  let progress: @Sendable (String) -> Void

  /// The module's files with their text.
  static func read(_ module: AppModule) throws(AppBuildError) -> [TranslationInput] {
    var inputs: [TranslationInput] = []
    var names: [String: String] = [:]
    for file in module.sources {
      if let other = names.updateValue(file.path, forKey: file.lastPathComponent) {
        throw .sameName(first: other, second: file.path)
      }
      do {
        inputs.append(TranslationInput(path: file.path, source: try String(contentsOf: file, encoding: .utf8)))
      } catch {
        throw .sourceUnreadable(path: file.path, reason: error.localizedDescription)
      }
    }
    for (name, source) in try module.modelSources().sorted(by: { $0.key < $1.key }) {
      inputs.append(TranslationInput(path: name, source: source))
    }
    return inputs
  }

  // MARK: - Translation

  private var sourceFolder: URL { folder.appendingPathComponent("source", isDirectory: true) }

  /// Members for the module's assets, as its settings ask for them.
  private func assetSymbols(_ translated: TranslatedModule) -> String? {
    guard module.settings.namesAssets, !module.hasOwnAssetSymbols else { return nil }
    return AssetSymbols(module.resources.map(\.url).filter { $0.pathExtension == "xcassets" })
      .source(
        bundle: module.bundleSource, hasExtensions: module.settings.extendsByAssets,
        sources: translated.files.map(\.source))
  }

  /// Writes the translated files that are not there yet as they are; `true` where anything changed.
  func write(_ translated: TranslatedModule) throws(AppBuildError) -> Bool {
    var files = Dictionary(uniqueKeysWithValues: translated.files.map { ($0.fileName, $0.source) })
    files[TranslatedModule.tablesFileName] = translated.tables
    if let symbols = assetSymbols(translated) { files[AssetSymbols.fileName] = symbols }
    files.merge(module.generated) { $1 }
    let manager = FileManager.default
    try AppBuilder.writing(sourceFolder) {
      try manager.createDirectory(at: sourceFolder, withIntermediateDirectories: true)
    }
    var isChanged = false
    for old in (try? manager.contentsOfDirectory(atPath: sourceFolder.path)) ?? [] where files[old] == nil {
      try? manager.removeItem(at: sourceFolder.appendingPathComponent(old))
      isChanged = true
    }
    for (name, source) in files {
      let target = sourceFolder.appendingPathComponent(name)
      if (try? String(contentsOf: target, encoding: .utf8)) == source { continue }
      try AppBuilder.writing(target) { try source.write(to: target, atomically: true, encoding: .utf8) }
      // The compiler goes by dates, which edits in quick succession may share; without its object a file is compiled.
      try? manager.removeItem(at: objectFolder.appendingPathComponent("\(name).o"))
      isChanged = true
    }
    return isChanged
  }

  // MARK: - Compilation

  /// The kit that the module is compiled against, and how.
  private func stamp(_ libraries: [URL]) -> String {
    ([kit.stamp ?? ""] + module.settings.compilerArguments + libraries.map(\.path)).joined(separator: " ")
  }

  private var stampFile: URL { folder.appendingPathComponent("kit.stamp") }

  /// Compiles and links the module where that is not done yet.
  ///
  /// - Parameters:
  ///   - isChanged: Whether its source, or that of a library before it, changed.
  ///   - libraries: The libraries that it may import, built before.
  /// - Returns: Whether anything was compiled.
  func compile(
    _ product: Product, to result: URL, libraries: [URL], isChanged: Bool
  ) throws(AppBuildError) -> Bool {
    let wanted = stamp(libraries)
    if !isChanged, (try? String(contentsOf: stampFile, encoding: .utf8)) == wanted,
      access(result.path, product == .app ? X_OK : R_OK) == 0
    {
      return false
    }
    progress("Compiling \(module.name)")
    try? FileManager.default.removeItem(at: stampFile)
    try link(product, to: result, libraries: libraries)
    try AppBuilder.writing(stampFile) { try wanted.write(to: stampFile, atomically: true, encoding: .utf8) }
    return true
  }

  private func link(_ product: Product, to result: URL, libraries: [URL]) throws(AppBuildError) {
    let place = result.deletingLastPathComponent()
    try AppBuilder.writing(place) {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: sourceFolder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".swift") }.map { sourceFolder.appendingPathComponent($0).path }
    // Beside the old one, which may be running and goes on being there while the new one does not compile.
    let fresh = place.appendingPathComponent(".\(module.name).new")
    let hasMainFile = product == .app && files.contains { $0.hasSuffix("/main.swift") }
    // File by file: only what changed, and what depends on it, is compiled again.
    let arguments =
      [
        "-module-name", module.name, "-Onone", "-incremental", "-enable-batch-mode",
        "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", try writeObjectMap(files).path,
        "-suppress-warnings", "-o", fresh.path,
      ] + module.settings.compilerArguments + (hasMainFile ? [] : ["-parse-as-library"]) + kit.compilerArguments
      + arguments(for: product) + (libraries.isEmpty ? [] : ["-I", interfaces.path]) + libraries.flatMap(Self.linking)
      + files
    let status = try Tool.run("swiftc", arguments, onLine: progress)
    guard status == 0 else {
      try? FileManager.default.removeItem(at: fresh)
      throw .compilationFailed(module.name, leftOut: module.leftOut)
    }
    guard rename(fresh.path, result.path) == 0 else {
      throw .cannotWrite(path: result.path, reason: String(cString: strerror(errno)))
    }
  }

  private func arguments(for product: Product) -> [String] {
    guard product == .library else { return [] }
    // Tests and other modules may see more of it than what is public, by `@testable import`.
    return [
      "-emit-library", "-emit-module", "-emit-module-path",
      interfaces.appendingPathComponent("\(module.name).swiftmodule").path, "-enable-testing", "-Xlinker", "-soname",
      "-Xlinker", module.name,
    ]
  }

  /// A library is found beside the one that needs it, or in the app's bundle, wherever that is.
  private static func linking(_ library: URL) -> [String] {
    let place = library.deletingLastPathComponent().lastPathComponent
    return [library.path]
      + ["$ORIGIN/Frameworks/\(place)", "$ORIGIN/../\(place)"].flatMap {
        ["-Xlinker", "-rpath", "-Xlinker", $0]
      }
  }

  private var objectFolder: URL { folder.appendingPathComponent("objects", isDirectory: true) }

  /// Says where the compiler keeps what it made of each file; what it made for another kit goes.
  private func writeObjectMap(_ files: [String]) throws(AppBuildError) -> URL {
    let map = objectFolder.appendingPathComponent("map.json")
    func entry(_ name: String) -> [String: String] {
      let path = objectFolder.appendingPathComponent(name).path
      return ["object": path + ".o", "swift-dependencies": path + ".swiftdeps"]
    }
    var entries = ["": entry("\(module.name).module")]
    for file in files { entries[file] = entry((file as NSString).lastPathComponent) }
    let stamp = objectFolder.appendingPathComponent("kit.stamp")
    try AppBuilder.writing(map) {
      let manager = FileManager.default
      if (try? String(contentsOf: stamp, encoding: .utf8)) != kit.stamp {
        try? manager.removeItem(at: objectFolder)
        try manager.createDirectory(at: objectFolder, withIntermediateDirectories: true)
        try (kit.stamp ?? "").write(to: stamp, atomically: true, encoding: .utf8)
      }
      try JSONEncoder().encode(entries).write(to: map)
    }
    return map
  }
}
