// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct LayerAnimationTests {
  /// From second 1 to second 3.
  static func animation(
    _ property: AnimatedProperty, _ values: [AnimatedValue?],
    _ edit: (inout LayerAnimation) -> Void = { _ in }
  ) -> LayerAnimation {
    var timing = AnimationTiming()
    timing.beginTime = 1
    timing.duration = 2
    var animation = LayerAnimation(
      identifier: 1, property: property, timings: [timing], values: values,
      keyTimes: LayerAnimation.evenKeyTimes(values.count))
    edit(&animation)
    return animation
  }

  static func animation(_ values: [AnimatedValue?], _ edit: (inout LayerAnimation) -> Void = { _ in }) -> LayerAnimation
  {
    animation(.positionX, values, edit)
  }

  static func number(_ animation: LayerAnimation, _ time: Double, below: Double = 100) -> Double? {
    guard case .numbers(let numbers)? = animation.value(at: time, below: .numbers([below])) else { return nil }
    return numbers.first
  }

  static func numbers(_ values: Double...) -> [AnimatedValue?] { values.map { .numbers([$0]) } }

  @Test func twoValuesMakeAStraightWay() {
    let animation = Self.animation(Self.numbers(10, 30))
    #expect(Self.number(animation, 0.5) == nil)
    #expect(Self.number(animation, 1) == 10)
    #expect(Self.number(animation, 1.5) == 15)
    #expect(Self.number(animation, 3) == nil)
  }

  @Test func noValueStandsForTheOneBelow() {
    #expect(Self.number(Self.animation([nil, .numbers([200])]), 2) == 150)
    #expect(Self.number(Self.animation([.numbers([0]), nil]), 2.5) == 75)
    #expect(Self.number(Self.animation([.numbers([7])]), 2.5) == 7)
  }

  @Test func keyTimesAndPacingsShapeTheWay() {
    let animation = Self.animation(Self.numbers(0, 10, 40)) {
      $0.keyTimes = [0, 0.25, 1]
      $0.stretchPacings = [.even, .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)]
    }
    #expect(Self.number(animation, 1.25) == 5)
    #expect(Self.number(animation, 1.5) == 10)
    #expect(Self.number(animation, 2.25) == 25)
    #expect(abs((Self.number(animation, 1.5 + 1.5 * 0.25) ?? 0) - (10 + 30 * 0.12916)) < 0.001)
  }

  @Test func firstAndLastValueHoldOutsideOfTheirTimes() {
    let animation = Self.animation(Self.numbers(5, 9)) { $0.keyTimes = [0.25, 0.75] }
    #expect(Self.number(animation, 1.1) == 5)
    #expect(Self.number(animation, 2) == 7)
    #expect(Self.number(animation, 2.9) == 9)
    let jump = Self.animation(Self.numbers(5, 6, 8, 9)) { $0.keyTimes = [0, 0.5, 0.5, 1] }
    #expect(Self.number(jump, 2) == 8)
    #expect((Self.number(jump, 1.999) ?? 0) < 6)
  }

  @Test func discreteValuesHoldUntilTheNext() {
    let animation = Self.animation(Self.numbers(1, 2, 3)) {
      $0.interpolation = .discrete
      $0.keyTimes = [0, 1.0 / 3, 2.0 / 3]
    }
    #expect([1, 1.6, 1.7, 2.3, 2.4, 2.99].map { Self.number(animation, $0) } == [1, 1, 2, 2, 3, 3])
  }

  @Test func aCurveGoesThroughItsValuesWithoutCorners() {
    let animation = Self.animation(Self.numbers(0, 10, 0)) { $0.interpolation = .cubic }
    #expect(Self.number(animation, 1) == 0)
    #expect(Self.number(animation, 2) == 10)
    // The tangent in the middle is level: (10 + 0) / 2 · 10 … by Hermite at half: 5 + 10 / 8 - 0.
    #expect(Self.number(animation, 1.5) == 6.25)
    #expect(Self.number(animation, 2.5) == 6.25)
    let straight = Self.animation(Self.numbers(0, 10)) { $0.interpolation = .cubic }
    #expect(abs((Self.number(straight, 1.5) ?? 0) - 2.5) < 1e-12)
  }

  @Test func anOvershootGoesBeyondTheLastValue() {
    let animation = Self.animation(Self.numbers(50, 150)) {
      $0.timings[0].duration = 0.8
      $0.pacing = .spring(mass: 1, stiffness: 190.2143, damping: 1.2 * 190.2143.squareRoot(), initialVelocity: 0)
    }
    #expect(abs((Self.number(animation, 1.3) ?? 0) - 159.285_3) < 0.000_1)
    #expect(Self.number(animation, 1.8) == nil)
  }

  @Test func additiveValuesLieOnTopOfEachOther() {
    let animation = Self.animation(Self.numbers(-40, 0)) { $0.isAdditive = true }
    #expect(Self.number(animation, 1) == 60)
    #expect(Self.number(animation, 2) == 80)
    #expect(Self.number(Self.animation([nil, .numbers([8])]) { $0.isAdditive = true }, 2) == 104)
    var layer = LayerState()
    layer.position.x = 100
    layer.animations = [animation, animation]
    layer.animations[1].identifier = 2
    #expect(layer.presented(at: 2).position.x == 60)
    #expect(layer.presented(at: 3) == layer)
  }

  @Test func additiveMatricesAreMultiplied() {
    var layer = LayerState()
    layer.transform = MatrixPartsTests.scale(2, 2)
    layer.animations = [
      Self.animation(
        .transform,
        [.numbers(MatrixPartsTests.rotation(2, .pi / 2).entries), .numbers(LayerTransform.identity.entries)]
      ) { $0.isAdditive = true }
    ]
    let expected = Matrix4(MatrixPartsTests.rotation(2, .pi / 4)).concatenating(Matrix4(MatrixPartsTests.scale(2, 2)))
    #expect(MatrixPartsTests.isClose(layer.presented(at: 2).transform, LayerTransform(expected)))
  }

  @Test func cumulativeRunsAddUp() {
    let animation = Self.animation(Self.numbers(0, 10)) {
      $0.timings[0].repeatCount = 3
      $0.isCumulative = true
      $0.timings[0].fill = .forwards
    }
    #expect([1.0, 2, 3, 4, 6, 99].map { Self.number(animation, $0) } == [0, 5, 10, 15, 25, 30])
  }

  // MARK: - Groups

  @Test func aGroupsTimeIsItsMembersParentTime() {
    let animation = Self.animation(Self.numbers(0, 10)) {
      var group = AnimationTiming()
      group.beginTime = 100
      group.duration = 4
      group.speed = 2
      $0.timings.insert(group, at: 0)
    }
    // The group's second 1 is at 100.5, and its second 3 at 101.5.
    #expect(Self.number(animation, 100.4) == nil)
    #expect(Self.number(animation, 100.5) == 0)
    #expect(Self.number(animation, 101) == 5)
    #expect(Self.number(animation, 101.5) == nil)
    #expect(animation.end == 101.5)
  }

  @Test func aGroupCutsItsMembersOff() {
    let animation = Self.animation(Self.numbers(0, 10)) {
      var group = AnimationTiming()
      group.duration = 2
      group.fill = .forwards
      $0.timings.insert(group, at: 0)
    }
    #expect(Self.number(animation, 1.5) == 2.5)
    // Held at the group's second 2, in the middle of the member.
    #expect(Self.number(animation, 50) == 5)
    #expect(animation.end == 2)
  }

  @Test func aGroupsPacingBendsItsMembersTime() {
    let animation = Self.animation(Self.numbers(0, 10)) {
      var group = AnimationTiming()
      group.duration = 4
      $0.timings.insert(group, at: 0)
      $0.groupPacings = [.curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)]
    }
    #expect(Self.number(animation, 2) == 5)
    // A quarter of the time is 0.12916 of the way: second 0.517, before the member begins.
    #expect(Self.number(animation, 1) == nil)
    // 0.4 of the time: 0.33188 · 4 - 1 = 0.32752 seconds into it.
    #expect(abs((Self.number(animation, 1.6) ?? 0) - 1.6376) < 0.001)
  }

  // MARK: - Ends

  @Test func theEndIsToldInTheLayersTime() {
    #expect(Self.animation(Self.numbers(0, 1)).end == 3)
    #expect(Self.animation(Self.numbers(0, 1)) { $0.timings[0].speed = -2 }.end == 2)
    #expect(Self.animation(Self.numbers(0, 1)) { $0.timings[0].autoreverses = true }.end == 5)
    #expect(Self.animation(Self.numbers(0, 1)) { $0.timings[0].repeatCount = .infinity }.end == .infinity)
    #expect(Self.animation(Self.numbers(0, 1)) { $0.timings[0].speed = 0 }.end == .infinity)
  }

  @Test func theNextChangeIsNowOrAtTheBeginOrNever() {
    let animation = Self.animation(Self.numbers(0, 1))
    #expect(animation.nextChange(from: 0) == 1)
    #expect(animation.nextChange(from: 1) == 1)
    #expect(animation.nextChange(from: 2.5) == 2.5)
    #expect(animation.nextChange(from: 3) == nil)
    #expect(Self.animation(Self.numbers(0, 1)) { $0.timings[0].speed = 0 }.nextChange(from: 0) == nil)
    let still = Self.animation(Self.numbers(0, 1)) {
      $0.timings[0].speed = 0
      var group = AnimationTiming()
      group.duration = 4
      $0.timings.insert(group, at: 0)
    }
    #expect(still.nextChange(from: 1) == 4)
  }

  // MARK: - Bad input

  @Test func valuesOfAnotherKindChangeNothing() {
    var layer = LayerState()
    layer.animations = [
      Self.animation(.opacity, [.color(.black), .color(nil)]),
      Self.animation(.position, [.numbers([1])]),
      Self.animation(.path, [.path(nil)]),
      Self.animation(.gradientColors, [.colors([.black])]),
      LayerAnimation(identifier: 9, property: .opacity, timings: [], values: Self.numbers(0.5)),
      LayerAnimation(identifier: 10, property: .opacity, timings: [.identity], values: []),
    ]
    #expect(layer.presented(at: 2) == layer)
  }

  @Test func everyRandomAnimationCanBeShownAtAnyTime() {
    var values = RandomValues(seed: 11)
    for _ in 0..<3_000 {
      var layer = LayerState()
      layer.apply((0..<6).map { _ in values.change() })
      layer.animations = values.animations()
      for time in [0, 0.1, 1, 2.5, 1e9, -1e9] { _ = layer.presented(at: time) }
      for animation in layer.animations where animation.timings.count == 1 && animation.timings[0].fill == .removed {
        // What is over and does not fill shows the model; a begin far away leaves few digits for the end.
        let after = animation.end + abs(animation.timings[0].beginTime) * 1e-12 + 1e-6
        guard after.isFinite else { continue }
        #expect(animation.moment(at: after) == nil)
        #expect(animation.nextChange(from: after) == nil)
      }
    }
  }
}
