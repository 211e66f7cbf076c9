// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Knows which item of a window the keyboard's focus is on, and moves it.
///
/// Nothing is focused until a key asks for it, or code. The focus leaves with its view.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved; its object is the system, its info has the context and the coordinator.
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when a key asked for a move that could not be made; its info has the context.
  public nonisolated static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  private(set) weak var window: UIWindow?
  private(set) weak var focusedView: UIView?
  private var pendingEnvironment: WeakEnvironment?
  private let ring = FocusRing()

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The system of the window that a part of the app is in; `nil` where it is in none.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.focusWindow?.focusSystem
  }

  /// The item that has the focus.
  open var focusedItem: (any UIFocusItem)? { focusedView }

  /// Whether a part is around another, or is it.
  open class func environment(_ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment) -> Bool {
    sequence(first: other, next: { $0.parentFocusEnvironment }).contains { $0 === environment }
  }

  // MARK: - Requests

  /// Asks for the focus to go to a part of the window, or the item that it prefers, before the next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    pendingEnvironment = WeakEnvironment(object: environment)
    window?.owningApplication.afterNextLayout { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Does at once what was asked for.
  open func updateFocusIfNeeded() {
    guard let environment = pendingEnvironment?.object else { return }
    pendingEnvironment = nil
    if let item = preferredItem(of: environment) { move(to: item, heading: []) }
  }

  // MARK: - Moves

  /// Puts the focus on a view, or nowhere; `false` where a part of the app is against it.
  @discardableResult
  func move(to next: UIView?, heading: UIFocusHeading, showsRing: Bool = true) -> Bool {
    let previous = focusedView
    guard next !== previous else { return true }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    let parts = Self.parts(around: previous, next)
    guard parts.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
      movementFailed(context)
      return false
    }
    put(on: next, context, parts, showsRing: showsRing)
    return true
  }

  /// The focused view leaves the window, which nobody can be against.
  func viewWillLeave(_ view: UIView) {
    guard let focusedView, focusedView.isBelow(view) else { return }
    let context = UIFocusUpdateContext(from: focusedView, to: nil, heading: [])
    put(on: nil, context, Self.parts(around: focusedView, nil))
  }

  private func put(
    on next: UIView?, _ context: UIFocusUpdateContext, _ parts: [any UIFocusEnvironment], showsRing: Bool = true
  ) {
    focusedView = next
    ring.move(to: showsRing ? next : nil)
    let coordinator = UIFocusAnimationCoordinator()
    for part in parts { part.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
    coordinator.run()
  }

  func movementFailed(_ context: UIFocusUpdateContext) {
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
  }

  /// The old item and what is around it, then the new one and what is around only that; each once, from the inside out.
  private static func parts(around previous: UIView?, _ next: UIView?) -> [any UIFocusEnvironment] {
    var parts: [any UIFocusEnvironment] = []
    for start in [previous, next] {
      var part: (any UIFocusEnvironment)? = start
      while let current = part {
        if !parts.contains(where: { $0 === current }) { parts.append(current) }
        part = current.parentFocusEnvironment
      }
    }
    return parts
  }
}

/// Keeps a part of the app without holding it.
private struct WeakEnvironment {
  weak var object: (any UIFocusEnvironment)?
}

extension UIFocusEnvironment {
  /// The window that the part is in.
  var focusWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}

extension UIFocusSystem {
  /// The item that a part of the app would have the focus on.
  func preferredItem(of environment: any UIFocusEnvironment) -> UIView? {
    var seen: [any UIFocusEnvironment] = []
    if let found = preferredItem(of: environment, &seen) { return found }
    let root = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    return root.flatMap { Self.inReadingOrder($0.focusableViews).first }
  }

  /// `seen` holds the parts that were asked already: those that prefer each other would be asked for ever.
  private func preferredItem(
    of part: any UIFocusEnvironment, _ seen: inout [any UIFocusEnvironment]
  ) -> UIView? {
    guard !seen.contains(where: { $0 === part }) else { return nil }
    seen.append(part)
    if let view = part as? UIView, view.isFocusable { return view }
    for preferred in part.preferredFocusEnvironments {
      if let found = preferredItem(of: preferred, &seen) { return found }
    }
    return nil
  }
}
