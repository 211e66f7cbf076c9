// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CAKeyframeAnimationTests {
  /// What a server shows at some times of an animation of one second.
  private func shown<Value>(
    _ keyPath: String, at times: [Double], _ value: (LayerState) -> Value,
    _ change: @MainActor (CAKeyframeAnimation) -> Void
  ) -> [Value] {
    var result: [Value] = []
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.duration = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      change(animation)
      layer.add(animation, forKey: "keys")
      stage.frame()
      for time in times {
        stage.advance(to: 10 + time)
        if let state = stage.shown(layer) { result.append(value(state)) }
      }
    }
    return result
  }

  private func depths(at times: [Double], _ change: @MainActor (CAKeyframeAnimation) -> Void) -> [Double] {
    shown("zPosition", at: times, { (Double($0.zPosition) * 1e6).rounded() / 1e6 }, change)
  }

  private func points(at times: [Double], _ change: @MainActor (CAKeyframeAnimation) -> Void) -> [CGPoint] {
    shown(
      "position", at: times,
      { CGPoint(x: ($0.position.x * 100).rounded() / 100, y: ($0.position.y * 100).rounded() / 100) }, change)
  }

  @Test func valuesAreSpreadEvenlyOrByTheirTimes() {
    let times = [0, 0.25, 0.5, 0.75, 1]
    #expect(depths(at: times) { $0.values = [0, 10, 0] } == [0, 5, 10, 5, 0])
    #expect(
      depths(at: times) {
        $0.values = [0, 10, 0]
        $0.keyTimes = [0, 0.25, 1]
      } == [0, 10, 6.666667, 3.333333, 0])
    // Times that do not fit are left aside.
    for wrong: [NSNumber] in [[0, 1], [0, 0.8, 0.2], [0, 0.5, 7]] {
      #expect(
        depths(at: times) {
          $0.values = [0, 10, 0]
          $0.keyTimes = wrong
        } == [0, 5, 10, 5, 0])
    }
  }

  @Test func discreteValuesHold() {
    let times = [0, 0.3, 0.4, 0.7, 1]
    #expect(
      depths(at: times) {
        $0.values = [1, 2, 3]
        $0.calculationMode = .discrete
      } == [1, 1, 2, 3, 3])
    #expect(
      depths(at: times) {
        $0.values = [1, 2, 3]
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.1, 0.35, 1]
      } == [1, 2, 3, 3, 3])
  }

  @Test func pacedValuesMoveAtOneSpeed() {
    #expect(
      depths(at: [0, 0.25, 0.5, 0.75, 1]) {
        $0.values = [0, 30, 20]
        $0.calculationMode = .paced
        $0.keyTimes = [0, 0.9, 1]
        $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn)]
      } == [0, 10, 20, 30, 20])
  }

  @Test func cubicValuesMakeACurve() {
    let times = [0, 0.25, 0.5, 1]
    let cubic = depths(at: times) {
      $0.values = [0, 10, 0]
      $0.calculationMode = .cubic
    }
    #expect(cubic == [0, 6.25, 10, 0])
    let paced = points(at: [0, 0.25, 0.5, 0.75, 1]) {
      $0.values = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 60, y: 0)]
      $0.calculationMode = .cubicPaced
    }
    #expect(paced.count == 5)
    #expect(paced[2] == CGPoint(x: 30, y: 40))
    #expect(abs(paced[1].x + paced[3].x - 60) < 0.1)
    #expect(abs(paced[1].y - paced[3].y) < 0.1)
  }

  @Test func stretchesHaveCurvesOfTheirOwn() {
    let depths = depths(at: [0.25, 0.75]) {
      $0.values = [0, 100, 0]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    }
    #expect(abs(depths[0] - 31.536) < 0.01)
    #expect(depths[1] == 50)
  }

  @Test func valuesThatDoNotSuitMoveNothing() {
    #expect(depths(at: [0.5]) { $0.values = [1, "two", 3] } == [0])
    #expect(depths(at: [0.5]) { $0.values = [] } == [0])
    #expect(depths(at: [0.5]) { $0.path = CGPath(rect: .zero, transform: nil) } == [0])
  }

  @Test func aPointFollowsAPath() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let times = [0, 0.25, 0.5, 0.75, 1]
    #expect(
      points(at: times) { $0.path = path }
        == [
          CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 15), CGPoint(x: 10, y: 30),
        ])
    #expect(
      points(at: times) {
        $0.path = path
        $0.calculationMode = .paced
      } == [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 30),
      ])
  }

  @Test func aCircleIsRound() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let way = points(at: (0...40).map { Double($0) / 40 }) {
      $0.path = circle
      $0.calculationMode = .paced
    }
    #expect(way.count == 41)
    for point in way { #expect(abs(hypot(point.x, point.y) - 50) < 0.3) }
    let steps = zip(way, way.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    for step in steps { #expect(abs(step - 7.85) < 0.1) }
  }

  @Test func theLayerTurnsWithItsWay() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    func angles(_ mode: CAAnimationRotationMode) -> [Double] {
      shown(
        "position", at: [0.25, 0.75],
        { state in (atan2(state.transform.entries[1], state.transform.entries[0]) * 1000).rounded() / 1000 },
        {
          $0.path = path
          $0.rotationMode = mode
        })
    }
    #expect(angles(.rotateAuto) == [0, 1.571])
    #expect(angles(.rotateAutoReverse).map(abs) == [3.142, 1.571])
  }

  @Test func longPathsStayWithinWhatServersTake() {
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 0..<5000 {
      path.addQuadCurve(to: CGPoint(x: index, y: 0), control: CGPoint(x: index, y: 100))
    }
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.rotationMode = .rotateAuto
      layer.add(animation, forKey: nil)
      stage.frame()
      let counts = stage.shown(layer)?.animations.map(\.values.count) ?? []
      #expect(counts.count == 2)
      #expect(counts.allSatisfy { $0 <= 4096 })
    }
  }
}
