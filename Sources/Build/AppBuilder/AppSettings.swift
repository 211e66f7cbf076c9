// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import XcodeProject

/// How an app's source is compiled: what a project says of it, or what a plain folder is taken for.
package struct AppSettings: Equatable, Sendable {
  /// The language mode: `4`, `4.2`, `5` or `6`.
  package var languageMode = "5"
  /// The conditions of `#if` that hold.
  package var conditions: [String] = []
  /// Features of the language that are switched on, by the compiler's names.
  package var features: [String] = []
  /// Whether what names no isolation belongs to the main actor.
  package var isOnMainActor = false

  /// Modules that a header imports for all of the source, as far as they are there.
  package var bridgedModules: [String] = []

  /// Whether assets get members of `ImageResource` and `ColorResource`, and of `UIImage` and `UIColor`.
  package var namesAssets = true
  package var extendsByAssets = true

  package init() {}

  /// What a project's target says.
  init(_ target: ProjectTarget) {
    languageMode = target.languageMode
    conditions = target.conditions
    features = target.features
    isOnMainActor = target.isOnMainActor
    bridgedModules = target.bridgingHeader?.modules ?? []
    namesAssets = target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    extendsByAssets = target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO"
  }

  /// The same for the compiler.
  var compilerArguments: [String] {
    ["-swift-version", languageMode] + conditions.map { "-D\($0)" }
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
  }
}

/// A file or folder that goes into an app beside its code.
package struct AppResource: Equatable, Sendable {
  package let url: URL
  /// Where it goes, from the bundle's root.
  package let destination: String

  package init(_ url: URL, destination: String? = nil) {
    self.url = url
    // A data model is found by the ending that it has once Xcode has compiled it.
    let name = destination ?? url.lastPathComponent
    self.destination =
      switch url.pathExtension {
      case "xcdatamodeld": (name as NSString).deletingPathExtension + ".momd"
      case "xcdatamodel": (name as NSString).deletingPathExtension + ".mom"
      default: name
      }
  }
}
