// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Effects of symbols: which animations they are, and when they end.
@MainActor struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "heart"))
  private var keys: Set<String> { Set(view.layer.animationKeys() ?? []) }

  private func group(_ key: SymbolMotionKey) -> CAAnimationGroup? {
    view.layer.animation(forKey: key.rawValue) as? CAAnimationGroup
  }

  @Test func aBounceHappensOnceAndAPulseUntilItIsRemoved() {
    view.addSymbolEffect(.bounce)
    #expect(group(.bounce)?.repeatCount == 1)
    view.addSymbolEffect(.pulse.byLayer)
    #expect(group(.pulse)?.repeatCount == .infinity && group(.pulse)?.duration == 1.5)
    view.addSymbolEffect(.wiggle.left, options: .repeat(3).speed(2))
    #expect(group(.wiggle)?.repeatCount == 3 && group(.wiggle)?.duration == 0.4)
    view.addSymbolEffect(.variableColor.iterative.reversing, options: .nonRepeating)
    #expect(group(.variableColor)?.repeatCount == 1)
    view.addSymbolEffect(.rotate, options: .repeat(.periodic(2, delay: 1)))
    #expect(group(.rotate)?.repeatCount == 2 && group(.rotate)?.duration == 2.5)
    view.removeSymbolEffect(ofType: .pulse)
    #expect(keys == ["symbol.bounce", "symbol.wiggle", "symbol.variableColor", "symbol.rotate"])
    view.removeAllSymbolEffects()
    #expect(keys.isEmpty)
  }

  @Test func whatScalesAndDisappearsStaysSo() {
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.disappear)
    #expect(group(.scale)?.fillMode == .forwards && group(.disappear)?.isRemovedOnCompletion == false)
    view.addSymbolEffect(.appear)
    #expect(keys == ["symbol.scale", "symbol.appear"])
    view.addSymbolEffect(.breathe.plain)
    #expect(group(.breathe)?.animations?.count == 1)
  }

  @Test func aSymbolFadesIntoAnother() {
    let star = UIImage(systemName: "star")
    view.setSymbolImage(star ?? UIImage(), contentTransition: .replace.downUp)
    #expect(view.image === star && keys == [kCATransition])
  }

  @Test func kindsAreWhatTheyAreCalled() {
    #expect(BounceSymbolEffect.bounce.down._motion == .bounce(isUp: false))
    #expect(WiggleSymbolEffect.wiggle.custom(angle: 0)._motion == .wiggle(x: 1, y: 0, isTurned: false))
    #expect(BreatheSymbolEffect.breathe.pulse == .breathe)
  }
}
