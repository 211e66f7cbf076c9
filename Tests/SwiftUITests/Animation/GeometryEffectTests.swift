// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing

@testable import SwiftUI

private struct Shake: GeometryEffect {
  var share: CGFloat
  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(share * .pi) * size.width / 10, y: 0))
  }
}

private struct Shaken: View {
  let model: Moved
  var body: some View { Color.red.frame(width: 100, height: 100).modifier(Shake(share: model.value)) }
}

@Suite @MainActor struct GeometryEffectTests {
  @Test func anEffectGoesByTheViewsSize() throws {
    let at = try pixels(Color.red.frame(width: 100, height: 100).modifier(Shake(share: 0.5).ignoredByLayout()))
    #expect(near(at(-45, 0), [255, 255, 255]) && near(at(55, 0), at(0, 0)))
    #expect(!near(at(0, 0), [255, 255, 255]))
  }

  @Test func animationsAskForTheTransformsInBetween() throws {
    let model = Moved()
    let scene = AnimationScene(Shaken(model: model))
    func position() -> CGFloat { scene.colored.first.map { scene.frame($0).minX } ?? .nan }
    let start = position()
    scene.change { withAnimation(.linear(duration: 1)) { model.value = 1 } }
    for (time, way) in [(0.25, 7.071), (0.5, 10), (0.75, 7.071), (1, 0)] {
      scene.screen.advance(by: 0.25)
      #expect(abs(position() - start - way) < 0.3, "at \(time)")
    }
  }

  @Test func transformsAreReckonedWith() {
    let turn = CATransform3DMakeRotation(0.7, 1, 0, 0)
    var space = CATransform3DIdentity
    space.m34 = -1 / 300
    let transform = ProjectionTransform(CATransform3DConcat(turn, space))
    #expect(!transform.isAffine && !transform.isIdentity)
    let moved = ProjectionTransform(CGAffineTransform(translationX: 4, y: 5))
    #expect(moved.isAffine && CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 5, y: 6))
    let back = CGPoint(x: 30, y: -20).applying(transform.concatenating(moved).inverted())
    let there = back.applying(transform).applying(moved)
    #expect(abs(there.x - 30) < 1e-9 && abs(there.y + 20) < 1e-9)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(!flat.invert() && flat.inverted() == flat)
  }
}
