// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AppBuilder
internal import Foundation
internal import ObjCTranslator

/// The translated targets of a package.
struct OverlayTranslation {
  /// Of each file of the overlay, by path relative to the package.
  var files: [String: String] = [:]
  /// By target.
  private(set) var classes: [String: [ClassOutline]] = [:]
  /// Targets with errors.
  private(set) var failed: Set<String> = []
  /// What the packages translated before have to say to this one's targets.
  private var imported: [ModuleInterface] = []
  private var interfaces: [String: ModuleInterface] = [:]
  /// Names of what targets override and declare, those of other packages too, by target.
  private let foreign: [String: ForeignNames]

  /// Begins with nothing translated.
  ///
  /// - Parameters:
  ///   - others: What this package's targets may import.
  ///   - foreign: Names of what targets override and declare, by target.
  init(importing others: OverlayTranslation? = nil, foreign: [String: ForeignNames] = [:]) {
    imported = others.map { $0.imported + $0.interfaces.sorted { $0.key < $1.key }.map(\.value) } ?? []
    self.foreign = foreign
  }

  /// Names of what a plan's targets override and declare, by target. Files that can't be read have none: translating says so.
  static func foreignNames(of plan: OverlayPlan, package: URL) -> [String: ForeignNames] {
    var names: [String: ForeignNames] = [:]
    for target in plan.importOrder {
      for source in target.sources where source.hasSuffix(".swift") {
        let file = package.appendingPathComponent(target.path).appendingPathComponent(source)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        names[target.name, default: ForeignNames()].formUnion(
          ForeignNames(TranslationInput(path: file.path, source: text)))
      }
    }
    return names
  }

  /// Adds what another package's targets have to say; its files are its own.
  mutating func take(_ other: OverlayTranslation) {
    classes.merge(other.classes) { $1 }
    failed.formUnion(other.failed)
    interfaces.merge(other.interfaces) { $1 }
  }

  /// Translates a plan's targets.
  ///
  /// - Parameters:
  ///   - adapt: Changes how a target is translated.
  ///   - progress: Told what the translator has to say, with the overlay's paths.
  mutating func add(
    _ plan: OverlayPlan, package: URL, overlay: URL,
    adapt: ((PackageDescription.Target, inout TranslationOptions) -> Void)? = nil, progress: (String) -> Void
  ) throws(OverlayError) {
    let umbrellas = UmbrellaHeaders(package: package, modules: plan.translated.map(\.moduleName)).modules
    for target in plan.importOrder {
      var paths: [String: String] = [:]
      var inputs: [TranslationInput] = []
      for source in target.sources where source.hasSuffix(".swift") {
        let path = target.path == "." ? source : "\(target.path)/\(source)"
        let file = package.appendingPathComponent(path)
        // Errors and `#filePath` name the overlay's file, beside which the references in use are linked.
        let place = overlay.appendingPathComponent(path).path
        paths[place] = path
        do {
          let source =
            try KnownLibraries.replacement(for: source, of: target)
            ?? String(contentsOf: file, encoding: .utf8)
          inputs.append(TranslationInput(path: place, source: source))
        } catch {
          throw .unreadable(path: file.path, reason: error.localizedDescription)
        }
      }
      var options = KnownLibraries.options(for: target)
      options.umbrellas.formUnion(umbrellas)
      options.elsewhere = foreign.filter { $0.key != target.name }.values.reduce(into: ForeignNames()) {
        $0.formUnion($1)
      }
      adapt?(target, &options)
      for interface in imported { options.add(interface) }
      for other in plan.modules(visibleIn: target.name) { interfaces[other.name].map { options.add($0) } }
      let module = Translator(options: options).translate(inputs)
      for diagnostic in module.diagnostics { progress("\(diagnostic)") }
      if module.diagnostics.contains(where: { $0.severity == .error }) { failed.insert(target.name) }
      for file in module.files { if let path = paths[file.path] { files[path] = file.source } }
      let folder = target.path == "." ? "" : target.path + "/"
      files[folder + OverlayPlan.tablesFile(of: target)] = module.tables
      if let symbols = Self.assetSymbols(target, sources: inputs.map(\.source)) {
        files[folder + OverlayPlan.symbolsFile(of: target)] = symbols
      }
      classes[target.name] = module.classes
      interfaces[target.name] = module.interface
    }
  }

  /// Members for the assets of a target, as Xcode writes them; its bundle is the one that SwiftPM makes.
  private static func assetSymbols(_ target: PackageDescription.Target, sources: [String]) -> String? {
    let catalogs = target.catalogs
    guard !catalogs.isEmpty else { return nil }
    return AssetSymbols(catalogs.map { URL(fileURLWithPath: $0, isDirectory: true) })
      .source(bundle: "Foundation.Bundle.module", hasExtensions: true, sources: sources)
  }
}
