// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A module that source imports and that nobody has: a framework of Apple's that isn't part of Tessera, or a library that
/// isn't in the project.
public struct MissingModule: Sendable, Hashable {
  /// The name that it is imported by.
  public var name: String
  /// The names of the files that import it, in their order.
  public var importers: [String]
  /// Names of the module that those files use, sorted; empty where they can't be told.
  public var names: [String]
  /// Whether the module is Apple's.
  public var isApples: Bool
  /// Why it is missing, and what could be done; empty where nothing is known.
  public var reason: String

  /// Whether a module is surely one of Apple's of which Tessera has nothing.
  public static func isApples(_ name: String) -> Bool { AppleModules.missing.contains(name) }

  /// What is missing and who needs it, in one line.
  public var description: String {
    var words = isApples ? "Tessera has no module '\(name)'" : "there is no module '\(name)'"
    words += "; it is imported by \(Self.list(importers, most: 6))"
    if !names.isEmpty {
      words += ", which use\(importers.count == 1 ? "s" : "") \(Self.list(names, most: 8))"
    }
    if !reason.isEmpty { return words + ". " + reason }
    return words + ". Put the import and what needs it between `#if canImport(\(name))` and `#endif`, or leave the "
      + "files out of the build"
  }

  /// Names in a row, the first few of many.
  private static func list(_ names: [String], most: Int) -> String {
    guard names.count > most else { return names.joined(separator: ", ") }
    return names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
  }
}

/// Finds the imports that lead nowhere.
struct ModuleSearch {
  /// An import that nobody can satisfy, and where it stands.
  typealias Place = (file: SourceFile, node: ImportDeclSyntax)

  /// By the module's name: those that import it, each file once.
  private(set) var missing: [(module: MissingModule, places: [Place], isSure: Bool)] = []
  /// Modules of which nothing is used: their imports are left out.
  private(set) var idle: [(name: String, places: [Place])] = []

  init(_ module: ModuleContext) {
    var places: [String: [Place]] = [:]
    for file in module.files where !file.isTranslated {
      for node in file.scan.imports {
        guard let name = node.path.first?.name.text, Self.isMissing(name, module.options) else { continue }
        places[name, default: []].append((file, node))
      }
    }
    for (name, places) in places.sorted(by: { $0.key < $1.key }) {
      let known = AppleModules.names[name]
      let used = known.map { Self.names($0, in: places, module) } ?? []
      let isApples = AppleModules.missing.contains(name) || AppleModules.perhapsMissing.contains(name)
      // A package may have a module that is called like one of Apple's with a plain name.
      let isSure = AppleModules.missing.contains(name) || module.options.modules != nil
      if isSure, known?.isWhole == true, used.isEmpty, places.allSatisfy({ $0.node.importKindSpecifier == nil }) {
        idle.append((name, places))
        continue
      }
      // Of what the flags of a build decide (`#if COCOAPODS`) the compiler tells, where it comes to it.
      let places = places.filter { !$0.file.scan.doubtfulImports.contains($0.node.id) }
      guard !places.isEmpty else { continue }
      var files: [String] = []
      for place in places where files.last != place.file.name { files.append(place.file.name) }
      let found = MissingModule(
        name: name, importers: files, names: used, isApples: isApples, reason: module.options.absences[name] ?? "")
      missing.append((found, places, isSure))
    }
  }

  private static func isMissing(_ name: String, _ options: TranslationOptions) -> Bool {
    guard options.standIns[name] == nil, !AppleModules.renamed.contains(name) else { return false }
    if let modules = options.modules { return !modules.contains(name) }
    return AppleModules.missing.contains(name) || AppleModules.perhapsMissing.contains(name)
  }

  /// The names of a module that files use and do not declare themselves.
  private static func names(_ known: AppleModules.Names, in places: [Place], _ module: ModuleContext) -> [String] {
    Set(places.flatMap { $0.file.scan.identifiers })
      .filter { known.contain($0) && module.declaration(named: $0) == nil && module.options.superclasses[$0] == nil }
      .sorted()
  }
}
