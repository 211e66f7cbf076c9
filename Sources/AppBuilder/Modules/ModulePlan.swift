// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator

/// Which modules an app is built from, in the order in which they are compiled.
///
/// A library counts where something imports it, or a nib names it; what nobody needs is not looked at further.
struct ModulePlan {
  struct Part {
    var module: AppModule
    var inputs: [TranslationInput]
  }

  /// The libraries, each behind those that it imports.
  private(set) var libraries: [Part] = []
  private var shelf: ModuleShelf
  private var met: Set<String> = []

  /// Modules that import each other, in a row, at most.
  private static let deepest = 64

  init(_ app: AppModule, inputs: [TranslationInput], shelf: ModuleShelf, known: Set<String>) throws(AppBuildError) {
    self.shelf = shelf
    met = known.union([app.name])
    try visit(Self.needs(of: app, inputs), level: 0)
  }

  /// The libraries' names.
  var names: Set<String> { Set(libraries.map(\.module.name)) }
  /// Why modules are missing that are imported, by name.
  var absences: [String: String] { shelf.absences }

  private mutating func visit(_ names: [String], level: Int) throws(AppBuildError) {
    guard level < Self.deepest else { return }
    for name in names where met.insert(name).inserted {
      guard let module = shelf.module(name) else { continue }
      let inputs = try ModuleBuilder.read(module)
      try visit(Self.needs(of: module, inputs), level: level + 1)
      libraries.append(Part(module: module, inputs: inputs))
    }
  }

  /// The modules that a module's source imports and its nibs name.
  private static func needs(of module: AppModule, _ inputs: [TranslationInput]) -> [String] {
    var imports = LinuxImports()
    for input in inputs { imports.formUnion(LinuxImports(of: input.source)) }
    return imports.translated.union(nibModules(module.resources)).sorted()
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
