// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// What moves with the tilt of the device.
@MainActor struct UIMotionEffectTests {
  private func effect(_ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ reach: CGFloat)
    -> UIInterpolatingMotionEffect
  {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = -reach
    effect.maximumRelativeValue = reach
    return effect
  }

  @Test func valuesLieEvenlyBetweenTheEnds() {
    let sideways = effect("center.x", .tiltAlongHorizontalAxis, 20)
    func value(_ x: CGFloat, _ y: CGFloat) -> CGFloat? {
      let offset = UIOffset(horizontal: x, vertical: y)
      return (sideways.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? NSNumber)
        .map { CGFloat($0.doubleValue) }
    }
    #expect(value(0, 1) == 0)
    #expect(value(0.5, 0) == 10)
    #expect(value(-1, 0) == -20)
    #expect(value(9, 0) == 20)
  }

  @Test func groupsAddUpWhatIsAskedOfOneProperty() {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      effect("center.x", .tiltAlongHorizontalAxis, 20), effect("center.x", .tiltAlongVerticalAxis, 4),
      effect("center.y", .tiltAlongVerticalAxis, 6),
    ]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0.5))
    #expect((values?["center.x"] as? NSNumber)?.doubleValue == 22)
    #expect((values?["center.y"] as? NSNumber)?.doubleValue == 3)
  }

  @Test func aTiltMovesWhatIsShownAndNotTheModel() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage(view)
    view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, 20))
    UIApplication.shared.handle(.motion(InputEvent.Motion(pitch: 0, roll: -.pi / 6, yaw: 0), time: 0))
    stage.frame()
    stage.advance(0.1)
    #expect(view.center == CGPoint(x: 5, y: 5))
    #expect(view.shown.position.x == 25)
    UIApplication.shared.handle(.motion(InputEvent.Motion(pitch: 0, roll: .pi, yaw: 0), time: 0))
    stage.frame()
    stage.advance(0.1)
    #expect(view.shown.position.x == -15)
    view.motionEffects = []
    stage.frame()
    #expect(view.shown.position.x == 5)
    UIApplication.shared.handle(.motion(InputEvent.Motion(pitch: 0, roll: 0, yaw: 0), time: 0))
  }
}
