// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A 4 × 4 matrix in row-vector convention, as `CATransform3D`: `m41`, `m42` move.
package struct LayerTransform: Hashable, Sendable {
  /// The sixteen entries, row by row: `m11 m12 m13 m14 m21 …`.
  package var entries: [Double]

  /// - Precondition: sixteen entries.
  package init(entries: [Double]) {
    precondition(entries.count == 16, "A layer transform has 16 entries, not \(entries.count).")
    self.entries = entries
  }

  package static let identity = LayerTransform(entries: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
}
