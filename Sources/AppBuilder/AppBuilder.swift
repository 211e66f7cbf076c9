// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
import Glibc
package import ObjCTranslator

/// Builds an app from its folder: translates the source, compiles it against the kit, puts the resources beside it.
package struct AppBuilder: Sendable {
  package let app: AppFolder
  package let kit: Kit
  /// Told what is going on, and what compilers say, a line at a time.
  package let progress: @Sendable (String) -> Void

  package init(app: AppFolder, kit: Kit, progress: @escaping @Sendable (String) -> Void) {
    self.app = app
    self.kit = kit
    self.progress = progress
  }

  /// An app that can be started.
  package struct BuiltApp: Sendable {
    package let name: String
    package let executable: URL
    /// The folder of what the app's servers answer; `nil` where it has none.
    package var fixtures: URL? = nil
  }

  /// Where the app is built: a folder for each place that an app folder is at.
  package var folder: URL {
    kit.root.appendingPathComponent(".build/apps/\(app.moduleName)-\(PathHash(app.url.path).text)", isDirectory: true)
  }

  /// The finished app: the executable with its resources beside it.
  package var bundle: URL { folder.appendingPathComponent("\(app.moduleName).app", isDirectory: true) }

  /// The app as it is once it is built.
  package var product: BuiltApp {
    BuiltApp(
      name: app.moduleName, executable: bundle.appendingPathComponent(app.moduleName), fixtures: app.fixtures)
  }

  /// Builds what is out of date.
  package func build() throws(AppBuildError) -> BuiltApp {
    try kit.build(progress: progress)
    // Taken before anything is read: what is saved meanwhile is built the next time.
    let wanted = wantedStamp()
    if builtStamp == wanted, access(product.executable.path, X_OK) == 0 { return product }
    for note in app.notes { progress(note) }
    let translated = try translate()
    let isChanged = try write(translated)
    // An app that does not compile is not taken for built the next time.
    try? FileManager.default.removeItem(at: stampFile)
    if isChanged || compiledStamp != compilerStamp || access(product.executable.path, X_OK) != 0 {
      progress("Compiling \(app.moduleName)")
      try? FileManager.default.removeItem(at: compiledStampFile)
      try compile(to: product.executable)
      try writing(compiledStampFile) {
        try compilerStamp.write(to: compiledStampFile, atomically: true, encoding: .utf8)
      }
    }
    try copyResources()
    try writing(stampFile) { try wanted.write(to: stampFile, atomically: true, encoding: .utf8) }
    return product
  }

  // MARK: - What was built

  /// All that the app is made from, in a few characters; the translator, which is part of this program, too.
  private func wantedStamp() -> String {
    var stamps = app.stamps()
    stamps.note(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    stamps.note(text: kit.stamp ?? "")
    return stamps.digest
  }

  private var stampFile: URL { folder.appendingPathComponent("app.stamp") }
  private var builtStamp: String? { try? String(contentsOf: stampFile, encoding: .utf8) }
  /// The kit that an app is compiled against, and how.
  private var compilerStamp: String {
    ([kit.stamp ?? ""] + app.settings.compilerArguments).joined(separator: " ")
  }

  /// The kit that the executable was compiled against, and how.
  private var compiledStampFile: URL { folder.appendingPathComponent("kit.stamp") }
  private var compiledStamp: String? { try? String(contentsOf: compiledStampFile, encoding: .utf8) }

  // MARK: - Translation

  /// Translates the app's files; what the translator has to say goes to `progress`.
  package func translate() throws(AppBuildError) -> TranslatedModule {
    var inputs: [TranslationInput] = []
    var names: [String: String] = [:]
    for file in app.sources {
      if let other = names.updateValue(file.path, forKey: file.lastPathComponent) {
        throw .sameName(first: other, second: file.path)
      }
      let text: String
      do {
        text = try String(contentsOf: file, encoding: .utf8)
      } catch {
        throw .sourceUnreadable(path: file.path, reason: error.localizedDescription)
      }
      inputs.append(TranslationInput(path: file.path, source: text))
    }
    let module = Translator().translate(inputs)
    for diagnostic in module.diagnostics { progress("\(diagnostic)") }
    let errors = module.diagnostics.count { $0.severity == .error }
    guard errors == 0 else { throw .translationFailed(errors: errors) }
    guard inputs.contains(where: { Self.startsApp($0) }) else { throw .noDelegate(app.url.path) }
    return module
  }

  private static func startsApp(_ file: TranslationInput) -> Bool {
    ["@main", "@UIApplicationMain", "UIApplicationMain("].contains { file.source.contains($0) }
  }

  /// Members for the app's assets, as its settings ask for them.
  private func assetSymbols(_ module: TranslatedModule) -> String? {
    guard app.settings.namesAssets else { return nil }
    return AssetSymbols(app.resources.map(\.url).filter { $0.pathExtension == "xcassets" })
      .source(hasExtensions: app.settings.extendsByAssets, sources: module.files.map(\.source))
  }

  private var sourceFolder: URL { folder.appendingPathComponent("source", isDirectory: true) }

  /// Writes the translated files that are not there yet as they are; `true` where anything changed.
  private func write(_ module: TranslatedModule) throws(AppBuildError) -> Bool {
    var files = Dictionary(uniqueKeysWithValues: module.files.map { ($0.fileName, $0.source) })
    files[TranslatedModule.tablesFileName] = module.tables
    files[AssetSymbols.fileName] = assetSymbols(module)
    let manager = FileManager.default
    try writing(sourceFolder) { try manager.createDirectory(at: sourceFolder, withIntermediateDirectories: true) }
    var isChanged = false
    for old in (try? manager.contentsOfDirectory(atPath: sourceFolder.path)) ?? [] where files[old] == nil {
      try? manager.removeItem(at: sourceFolder.appendingPathComponent(old))
      isChanged = true
    }
    for (name, source) in files {
      let target = sourceFolder.appendingPathComponent(name)
      if (try? String(contentsOf: target, encoding: .utf8)) == source { continue }
      try writing(target) { try source.write(to: target, atomically: true, encoding: .utf8) }
      // The compiler goes by dates, which edits in quick succession may share; without its object a file is compiled.
      try? manager.removeItem(at: objectFolder.appendingPathComponent("\(name).o"))
      isChanged = true
    }
    return isChanged
  }

  // MARK: - Compilation

  private func compile(to executable: URL) throws(AppBuildError) {
    try writing(bundle) { try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true) }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: sourceFolder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".swift") }.map { sourceFolder.appendingPathComponent($0).path }
    // Beside the old one, which may be running and goes on being there while the new one does not compile.
    let fresh = bundle.appendingPathComponent(".\(app.moduleName).new")
    let hasMainFile = files.contains { $0.hasSuffix("/main.swift") }
    // File by file: only what changed, and what depends on it, is compiled again.
    let arguments =
      [
        "-module-name", app.moduleName, "-Onone", "-incremental", "-enable-batch-mode",
        "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", try writeObjectMap(files).path,
        "-suppress-warnings", "-o", fresh.path,
      ] + app.settings.compilerArguments + (hasMainFile ? [] : ["-parse-as-library"]) + kit.compilerArguments + files
    let status = try Tool.run("swiftc", arguments, onLine: progress)
    guard status == 0 else {
      try? FileManager.default.removeItem(at: fresh)
      throw .compilationFailed
    }
    guard rename(fresh.path, executable.path) == 0 else {
      throw .cannotWrite(path: executable.path, reason: String(cString: strerror(errno)))
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
    var entries = ["": entry("\(app.moduleName).module")]
    for file in files { entries[file] = entry((file as NSString).lastPathComponent) }
    let stamp = objectFolder.appendingPathComponent("kit.stamp")
    try writing(map) {
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

  // MARK: - Resources

  private func copyResources() throws(AppBuildError) {
    let manager = FileManager.default
    let made = app.infoPlist == nil ? [] : [Self.infoPlistName]
    let kept = Set(app.resources.map { $0.destination.prefix { $0 != "/" } }.map(String.init) + made + [app.moduleName])
    for old in (try? manager.contentsOfDirectory(atPath: bundle.path)) ?? [] where !kept.contains(old) {
      try? manager.removeItem(at: bundle.appendingPathComponent(old))
    }
    for resource in app.resources {
      let target = bundle.appendingPathComponent(resource.destination)
      try writing(target) {
        if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: resource.url, to: target)
      }
    }
    StringCatalogs(progress: progress).convert(in: bundle)
    PDFPictures(cache: folder.appendingPathComponent("pdf", isDirectory: true), progress: progress)
      .convert(in: bundle)
    guard let plist = app.infoPlist else { return }
    let target = bundle.appendingPathComponent(Self.infoPlistName)
    try writing(target) { try plist.write(to: target) }
  }

  private static let infoPlistName = "Info.plist"

  private func writing(_ url: URL, _ body: () throws -> Void) throws(AppBuildError) {
    do {
      try body()
    } catch {
      throw .cannotWrite(path: url.path, reason: "\(error.localizedDescription)")
    }
  }
}
