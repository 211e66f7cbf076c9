// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// What items are made of, and how fast they move.
///
/// Where several behaviors have an item, the one that came to the animator last counts.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private(set) var material = Body.Material()
  /// Velocities for items that no animator moves yet.
  private var waiting: [ObjectIdentifier: (velocity: Vector, spin: Double)] = [:]

  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  public convenience override init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { storedItems }
  open func addItem(_ item: any UIDynamicItem) { addStored(item) }

  open func removeItem(_ item: any UIDynamicItem) {
    waiting[ObjectIdentifier(item)] = nil
    removeStored(item)
  }

  // MARK: - What they are made of

  /// How much of the speed of an impact is left, from 0 to 1. Defaults to 0.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { change(\.elasticity, newValue) }
  }

  /// How strongly items rub against each other. Defaults to 0.
  open var friction: CGFloat {
    get { material.friction }
    set { change(\.friction, newValue) }
  }

  /// What 100 × 100 points weigh. Defaults to 1.
  open var density: CGFloat {
    get { material.density }
    set { change(\.density, newValue) }
  }

  /// How fast the velocity fades. Defaults to 0.
  open var resistance: CGFloat {
    get { material.resistance }
    set { change(\.resistance, newValue) }
  }

  /// How fast turning fades. Defaults to 0.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { change(\.angularResistance, newValue) }
  }

  /// What electric and magnetic fields act on. Defaults to 0.
  open var charge: CGFloat {
    get { material.charge }
    set { change(\.charge, newValue) }
  }

  /// Whether the items stay where they are; others collide with them. Defaults to `false`.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set {
      material.isAnchored = newValue
      wake()
    }
  }

  /// Defaults to `true`.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set {
      material.allowsRotation = newValue
      wake()
    }
  }

  private func change(_ part: WritableKeyPath<Body.Material, Double>, _ value: CGFloat) {
    material[keyPath: part] = value.isFinite ? value : 0
    wake()
  }

  // MARK: - How fast they move

  /// Makes an item faster, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Vector(velocity), 0, to: item)
  }

  /// Points a second; zero for an item that the behavior does not have.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { velocity(of: item).velocity.point }

  /// Makes an item turn faster, in radians a second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity.isFinite ? velocity : 0, to: item)
  }

  /// Radians a second; 0 for an item that the behavior does not have.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocity(of: item).spin }

  private func velocity(of item: any UIDynamicItem) -> (velocity: Vector, spin: Double) {
    guard storedItems.contains(where: { $0 === item }) else { return (.zero, 0) }
    guard let dynamicAnimator, let number = dynamicAnimator.bodies.number(of: item) else {
      return waiting[ObjectIdentifier(item)] ?? (.zero, 0)
    }
    let body = dynamicAnimator.bodies.world.bodies[number]
    return (body.velocity, body.spin)
  }

  private func add(_ velocity: Vector, _ spin: Double, to item: any UIDynamicItem) {
    guard storedItems.contains(where: { $0 === item }) else { return }
    let now = self.velocity(of: item)
    let new = (velocity: now.velocity + velocity, spin: now.spin + spin)
    guard let dynamicAnimator, let number = dynamicAnimator.bodies.number(of: item) else {
      waiting[ObjectIdentifier(item)] = new
      return
    }
    dynamicAnimator.bodies.world.bodies[number].velocity = new.velocity
    dynamicAnimator.bodies.world.bodies[number].spin = new.spin
    wake()
  }

  override func didAttach(to animator: UIDynamicAnimator) {
    let given = waiting
    waiting = [:]
    for item in storedItems {
      if let given = given[ObjectIdentifier(item)] { add(given.velocity, given.spin, to: item) }
    }
  }
}
