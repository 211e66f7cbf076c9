// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Animation {
  /// The animation of `withAnimation`: a spring without bounce.
  public static let `default` = Animation(DefaultAnimation())

  // MARK: - Curves

  private static let easingDuration = 0.35

  /// An even motion of 0.35 seconds.
  public static var linear: Animation { linear(duration: easingDuration) }
  /// A motion of 0.35 seconds that begins slowly.
  public static var easeIn: Animation { easeIn(duration: easingDuration) }
  /// A motion of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: easingDuration) }
  /// A motion of 0.35 seconds that begins and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: easingDuration) }

  /// An even motion; `duration` is seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// A motion that begins slowly; `duration` is seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// A motion that ends slowly; `duration` is seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// A motion that begins and ends slowly; `duration` is seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// A motion along a curve; `duration` is seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(duration: duration, curve: curve))
  }

  /// A motion along a Bézier curve with two control points; `duration` is seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
        endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))), duration: duration)
  }

  // MARK: - Springs

  /// A spring.
  public static var spring: Animation { spring(response: 0.5, dampingFraction: 0.825) }

  /// A spring by its period without damping, in seconds, and its damping ratio.
  ///
  /// - Parameter blendDuration: Over how many seconds a running spring takes on another period; a running spring takes
  ///   it on at once.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring by its look: how long it seems to take, in seconds, and how far it swings.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }

  /// The motion of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A quick spring for what a finger moves.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  /// A quick spring for what a finger moves, by its period without damping, in seconds, and its damping ratio.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration) }

  /// A quick spring for what a finger moves, by its look.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration) }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce but for an extra one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce and an extra one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a large bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a large bounce and an extra one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring by its physics, added to those under way; `initialVelocity` is in ways a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by its look, added to those under way; `initialVelocity` is in ways a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// The motion of a spring, added to those under way; `initialVelocity` is in ways a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity, merges: false))
  }

  /// A spring, added to those under way.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  // MARK: - Variations

  /// The animation after a delay, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }

  /// The animation at another speed: 2 takes half the time.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

  /// The animation several times, every second time backwards unless `autoreverses` is `false`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation without end, every second time backwards unless `autoreverses` is `false`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// The animation, which seems to be over after a time in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompletedAnimation(base: self, duration: duration))
  }
}
