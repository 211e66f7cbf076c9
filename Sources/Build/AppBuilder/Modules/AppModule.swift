// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The source of one module, and what goes beside its code: an app's own, or a library's that comes with its project.
struct AppModule: Sendable {
  /// The name that it is imported by.
  var name: String
  /// Swift files, sorted by path.
  var sources: [URL]
  var resources: [AppResource] = []
  var settings = AppSettings()
  /// The information property list, where it has one of its own.
  var infoPlist: Data?
  /// The folder of its resources, from the app's bundle on: empty for the app itself.
  var bundle = ""
  /// Whether its source asks for its resources by `Bundle.module`, as targets of packages do.
  var isOfPackage = false
  /// What it is left without, a line each.
  var notes: [String] = []
  /// The same in a word or two each: what its source may miss.
  var leftOut: [String] = []

  /// The bundle of its resources, as source that can be written into the module.
  var bundleSource: String {
    if isOfPackage { return "Foundation.Bundle.module" }
    if bundle.isEmpty { return ".main" }
    return "Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + \"/\(bundle)\") ?? .main"
  }

  /// A folder that tells it from others of its name: that of its first file.
  var place: String { sources.first?.deletingLastPathComponent().path ?? name }

  /// Where the library of a module is, from the app's bundle on: `Bundle(for:)` finds it there.
  static func library(_ name: String) -> String { "Frameworks/\(name).framework/\(name)" }
  /// Where a framework's resources are.
  static func frameworkBundle(_ name: String) -> String { "Frameworks/\(name).framework" }

  /// A framework's property list, by which `Bundle(for:)` tells that its folder is the library's bundle.
  static func frameworkPlist(_ name: String, adding own: Data? = nil) -> Data? {
    let read = own.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    var entries = read ?? [:]
    entries["CFBundleExecutable"] = name
    return try? PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
  }

  /// A name for a generated file: none of the module's own files has it.
  private func freeFileName(_ name: String) -> String {
    let taken = Set(sources.map { $0.lastPathComponent.lowercased() })
    var name = name
    while taken.contains(name.lowercased()) { name = "Tessera" + name }
    return name
  }

  /// Whether it brings the source along that Xcode generates for assets.
  var hasOwnAssetSymbols: Bool { sources.contains { $0.lastPathComponent == AssetSymbols.fileName } }

  /// Source that the module has besides its files, by name.
  var generated: [String: String] {
    guard isOfPackage else { return [:] }
    return [
      freeFileName("ResourceBundle.generated.swift"): """
      import Foundation

      extension Foundation.Bundle {
        /// The resources of the package's target.
        nonisolated static let module =
          Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + "/\(bundle)") ?? Foundation.Bundle.main
      }

      """
    ]
  }
}

extension AppFolder {
  /// The app's own module.
  var module: AppModule {
    AppModule(
      name: moduleName, sources: sources, resources: resources, settings: settings, infoPlist: infoPlist,
      leftOut: leftOut)
  }
}
