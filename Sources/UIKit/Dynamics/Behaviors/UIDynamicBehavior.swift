// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// A rule by which an animator moves items. Subclasses put several together as children, or have an `action`.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
  }

  /// Behaviors that come to the animator and leave it with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called in each frame of the animator, after items have moved.
  open var action: (() -> Void)? {
    didSet { wake() }
  }

  /// The animator that the behavior belongs to, itself or with its parent.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// What the behavior acts on, in the order in which it came. The animator keeps bodies for it.
  var storedItems: [any UIDynamicItem] = []
  private weak var parent: UIDynamicBehavior?

  /// Told before the behavior comes to an animator, or with `nil` before it leaves. The default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, behavior.parent !== self else { return }
    behavior.parent?.removeChildBehavior(behavior)
    behavior.parent = self
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.attach(to: dynamicAnimator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    behavior.detach()
  }

  // MARK: - For the animator

  final func attach(to animator: UIDynamicAnimator) {
    guard dynamicAnimator !== animator else { return }
    if dynamicAnimator != nil { detach() }
    willMove(to: animator)
    dynamicAnimator = animator
    for item in storedItems { animator.keepBody(of: item) }
    didAttach(to: animator)
    for child in childBehaviors { child.attach(to: animator) }
    animator.wake()
  }

  final func detach() {
    guard let animator = dynamicAnimator else { return }
    willMove(to: nil)
    for child in childBehaviors { child.detach() }
    for item in storedItems { animator.releaseBody(of: item) }
    dynamicAnimator = nil
    animator.wake()
  }

  final func addStored(_ item: any UIDynamicItem) {
    guard !storedItems.contains(where: { $0 === item }) else { return }
    storedItems.append(item)
    guard let dynamicAnimator else { return }
    dynamicAnimator.keepBody(of: item)
    didAttach(to: dynamicAnimator)
    dynamicAnimator.wake()
  }

  final func removeStored(_ item: any UIDynamicItem) {
    guard let index = storedItems.firstIndex(where: { $0 === item }) else { return }
    storedItems.remove(at: index)
    dynamicAnimator?.releaseBody(of: item)
    dynamicAnimator?.wake()
  }

  /// What the behavior does has changed.
  final func wake() { dynamicAnimator?.wake() }

  /// The behavior's bodies are there.
  func didAttach(to animator: UIDynamicAnimator) {}

  /// Pulls at bodies for the next step.
  func pull(_ animator: UIDynamicAnimator) {}

  /// What ties bodies.
  func joint(_ animator: UIDynamicAnimator) -> Joint? { nil }

  /// What collides.
  func collisions(_ animator: UIDynamicAnimator) -> CollisionGroup? { nil }

  /// The behavior and all below it, in order.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}
