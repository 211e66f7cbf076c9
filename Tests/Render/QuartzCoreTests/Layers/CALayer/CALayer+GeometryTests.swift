// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import SeededRandom
import Testing

@MainActor struct CALayerGeometryTests {
  @Test func aNewLayerHasApplesDefaults() {
    let layer = CALayer()
    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.borderColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.backgroundColor == nil)
    #expect(layer.contentsScale == 1)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.sublayers == nil)
    #expect(
      layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
    #expect(CALayer.defaultValue(forKey: "no such thing") == nil)
    #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? CGFloat == 10)
  }

  @Test func theFrameFollowsFromBoundsPositionAndAnchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 8, width: 100, height: 40)
    layer.position = CGPoint(x: 50, y: 60)
    #expect(layer.frame == CGRect(x: 0, y: 40, width: 100, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 60, width: 100, height: 40))
    layer.anchorPoint = CGPoint(x: 1, y: 2)
    #expect(layer.frame == CGRect(x: -50, y: -20, width: 100, height: 40))
  }

  @Test func settingTheFrameKeepsTheBoundsOrigin() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 0, y: 300)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 300, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
  }

  @Test func aFrameOfNegativeSizeIsTurnedTheRightWayRound() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 14, width: 4, height: 6))
  }

  @Test func theFrameOfATurnedLayerIsItsBoundingBox() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 100, height: 40)
    layer.position = CGPoint(x: 200, y: 100)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(layer.frame, CGRect(x: 180, y: 50, width: 40, height: 100)))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    let side = 140 / 2.0.squareRoot()
    #expect(isClose(layer.frame, CGRect(x: 200 - side / 2, y: 100 - side / 2, width: side, height: side)))
  }

  @Test func aTurnAboutACornerMovesTheFrame() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds.size = CGSize(width: 100, height: 40)
    layer.position = CGPoint(x: 200, y: 100)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(layer.frame, CGRect(x: 160, y: 100, width: 40, height: 100)))
  }

  @Test func settingTheFrameOfAScaledLayerSetsSmallerBounds() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.bounds.size == CGSize(width: 50, height: 10))
    #expect(layer.position == CGPoint(x: 60, y: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test(arguments: 1...40) func aFrameThatWasSetIsReadBack(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func next(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: next(-1...2), y: next(-1...2))
    layer.setAffineTransform(
      CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(seed % 4))
        .concatenating(CGAffineTransform(scaleX: next(0.2...3), y: next(0.2...3)))
        .concatenating(CGAffineTransform(translationX: next(-50...50), y: next(-50...50))))
    let frame = CGRect(x: next(-100...100), y: next(-100...100), width: next(0...100), height: next(0...100))
    layer.frame = frame
    #expect(isClose(layer.frame, frame))
  }

  @Test func aPerspectiveShrinksWhatIsFarAway() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 100, height: 100)
    var t = CATransform3DIdentity
    t.m34 = -1 / 100
    layer.transform = CATransform3DTranslate(t, 0, 0, -100)
    #expect(isClose(layer.frame, CGRect(x: -25, y: -25, width: 50, height: 50)))
  }

  @Test func aPositionThatIsNoNumberStopsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      CALayer().position = CGPoint(x: CGFloat.nan, y: 0)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("CALayer position contains NaN: [nan 0.0]"))
  }
}
