// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The way back: who is gone back to, and how.

extension UIViewController {
  /// The child that is the source's controller, or that has it among its own.
  func childLeading(to controller: UIViewController) -> UIViewController? {
    var current: UIViewController? = controller
    while let next = current {
      if next.storedParent === self { return next }
      current = next.storedParent
    }
    return nil
  }

  /// The controller that a segue goes back to: of those around or below the source the first that takes it, with what it
  /// has beside the source asked before itself.
  func unwindDestination(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = source.source
    var asked: Set<ObjectIdentifier> = []
    while let controller = current {
      if let found = controller.findUnwindDestination(source, &asked) { return found }
      current = controller.storedParent ?? controller.presentingViewController
    }
    return nil
  }

  private func findUnwindDestination(
    _ source: UIStoryboardUnwindSegueSource, _ asked: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    guard asked.insert(ObjectIdentifier(self)).inserted else { return nil }
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.findUnwindDestination(source, &asked) { return found }
    }
    let takes = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    return takes ? self : nil
  }

  /// Goes back from a controller to this one: dismisses what is presented between them, then has every container around
  /// this one show the way to it.
  func unwind(_ segue: UIStoryboardSegue, from source: UIViewController, animated: Bool) {
    let animated = animated && UIView.areAnimationsEnabled
    // The controller of this one's level over which the source stands, or the source itself.
    var level = source
    var presenter: UIViewController?
    while !level.outermost.isAround(self) {
      guard let next = level.presentingViewController else { break }
      (presenter, level) = (next, next)
    }
    let containers = containersAround
    let meeting = containers.first { $0.isAround(level) }
    var isAhead = meeting == nil
    presenter?.dismiss(animated: animated)
    let change = {
      for (container, child) in zip(containers.reversed(), containers.dropLast().reversed() + [self]) {
        if container === meeting { isAhead = true }
        if isAhead { container.unwind(for: segue, towards: child) }
      }
    }
    // What a dismissal uncovers is in place already.
    if animated, presenter == nil { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// The containers that the controller is in, the nearest first.
  private var containersAround: [UIViewController] {
    Array(sequence(first: self) { $0.storedParent }.dropFirst())
  }

  private var outermost: UIViewController { containersAround.last ?? self }

  private func isAround(_ controller: UIViewController) -> Bool {
    controller === self || childLeading(to: controller) != nil
  }
}
