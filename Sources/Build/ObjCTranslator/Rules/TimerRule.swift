// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A timer with a closure that the caller puts on a run loop: Foundation on Linux fires it at once, so UIKit's takes its
/// place.
///
/// ## Before
///     Timer(timeInterval: 1, repeats: true) { … }
/// ## After
///     Timer(_tesseraTimeInterval: 1, repeats: true) { … }
struct TimerRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for call in file.scan.timers {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard let label = call.arguments.first?.label,
          labels == ["timeInterval", "repeats", "block"]
            || (labels == ["timeInterval", "repeats"] && call.trailingClosure != nil)
        else { continue }
        file.edits.replace(label.offsets, with: "_tesseraTimeInterval")
        file.requiredImports.append("UIKit")
      }
    }
  }
}
