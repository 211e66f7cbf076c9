// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

/// A layer as apps write them.
private final class RingLayer: CALayer {
  var progress: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
    progress = (layer as? RingLayer)?.progress ?? 0
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "cornerRadius" || super.needsDisplay(forKey: key)
  }
}

@MainActor struct CALayerSubclassTests {
  @Test func anAppsLayerAsksForDisplayWhenItMust() {
    let layer = RingLayer()
    #expect(!layer.needsDisplay())
    layer.opacity = 0.5
    #expect(!layer.needsDisplay())
    layer.cornerRadius = 5
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    layer.bounds.origin.y = 3
    #expect(!layer.needsDisplay())
    layer.bounds.size.width = 3
    #expect(layer.needsDisplay())
  }

  @Test func aCopyTakesTheSubclasssValues() {
    let layer = RingLayer()
    layer.progress = 0.5
    layer.zPosition = 3
    let copy = RingLayer(layer: layer)
    #expect(copy.progress == 0.5)
    #expect(copy.zPosition == 3)
  }

  @Test func layersAreNotReadFromArchives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(RingLayer(coder: coder) == nil)
  }

  @Test func aSubclassThatNothingCanCopyIsItsOwnPresentation() {
    // UIKit, in a process with it, can copy any class.
    let copyMaker = CALayer.copyMaker
    CALayer.copyMaker = nil
    defer { CALayer.copyMaker = copyMaker }
    let context = LayerContext(screenSize: .zero, screenScale: 1)
    let layer = RingLayer()
    context.root.addSublayer(layer)
    #expect(layer.presentation() === layer)
  }
}
