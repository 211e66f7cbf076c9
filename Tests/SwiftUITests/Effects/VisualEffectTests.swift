// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

@Suite @MainActor struct VisualEffectTests {
  private func look(_ effect: some VisualEffect, isRightToLeft: Bool = false) -> _VisualEffectLook {
    var look = _VisualEffectLook(size: CGSize(width: 100, height: 40), isRightToLeft: isRightToLeft)
    effect._apply(to: &look)
    return look
  }

  @Test func theEmptyEffectChangesNothing() { #expect(look(EmptyVisualEffect()).isIdentity) }

  @Test func transformsFollowEachOther() {
    let look = look(EmptyVisualEffect().scaleEffect(2).offset(x: 10))
    #expect(look.inner(CGPoint(x: 60, y: 20)) == CGPoint(x: 50, y: 20))
    #expect(look.inner(CGPoint(x: 160, y: 20)) == CGPoint(x: 100, y: 20))
    let mirrored = self.look(EmptyVisualEffect().offset(x: 10), isRightToLeft: true)
    #expect(mirrored.inner(CGPoint(x: 0, y: 0)) == CGPoint(x: 10, y: 0))
  }

  @Test func aLayerTurnsAboutItsMiddle() {
    let layer = CALayer()
    look(EmptyVisualEffect().rotationEffect(.degrees(90)).opacity(0.5)).configure(layer)
    #expect(layer.opacity == 0.5)
    #expect(abs(layer.transform.m41) < 1e-9 && abs(layer.transform.m42) < 1e-9)
    #expect(abs(layer.transform.m12 - 1) < 1e-9)
  }

  @Test func effectsOfOneKindAddUp() {
    #expect(look(EmptyVisualEffect().opacity(0.5).opacity(0.5)).opacity == 0.25)
    #expect(look(EmptyVisualEffect().blur(radius: 3).blur(radius: 4)).blur == 5)
    #expect(look(EmptyVisualEffect().scaleEffect(2).blur(radius: 4)).blur == 2, "the layer blurs before it scales")
    let grey = look(EmptyVisualEffect().saturation(0).brightness(0.5)).colors
    #expect(grey.entries[3] == 0.5 && grey.entries[0] == grey.entries[4])
  }

  @Test func valuesInBetweenCanBeMade() {
    func half<Effect: VisualEffect>(_ start: Effect, _ end: Effect) -> Effect {
      var (middle, way) = (start, end.animatableData - start.animatableData)
      way.scale(by: 0.5)
      middle.animatableData += way
      return middle
    }
    func effect(_ x: CGFloat, _ opacity: Double) -> some VisualEffect {
      EmptyVisualEffect().offset(x: x).opacity(opacity)
    }
    let middle = look(half(effect(10, 1), effect(30, 0)))
    #expect(middle.opacity == 0.5)
    #expect(middle.transform.m41 == 20)
  }
}
