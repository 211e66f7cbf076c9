// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RenderProtocol
import Testing

/// Draws one square and counts.
private final class SquareLayer: CALayer {
  var drawings = 0
  var onDraw: (() -> Void)?
  var isBlank = false

  override func draw(in ctx: CGContext) {
    drawings += 1
    onDraw?()
    ctx.saveGState()
    if !isBlank {
      ctx.setFillColor(CGColor(gray: 1, alpha: 1))
      ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 3))
    }
    ctx.restoreGState()
  }
}

@MainActor struct DisplayPassTests {
  private let context = LayerContext(screenSize: CGSize(width: 10, height: 10), screenScale: 1)

  private func square() -> SquareLayer {
    let layer = SquareLayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    context.root.addSublayer(layer)
    return layer
  }

  private func operations(_ layer: CALayer) -> [DisplayList.Operation]? {
    guard case .drawing(let list)? = layer.drawingContents else { return nil }
    return list.operations
  }

  @Test func aFlippedLayerIsDrawnFromTheBottomUp() throws {
    let layer = square()
    layer.isGeometryFlipped = true
    layer.setNeedsDisplay()
    _ = context.makeFrame()
    let transforms = try #require(operations(layer)).compactMap { operation -> CGAffineTransform? in
      if case .concatenate(let transform) = operation { return transform }
      return nil
    }
    let all = transforms.reversed().reduce(CGAffineTransform.identity) { $0.concatenating($1) }
    #expect(CGRect(x: 1, y: 2, width: 3, height: 3).applying(all) == CGRect(x: 1, y: 5, width: 3, height: 3))
  }

  @Test func aLayerIsDrawnOnceWhenItAsked() throws {
    let layer = square()
    _ = try #require(context.makeFrame())
    #expect(layer.drawings == 0)
    layer.setNeedsDisplay()
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    let commit = try #require(context.makeFrame()).commit
    #expect(layer.drawings == 1)
    guard case .drawing(let list)?? = commit.deltas.first?.changes.first.map({ $0[LayerChange.contents] }) else {
      Issue.record("no drawing in \(commit.deltas)")
      return
    }
    let fills = list.operations.compactMap { operation -> RGBAColor? in
      if case .fill(_, let color, _) = operation { return color }
      return nil
    }
    #expect(fills == [.white])
    #expect(context.makeFrame() == nil)
    #expect(layer.drawings == 1)
  }

  @Test func theSameDrawingIsNoChange() throws {
    let layer = square()
    layer.setNeedsDisplay()
    _ = context.makeFrame()
    layer.setNeedsDisplay()
    #expect(context.makeFrame() == nil)
    #expect(layer.drawings == 2)
  }

  @Test func userSpaceIsBoundsSpace() {
    let layer = square()
    layer.bounds.origin = CGPoint(x: 5, y: 6)
    layer.setNeedsDisplay()
    context.runDisplayPass()
    #expect(operations(layer)?.first == .concatenate(CGAffineTransform(translationX: -5, y: -6)))
  }

  @Test func drawingNothingClearsOnlyWhatWasDrawn() {
    let layer = square()
    layer.display()
    #expect(operations(layer) != nil)
    layer.isBlank = true
    layer.display()
    #expect(operations(layer) == nil)
    layer.contents = testImage(1)
    layer.display()
    #expect(layer.contents as? CGImage == testImage(1))
    let handedOver = LayerContents.drawing(DisplayList(operations: [.clear(.zero)]))
    layer.drawingContents = handedOver
    #expect(layer.contents == nil)
    layer.display()
    #expect(layer.drawingContents == handedOver)
    layer.isBlank = false
    layer.display()
    #expect(layer.contents == nil)
    #expect(operations(layer) != nil)
  }

  @Test func aLayerWithoutAnAreaDrawsNothing() {
    let layer = square()
    layer.bounds.size.height = 0
    layer.display()
    #expect(layer.drawings == 0)
    #expect(operations(layer) == nil)
  }

  @Test func whatIsAskedForWhileDrawingWaitsForTheNextFrame() throws {
    let layer = square()
    var wakeUps = 0
    layer.onDraw = {
      layer.setNeedsDisplay()
      layer.setNeedsLayout()
    }
    layer.setNeedsDisplay()
    _ = try #require(context.makeFrame())
    #expect(layer.drawings == 1)
    #expect(layer.needsDisplay() && layer.needsLayout())
    #expect(context.hasWork)
    context.onWork = { wakeUps += 1 }
    #expect(wakeUps == 1)
    layer.onDraw = nil
    _ = context.makeFrame()
    #expect(layer.drawings == 2)
    #expect(!context.hasWork)
  }

  @Test func layersAreDrawnAfterLayout() {
    let layer = square()
    var order: [String] = []
    final class Owner: NSObject, CALayerDelegate {
      var log: (String) -> Void = { _ in }
      func layoutSublayers(of layer: CALayer) { log("layout") }
      func layerWillDraw(_ layer: CALayer) { log("will draw") }
    }
    let owner = Owner()
    owner.log = { order.append($0) }
    layer.onDraw = { order.append("draw") }
    layer.delegate = owner
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
    _ = context.makeFrame()
    #expect(order == ["layout", "will draw", "draw"])
  }

  @Test func theDelegateDrawsOrSetsTheContents() {
    final class Painter: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }
    final class Giver: NSObject, CALayerDelegate {
      func display(_ layer: CALayer) { layer.contents = testImage(9) }
      func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("display(_:) stands in for drawing") }
    }
    let (painter, giver) = (Painter(), Giver())
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 1, height: 1)
    layer.delegate = painter
    layer.display()
    #expect(operations(layer)?.count == 1)
    layer.delegate = giver
    layer.display()
    #expect(layer.contents as? CGImage == testImage(9))
  }

  @Test func picturesThatWereDrawnAreGivenToTheServers() throws {
    final class PictureLayer: CALayer {
      override func draw(in ctx: CGContext) { ctx.draw(testImage(7), in: bounds) }
    }
    let layer = PictureLayer()
    layer.bounds.size = CGSize(width: 4, height: 4)
    context.root.addSublayer(layer)
    layer.setNeedsDisplay()
    #expect(try #require(context.makeFrame()).images == [testImage(7)])
  }
}
