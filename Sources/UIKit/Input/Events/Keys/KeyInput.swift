// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// Turns what the host says of keys into key commands and presses.
@MainActor final class KeyInput {
  /// The application whose input this is, and which owns it.
  private unowned let application: UIApplication
  /// The keys that are held beside others.
  private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The keys that are down and of which responders know.
  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]

  init(of application: UIApplication) {
    self.application = application
  }

  func handle(_ input: InputEvent.Key, time: TimeInterval) {
    modifierFlags = UIKeyModifierFlags(wire: input.modifiers)
    guard let key = UIKey(browserName: input.key, modifierFlags: modifierFlags) else {
      // Keys that UIKit has no number for type all the same.
      if input.isDown, input.key.count == 1, modifierFlags.isDisjoint(with: [.control, .command]),
        let target = application.textTarget, application.storedKeyWindow?.keyOverlay == nil
      {
        application.typeText(input.key, into: target)
      }
      return
    }
    input.isDown ? goDown(key, time) : goUp(key, time)
  }

  private func goDown(_ key: UIKey, _ time: TimeInterval) {
    let first = application.keyResponder
    // A key that is held down repeats its command, but it is one press.
    let held = presses[key.keyCode]
    if let command = command(for: key, from: first) {
      if let command = command as? ActionKeyCommand { return command.performWithSender(nil, target: nil) }
      let target = first?.target(forAction: command.action, withSender: command)
      if let target {
        application.sendAction(command.action, to: target, from: command, for: nil)
        return
      }
    }
    if let held {
      if let target = first as? any TextKeyTarget, target.takesEditingKey(key) { return }
      if held.isTyped, let target = first as? any UIKeyInput { return application.typeKey(key, into: target) }
      if held.scrolls { _ = held.actsOnWindow() }
      return
    }
    let press = UIPress(key: key, type: UIPress.PressType(key.keyCode), timestamp: time)
    press.responder = first
    press.window = application.storedKeyWindow
    presses[key.keyCode] = press
    let typed = first is any TextKeyTarget || !key.edits ? nil : first as? any UIKeyInput
    press.isTyped = typed != nil
    send(time)
    press.phase = .stationary
    if let typed { application.typeKey(key, into: typed) }
  }

  private func goUp(_ key: UIKey, _ time: TimeInterval) {
    guard let press = presses[key.keyCode] else { return }
    press.phase = .ended
    press.timestamp = time
    press.key = key
    send(time)
    presses[key.keyCode] = nil
  }

  private func send(_ time: TimeInterval) {
    let event = UIPressesEvent(presses: Set(presses.values))
    event.timestamp = time
    event.modifierFlags = modifierFlags
    application.sendEvent(event)
  }

  /// The first command for a key along the chain.
  private func command(for key: UIKey, from first: UIResponder?) -> UIKeyCommand? {
    var responder = first
    while let current = responder {
      let commands = (current.keyCommands ?? []) + current.addedKeyCommands
      if let command = commands.first(where: { $0.matches(key) }) { return command }
      responder = current.next
    }
    return application.mainMenu.keyCommands.first { $0.matches(key) && application.isValid($0, for: first) }
  }
}

/// Hands presses to recognisers and responders.
@MainActor enum PressDispatcher {
  static func dispatch(_ event: UIPressesEvent) {
    for press in event.allPresses where press.phase == .began || press.phase == .ended {
      if press.phase == .began { press.gestureRecognizers = recognizers(for: press, event) }
      for recognizer in press.gestureRecognizers ?? [] {
        recognizer.modifierFlags = event.modifierFlags
        press.phase == .began
          ? recognizer.pressesBegan([press], with: event) : recognizer.pressesEnded([press], with: event)
      }
      guard let responder = press.responder else { continue }
      press.phase == .began
        ? responder.pressesBegan([press], with: event) : responder.pressesEnded([press], with: event)
    }
  }

  /// The recognisers of the first responder's view, and of those around it, that want a press.
  private static func recognizers(for press: UIPress, _ event: UIPressesEvent) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    var view = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
    while let current = view {
      recognizers += current.storedGestureRecognizers.filter { recognizer in
        recognizer.isEnabled && recognizer.allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
          && recognizer.shouldReceive(event)
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
      }
      view = current.superview
    }
    return recognizers
  }
}

extension UIApplication {
  /// Whom keys are for: the first responder, the view that has the focus, or else the controller in front.
  var keyResponder: UIResponder? {
    guard let window = storedKeyWindow else { return nil }
    if let overlay = window.keyOverlay { return overlay }
    let focused = window.storedFocusSystem?.focusedView
    if let first = window.firstResponder {
      // The focus within it goes first: what it leaves comes to the first responder all the same.
      return focused.flatMap { $0.comes(to: first) ? $0 : nil } ?? first
    }
    if let focused { return focused }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller ?? window
  }
}

extension UIResponder {
  /// Whether what this responder leaves comes to another.
  fileprivate func comes(to other: UIResponder) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === other }
  }
}
