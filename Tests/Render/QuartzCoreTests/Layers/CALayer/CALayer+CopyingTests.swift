// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CALayerCopyingTests {
  @Test func aCopyForDisplayIsWhatIsOnScreen() throws {
    try Stage.run { stage in
      let layer = StillLayer()
      layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let (shape, gradient, picture, mask) = (CAShapeLayer(), CAGradientLayer(), StillLayer(), StillLayer())
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
      gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
      picture.contents = testImage(1)
      for child in [shape, gradient, picture] { layer.addSublayer(child) }
      layer.mask = mask
      layer.layerName = "Card"
      _ = stage.add(layer)
      layer.add(basic("position.x", from: 100, to: 200), forKey: nil)
      shape.add(basic("lineWidth", from: 10, to: 20), forKey: nil)
      stage.frame()
      stage.advance(to: 10.5)

      let copy = layer.copyForDisplay()
      #expect(type(of: copy) == CALayer.self)
      #expect(copy.superlayer == nil)
      #expect(copy.position == CGPoint(x: 150, y: 22))
      #expect(copy.bounds == layer.bounds)
      #expect(copy.animationKeys() == nil)
      #expect(copy.layerName == nil)
      #expect(copy.mask != nil)
      let children = try #require(copy.sublayers)
      #expect(children.count == 3)
      #expect(children.allSatisfy { type(of: $0) == CALayer.self && $0.superlayer === copy })
      guard case .shape(let shown) = children[0].renderContents else {
        Issue.record("no shape")
        return
      }
      #expect(shown.stroke.width == 15)
      #expect(children[1].renderContents == gradient.renderContents)
      // The layer itself is as it was, and the copy can stand in a tree.
      #expect(layer.sublayers == [shape, gradient, picture])
      stage.context.root.addSublayer(copy)
      stage.frame()
      #expect(copy.id.flatMap { stage.tree[$0]?.sublayers.count } == 3)
    }
  }

  @Test func presentationsHaveASuperlayerAndSublayersOfTheirKind() throws {
    try Stage.run { stage in
      let (parent, child) = (StillLayer(), StillLayer())
      parent.addSublayer(child)
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      parent.bounds.size = CGSize(width: 50, height: 50)
      _ = stage.add(parent)
      parent.add(basic("position", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 0)), forKey: nil)
      stage.frame()
      stage.advance(to: 10.5)
      let shown = try #require(parent.presentation())
      #expect(shown.model() === parent)
      #expect(shown.presentation() === shown)
      #expect(shown.sublayers?.first?.model() === child)
      let shownChild = try #require(child.presentation())
      #expect(shownChild.superlayer?.model() === parent)
      #expect(shownChild.superlayer?.position == CGPoint(x: 50, y: 0))
      // Where the parent is shown, not where it is going.
      #expect(shownChild.convert(CGPoint.zero, to: stage.context.root) == CGPoint(x: 25, y: -25))
      #expect(child.convert(CGPoint.zero, to: stage.context.root) == CGPoint(x: -25, y: -25))
      #expect(shown.hitTest(CGPoint(x: 30, y: -20))?.model() === child)
    }
  }
}
