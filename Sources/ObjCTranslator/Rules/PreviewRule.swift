// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Takes previews away: Xcode's canvas alone shows them, and the macro that they are is part of its tools.
///
/// ## Before
///     #Preview { ViewController() }
/// ## After
///
struct PreviewRule: Rule {
  static let name = "Preview"

  func apply(to module: ModuleContext) {
    for file in module.files {
      for range in file.scan.previews { file.blank(range) }
    }
  }
}
