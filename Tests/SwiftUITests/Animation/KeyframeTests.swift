// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Place {
  var x = 0.0
  var angle = Angle.zero
  var size = CGSize(width: 10, height: 10)
}

/// Keyframes of a type of their own.
private struct ThereAndBack: Keyframes {
  var body: some Keyframes<Place> {
    KeyframeTrack(\.x) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }
}

private struct Beat: View {
  let model: Moved

  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .keyframeAnimator(initialValue: Place(), trigger: model.isOn) { content, place in
        content.offset(x: place.x)
      } keyframes: { place in
        KeyframeTrack(\.x) {
          LinearKeyframe(place.x + 20, duration: 0.5)
          LinearKeyframe(place.x + 10, duration: 0.5)
        }
        KeyframeTrack(\.angle) { CubicKeyframe(.degrees(90), duration: 0.25) }
      }
  }
}

private struct Loop: View {
  let isRunning: Bool

  var body: some View {
    KeyframeAnimator(initialValue: 0.0, repeating: isRunning) { x in
      Color.red.frame(width: 10, height: 10).offset(x: x)
    } keyframes: { _ in
      LinearKeyframe(40, duration: 1)
      MoveKeyframe(100)
      LinearKeyframe(100, duration: 1)
    }
  }
}

@Suite @MainActor struct KeyframeTests {
  private func timeline(@KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0, content: content)
  }

  @Test func linearKeyframesFollowTheirCurves() {
    let line = timeline {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(20, duration: 2, timingCurve: .easeIn)
    }
    #expect(line.duration == 3)
    #expect(line.value(time: 0.5) == 5)
    #expect(line.value(time: 2) < 15 && line.value(time: 2) > 10)
    #expect(line.value(time: 9) == 20 && line.value(time: -1) == 0)
    #expect(line.value(progress: 1) == 20)
  }

  @Test func aMoveIsDoneAtOnce() {
    let line = timeline {
      MoveKeyframe(50)
      LinearKeyframe(60, duration: 1)
      MoveKeyframe(0)
    }
    #expect(line.value(time: 0) == 50)
    #expect(line.value(time: 0.5) == 55)
    #expect(line.value(time: 1) == 0)
  }

  @Test func cubicKeyframesKeepTheirVelocity() {
    let line = timeline {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    func velocity(_ time: Double) -> Double { (line.value(time: time + 1e-5) - line.value(time: time - 1e-5)) / 2e-5 }
    #expect(abs(line.value(time: 1) - 10) < 1e-9)
    #expect(abs(velocity(1) - 10) < 0.01, "that of the line from 0 to 20")
    #expect(abs(velocity(0.9999) - velocity(1.0001)) < 0.01)
    #expect(abs(velocity(2.9999)) < 0.01)
    let thrown = timeline { CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: 0) }
    #expect(thrown.value(time: 0.5) == 1)
  }

  @Test func aSpringGoesOnWithTheVelocityBefore() {
    let spring = Spring(duration: 0.5)
    let line = timeline {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(0, spring: spring)
    }
    #expect(abs(line.duration - 1 - spring.settlingDuration) < 1e-9)
    #expect(line.value(time: 1.005) > 10, "it goes on upwards")
    #expect(abs(line.value(time: line.duration)) < 0.1)
    let short = timeline {
      SpringKeyframe(10, duration: 0.1, spring: spring)
      LinearKeyframe(10, duration: 1)
    }
    #expect(short.value(time: 0.1) < 9)
  }

  @Test func tracksChangeTheirOwnParts() {
    let line = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.size) {
        LinearKeyframe(CGSize(width: 20, height: 10), duration: 2)
      }
    }
    #expect(line.duration == 2)
    #expect(line.value(time: 1).x == 10 && line.value(time: 1).size == CGSize(width: 15, height: 10))
    #expect(line.value(time: 2).x == 10)
    #expect(KeyframeTimeline(initialValue: Place()) { ThereAndBack() }.value(time: 1.5).x == 5)
  }

  @Test func buildersTakeConditionsAndLoops() {
    func line(_ isLong: Bool) -> KeyframeTimeline<Double> {
      timeline {
        if isLong {
          LinearKeyframe(10, duration: 4)
        } else {
          LinearKeyframe(10, duration: 1)
        }
        for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
      }
    }
    #expect(line(true).duration == 7 && line(false).duration == 4)
    #expect(line(false).value(time: 2) == 1)
  }

  @Test func aTriggerRunsTheKeyframesOnceFromWhereTheValueIs() {
    let model = Moved()
    let scene = AnimationScene(Beat(model: model))
    func x() -> CGFloat { scene.colored.first.map { scene.frame($0).minX } ?? .nan }
    let start = x()
    scene.screen.advance(by: 1)
    #expect(x() == start)
    scene.change { model.isOn = true }
    scene.screen.advance(by: 0.25)
    #expect(abs(x() - start - 10) < 1)
    scene.screen.advance(by: 0.5)
    #expect(abs(x() - start - 15) < 1)
    scene.screen.advance(by: 3)
    #expect(abs(x() - start - 10) < 1e-6)
    scene.change { model.isOn = false }
    scene.screen.advance(by: 3)
    #expect(abs(x() - start - 20) < 1e-6)
  }

  @Test func withoutATriggerTheKeyframesRepeat() {
    let scene = AnimationScene(Loop(isRunning: true))
    func x() -> CGFloat { scene.colored.first.map { scene.frame($0).minX } ?? .nan }
    let still = AnimationScene(Loop(isRunning: false))
    let start = still.colored.first.map { still.frame($0).minX } ?? .nan
    scene.screen.advance(by: 0.5)
    let half = x() - start
    #expect(half > 15 && half < 25, "\(half)")
    scene.screen.advance(by: 1)
    #expect(abs(x() - start - 100) < 1e-6)
    scene.screen.advance(by: 1)
    #expect(abs(x() - start - half) < 2)
  }
}
