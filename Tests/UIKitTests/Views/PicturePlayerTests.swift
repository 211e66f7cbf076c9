// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct PicturePlayerTests {
  private func pictures(_ count: Int) -> [UIImage] {
    (0..<count).map { number in
      UIGraphicsImageRenderer(size: CGSize(width: 4 + number, height: 4)).image { _ in }
    }
  }

  /// How wide the picture is that the view shows.
  private func width(_ view: UIImageView) -> CGFloat? { view.player?.picture.size.width }

  @Test func picturesAreShownInTurnAndAgain() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage(view)
    view.animationImages = pictures(3)
    view.animationDuration = 0.3
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating && width(view) == 4)
    stage.jump(0.15)
    #expect(width(view) == 5)
    stage.jump(0.1)
    #expect(width(view) == 6)
    stage.jump(0.1)
    #expect(width(view) == 4)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test func aCountOfRepetitionsEndsThem() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage(view)
    view.animationImages = pictures(2)
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    view.startAnimating()
    stage.jump(0.35)
    #expect(view.isAnimating)
    stage.jump(0.1)
    #expect(!view.isAnimating)
  }

  @Test func aMovingPicturePlaysByItselfWhileItIsInAWindow() throws {
    let moving = try #require(UIImage.animatedImage(with: pictures(2), duration: 0.2))
    #expect(moving.images?.count == 2 && moving.duration == 0.2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = UIImageView(image: moving)
    #expect(view.isAnimating)
    let stage = Stage(view)
    stage.jump(0.15)
    #expect(width(view) == 5)
    let window = view.window
    view.removeFromSuperview()
    #expect(window?.owningApplication.nextWake == nil)
    view.image = nil
    #expect(!view.isAnimating)
  }

  @Test func aViewThatIsGoneLeavesNothingToDo() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage(holder)
    autoreleasepool {
      let view = UIImageView(image: UIImage.animatedImage(with: pictures(2), duration: 1))
      holder.addSubview(view)
      stage.frame()
      view.removeFromSuperview()
    }
    stage.frame()
    #expect(stage.application.nextWake == nil)
  }
}
