// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import SeededRandom
import Testing

@MainActor struct CALayerConversionTests {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  @Test func aPointMovesByTheFramesOnTheWay() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let a = layer(CGRect(x: 10, y: 20, width: 200, height: 200), in: root)
    let b = layer(CGRect(x: 5, y: 6, width: 50, height: 50), in: a)
    let c = layer(CGRect(x: 100, y: 0, width: 50, height: 50), in: root)
    #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 27))
    #expect(b.convert(CGPoint(x: 16, y: 27), from: root) == CGPoint(x: 1, y: 1))
    #expect(b.convert(CGPoint(x: 1, y: 1), to: c) == CGPoint(x: -84, y: 27))
    #expect(c.convert(CGRect(x: 0, y: 0, width: 3, height: 4), to: b) == CGRect(x: 85, y: -26, width: 3, height: 4))
    #expect(b.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: 1, y: 2))
  }

  @Test func aScrolledSuperlayerCarriesItsSublayersAlong() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let cell = layer(CGRect(x: 0, y: 500, width: 100, height: 44), in: root)
    root.bounds.origin.y = 480
    #expect(cell.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 20))
    #expect(cell.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 500))
  }

  @Test func aFlippedLayersPointsGrowUpwards() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 200))
    let flipped = layer(CGRect(x: 10, y: 20, width: 50, height: 80), in: root)
    flipped.isGeometryFlipped = true
    let low = layer(CGRect(x: 5, y: 0, width: 10, height: 10), in: flipped)
    #expect(flipped.frame == CGRect(x: 10, y: 20, width: 50, height: 80))
    #expect(low.convert(low.bounds, to: root) == CGRect(x: 15, y: 90, width: 10, height: 10))
    #expect(low.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 100))
    flipped.bounds.size.height = 100
    flipped.anchorPoint = CGPoint(x: 0, y: 0)
    flipped.position = CGPoint(x: 10, y: 20)
    #expect(low.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 120))
    #expect([root, flipped, low].map { $0.contentsAreFlipped() } == [true, false, false])
    low.isGeometryFlipped = true
    #expect(low.contentsAreFlipped())
  }

  @Test func aTurnedLayerTurnsItsPointsAboutTheAnchor() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let turned = CALayer()
    turned.bounds.size = CGSize(width: 100, height: 40)
    turned.position = CGPoint(x: 200, y: 100)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(turned)
    // The left end of the middle line comes to lie above the position.
    #expect(isClose(turned.convert(CGPoint(x: 0, y: 20), to: root), CGPoint(x: 200, y: 50)))
    #expect(isClose(turned.convert(CGPoint(x: 200, y: 50), from: root), CGPoint(x: 0, y: 20)))
    #expect(
      isClose(
        turned.convert(CGRect(x: 0, y: 0, width: 10, height: 40), to: root),
        CGRect(x: 180, y: 50, width: 40, height: 10)))
    turned.anchorPoint = .zero
    #expect(isClose(turned.convert(CGPoint(x: 100, y: 0), to: root), CGPoint(x: 200, y: 200)))
  }

  @Test func aSublayerTransformTurnsAboutTheSuperlayersAnchor() {
    let root = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let child = layer(CGRect(x: 100, y: 100, width: 10, height: 10), in: root)
    #expect(isClose(child.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 120, y: 120)))
    let other = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
    #expect(isClose(other.convert(CGPoint.zero, to: root), CGPoint(x: -100, y: -100)))
    #expect(isClose(other.convert(CGPoint.zero, to: child), CGPoint(x: -100, y: -100)))
  }

  @Test func depthCountsUnderAPerspective() {
    let root = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    root.sublayerTransform = perspective
    let near = layer(CGRect(x: 50, y: 50, width: 100, height: 100), in: root)
    near.zPosition = 50
    // Half way to the viewer, everything looks twice as far from the middle.
    #expect(isClose(near.convert(CGPoint.zero, to: root), CGPoint(x: 0, y: 0)))
    #expect(isClose(near.convert(CGPoint(x: 100, y: 50), to: root), CGPoint(x: 200, y: 100)))
    #expect(isClose(near.convert(CGPoint(x: 200, y: 100), from: root), CGPoint(x: 100, y: 50)))
  }

  @Test(arguments: 1...30) func theWayThereAndBackEndsWhereItBegan(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func next(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    var layers = [CALayer()]
    for _ in 0..<6 {
      let layer = CALayer()
      layer.frame = CGRect(x: next(-50...50), y: next(-50...50), width: next(10...90), height: next(10...90))
      layer.anchorPoint = CGPoint(x: next(0...1), y: next(0...1))
      layer.bounds.origin = CGPoint(x: next(-9...9), y: next(-9...9))
      layer.transform = CATransform3DRotate(
        CATransform3DMakeScale(next(0.5...2), next(0.5...2), 1), next(-1...1), 0.2, 0.1, 1)
      layer.transform.m34 = -1 / 900
      layers.randomElement(using: &random)?.addSublayer(layer)
      layers.append(layer)
    }
    let p = CGPoint(x: next(0...9), y: next(0...9))
    let (a, b) = (layers[3], layers[6])
    let back = a.convert(a.convert(p, to: b), from: b)
    #expect(abs(back.x - p.x) < 1e-6 && abs(back.y - p.y) < 1e-6)
  }

  @Test func hitTestingFindsTheFrontmostLayer() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    let front = layer(CGRect(x: 25, y: 25, width: 50, height: 50), in: root)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 10)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
  }

  @Test func clippedSublayersAreNotHitOutside() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = layer(CGRect(x: 90, y: 0, width: 50, height: 50), in: root)
    #expect(root.hitTest(CGPoint(x: 120, y: 10)) === child)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 120, y: 10)) == nil)
  }
}
