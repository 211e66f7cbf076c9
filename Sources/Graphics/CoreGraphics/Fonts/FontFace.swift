// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The name of a font file as it travels in display lists, for example `TesseraSans-Semibold`.
///
/// A face is one outline file at no particular size. Both render servers resolve the name in the font directory,
/// so the same file measures, rasterises and reaches the browser.
package struct FontFace: Hashable, Sendable {
  package var name: String

  package init(name: String) {
    self.name = name
  }
}
