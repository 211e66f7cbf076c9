// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An object that can be told of events, and that passes on what it does not handle to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  /// Whether this responder may become first responder. Defaults to `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder gives up being first responder. Defaults to `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first in its window.
  open var isFirstResponder: Bool { owningWindow?.firstResponder === self }

  /// Makes this responder the first in its window; `false` where it may not or is in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = owningWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = owningWindow, window.firstResponder === self {
      window.firstResponder = nil
    }
    return true
  }

  /// The window in which this responder can be first.
  var owningWindow: UIWindow? { next?.owningWindow }

  /// The application that the responder belongs to: its window's or, outside any, the one in whose turn the caller runs.
  var owningApplication: UIApplication { owningWindow?.owningApplication ?? UIApplication.current }

  // MARK: - Touches

  /// Told that fingers came down. Passes on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Told that fingers moved. Passes on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Told that fingers were lifted. Passes on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Told that the system took the touches away. Passes on to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Keys

  /// Told that keys went down. Passes on to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Told that the force of presses changed; keys have none, so it is never sent. Passes on unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Told that keys were let go. Passes on to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Told that the system took presses away. Passes on to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keys that this responder has commands for, while it is first or further along the chain. Defaults to `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Actions

  /// Whether this responder handles an action sent up the chain: by default, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// The first responder of the chain, from this one on, that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}
