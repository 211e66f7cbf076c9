// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Layers with properties of their own, which Core Animation keeps and moves.
@MainActor struct OwnPropertyTests {
  private let screen = TestScreen(.iPhoneSE)
  private let page = UIViewController()

  private func show(_ layer: CALayer) {
    screen.show(page)
    layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    page.view.layer.addSublayer(layer)
    screen.step()
  }

  private func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test func aManagedPropertyHasAValueFromTheBeginning() {
    let ring = RingLayer()
    #expect(ring.progress == 0)
    ring.progress = 0.25
    #expect(ring.progress == 0.25)
    #expect(ring.value(forKey: "progress") as? CGFloat == 0.25)
    ring.setValue(0.5, forKey: "progress")
    #expect(ring.progress == 0.5)
    ring.ringColor = nil
    #expect(ring.ringColor == nil)
    #expect(RingLayer(layer: ring).progress == 0.5)
    #expect(CountingLayer().number == 3)
    #expect(CountingLayer().value(forKeyPath: "number") as? Int == 3)
  }

  @Test func aChangeMovesAndIsDrawnWithEveryFrame() {
    let ring = RingLayer()
    show(ring)
    RingLayer.drawn = []
    ring.progress = 1
    #expect(ring.progress == 1)
    screen.step()
    screen.advance(by: 0.5)
    #expect(abs((ring.presentation()?.progress ?? 0) - 0.5) < 1e-6)
    #expect(abs((RingLayer.drawn.last ?? 0) - 0.5) < 1e-6)
    #expect(RingLayer.drawn == RingLayer.drawn.sorted())
    let half = RingLayer.drawn.count
    #expect((30...33).contains(half))
    screen.advance(by: 0.6)
    #expect(RingLayer.drawn.last == 1)
    #expect(ring.animationKeys() == nil)
    let count = RingLayer.drawn.count
    screen.advance(by: 1)
    #expect(RingLayer.drawn.count == count)
  }

  @Test func aChangeOnTheWayGoesOnFromWhatIsShown() {
    let ring = RingLayer()
    show(ring)
    ring.progress = 1
    screen.step()
    screen.advance(by: 0.5)
    RingLayer.drawn = []
    ring.progress = 0
    screen.step()
    #expect(abs((RingLayer.drawn.last ?? 0) - 0.5) < 1e-6)
    screen.advance(by: 0.5)
    #expect(abs((RingLayer.drawn.last ?? 0) - 0.25) < 1e-6)
    screen.advance(by: 1)
    #expect(RingLayer.drawn.last == 0)
  }

  @Test func theDrawingIsSeen() throws {
    let ring = RingLayer()
    show(ring)
    let empty = try screen.snapshot()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.progress = 0.5
    CATransaction.commit()
    // The new contents fade in: redrawing a layer without a view is a change of its contents.
    screen.advance(by: 0.3)
    let half = try screen.snapshot()
    #expect(half != empty)
    ring.progress = 1
    screen.step()
    #expect(try screen.snapshot() == half)
    screen.advance(by: 0.5)
    #expect(try screen.snapshot() != half)
    ring.removeAllAnimations()
    screen.step()
    #expect(RingLayer.drawn.last == 1)
  }

  @Test func aBlockGivesItsDurationToALayersOwnProperty() {
    let pie = PieView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    screen.show(page)
    page.view.addSubview(pie)
    screen.step()
    PieLayer.drawn = []
    pie.share = 0.5
    screen.step()
    #expect(PieLayer.drawn == [0.5])
    var hasFinished = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      pie.share = 1
    } completion: {
      hasFinished = $0
    }
    screen.step()
    screen.advance(by: 0.5)
    #expect(abs((PieLayer.drawn.last ?? 0) - 0.75) < 1e-6)
    #expect(!hasFinished)
    screen.advance(by: 0.6)
    #expect(PieLayer.drawn.last == 1)
    #expect(hasFinished)
  }

  @Test func anExposedPropertyMovesByAnAnimationThatIsAdded() {
    let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    gauge.backgroundColor = .white
    screen.show(page)
    page.view.addSubview(gauge)
    screen.step()
    gauge.turn(to: 4)
    screen.step()
    screen.advance(by: 0.25)
    #expect(abs((gauge.drawn.last ?? 0) - 2) < 1e-6)
    screen.advance(by: 0.5)
    #expect(gauge.drawn.last == 4)
  }

  @Test func aLayerThatDisplaysItselfIsAskedWithEveryFrame() {
    let counter = CountingLayer()
    show(counter)
    let animation = CAKeyframeAnimation(keyPath: "number")
    animation.values = [0, 10, 20]
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    counter.add(animation, forKey: nil)
    screen.step()
    screen.advance(by: 0.5)
    #expect((9...10).contains(counter.shown.last ?? -1))
    screen.advance(by: 0.6)
    #expect(counter.shown.last == 3)
    #expect(counter.shown.max() == 19)
  }
}
