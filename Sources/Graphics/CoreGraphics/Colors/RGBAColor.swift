// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A colour as it travels in commits and display lists: gamma-encoded sRGB, not premultiplied, each component 0…1.
package struct RGBAColor: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBAColor(red: 0, green: 0, blue: 0)
  package static let white = RGBAColor(red: 1, green: 1, blue: 1)
}
