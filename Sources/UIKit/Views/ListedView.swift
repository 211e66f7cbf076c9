// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What views know of those that stand higher.

/// A view that can look pressed: a control, a cell.
@preconcurrency @MainActor protocol HighlightedView: UIView {
  var isHighlighted: Bool { get set }
}

/// A view that a list shows for one of its items: a cell.
@preconcurrency @MainActor protocol ListedView: HighlightedView {
  /// Whether its item is selected.
  var isSelected: Bool { get }
}

/// A view that shows a part of what is larger than itself: a scroll view.
@preconcurrency @MainActor protocol ScrollingView: UIView {
  /// The size of all of it, in points.
  var contentSize: CGSize { get }
}
