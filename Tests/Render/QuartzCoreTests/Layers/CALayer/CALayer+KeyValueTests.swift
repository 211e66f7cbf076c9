// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CALayerKeyValueTests {
  @Test func partsOfTheTransformCanBeSetAndRead() throws {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(7.5, forKeyPath: "transform.translation.y")
    #expect(abs(layer.transform.m12 - 2) < 1e-12)
    #expect(abs(layer.transform.m21 + 1) < 1e-12)
    #expect(layer.transform.m42 == 7.5)
    let angle = try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat)
    #expect(abs(angle - .pi / 2) < 1e-12)
    #expect(layer.value(forKeyPath: "transform.translation.y") as? Double == 7.5)
  }

  @Test func propertiesHaveTheirNames() {
    let layer = CALayer()
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "position")
    layer.setValue(9, forKeyPath: "position.x")
    layer.setValue(CGFloat(20), forKeyPath: "bounds.size.width")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "backgroundColor")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue("n", forKey: "name")
    #expect(layer.opacity == 0.5)
    #expect(layer.position == CGPoint(x: 9, y: 4))
    #expect(layer.bounds.width == 20)
    #expect(layer.needsLayout())
    #expect(layer.isHidden)
    #expect(layer.masksToBounds)
    #expect(layer.name == "n")
    #expect(layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(layer.value(forKey: "opacity") as? Float == 0.5)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 20, height: 0))
    #expect(layer.value(forKeyPath: "frame.size.width") as? CGFloat == 20)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    layer.setValue("red", forKey: "opacity")
    #expect(layer.opacity == 0.5)
  }

  @Test func otherNamesAreTheApps() {
    let layer = CALayer()
    layer.setValue(42, forKey: "cardIndex")
    #expect(layer.value(forKey: "cardIndex") as? Int == 42)
    #expect(CALayer(layer: layer).value(forKey: "cardIndex") as? Int == 42)
    #expect(layer.value(forKey: "nothing") == nil)
    layer.setValue(nil, forKey: "cardIndex")
    #expect(layer.value(forKey: "cardIndex") == nil)
  }

  @Test func shapesHaveTheirs() {
    let layer = CAShapeLayer()
    layer.setValue(4, forKey: "lineWidth")
    layer.setValue(0.25, forKeyPath: "strokeEnd")
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    layer.setValue(path, forKey: "path")
    #expect(layer.lineWidth == 4)
    #expect(layer.strokeEnd == 0.25)
    #expect(layer.path == path)
    layer.setValue(3, forKey: "miterLimit")
    #expect(layer.miterLimit == 3)
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    gradient.setValue(CGPoint(x: 1, y: 1), forKey: "startPoint")
    #expect(gradient.startPoint == CGPoint(x: 1, y: 1))
  }

  @Test func settingByNameIsAChangeLikeAnyOther() {
    Stage.run { stage in
      let layer = stage.add(CALayer())
      layer.setValue(1, forKeyPath: "transform.rotation.z")
      #expect(layer.animationKeys() == ["transform"])
      stage.frame()
      #expect(stage.shown(layer)?.transform == .identity)
      stage.advance(to: 11)
      #expect(stage.shown(layer)?.transform != .identity)
      layer.setValue(1, forKeyPath: "transform.rotation.z")
      #expect(stage.frame() == 0)
    }
  }
}
