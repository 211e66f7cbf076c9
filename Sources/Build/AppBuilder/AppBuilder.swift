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
    kit.work.appendingPathComponent("apps/\(app.moduleName)-\(PathHash(app.url.path).text)", isDirectory: true)
  }

  /// The finished app: the executable with its resources beside it.
  package var bundle: URL { folder.appendingPathComponent("\(app.moduleName).app", isDirectory: true) }

  /// The app as it is once it is built.
  package var product: BuiltApp {
    BuiltApp(
      name: app.moduleName, executable: bundle.appendingPathComponent(app.moduleName), fixtures: app.fixtures)
  }

  /// Where the app keeps its files from one launch to the next.
  package var home: URL { folder.appendingPathComponent("home", isDirectory: true) }

  /// Builds what is out of date.
  package func build() throws(AppBuildError) -> BuiltApp {
    try kit.build(progress: progress)
    // Taken before anything is read: what is saved meanwhile is built the next time.
    let wanted = wantedStamp()
    if isBuilt(as: wanted) { return product }
    // Another process may be building it just now.
    let lock = try BuildLock(of: folder)
    defer { lock.release() }
    if isBuilt(as: wanted) { return product }
    for note in app.notes { progress(note) }
    let parts = try translateAll()
    // An app that does not compile is not taken for built the next time.
    try? FileManager.default.removeItem(at: stampFile)
    let libraryFolder = folder.appendingPathComponent("modules", isDirectory: true)
    var libraries: [URL] = []
    var isChanged = false
    for (module, translated) in parts {
      let isApp = module.bundle.isEmpty
      let builder = ModuleBuilder(
        module: module, folder: isApp ? folder : libraryFolder.appendingPathComponent(module.name),
        interfaces: libraryFolder.appendingPathComponent("interfaces", isDirectory: true), kit: kit,
        progress: progress)
      let result = isApp ? product.executable : bundle.appendingPathComponent(AppModule.library(module.name))
      let isNew = try builder.write(translated)
      let isCompiled = try builder.compile(
        isApp ? .app : .library, to: result, libraries: libraries, isChanged: isNew || isChanged)
      isChanged = isChanged || isCompiled
      libraries.append(result)
    }
    try copyResources(parts.map(\.module))
    try Self.writing(stampFile) { try wanted.write(to: stampFile, atomically: true, encoding: .utf8) }
    return product
  }

  // MARK: - What was built

  /// All that the app is made from, in a few characters; the translator, which is part of this program, too.
  private func wantedStamp() -> String {
    var stamps = app.stamps()
    stamps.note(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    stamps.note(text: kit.stamp ?? "")
    stamps.note(kit.standIns.path)
    return stamps.digest
  }

  private func isBuilt(as wanted: String) -> Bool {
    builtStamp == wanted && access(product.executable.path, X_OK) == 0
  }

  private var stampFile: URL { folder.appendingPathComponent("app.stamp") }
  private var builtStamp: String? { try? String(contentsOf: stampFile, encoding: .utf8) }

  // MARK: - Translation

  /// Translates the app's files; what the translator has to say goes to `progress`.
  package func translate() throws(AppBuildError) -> TranslatedModule {
    // The app's own module comes last, and is always there.
    try translateAll().last!.translated
  }

  /// Translates the libraries that the app needs, and the app itself behind them.
  private func translateAll() throws(AppBuildError) -> [(module: AppModule, translated: TranslatedModule)] {
    let own = try ModulePlan.Part(app.module)
    let known = kit.moduleNames
    var shelf = app.shelf
    shelf.scratch = folder.appendingPathComponent("packages", isDirectory: true)
    shelf.standIns.own = kit.standIns
    let plan = try ModulePlan(own, shelf: shelf, known: known)
    var options = TranslationOptions()
    options.modules = known.union(plan.names).union([own.module.name])
    options.absences = plan.absences
    options.umbrellas = UmbrellaHeaders(of: plan.libraries.map(\.module)).modules
    var parts: [(module: AppModule, translated: TranslatedModule)] = []
    var missing: Set<String> = []
    var errors = 0
    let all = plan.libraries + [own]
    let foreign = all.map { $0.inputs.reduce(into: ForeignNames()) { $0.formUnion(ForeignNames($1)) } }
    for (index, part) in all.enumerated() {
      for note in part.module.notes { progress(note) }
      options.elsewhere = foreign[(index + 1)...].reduce(into: ForeignNames()) { $0.formUnion($1) }
      options.bridged = part.module.settings.bridgedModules.filter { options.modules?.contains($0) == true }
      let translated = Translator(options: options).translate(part.inputs)
      for diagnostic in translated.diagnostics { progress("\(diagnostic)") }
      errors += translated.diagnostics.count { $0.severity == .error }
      missing.formUnion(translated.missing.map(\.name))
      options.add(translated.interface)
      options.libraries.append(part.module.name)
      parts.append((part.module, translated))
    }
    // What is missing is told before all else: nothing can be done about the rest before it is there.
    guard missing.isEmpty else { throw .modulesMissing(app: app.moduleName, missing.sorted()) }
    guard errors == 0 else { throw .translationFailed(errors: errors) }
    guard own.inputs.contains(where: Self.startsApp) else { throw .noDelegate(app.url.path) }
    return parts
  }

  private static func startsApp(_ file: TranslationInput) -> Bool {
    ["@main", "@UIApplicationMain", "UIApplicationMain("].contains { file.source.contains($0) }
  }

  // MARK: - Resources

  private func copyResources(_ modules: [AppModule]) throws(AppBuildError) {
    let manager = FileManager.default
    let made = [Self.infoPlistName, app.moduleName] + modules.flatMap { [$0.bundle, AppModule.library($0.name)] }
    let kept = Set((app.resources.map(\.destination) + made).map { String($0.prefix { $0 != "/" }) })
    for old in (try? manager.contentsOfDirectory(atPath: bundle.path)) ?? [] where !kept.contains(old) {
      try? manager.removeItem(at: bundle.appendingPathComponent(old))
    }
    for module in modules {
      let place = module.bundle.isEmpty ? bundle : bundle.appendingPathComponent(module.bundle, isDirectory: true)
      for resource in module.resources {
        let target = place.appendingPathComponent(resource.destination)
        try Self.writing(target) {
          if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
          try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
          try manager.copyItem(at: resource.url, to: target)
        }
      }
      guard let plist = module.infoPlist else { continue }
      let target = place.appendingPathComponent(Self.infoPlistName)
      try Self.writing(target) { try plist.write(to: target) }
    }
    CompiledInterfaces.link(in: bundle)
    StringCatalogs(progress: progress).convert(in: bundle)
    PDFPictures(cache: folder.appendingPathComponent("pdf", isDirectory: true), progress: progress)
      .convert(in: bundle)
    SVGPictures(cache: folder.appendingPathComponent("svg", isDirectory: true), progress: progress)
      .convert(in: bundle)
  }

  private static let infoPlistName = "Info.plist"

  static func writing(_ url: URL, _ body: () throws -> Void) throws(AppBuildError) {
    do {
      try body()
    } catch {
      throw .cannotWrite(path: url.path, reason: "\(error.localizedDescription)")
    }
  }
}
