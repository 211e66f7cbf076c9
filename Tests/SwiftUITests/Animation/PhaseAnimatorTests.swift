// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Beat: View {
  let model: Moved
  let log: (Double) -> Void
  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .phaseAnimator([0.0, 10.0, 20.0], trigger: model.isOn) { content, phase in
        let _ = log(phase)
        content.offset(x: phase)
      } animation: { _ in
        .linear(duration: 0.5)
      }
  }
}

private struct Loop: View {
  let model: Moved
  let log: (Double) -> Void
  var body: some View {
    VStack {
      if !model.isOn {
        PhaseAnimator([0.0, 10.0]) { phase in
          let _ = log(phase)
          Color.red.frame(width: 10, height: 10).offset(x: phase)
        } animation: {
          $0 == 0 ? .linear(duration: 0.2) : .linear(duration: 0.4)
        }
      }
    }
  }
}

@Suite @MainActor struct PhaseAnimatorTests {
  @Test func aTriggerGoesThroughThePhasesOnce() {
    let model = Moved()
    var phases: [Double] = []
    let scene = AnimationScene(Beat(model: model) { phases.append($0) })
    func x() -> CGFloat { scene.colored.first.map { scene.frame($0).minX } ?? .nan }
    let start = x()
    scene.screen.advance(by: 1)
    #expect(phases == [0])
    scene.change { model.isOn = true }
    scene.screen.advance(by: 0.25)
    #expect(abs(x() - start - 5) < 0.5)
    scene.screen.advance(by: 0.5)
    #expect(abs(x() - start - 15) < 0.8)
    scene.screen.advance(by: 3)
    #expect(abs(x() - start) < 1e-6)
    #expect(phases.filter { $0 == 20 }.count == 1 && phases.last == 0)
  }

  @Test func withoutATriggerPhasesFollowEachOtherUntilTheViewGoes() {
    let model = Moved()
    var phases: [Double] = []
    let scene = AnimationScene(Loop(model: model) { phases.append($0) })
    scene.screen.advance(by: 2)
    // 0.4 seconds there, 0.2 back.
    #expect((6...8).contains(phases.count), "\(phases)")
    scene.change { model.isOn = true }
    let count = phases.count
    scene.screen.advance(by: 3)
    #expect(phases.count == count)
  }
}
