// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// The old spellings of the app's entry point become the one that the compiler knows everywhere, or spaces where the
/// source is to be a library.
///
/// ## Before
///     @UIApplicationMain
///     class AppDelegate: UIResponder, UIApplicationDelegate {}
/// ## After
///     @main
///     class AppDelegate: UIResponder, UIApplicationDelegate {}
struct MainAttributeRule: Rule {
  private static let names: Set<String> = ["NSApplicationMain", "UIApplicationMain", "main"]

  /// Whether a class is the app's delegate that the system makes: tests that run in the app find it.
  private static func isDelegate(_ type: TypeFact) -> Bool {
    type.kind == .class
      && (type.attributes.contains("UIApplicationMain")
        || type.attributes.contains("main") && type.inherited.contains("UIApplicationDelegate"))
  }

  func apply(to module: ModuleContext) {
    for file in module.files {
      if module.options.omitsMain {
        for type in file.scan.types where Self.isDelegate(type) { module.appDelegate = type.qualifiedName }
      }
      for attribute in file.scan.attributes {
        guard Self.names.contains(attribute.name) else { continue }
        if module.options.omitsMain {
          file.blank(attribute.range)
        } else if attribute.name != "main" {
          file.edits.replace(attribute.range, with: "@main")
        }
      }
    }
  }
}
