// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// How custom buttons show that they are pressed or disabled.
@MainActor struct UIButtonAdjustingTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    button.setImage(picture, for: .normal)
    return button
  }

  @Test func aPressDarkensThePicture() {
    let button = makeButton()
    #expect(button.imageView?.image === picture)
    button.isHighlighted = true
    #expect(button.imageView?.image !== picture)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.image === picture)
  }

  @Test func aPictureOfItsOwnForThePressStaysAsItIs() {
    let button = makeButton()
    button.setImage(picture, for: .highlighted)
    button.isHighlighted = true
    #expect(button.imageView?.image === picture)
  }

  @Test func aDisabledPictureFades() {
    let button = makeButton()
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func aGlowComesAndGoesWithThePress() {
    let button = makeButton()
    button.showsTouchWhenHighlighted = true
    button.isHighlighted = true
    button.layoutIfNeeded()
    _ = button.imageView
    #expect(button.subviews.contains { $0 is ButtonGlow })
    button.isHighlighted = false
    _ = button.imageView
    #expect(!button.subviews.contains { $0 is ButtonGlow })
  }
}
