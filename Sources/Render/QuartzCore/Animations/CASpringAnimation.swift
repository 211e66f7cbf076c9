// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import RenderProtocol

/// An animation whose way is that of a mass on a spring.
///
/// The spring is let go at the beginning, comes to rest at the end value and may swing beyond it. It moves in seconds:
/// `duration` only cuts it off, so give it `settlingDuration`.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; positive. Defaults to 1.
  open var mass: CGFloat = 1
  /// The spring's stiffness; positive. Defaults to 100.
  open var stiffness: CGFloat = 100
  /// The friction; not negative. Defaults to 10.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in ways a second: 1 covers all of the way in a second. Defaults to 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one counts, rather than as the critical one. Defaults to `false`.
  open var allowsOverdamping = false

  /// Creates an animation without a property.
  public override init() {
    super.init()
  }

  /// Creates a spring by how it looks.
  ///
  /// - Parameters:
  ///   - perceptualDuration: how long it seems to take, in seconds: the period without friction. Positive.
  ///   - bounce: 0 for a spring that just does not swing beyond its end, up to 1 for one that swings on for ever;
  ///     below 0, down to -1, for slower ones, which are overdamped.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    guard perceptualDuration > 0 else { return }
    let bounce = Double(min(max(bounce, -0.999), 1))
    let frequency = 2 * Double.pi / perceptualDuration
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
    allowsOverdamping = bounce < 0
  }

  /// Fails: animations are not read from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func makeCopy() -> CAAnimation { copy(as: CASpringAnimation.self, CASpringAnimation.init) }

  /// How long the spring seems to take, in seconds: the period that it would have without friction.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// How much the spring swings beyond its end: 1 for ever, 0 just not, below 0 where it is overdamped.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// When the spring is at rest, to a thousandth of the way, in seconds; infinite without friction.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "mass": mass
    case "stiffness": stiffness
    case "damping": damping
    case "initialVelocity": initialVelocity
    case "allowsOverdamping": allowsOverdamping
    case "settlingDuration": settlingDuration
    default: super.value(forKey: key)
    }
  }

  override var pacing: AnimationPacing { spring.pacing }
}
