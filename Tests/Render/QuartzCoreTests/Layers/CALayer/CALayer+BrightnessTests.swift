// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import QuartzCore

/// How bright what lies behind a layer is.
@MainActor @Suite struct CALayerBrightnessTests {
  private let root = CALayer()
  private let bar = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    bar.frame = CGRect(x: 0, y: 10, width: 100, height: 20)
    root.addSublayer(bar)
  }

  private func gray(_ white: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(red: white, green: white, blue: white, alpha: alpha)
  }

  @discardableResult
  private func layer(_ white: CGFloat, _ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let made = CALayer()
    made.frame = frame
    made.backgroundColor = gray(white)
    if let parent { parent.addSublayer(made) } else { root.insertSublayer(made, below: bar) }
    return made
  }

  private func look(_ x: CGFloat = 50, _ y: CGFloat = 10) -> CGFloat? { bar.brightnessBehind(CGPoint(x: x, y: y)) }

  @Test func nothingBehindIsNoBrightness() {
    #expect(look() == nil)
  }

  @Test func theNearestLayerBehindCountsThoseInFrontAndTheBarItselfDoNot() {
    root.backgroundColor = gray(1)
    #expect(look() == 1)
    layer(0.25, CGRect(x: 0, y: 0, width: 60, height: 100))
    bar.backgroundColor = gray(0)
    let front = CALayer()
    front.frame = root.bounds
    front.backgroundColor = gray(0)
    root.addSublayer(front)
    #expect(abs((look() ?? 0) - 0.25) < 1e-5)
    #expect(look(80) == 1)
  }

  @Test func depthCountsAndScrolledContentIsWhereItIsSeen() {
    let content = layer(1, root.bounds)
    layer(0, CGRect(x: 0, y: 500, width: 100, height: 50), in: content)
    #expect(look() == 1)
    content.bounds.origin.y = 495
    #expect(look() == 0)
    layer(0.5, root.bounds).zPosition = -1
    #expect(look() == 0)
  }

  @Test func whatIsSeenThroughHiddenOrClippedAwayCountsAsFarAsItIsSeen() {
    root.backgroundColor = gray(1)
    let veil = layer(0, root.bounds)
    veil.opacity = 0.25
    #expect(abs((look() ?? 0) - 0.75) < 1e-5)
    veil.isHidden = true
    #expect(look() == 1)
    let clip = layer(1, CGRect(x: 0, y: 0, width: 10, height: 10))
    clip.masksToBounds = true
    layer(0, CGRect(x: 0, y: 0, width: 100, height: 100), in: clip)
    #expect(look() == 1)
    clip.masksToBounds = false
    #expect(look() == 0)
  }

  @Test func gradientsCountByTheirPlace() {
    let gradient = CAGradientLayer()
    gradient.frame = root.bounds
    gradient.colors = [gray(0), gray(1)]
    root.insertSublayer(gradient, below: bar)
    #expect(abs((look(50, 10) ?? 0) - 0.2) < 1e-5)
    #expect(abs((look(50, 15) ?? 0) - 0.25) < 1e-5)
  }

  @Test func layersThatAreTurnedAreLookedAtWhereTheyAre() {
    root.backgroundColor = gray(1)
    let turned = layer(0, CGRect(x: 0, y: 15, width: 100, height: 10))
    #expect(look(50, 10) == 0)
    turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(look(20, 10) == 1 && look(50, 10) == 0)
  }
}
