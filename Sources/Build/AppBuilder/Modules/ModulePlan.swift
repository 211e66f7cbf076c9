// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator

/// Which modules an app is built from, in the order in which they are compiled.
///
/// A library counts where something imports it, or a nib names it; what nobody needs is not looked at further.
struct ModulePlan {
  struct Part: Sendable {
    var module: AppModule
    var inputs: [TranslationInput]
    /// The modules that its source imports and its nibs name, sorted.
    var needs: [String]

    init(_ module: AppModule) throws(AppBuildError) {
      self.module = module
      inputs = try ModuleBuilder.read(module)
      needs = ModulePlan.needs(of: module, inputs)
    }
  }

  /// The libraries, each behind those that it imports.
  private(set) var libraries: [Part] = []
  /// What lies around the app, with what was found out about packages.
  private(set) var shelf: ModuleShelf
  private var met: Set<String> = []

  /// Modules that import each other, in a row, at most.
  private static let deepest = 64

  init(_ app: Part, shelf: ModuleShelf, known: Set<String>) throws(AppBuildError) {
    self.shelf = shelf
    met = known.union([app.module.name])
    try visit(app.needs, level: 0)
  }

  /// The libraries' names.
  var names: Set<String> { Set(libraries.map(\.module.name)) }
  /// Why modules are missing that are imported, by name.
  var absences: [String: String] { shelf.absences }

  private mutating func visit(_ names: [String], level: Int) throws(AppBuildError) {
    guard level < Self.deepest else { return }
    for name in names where met.insert(name).inserted {
      guard let module = shelf.module(name) else { continue }
      let part = try Part(module)
      try visit(part.needs, level: level + 1)
      libraries.append(part)
    }
  }

  /// The modules that a module's source or its header imports and its nibs name.
  private static func needs(of module: AppModule, _ inputs: [TranslationInput]) -> [String] {
    var imports = LinuxImports()
    for input in inputs { imports.formUnion(LinuxImports(of: input.source)) }
    return imports.translated.union(nibModules(module.resources)).union(module.settings.bridgedModules).sorted()
  }

  /// Nibs are looked into up to this size, in bytes.
  private static let largestNib = 1 << 24

  private static func nibModules(_ resources: [AppResource]) -> Set<String> {
    var names: Set<String> = []
    for resource in resources where ["storyboard", "xib"].contains(resource.url.pathExtension) {
      guard let data = try? Data(contentsOf: resource.url), data.count <= largestNib else { continue }
      for part in String(decoding: data, as: UTF8.self).split(separator: "customModule=\"").dropFirst() {
        names.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    return names
  }
}
