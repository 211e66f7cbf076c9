// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Takes previews away: Xcode's canvas alone shows them. That goes for the macro, which is part of Xcode's tools, and for types
/// that provide previews.
///
/// ## Before
///     #Preview { ViewController() }
///     struct Previews: PreviewProvider { static var previews: some View { Wrapper(ViewController()) } }
/// ## After
///
///
struct PreviewRule: Rule {
  static let name = "Preview"

  func apply(to module: ModuleContext) {
    for file in module.files {
      for range in file.scan.previews { file.blank(range) }
    }
  }
}
