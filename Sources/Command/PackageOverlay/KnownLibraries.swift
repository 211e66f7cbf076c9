// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ObjCTranslator

/// What is known of libraries that many packages are tested with.
enum KnownLibraries {
  /// The library of `assertSnapshot` compares pictures by frameworks of which the kit has nothing or little; what it needs
  /// of them is in a module that no other target is given.
  private static let snapshotStandIns = [
    "Accelerate", "CoreServices", "MetalPerformanceShaders", "SceneKit", "SpriteKit", "WebKit",
  ]

  /// Libraries of which the kit has the API, by the names of their products and modules: what is built of them is left out.
  static let builtIn = ["FBSnapshotTestCase", "iOSSnapshotTestCase", "iOSSnapshotTestCaseCore"]

  /// The packages that they are in.
  static let builtInPackages: Set = ["ios-snapshot-test-case"]

  /// Files that do what only Objective-C's runtime can, by module and name, with what stands in their place.
  private static let replacements = [
    "Nimble_Snapshots": [
      // Exchanges methods of UIKit to have another size of text preferred.
      "NBSMockedApplication.swift":
        "public import SnapshotStandIns\n\npublic typealias NBSMockedApplication = ContentSizeMock\n"
    ]
  ]

  /// What stands in place of a file; `nil` where it is translated.
  static func replacement(for path: String, of target: PackageDescription.Target) -> String? {
    path.split(separator: "/").last.flatMap { replacements[target.moduleName]?[String($0)] }
  }

  /// The package that this is of.
  static let ownPackage = "Tessera"

  /// How a target is translated.
  static func options(for target: PackageDescription.Target) -> TranslationOptions {
    var options = TranslationOptions()
    options.supplementsXCTest = true
    for name in builtIn where name != "FBSnapshotTestCase" { options.standIns[name] = "FBSnapshotTestCase" }
    guard target.moduleName == "SnapshotTesting" else { return options }
    for name in snapshotStandIns { options.standIns[name] = "SnapshotStandIns" }
    // Of its web views, which load nothing.
    options.observableProperties.insert("isLoading")
    return options
  }
}
