// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// Pulls its items as a field of forces does, which has a place and may end somewhere.
///
/// Strengths are not measured on iOS; what is chosen stands at each field. "A second" is a second each second.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  private var field = ForceField(kind: .drag)
  private var block:
    (
      (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
        _ deltaTime: TimeInterval
      ) -> CGVector
    )?

  /// Fields are made by the class's methods.
  override init() {
    super.init()
  }

  private class func make(_ kind: ForceField.Kind) -> UIFieldBehavior {
    let behavior = UIFieldBehavior()
    behavior.field.kind = kind
    return behavior
  }

  // MARK: - Fields

  /// Brakes items by their velocity times the strength.
  open class func dragField() -> UIFieldBehavior { make(.drag) }

  /// Pulls items round the middle, by their distance in points times 100 times the strength.
  open class func vortexField() -> UIFieldBehavior { make(.vortex) }

  /// Pulls items to a point: at 100 points by the strength, in points a second, and less or more by `falloff`.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let behavior = make(.radial)
    behavior.position = position
    return behavior
  }

  /// Pulls items in a direction: a strength and length of 1 is a gravity of 1.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let behavior = make(.linear)
    behavior.direction = direction
    return behavior
  }

  /// Brings items to a velocity, which is the direction times 100 points a second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let behavior = make(.velocity)
    behavior.direction = direction
    return behavior
  }

  /// Pulls items here and there, up to 100 points a second times the strength.
  ///
  /// - Parameters:
  ///   - smoothness: From 0 to 1, how slowly the pull changes from place to place.
  ///   - speed: How fast it changes in time.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let behavior = make(.noise)
    behavior.smoothness = smoothness
    behavior.animationSpeed = speed
    return behavior
  }

  /// As a noise field, but the faster items move the more it pulls.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let behavior = make(.turbulence)
    behavior.smoothness = smoothness
    behavior.animationSpeed = speed
    return behavior
  }

  /// Pulls items to the middle by their distance times the strength.
  open class func springField() -> UIFieldBehavior { make(.spring) }

  /// Pushes items with a charge away from the middle as a radial field pulls them, times the charge.
  open class func electricField() -> UIFieldBehavior { make(.electric) }

  /// Turns the way of items with a charge, by their velocity times the charge times the strength.
  open class func magneticField() -> UIFieldBehavior { make(.magnetic) }

  /// A field of the app's own: the block says the force, as a push has it.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior {
    let behavior = make(.none)
    behavior.block = block
    return behavior
  }

  // MARK: - Items

  open var items: [any UIDynamicItem] { storedItems }
  open func addItem(_ item: any UIDynamicItem) { addStored(item) }
  open func removeItem(_ item: any UIDynamicItem) { removeStored(item) }

  // MARK: - Properties

  /// The field's middle, in the reference view's space. Defaults to zero.
  open var position = CGPoint.zero {
    didSet { wake() }
  }

  /// Where the field is, about its middle. Defaults to everywhere.
  open var region = UIRegion.infinite {
    didSet { wake() }
  }

  /// Defaults to 1.
  open var strength: CGFloat {
    get { field.strength }
    set { change { $0.strength = newValue } }
  }

  /// By which power of the distance the field becomes weaker. Defaults to 0.
  open var falloff: CGFloat {
    get { field.falloff }
    set { change { $0.falloff = newValue } }
  }

  /// Nearer to the middle the field is as strong as here, points. Defaults to 1.
  open var minimumRadius: CGFloat {
    get { field.minimumRadius }
    set { change { $0.minimumRadius = newValue } }
  }

  /// Of linear gravity and velocity fields. Defaults to zero.
  open var direction: CGVector {
    get { CGVector(dx: field.direction.x, dy: field.direction.y) }
    set { change { $0.direction = Vector(newValue) } }
  }

  /// Of noise and turbulence, from 0 to 1. Defaults to 0.
  open var smoothness: CGFloat {
    get { field.smoothness }
    set { change { $0.smoothness = newValue } }
  }

  /// Of noise and turbulence. Defaults to 0.
  open var animationSpeed: CGFloat {
    get { field.animationSpeed }
    set { change { $0.animationSpeed = newValue } }
  }

  private func change(_ change: (inout ForceField) -> Void) {
    change(&field)
    wake()
  }

  override func pull(_ animator: UIDynamicAnimator) {
    for number in storedItems.compactMap(animator.bodies.number) {
      let body = animator.bodies.world.bodies[number]
      let place = body.position - Vector(position)
      guard region.contains(place.point) else { continue }
      let force: Vector
      if let block {
        let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
        let push = block(self, body.position.point, velocity, body.mass, body.material.charge, World.step)
        force = Vector(push) * UIPushBehavior.force
      } else {
        force = field.force(on: body, at: place, time: animator.elapsedTime)
      }
      // The block may have changed what the animator has.
      if animator.bodies.item(number) != nil { animator.bodies.world.bodies[number].pull(force) }
    }
  }
}
