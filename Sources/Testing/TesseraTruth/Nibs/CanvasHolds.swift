// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import UIKit

/// Sizes that only Interface Builder knows: custom classes, views without content, hidden arranged views.
@MainActor enum CanvasHolds {
  /// Weaker than every constraint of a file.
  private static let weakest = UILayoutPriority(1)
  /// Stronger than the default hugging priority.
  private static let placeholder = UILayoutPriority(260)

  /// Holds a view at its stored size on the axes that nothing else determines.
  static func hold(_ part: NibCanvas.Part) {
    let view = part.view
    guard let rect = part.element.rect("frame"), !view.translatesAutoresizingMaskIntoConstraints,
      let parent = view.superview
    else { return }
    let stack = (parent as? UIStackView).flatMap { $0.arrangedSubviews.contains(view) ? $0 : nil }
    if let stack, view.isHidden {
      // Interface Builder leaves a hidden arranged view out and keeps its last frame.
      stack.removeArrangedSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      return
    }
    guard stack != nil || parent is UIScrollView || part.element["customClass"] != nil else { return }
    let natural = view.intrinsicContentSize
    // Interface Builder gives an empty nested stack a placeholder size, which counts like content.
    let isEmpty = stack != nil && view is UIStackView && view.subviews.isEmpty
    let priority = isEmpty ? placeholder : weakest
    var holds: [NSLayoutConstraint] = []
    if natural.width < 0 { holds.append(view.widthAnchor.constraint(equalToConstant: CGFloat(rect.width))) }
    if natural.height < 0 { holds.append(view.heightAnchor.constraint(equalToConstant: CGFloat(rect.height))) }
    for hold in holds { hold.priority = priority }
    NSLayoutConstraint.activate(holds)
  }
}
