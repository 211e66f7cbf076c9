// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@MainActor struct CALayerTreeTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "?" } }

  @Test func sublayersStandWhereTheyWereInserted() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(b)
    root.insertSublayer(a, at: 0)
    root.insertSublayer(d, at: 99)
    root.insertSublayer(c, below: d)
    #expect(names(root) == ["a", "b", "c", "d"])
    root.insertSublayer(a, above: c)
    #expect(names(root) == ["b", "c", "a", "d"])
    root.addSublayer(b)
    #expect(names(root) == ["c", "a", "d", "b"])
    root.insertSublayer(d, below: named("stranger"))
    #expect(names(root) == ["d", "c", "a", "b"])
    root.insertSublayer(c, above: c)
    #expect(names(root) == ["d", "c", "a", "b"])
  }

  @Test func aLayerHasOneSuperlayer() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
    #expect(child.superlayer === second)
    child.removeFromSuperlayer()
    #expect(child.superlayer == nil)
    #expect(second.sublayers == nil)
  }

  @Test func replacingKeepsThePlace() {
    let root = CALayer()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(names(root) == ["c", "b"])
    #expect(a.superlayer == nil)
    root.replaceSublayer(a, with: named("x"))
    #expect(names(root) == ["c", "b"])
    root.replaceSublayer(c, with: b)
    #expect(names(root) == ["b"])
  }

  @Test func settingSublayersAddsKeepsAndRemoves() {
    let (root, other) = (CALayer(), CALayer())
    let (a, b, c) = (named("a"), named("b"), named("c"))
    root.sublayers = [a, b]
    other.addSublayer(c)
    root.sublayers = [c, b]
    #expect(names(root) == ["c", "b"])
    #expect(a.superlayer == nil)
    #expect(c.superlayer === root)
    #expect(other.sublayers == nil)
    root.sublayers = nil
    #expect(c.superlayer == nil)
  }

  @Test func aMaskBelongsToItsLayer() {
    let (layer, mask) = (CALayer(), CALayer())
    let elsewhere = CALayer()
    elsewhere.addSublayer(mask)
    layer.mask = mask
    #expect(elsewhere.sublayers == nil)
    #expect(mask.superlayer === layer)
    #expect(layer.sublayers == nil)
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }

  @Test func aCopyHasTheValuesButNoPlace() {
    let root = CALayer()
    let layer = CAShapeLayer()
    layer.opacity = 0.25
    layer.lineWidth = 7
    root.addSublayer(layer)
    layer.addSublayer(CALayer())
    let copy = CAShapeLayer(layer: layer)
    #expect(copy.opacity == 0.25)
    #expect(copy.lineWidth == 7)
    #expect(copy.superlayer == nil)
    #expect(copy.sublayers == nil)
  }

  @Test func thePresentationIsACopyOfTheModelInATree() throws {
    let context = LayerContext(screenSize: CGSize(width: 10, height: 10), screenScale: 1)
    let layer = CALayer()
    layer.opacity = 0.5
    #expect(layer.presentation() == nil)
    context.root.addSublayer(layer)
    let presentation = try #require(layer.presentation())
    #expect(presentation !== layer)
    #expect(presentation.opacity == 0.5)
    #expect(presentation.model() === layer)
    #expect(layer.model() === layer)
  }

  @Test func addingAnAncestorStopsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (root, child) = (CALayer(), CALayer())
      root.name = "root"
      root.addSublayer(child)
      child.addSublayer(root)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("<CALayer 'root' frame = (0.0 0.0; 0.0 0.0)> is a part of cycle in its layer tree"))
  }

  @Test func beingOnesOwnMaskStopsTheApp() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let layer = CALayer()
      layer.mask = layer
    }
  }

  @Test func theTreeDescriptionIndentsByDepth() {
    let (root, child, mask) = (named("root"), named("child"), named("mask"))
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    root.addSublayer(child)
    child.mask = mask
    #expect(
      root.layerTreeDescription() == """
        <CALayer 'root' frame = (0.0 0.0; 10.0 20.0)>
           | <CALayer 'child' frame = (0.0 0.0; 0.0 0.0)>
           |    | mask: <CALayer 'mask' frame = (0.0 0.0; 0.0 0.0)>
        """)
  }
}
