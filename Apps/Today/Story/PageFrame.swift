// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The constraints that a story's page grows and shrinks by. Lengths are points.
final class PageFrame {
  private let top: NSLayoutConstraint
  private let left: NSLayoutConstraint
  private let bottom: NSLayoutConstraint
  private let right: NSLayoutConstraint
  private let headerHeight: NSLayoutConstraint
  private let closeButtonRight: NSLayoutConstraint

  /// Places the page over all of the view.
  init(of page: UIView, in view: UIView, header: UIView, closeButton: UIView) {
    top = page.topAnchor.constraint(equalTo: view.topAnchor)
    left = page.leftAnchor.constraint(equalTo: view.leftAnchor)
    bottom = page.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    right = page.rightAnchor.constraint(equalTo: view.rightAnchor)
    headerHeight = header.heightAnchor.constraint(equalToConstant: StoryViewController.pictureHeight)
    closeButtonRight = closeButton.rightAnchor.constraint(equalTo: page.rightAnchor, constant: -15)
    NSLayoutConstraint.activate([
      top, left, bottom, right, headerHeight, closeButtonRight,
      closeButton.topAnchor.constraint(equalTo: page.topAnchor, constant: 15),
    ])
  }

  /// Room that the close button leaves free on its right.
  var closeButtonMargin: CGFloat {
    get { -closeButtonRight.constant }
    set { closeButtonRight.constant = -newValue }
  }

  func fill() {
    [top, left, bottom, right].forEach { $0.constant = 0 }
    headerHeight.constant = StoryViewController.pictureHeight
  }

  /// Covers a part of the view's bounds with the header alone.
  func cover(_ part: CGRect, of bounds: CGRect) {
    top.constant = part.minY - bounds.minY
    left.constant = part.minX - bounds.minX
    bottom.constant = part.maxY - bounds.maxY
    right.constant = part.maxX - bounds.maxX
    headerHeight.constant = part.height
  }
}
