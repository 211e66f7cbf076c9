// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// Makes what an element lists as a view's subviews, back to front.
  func addSubviews(of view: UIView, _ element: NibElement) {
    // An effect stands behind what its content view holds, and holds nothing itself.
    let view = (view as? UIVisualEffectView)?.contentView ?? view
    let outer = container
    container = NibSize(width: view.bounds.width, height: view.bounds.height)
    defer { container = outer }
    for child in element.list("subviews") {
      // A cell's own labels are there already.
      guard let subview = object(for: child) as? UIView, subview.superview !== view else { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
  }
}
