// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Changes of the stack.

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      fatalError("Pushing a navigation controller is not supported")
    }
    if stack.contains(where: { $0 === controller }) {
      fatalError(
        "\(self) is pushing the same view controller instance (\(controller)) more than once which is not supported")
    }
    endSwipeThatWasTakenBack()
    changeStack(to: stack + [controller], animated: animated)
  }

  /// Takes away what is above a place of the stack; returns it, bottom to top.
  func pop(
    to index: Int, animated: Bool, by hand: UIPercentDrivenInteractiveTransition? = nil
  ) -> [UIViewController] {
    let gone = Array(stack.dropFirst(index + 1))
    if !gone.isEmpty { changeStack(to: Array(stack.prefix(index + 1)), animated: animated, by: hand) }
    return gone
  }

  func changeStack(
    to new: [UIViewController], animated: Bool, by hand: UIPercentDrivenInteractiveTransition? = nil
  ) {
    if let merger { return merger.changeStack(of: self, to: new, animated: animated) }
    if Set(new.map { ObjectIdentifier($0) }).count != new.count {
      fatalError("All view controllers in a navigation controller must be distinct")
    }
    guard endRunningTransition() else {
      // An app's own animation goes to its end first.
      waiting = { [weak self] in self?.changeStack(to: new, animated: animated) }
      return
    }
    let change = StackChange(from: stack, to: new)
    guard !change.isEmpty else { return }
    stack = new
    for controller in change.added { addChild(controller) }
    for controller in change.removed {
      controller.appearance.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    let isOnScreen = isViewLoaded && (appearance.phase == .appeared || appearance.phase == .appearing)
    if isOnScreen, change.changesTop, let from = change.old.last, let to = new.last, from.isViewLoaded {
      let isAnimated =
        animated && UIView.areAnimationsEnabled && view.window != nil && appearance.phase == .appeared
      run(change, from: from, to: to, animated: isAnimated, by: hand)
    } else {
      replaceAtOnce(change)
    }
  }

  /// The stack changes without anybody seeing it, or its top stays.
  private func replaceAtOnce(_ change: StackChange) {
    if change.changesTop, let old = change.old.last { old.viewIfLoaded?.removeFromSuperview() }
    finish(change)
    navigationBar.take(stack.map(\.navigationItem))
    guard isViewLoaded else { return }
    showToolbarItems(animated: false)
    installTop()
    view.setNeedsLayout()
    owningApplication.statusBarDidChange()
  }

  /// Those that left have left, those that came are here.
  func finish(_ change: StackChange) {
    for controller in change.removed {
      controller.navigation.tracker?.leave()
      controller.navigation.tracker = nil
      controller.barInsets = .zero
      controller.leaveParent()
      controller.appearance.isMovingFromParent = false
    }
    for controller in change.added { controller.didMove(toParent: self) }
    stackDidChange(change)
    (storedParent as? UISplitViewController)?.stackDidChange(of: self)
  }

  /// The change did not come about.
  func takeBack(_ change: StackChange) {
    stack = change.old
    for controller in change.added {
      controller.willMove(toParent: nil)
      controller.navigation.tracker?.leave()
      controller.navigation.tracker = nil
      controller.leaveParent()
      controller.appearance.isMovingFromParent = false
    }
    for controller in change.removed { controller.appearance.isMovingFromParent = false }
  }
}

/// What becomes of a stack.
@MainActor struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]

  init(from old: [UIViewController], to new: [UIViewController]) {
    self.old = old
    self.new = new
  }

  var added: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }

  /// Top to bottom, as they leave.
  var removed: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } }.reversed() }

  var changesTop: Bool { old.last !== new.last }

  var isEmpty: Bool { old.count == new.count && zip(old, new).allSatisfy { $0 === $1 } }

  /// Whether the new top controller comes from outside; one that was there before is gone back to.
  var isPush: Bool { new.last.map { top in !old.contains { $0 === top } } ?? false }
}
