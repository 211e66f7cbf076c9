// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Arrows move the focus within its group, Tab leads from group to group.

extension UIFocusSystem {
  /// Moves the focus as a key asks for; `false` where the key means something else or nothing is there.
  func handle(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: return moveByArrow(.up)
    case .keyboardDownArrow: return moveByArrow(.down)
    case .keyboardLeftArrow: return moveByArrow(.left)
    case .keyboardRightArrow: return moveByArrow(.right)
    case .keyboardTab: return moveByTab(key.modifierFlags.contains(.shift) ? .previous : .next)
    default: return false
    }
  }

  private func moveByArrow(_ heading: UIFocusHeading) -> Bool {
    guard let current = focusedView, let root else { return false }
    if let list = list(arranging: current) {
      guard let next = list.focusableView(heading, of: current) else { return false }
      return move(to: next, heading: heading)
    }
    let group = FocusGroup(of: current)
    let from = current.convert(current.bounds, to: nil)
    let best = root.focusableViews
      .filter { $0 !== current && FocusGroup(of: $0) == group }
      .compactMap { view in
        FocusDistance(from: from, to: view.convert(view.bounds, to: nil), heading).map { (view, $0.value) }
      }
      .min { $0.1 < $1.1 }
    guard let best else { return false }
    return move(to: best.0, heading: heading)
  }

  /// The list that says where arrows lead from a view.
  private func list(arranging view: UIView) -> (any FocusArranging)? {
    sequence(first: view, next: { $0.superview }).lazy
      .compactMap { $0 as? any FocusArranging }.first { $0.arrangesFocus(of: view) }
  }

  private func moveByTab(_ heading: UIFocusHeading) -> Bool {
    guard let root else { return false }
    let views = Self.inReadingOrder(root.focusableViews)
    var groups: [(group: FocusGroup, first: UIView)] = []
    for view in views {
      let group = FocusGroup(of: view)
      if !groups.contains(where: { $0.group == group }) { groups.append((group, view)) }
    }
    guard !groups.isEmpty else { return false }
    var index = heading == .next ? 0 : groups.count - 1
    if let focusedView, let current = groups.firstIndex(where: { $0.group == FocusGroup(of: focusedView) }) {
      index = current + (heading == .next ? 1 : -1)
    }
    guard groups.indices.contains(index) else { return false }
    return move(to: groups[index].group.preferredView ?? groups[index].first, heading: heading)
  }

  /// The tree in which the focus moves: what is in front.
  private var root: UIView? {
    guard let window else { return nil }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller?.viewIfLoaded ?? window
  }

  /// By rows, and in a row in the direction of reading.
  static func inReadingOrder(_ views: [UIView]) -> [UIView] {
    let boxes = views.map { (view: $0, box: $0.convert($0.bounds, to: nil)) }
      .sorted { ($0.box.minY, $0.box.minX) < ($1.box.minY, $1.box.minX) }
    var rows: [(bottom: CGFloat, list: [(view: UIView, box: CGRect)])] = []
    for each in boxes {
      if let row = rows.last, each.box.midY < row.bottom {
        rows[rows.count - 1].list.append(each)
      } else {
        rows.append((each.box.maxY, [each]))
      }
    }
    return rows.flatMap { row in
      let isMirrored = row.list.first?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return row.list.sorted { isMirrored ? $0.box.maxX > $1.box.maxX : $0.box.minX < $1.box.minX }.map(\.view)
    }
  }
}

/// A view that says itself where arrows lead among what it shows: lists, whose items are not all on the screen.
@preconcurrency @MainActor protocol FocusArranging: UIView {
  /// Whether a view is one of those that it arranges.
  func arrangesFocus(of view: UIView) -> Bool
  /// The view next to one of them in a direction, brought onto the screen.
  func focusableView(_ heading: UIFocusHeading, of view: UIView) -> UIView?
  /// The view that the focus comes to from elsewhere; `nil` for the first.
  var preferredFocusedView: UIView? { get }
}

/// The views that arrows go to from each other.
@MainActor enum FocusGroup: Equatable {
  case named(String)
  case list(any FocusArranging)
  case rest

  init(of view: UIView) {
    var current: UIView? = view
    while let candidate = current {
      if let name = candidate.focusGroupIdentifier ?? candidate.owningController?.focusGroupIdentifier {
        self = .named(name)
        return
      }
      if let list = candidate as? any FocusArranging {
        self = .list(list)
        return
      }
      current = candidate.superview
    }
    self = .rest
  }

  /// The view that the group itself would have the focus on.
  var preferredView: UIView? {
    guard case .list(let list) = self else { return nil }
    return list.preferredFocusedView
  }

  nonisolated static func == (left: FocusGroup, right: FocusGroup) -> Bool {
    switch (left, right) {
    case (.named(let one), .named(let other)): one == other
    case (.list(let one), .list(let other)): one === other
    case (.rest, .rest): true
    default: false
    }
  }
}

/// How far an item is in a direction; gaps across it count twice. `nil` for what does not lie there.
///
/// Left and right stay in the row; up and down come to what is nearly above or below if nothing is.
struct FocusDistance {
  let value: CGFloat

  init?(from: CGRect, to: CGRect, _ heading: UIFocusHeading) {
    let isHorizontal = heading == .left || heading == .right
    let (dx, dy) = (to.midX - from.midX, to.midY - from.midY)
    let along =
      switch heading {
      case .left: -dx
      case .right: dx
      case .up: -dy
      default: dy
      }
    let gap =
      isHorizontal
      ? max(to.minY - from.maxY, from.minY - to.maxY) : max(to.minX - from.maxX, from.minX - to.maxX)
    guard along > 1, isHorizontal ? gap < 0 : gap <= along * 2 else { return nil }
    // Of those that touch the one straight ahead is nearest.
    value = along + 2 * max(gap, 0) + abs(isHorizontal ? dy : dx) / 2
  }
}

extension UIView {
  /// Whether the focus can be on the view as it is now.
  var isFocusable: Bool { canBecomeFocused && window != nil && isSeen }

  private var isSeen: Bool {
    sequence(first: self, next: \.superview)
      .allSatisfy { !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled }
  }

  /// This view and those below it that can have the focus, but for those within one that can.
  var focusableViews: [UIView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    if canBecomeFocused { return [self] }
    return storedSubviews.flatMap(\.focusableViews)
  }
}

extension UIView {
  /// Has the window put the focus where a part prefers it, if the focus is within this view.
  func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let system = window?.storedFocusSystem, let focused = system.focusedView, focused.isBelow(self) else {
      return
    }
    system.requestFocusUpdate(to: environment)
  }
}

extension UIWindow {
  /// What moves the focus in this window.
  var focusSystem: UIFocusSystem {
    if let storedFocusSystem { return storedFocusSystem }
    let made = UIFocusSystem(window: self)
    storedFocusSystem = made
    return made
  }
}
