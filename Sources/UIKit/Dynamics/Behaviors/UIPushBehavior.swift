// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// Pushes items, all the time or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// For as long as the behavior is active.
    case continuous = 0
    /// Once each time that the behavior becomes active; then it no longer is.
    case instantaneous = 1
  }

  /// What a magnitude of 1 gives 100 × 100 points of density 1: points a second, each second where it goes on.
  static let force = 100.0

  open private(set) var mode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// As it was last set, which a push of no magnitude keeps.
  private var storedAngle: CGFloat = 0
  private var storedMagnitude: CGFloat = 0

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items { addItem(item) }
  }

  public convenience override init() { self.init(items: [], mode: .continuous) }

  open var items: [any UIDynamicItem] { storedItems }
  open func addItem(_ item: any UIDynamicItem) { addStored(item) }

  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    removeStored(item)
  }

  /// Where an item is pushed, from its middle, points. Defaults to the middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wake()
  }

  /// Whether it pushes. Defaults to `true`.
  open var active = true {
    didSet { wake() }
  }

  /// Clockwise from the right, radians. Defaults to 0.
  open var angle: CGFloat {
    get { storedAngle }
    set { setAngle(newValue, magnitude: storedMagnitude) }
  }

  /// How strong the push is; 1 gives a view of 100 × 100 points 100 points a second, each second where it goes on.
  /// Defaults to 0.
  open var magnitude: CGFloat {
    get { storedMagnitude }
    set { setAngle(storedAngle, magnitude: newValue) }
  }

  /// Where to, as long as the push is strong. Defaults to zero.
  open var pushDirection: CGVector {
    get { CGVector(angle: storedAngle, magnitude: storedMagnitude) }
    set { setAngle(newValue.angle, magnitude: newValue.magnitude) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (storedAngle, storedMagnitude) = (angle, magnitude)
    wake()
  }

  override func pull(_ animator: UIDynamicAnimator) {
    guard active else { return }
    let push = Vector(pushDirection) * Self.force
    for item in storedItems {
      guard let number = animator.bodies.number(of: item) else { continue }
      let arm = animator.bodies.world.bodies[number].turn(Vector(targetOffsetFromCenter(for: item)))
      switch mode {
      case .continuous: animator.bodies.world.bodies[number].pull(push, at: arm)
      case .instantaneous: animator.bodies.world.bodies[number].hit(push, at: arm)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
