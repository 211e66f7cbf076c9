// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One place in a tree of views that keeps its identity from update to update.
///
/// An element is made for a value of a view, gets new values of the same type while its identity lasts, and is removed
/// with everything below it when its parent drops it. It re-runs when it is marked; what it reads of the environment
/// marks it.
///
/// Open because Swift has no `package open`; nothing outside this package makes elements.
@MainActor open class Element {
  package unowned let root: UpdateRoot
  package private(set) final unowned var parent: Element?
  /// How many elements lie above this one.
  package final let depth: Int
  /// What the element inherits.
  package private(set) final var environment: EnvironmentChain
  /// The environment keys that the element's own work depends on.
  package final let reads = EnvironmentReads()
  /// Whether the element waits for its turn in an update.
  package internal(set) final var isDirty = false
  /// Whether the element was taken out of the tree; it stays so.
  package private(set) final var isRemoved = false
  /// Elements that have this one's environment and go with it, and are no children: what they show is its own.
  private final var dependents: [Element] = []

  package init(parent: Element?, root: UpdateRoot, environment: EnvironmentChain) {
    self.parent = parent
    self.root = root
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
    root.elementCount += 1
    root.madeCount += 1
  }

  // MARK: - Overridden

  /// Calls `body` with each child, in order.
  open func forEachChild(_ body: (Element) -> Void) {}

  /// Brings the element up to date after it was marked; its value is as it was.
  open func rerun() {}

  /// The inherited environment is another list of overrides; called after it was stored, whether or not values differ.
  ///
  /// The default marks the element if it read a value that differs, and passes the environment on.
  ///
  /// - Parameter readsDiffer: Whether a value that the element read is another one.
  open func environmentDidChange(readsDiffer: Bool) {
    if readsDiffer { markDirty() }
    forEachChild { $0.setEnvironment(environment) }
  }

  /// The element leaves the tree; its children leave after it.
  open func willRemove() {}

  // MARK: - Environment

  /// Gives the element another environment.
  ///
  /// - Complexity: O(1) for the same list, else O(elements below).
  package final func setEnvironment(_ new: EnvironmentChain) {
    guard !new.isIdentical(to: environment) else { return }
    let old = environment
    environment = new
    environmentDidChange(readsDiffer: new.differs(from: old, in: reads.keys))
    for dependent in dependents { dependent.setEnvironment(new) }
  }

  // MARK: - Updates

  /// Has the element run again in the update under way, or in the next one.
  package final func markDirty() {
    guard !isDirty, !isRemoved else { return }
    isDirty = true
    root.enqueue(self)
  }

  /// Notes that the element was brought up to date by its parent.
  package final func clearDirty() { isDirty = false }

  /// Takes the element and all below it out of the tree.
  package final func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    isDirty = false
    root.elementCount -= 1
    willRemove()
    forEachChild { $0.remove() }
    dependents.forEach { $0.remove() }
    dependents = []
  }

  /// Has another element live as long as this one.
  package final func addDependent(_ element: Element) { dependents.append(element) }

  /// Takes a dependent out of the tree.
  package final func removeDependent(_ element: Element) {
    dependents.removeAll { $0 === element }
    element.remove()
  }
}
