// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing
import UIKit

/// Presentation copies of an app's own layer classes, and display links that call methods.
@MainActor struct CALayerCopyingTests {
  final class RingLayer: CALayer {
    static var living = 0
    var progress: CGFloat = 0
    var marks: [Int] = []

    override init() {
      super.init()
      Self.living += 1
    }

    override init(layer: Any) {
      super.init(layer: layer)
      Self.living += 1
      guard let ring = layer as? RingLayer else { return }
      progress = ring.progress
      marks = ring.marks + [1]
    }

    required init?(coder: NSCoder) { nil }

    deinit { MainActor.assumeIsolated { Self.living -= 1 } }
  }

  final class PlainLayer: CALayer {}

  final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
  }

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    return window
  }

  @Test func aPresentationIsMadeByTheClasssOwnInitialiser() throws {
    let window = window()
    do {
      let view = RingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      window.addSubview(view)
      let ring = try #require(view.layer as? RingLayer)
      ring.progress = 0.75
      let shown = try #require(ring.presentation())
      #expect(shown !== ring)
      #expect(shown.progress == 0.75)
      #expect(shown.marks == [1])
      #expect(shown.frame == view.frame)
      #expect(shown.model() === ring)
      view.removeFromSuperview()
    }
    window.isHidden = true
  }

  @Test func aClassWithoutAnInitialiserInheritsIt() throws {
    let window = window()
    let layer = PlainLayer()
    window.layer.addSublayer(layer)
    let shown = try #require(layer.presentation())
    #expect(type(of: shown) == PlainLayer.self)
    #expect(shown !== layer)
    window.isHidden = true
  }

  @Test func copiesAreReleasedOnce() throws {
    let before = RingLayer.living
    do {
      let layer = RingLayer()
      let root = CALayer()
      let context = LayerContext(root: root, screenSize: .zero, screenScale: 1)
      root.addSublayer(layer)
      for _ in 0..<10 { #expect(layer.presentation()?.model() === layer) }
      #expect(RingLayer.living == before + 1)
      layer.removeFromSuperlayer()
      _ = context.makeCommit()
    }
    #expect(RingLayer.living == before)
  }

  final class Ticker: NSObject {
    var count = 0
    func step(_ link: CADisplayLink) { count += 1 }
  }

  @Test func aDisplayLinkCallsAMethod() {
    let context = LayerContext(root: CALayer(), screenSize: .zero, screenScale: 1)
    let ticker = Ticker()
    let link = CADisplayLink(
      target: ticker, selector: Selector._tessera("step:", Ticker.self, Ticker.step))
    link.add(to: .main, forMode: .common)
    for frame in 1...3 { context.tick(to: CACurrentMediaTime() + Double(frame) / 60) }
    #expect(ticker.count == 3)
    link.invalidate()
    context.tick(to: CACurrentMediaTime() + 1)
    #expect(ticker.count == 3)
  }
}
