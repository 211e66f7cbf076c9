// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import UIKit

/// Sizes that Interface Builder alone knows: of classes of the app, of content that nothing measures, of what is hidden.
@MainActor enum CanvasHolds {
  /// Weaker than anything that a file says.
  private static let weakest = UILayoutPriority(1)
  /// Beats the wish of views to be no larger than their content.
  private static let placeholder = UILayoutPriority(260)

  /// Keeps the size that the file has for a view, as far as nothing else says one.
  static func hold(_ part: NibCanvas.Part) {
    let view = part.view
    guard let rect = part.element.rect("frame"), !view.translatesAutoresizingMaskIntoConstraints,
      let parent = view.superview
    else { return }
    let stack = (parent as? UIStackView).flatMap { $0.arrangedSubviews.contains(view) ? $0 : nil }
    if let stack, view.isHidden {
      // It is in no row, and its frame is the last that it had.
      stack.removeArrangedSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      return
    }
    guard stack != nil || parent is UIScrollView || part.element["customClass"] != nil else { return }
    let natural = view.intrinsicContentSize
    // Empty stacks in stacks have a placeholder's size, which they fill as others do their content's.
    let isEmpty = stack != nil && view is UIStackView && view.subviews.isEmpty
    let priority = isEmpty ? placeholder : weakest
    var holds: [NSLayoutConstraint] = []
    if natural.width < 0 { holds.append(view.widthAnchor.constraint(equalToConstant: CGFloat(rect.width))) }
    if natural.height < 0 { holds.append(view.heightAnchor.constraint(equalToConstant: CGFloat(rect.height))) }
    for hold in holds { hold.priority = priority }
    NSLayoutConstraint.activate(holds)
  }
}
