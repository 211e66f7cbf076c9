// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// Brings an item to a point, upright, as a spring does.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Of the spring, in hertz; not measured on iOS.
  private static let frequency = 2.5

  private var name = 0

  /// A behavior that brings an item's middle to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    addStored(item)
  }

  /// Where the item goes, in the reference view's space.
  open var snapPoint: CGPoint {
    didSet { wake() }
  }

  /// From 0, which swings long, to 1, which does not. Defaults to 0.5.
  open var damping: CGFloat = 0.5 {
    didSet { wake() }
  }

  override func didAttach(to animator: UIDynamicAnimator) { name = animator.newName() }

  override func joint(_ animator: UIDynamicAnimator) -> Joint? {
    guard let body = storedItems.first.flatMap(animator.bodies.number) else { return nil }
    var joint = Joint(name, .snap, first: body, second: nil, firstPoint: .zero, secondPoint: Vector(snapPoint))
    joint.frequency = Self.frequency
    joint.damping = min(max(damping, 0.05), 1)
    return joint
  }
}
