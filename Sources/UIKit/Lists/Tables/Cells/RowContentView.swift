// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The content view of a cell or header without a content configuration.
@MainActor final class RowContentView: UIView {
  override class var plainLayerName: String? { "UITableViewCellContentView" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    margins.fillsSuperview = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("RowContentView is never archived") }

  /// Texts and pictures of the row's style are laid out by the row.
  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    superview?.setNeedsLayout()
    superview?.subviewContentDidChange(self)
  }
}
