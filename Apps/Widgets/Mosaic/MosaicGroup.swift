// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Widgets that stand together as one row of the mosaic.
struct MosaicGroup: Hashable {
  /// How the widgets of a group stand.
  enum Arrangement: Hashable {
    /// One widget, as wide as the mosaic and as high as its content.
    case full
    /// Two squares side by side.
    case fiftyFifty
    /// Up to four minis in a row, from the leading edge.
    case quadruples
    /// A square, then up to four minis in two rows beside it.
    case mixed
    /// Up to three squares in a row, from the leading edge.
    case triplets
    /// Four minis in two rows, then a large square beside them.
    case largeSquare
  }

  let arrangement: Arrangement
  let widgets: [Widget]
}
