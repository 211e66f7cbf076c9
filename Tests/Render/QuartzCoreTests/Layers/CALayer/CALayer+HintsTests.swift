// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CALayerHintsTests {
  @Test func aNewLayersAreApples() {
    let layer = CALayer()
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(layer.allowsGroupOpacity)
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(layer.minificationFilterBias == 0)
    #expect(!layer.drawsAsynchronously && !layer.allowsEdgeAntialiasing)
    #expect(
      layer.edgeAntialiasingMask == [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    #expect(CALayer.defaultValue(forKey: "allowsGroupOpacity") as? Bool == true)
    #expect(CALayer.defaultValue(forKey: "rasterizationScale") as? CGFloat == 1)
    #expect(CALayer.defaultValue(forKey: "magnificationFilter") as? CALayerContentsFilter == .linear)
  }

  @Test func whatIsSeenIsToldTheRenderServers() {
    Stage.run { stage in
      let layer = stage.add(CALayer())
      layer.shouldRasterize = true
      layer.rasterizationScale = 2
      layer.allowsGroupOpacity = false
      layer.minificationFilter = .trilinear
      layer.magnificationFilter = .nearest
      stage.frame()
      let shown = stage.shown(layer)
      #expect(shown?.shouldRasterize == true && shown?.rasterizationScale == 2)
      #expect(shown?.allowsGroupOpacity == false)
      #expect(shown?.minificationFilter == .trilinear && shown?.magnificationFilter == .nearest)
    }
  }

  @Test func hintsAreKeptAndCostNothing() {
    Stage.run { stage in
      let layer = stage.add(CALayer())
      layer.drawsAsynchronously = true
      layer.allowsEdgeAntialiasing = true
      layer.edgeAntialiasingMask = .layerTopEdge
      layer.isOpaque = true
      #expect(stage.frame() == 0)
      let copy = CALayer(layer: layer)
      #expect(copy.drawsAsynchronously && copy.allowsEdgeAntialiasing && copy.isOpaque)
      #expect(copy.edgeAntialiasingMask == .layerTopEdge)
    }
  }

  @Test func theyHaveTheirNames() {
    let layer = CALayer()
    layer.setValue(true, forKey: "shouldRasterize")
    layer.setValue(3, forKey: "rasterizationScale")
    layer.setValue(CALayerContentsFilter.nearest, forKey: "magnificationFilter")
    #expect(layer.shouldRasterize && layer.rasterizationScale == 3 && layer.magnificationFilter == .nearest)
    #expect(layer.value(forKey: "shouldRasterize") as? Bool == true)
    #expect(layer.value(forKey: "rasterizationScale") as? CGFloat == 3)
  }
}
