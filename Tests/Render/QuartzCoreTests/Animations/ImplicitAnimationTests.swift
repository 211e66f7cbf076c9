// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct ImplicitAnimationTests {
  @Test func aLayerOfItsOwnMovesByItself() throws {
    try Stage.run { stage in
      let layer = stage.add(CALayer())
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
      let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(animation.duration == 0.25)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
      stage.frame()
      #expect(stage.shown(layer)?.opacity == 1)
      stage.advance(to: 10.125)
      let half = try #require(stage.shown(layer)).opacity
      #expect(half > 0.1 && half < 0.3)
      // Another change goes on from what is shown.
      layer.opacity = 1
      stage.frame()
      #expect(stage.shown(layer)?.opacity == half)
      stage.advance(to: 10.375)
      #expect(stage.shown(layer)?.opacity == 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func newLayersDoNot() {
    Stage.run { stage in
      let layer = CALayer()
      layer.opacity = 0.5
      stage.context.root.addSublayer(layer)
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func transactionsAndActionsCanForbidIt() {
    Stage.run { stage in
      let layer = stage.add(CALayer())
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
      layer.actions = ["zPosition": NSNull()]
      layer.zPosition = 3
      layer.masksToBounds = true
      layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      #expect(layer.animationKeys() == nil)
      layer.zPosition = 4
      layer.position = CGPoint(x: 1, y: 1)
      #expect(layer.animationKeys() == ["position"])
    }
  }

  @Test func theTransactionSaysHowLongAndHow() {
    Stage.run { stage in
      let layer = stage.add(CALayer())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.backgroundColor = CGColor(gray: 1, alpha: 1)
      CATransaction.commit()
      stage.frame()
      stage.advance(to: 11)
      #expect(stage.shown(layer)?.bounds.width == 5)
      #expect(stage.shown(layer)?.backgroundColor?.alpha == 0.5)
      #expect(stage.context.nextAnimationEvent == 12)
    }
  }

  @Test func anActionOfTheAppsRunsInPlace() throws {
    try Stage.run { stage in
      let layer = stage.add(CALayer())
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.fromValue = 50
      animation.duration = 9
      layer.actions = ["opacity": animation]
      layer.opacity = 0
      let added = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(added.keyPath == "zPosition")
      #expect(added.duration == 9)
    }
  }
}
