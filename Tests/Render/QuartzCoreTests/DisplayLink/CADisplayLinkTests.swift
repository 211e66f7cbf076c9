// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct CADisplayLinkTests {
  /// Makes frames of the screen from the present on.
  private func frames(_ count: Int, _ stage: Stage) {
    for _ in 0..<count { stage.advance(to: stage.time + 1.0 / 60) }
  }

  @Test func aLinkIsCalledOnceAFrame() throws {
    Stage.run { stage in
      var times: [Double] = []
      let link = CADisplayLink { link in
        times.append(link.timestamp)
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
      }
      #expect(stage.context.nextAnimationEvent == nil)
      frames(2, stage)
      #expect(times == [])
      link.add(to: .main, forMode: .common)
      #expect(stage.context.nextAnimationEvent != nil)
      frames(3, stage)
      #expect(times.count == 3)
      #expect(times.last == stage.time)
      link.isPaused = true
      #expect(stage.context.nextAnimationEvent == nil)
      frames(2, stage)
      #expect(times.count == 3)
      link.isPaused = false
      frames(1, stage)
      #expect(times.count == 4)
      link.invalidate()
      frames(2, stage)
      #expect(times.count == 4)
      #expect(stage.context.nextAnimationEvent == nil)
      link.add(to: .main, forMode: .common)
      frames(2, stage)
      #expect(times.count == 4)
    }
  }

  @Test func slowerLinksLeaveFramesOut() {
    Stage.run { stage in
      var counts: [Int: Int] = [:]
      for rate in [0, 30, 20, 60, 120] {
        let link = CADisplayLink { _ in counts[rate, default: 0] += 1 }
        link.preferredFramesPerSecond = rate
        link.add(to: .main, forMode: .default)
      }
      let ranged = CADisplayLink { _ in counts[-1, default: 0] += 1 }
      ranged.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 15)
      ranged.add(to: .main, forMode: .default)
      frames(60, stage)
      #expect(counts == [0: 60, 30: 30, 20: 20, 60: 60, 120: 60, -1: 15])
      #expect(abs((stage.context.nextAnimationEvent ?? 0) - stage.time - 1.0 / 60) < 1e-9)
    }
  }

  @Test func aLinkCanEndItself() {
    Stage.run { stage in
      var count = 0
      let link = CADisplayLink { link in
        count += 1
        if count == 2 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
      frames(5, stage)
      #expect(count == 2)
    }
  }
}
