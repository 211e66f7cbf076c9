// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Names a layer in commits for as long as its app runs; never used twice.
package struct LayerID: RawRepresentable, Hashable, Sendable, Comparable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static func < (left: LayerID, right: LayerID) -> Bool { left.rawValue < right.rawValue }
}
