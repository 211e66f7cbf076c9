// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CABasicAnimationTests {
  /// Half way along an animation of a layer whose opacity is 0.8.
  private func opacity(from: Any? = nil, to: Any? = nil, by: Any? = nil, isAdditive: Bool = false) -> Float? {
    var result: Float?
    Stage.run { stage in
      let layer = StillLayer()
      layer.opacity = 0.8
      _ = stage.add(layer)
      let animation = basic("opacity", from: from, to: to, by: by)
      animation.isAdditive = isAdditive
      layer.add(animation, forKey: nil)
      stage.frame()
      stage.advance(to: 10.5)
      result = stage.shown(layer).map { ($0.opacity * 1000).rounded() / 1000 }
    }
    return result
  }

  @Test func valuesFollowFromWhatIsGiven() {
    #expect(opacity(from: 0.2, to: 0.6) == 0.4)
    #expect(opacity(from: 0.2, by: 0.2) == 0.3)
    #expect(opacity(to: 0.6, by: 0.2) == 0.5)
    #expect(opacity(from: 0.2) == 0.5)
    #expect(opacity(to: 0.6) == 0.7)
    #expect(opacity(by: -0.4) == 0.6)
    #expect(opacity() == 0.8)
    #expect(opacity(from: 0.2, to: 0.6, by: 77) == 0.4)
  }

  @Test func numbersComeAsAnyOfTheirTypes() {
    #expect(opacity(from: CGFloat(0.2), to: NSNumber(value: 0.6)) == 0.4)
    #expect(opacity(from: Float(0), to: 1) == 0.5)
    #expect(opacity(from: false, to: true) == 0.5)
    // What suits no number is as good as not given.
    #expect(opacity(from: "0.2", to: 0.6) == 0.7)
    #expect(opacity(from: Double.nan, to: 0.6) == 0.7)
  }

  @Test func geometryComesAsItselfOrInObjects() throws {
    try Stage.run { stage in
      let layer = stage.add(StillLayer())
      layer.add(
        basic("position", from: NSValue(point: CGPoint(x: 10, y: 0)), to: NSValue(point: CGPoint(x: 20, y: 0))),
        forKey: nil)
      layer.add(
        basic("bounds", from: NSValue(rect: .zero), to: CGRect(x: 0, y: 0, width: 8, height: 4)), forKey: nil)
      let matrix = CATransform3DMakeTranslation(0, 6, 0)
      #expect(NSValue(caTransform3D: matrix).caTransform3DValue == matrix)
      layer.add(basic("transform", to: NSValue(caTransform3D: matrix)), forKey: nil)
      stage.frame()
      stage.advance(to: 10.5)
      let shown = try #require(stage.shown(layer))
      #expect(shown.position == CGPoint(x: 15, y: 0))
      #expect(shown.bounds.size == CGSize(width: 4, height: 2))
      #expect(shown.transform.entries[13] == 3)
    }
  }

  @Test func additiveAnimationsStack() {
    Stage.run { stage in
      let layer = StillLayer()
      layer.position = CGPoint(x: 100, y: 0)
      _ = stage.add(layer)
      for offset in [-40.0, -20] {
        let animation = basic("position", from: CGPoint(x: offset, y: 0), to: CGPoint.zero)
        animation.isAdditive = true
        layer.add(animation, forKey: nil)
      }
      stage.frame()
      #expect(stage.shown(layer)?.position == CGPoint(x: 40, y: 0))
      stage.advance(to: 10.5)
      #expect(stage.shown(layer)?.position == CGPoint(x: 70, y: 0))
      #expect(layer.presentation()?.position == CGPoint(x: 70, y: 0))
      #expect(layer.presentation()?.frame.origin == CGPoint(x: 70, y: 0))
    }
  }

  @Test func anInterruptedMoveGoesOnFromWhereItIs() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      // As a view does it: the model jumps, the difference wears off.
      @MainActor func move(to x: CGFloat) {
        let animation = basic("position", from: CGPoint(x: layer.position.x - x, y: 0), to: CGPoint.zero)
        animation.isAdditive = true
        layer.position.x = x
        layer.add(animation, forKey: nil)
      }
      move(to: 100)
      stage.frame()
      stage.advance(to: 10.5)
      #expect(stage.shown(layer)?.position.x == 50)
      move(to: 0)
      stage.frame()
      #expect(stage.shown(layer)?.position.x == 50)
      stage.advance(to: 12)
      #expect(stage.shown(layer)?.position.x == 0)
    }
  }

  @Test func colorsPathsAndMatricesTravel() throws {
    try Stage.run { stage in
      let layer = stage.add(StillLayer())
      layer.add(
        basic("backgroundColor", from: CGColor(red: 1, green: 0, blue: 0, alpha: 1), to: CGColor(gray: 0, alpha: 1)),
        forKey: nil)
      layer.add(basic("transform", from: CATransform3DMakeScale(3, 1, 1)), forKey: nil)
      layer.add(basic("transform.rotation.z", to: CGFloat.pi), forKey: nil)
      layer.add(basic("bounds.size.width", from: 10, to: 20), forKey: nil)
      stage.frame()
      stage.advance(to: 10.5)
      let shown = try #require(stage.shown(layer))
      #expect(shown.backgroundColor == RGBAColor(red: 0.5, green: 0, blue: 0))
      #expect(shown.bounds.width == 15)
      let presentation = try #require(layer.presentation())
      #expect(presentation.bounds.width == 15)
      #expect(presentation.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0, alpha: 1))
      // Twice as wide, turned by a right angle.
      let turned = CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
      #expect(abs(presentation.transform.m12 - turned.m12) < 1e-9)
      #expect(abs(presentation.transform.m21 - turned.m21) < 1e-9)
    }
  }

  @Test func noColorIsAColorToo() throws {
    Stage.run { stage in
      let layer = StillLayer()
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      _ = stage.add(layer)
      layer.add(basic("backgroundColor", from: NSNull()), forKey: nil)
      stage.frame()
      stage.advance(to: 10.5)
      #expect(stage.shown(layer)?.backgroundColor == RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }
  }

  @Test func durationAndCurveComeFromTheTransaction() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "plain")
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "told")
      CATransaction.commit()
      #expect(layer.animation(forKey: "plain")?.duration == 0.25)
      #expect(layer.animation(forKey: "plain")?.timingFunction == nil)
      #expect(layer.animation(forKey: "told")?.duration == 3)
      #expect(layer.animation(forKey: "told")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }
  }
}
