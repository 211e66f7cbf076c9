// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension CairoSurface {
  /// Draws a display list over what is there.
  ///
  /// - Parameter scale: Pixels per point of the list.
  /// - Throws: `FontError` or `ImageDecodingError`; what can be drawn is drawn all the same.
  package func draw(_ list: DisplayList, scale: CGFloat, images: ImageCache, fonts: FontCache) throws {
    try draw { cairo in
      cairo_scale(cairo, Double(scale), Double(scale))
      try DisplayListPlayer.play(list, on: cairo, scale: scale, images: images, fonts: fonts)
    }
  }
}
