// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An object whose content may be thrown away while nobody is at it. Nothing here throws it away by itself: no memory is short.
public protocol NSDiscardableContent {
  /// Counts somebody who is at the content; `false` where it has been thrown away.
  func beginContentAccess() -> Bool
  /// Counts one less.
  func endContentAccess()
  /// Throws the content away if nobody is at it.
  func discardContentIfPossible()
  /// Whether the content has been thrown away.
  func isContentDiscarded() -> Bool
}
