// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Cells on the screen whose content changes: they are asked for their sizes again, all together in the next layout pass.

extension UICollectionView {
  /// When cells on the screen that say their sizes are asked for them again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the layout or the data is invalidated, or their items are reconfigured.
    case disabled = 0
    /// Also when `invalidateIntrinsicContentSize()` is called on a cell or its content view, or its content
    /// configuration changes.
    case enabled = 1
    /// Also when constraints within a content view change.
    case enabledIncludingConstraints = 2
  }

  /// The content of a view has changed, and perhaps the size that it would like.
  func noteOutdatedSize(of view: UICollectionReusableView) {
    if selfSizingInvalidation != .disabled { engine.noteOutdatedSize(of: view) }
  }
}
