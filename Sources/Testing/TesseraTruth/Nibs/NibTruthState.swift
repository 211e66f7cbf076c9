// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How far a comparison of many nibs got.
package struct NibTruthState: Codable {
  /// The index of the file that comes next.
  package var next = 0
  package var counts = NibTruth.Counts()

  package init() {}
}
