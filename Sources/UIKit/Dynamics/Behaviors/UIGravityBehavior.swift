// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// Pulls all its items in one direction, whatever they weigh.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// Of a magnitude of 1, in points a second each second.
  static let pull = 1_000.0

  /// A behavior that pulls items down.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  public convenience override init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { storedItems }
  open func addItem(_ item: any UIDynamicItem) { addStored(item) }
  open func removeItem(_ item: any UIDynamicItem) { removeStored(item) }

  /// Where to, and how strongly: a length of 1 is 1,000 points a second each second. Defaults to (0, 1).
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { wake() }
  }

  /// Clockwise from the right, radians. Defaults to a quarter turn.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Defaults to 1.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override func pull(_ animator: UIDynamicAnimator) {
    let direction = Vector(gravityDirection) * Self.pull
    for number in storedItems.compactMap(animator.bodies.number) {
      animator.bodies.world.bodies[number].pull(direction * animator.bodies.world.bodies[number].mass)
    }
  }
}

extension CGVector {
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  var angle: CGFloat { atan2(dy, dx) }
  var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
