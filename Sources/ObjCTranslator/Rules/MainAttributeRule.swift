// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// The old spellings of the app's entry point become the one that the compiler knows everywhere.
///
/// ## Before
///     @UIApplicationMain
///     class AppDelegate: UIResponder, UIApplicationDelegate {}
/// ## After
///     @main
///     class AppDelegate: UIResponder, UIApplicationDelegate {}
struct MainAttributeRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for attribute in file.scan.attributes {
        if attribute.name == "UIApplicationMain" || attribute.name == "NSApplicationMain" {
          file.edits.replace(attribute.range, with: "@main")
        }
      }
    }
  }
}
