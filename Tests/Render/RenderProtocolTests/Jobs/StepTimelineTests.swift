// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct StepTimelineTests {
  private func timeline(_ steps: (Double, StepScript.Action)...) -> StepTimeline {
    StepTimeline(StepScript(steps: steps.map { StepScript.Step(time: $0.0, action: $0.1) }))
  }

  private func touch(
    _ phase: StepScript.Touch.Phase, _ finger: UInt32, _ x: CGFloat, _ y: CGFloat, duration: Double = 0
  ) -> StepScript.Action {
    .touch(
      StepScript.Touch(phase: phase, finger: finger, location: CGPoint(x: x, y: y), duration: duration))
  }

  private func change(_ phase: InputEvent.Touch.Phase, _ finger: UInt32, _ x: CGFloat, _ y: CGFloat) -> InputEvent.Touch
  {
    InputEvent.Touch(identifier: finger, phase: phase, location: CGPoint(x: x, y: y))
  }

  @Test func fingersOfOneMomentComeTogether() {
    let timeline = timeline((0.5, touch(.began, 1, 10, 20)), (0.5, touch(.began, 2, 30, 40)))
    #expect(timeline.moments.map(\.time) == [0.5])
    #expect(timeline.moments[0].event == .touches([change(.began, 1, 10, 20), change(.began, 2, 30, 40)]))
  }

  @Test func oneFingersChangesStayApart() {
    let timeline = timeline((0.5, touch(.began, 1, 10, 20)), (0.5, touch(.ended, 1, 10, 20)))
    #expect(
      timeline.moments.map(\.event) == [.touches([change(.began, 1, 10, 20)]), .touches([change(.ended, 1, 10, 20)])])
  }

  @Test func aWayIsTakenInEqualPartsSixtyTimesASecond() {
    let timeline = timeline((0.5, touch(.began, 1, 0, 0)), (0.5, touch(.moved, 1, 60, 30, duration: 0.05)))
    #expect(timeline.moments.map(\.time) == [0.5, 0.516667, 0.533333, 0.55])
    let places = timeline.moments.dropFirst().map(\.event)
    #expect(
      places == [
        .touches([change(.moved, 1, 20, 10)]), .touches([change(.moved, 1, 40, 20)]),
        .touches([change(.moved, 1, 60, 30)]),
      ])
  }

  @Test func whatComesDuringAWayIsSortedIn() {
    let timeline = timeline(
      (0, touch(.began, 1, 0, 0)), (0, touch(.moved, 1, 0, 60, duration: 0.05)), (0.03, .snapshot("way")),
      (0.05, touch(.ended, 1, 0, 60)))
    #expect(timeline.moments.map(\.time) == [0, 0.016667, 0.03, 0.033333, 0.05, 0.05])
    #expect(timeline.moments[2].event == .snapshot("way"))
    #expect(timeline.moments[5].event == .touches([change(.ended, 1, 0, 60)]))
  }

  @Test func aRecordingSeesWhatHappensAtItsMomentsAndEndsWithoutAFrame() {
    let recording = StepScript.Recording(name: "a", end: 1.2, framesPerSecond: 10)
    let timeline = timeline((1, .record(recording)), (1.1, .appearance(.dark)))
    #expect(timeline.recordings == [recording])
    #expect(timeline.moments.map(\.time) == [1, 1.1, 1.1, 1.2])
    #expect(timeline.moments.map(\.event) == [.frame(0), .appearance(.dark), .frame(0), .endOfRecording(0)])
  }

  @Test func aKeyGoesDownAndUp() {
    let timeline = timeline((1, .key("Tab", modifiers: 1)))
    #expect(
      timeline.moments.map(\.event) == [
        .key(InputEvent.Key(isDown: true, key: "Tab", modifiers: 1)),
        .key(InputEvent.Key(isDown: false, key: "Tab", modifiers: 1)),
      ])
  }

  @Test func stepsOfOneTimeKeepTheirOrder() {
    let timeline = timeline((1, .snapshot("a")), (1, .appearance(.dark)), (1, .snapshot("b")), (1, .tree("c")))
    #expect(timeline.moments.map(\.event) == [.snapshot("a"), .appearance(.dark), .snapshot("b"), .tree("c")])
  }
}
