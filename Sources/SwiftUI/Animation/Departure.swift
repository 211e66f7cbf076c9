// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// The time from when a view is removed until its transition is over.
///
/// The element that removed the view keeps it meanwhile, and takes it back where the view returns. A container that
/// knows of transitions claims the departure and ends it; one that nobody claims ends with the update.
@MainActor final class Departure {
  private var finish: (() -> Void)?
  private var isClaimed = false
  private var token: DelayedActions.Token?

  init(finish: @escaping () -> Void) {
    self.finish = finish
  }

  /// Has the departure go on until a time.
  func claim(until time: TimeInterval) {
    isClaimed = true
    guard token == nil else { return }
    token = UIApplication.shared.delayedActions.schedule(at: time) { [weak self] in self?.end() }
  }

  /// Ends a departure that no container claimed.
  func endUnlessClaimed() {
    if !isClaimed { end() }
  }

  /// The view goes.
  func end() {
    token?.cancel()
    token = nil
    finish?()
    finish = nil
  }

  /// The view returned: it does not go.
  func cancel() {
    finish = nil
    end()
  }
}

/// A view that was removed and is shown until its transition is over.
struct LeavingChild<Child: ViewElement> {
  let child: Child
  let departure: Departure

  /// The view's items, marked as leaving.
  @MainActor var items: [Item] {
    child.items.map { item in
      var item = item
      if item.traits.departure == nil { item.traits.departure = departure }
      return item
    }
  }
}

extension ViewElement {
  /// Removes a child, now or after its transition.
  ///
  /// - Parameter finish: Forgets the child; called when the transition is over.
  /// - Returns: The leaving child, where it is to be kept.
  func retire<Child: ViewElement>(_ child: Child, finish: @escaping () -> Void) -> LeavingChild<Child>? {
    guard let host, host.canAnimate, !child.items.isEmpty,
      transaction.animation != nil || child.items.contains(where: { $0.traits.transition?.ownAnimation != nil })
    else {
      child.remove()
      return nil
    }
    let departure = Departure { [weak child] in
      child?.remove()
      finish()
    }
    host.animator.departures.append(departure)
    return LeavingChild(child: child, departure: departure)
  }
}
