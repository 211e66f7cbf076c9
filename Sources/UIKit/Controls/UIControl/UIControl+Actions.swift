// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that is told of a control's events.
struct ControlHandler {
  enum Kind {
    /// A `nil` target stands for the responder chain.
    case target(WeakReference<AnyObject>?, Selector)
    case action(UIAction)
  }

  var kind: Kind
  var events: UIControl.Event

  var target: AnyObject? {
    if case .target(let reference, _) = kind { reference?.object } else { nil }
  }

  /// Whether the target is gone, so that nobody can be told any more.
  var isDead: Bool {
    if case .target(let reference?, _) = kind { reference.object == nil } else { false }
  }

  func matches(_ other: AnyObject?, _ selector: Selector) -> Bool {
    guard case .target(let reference, let own) = kind, own == selector else { return false }
    return reference?.object === other && (reference == nil) == (other == nil)
  }
}

extension UIControl {
  func add(_ target: AnyObject?, _ action: Selector, _ events: Event) {
    handlers.removeAll { $0.isDead }
    if let index = handlers.firstIndex(where: { $0.matches(target, action) }) {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(ControlHandler(kind: .target(target.map { WeakReference($0) }, action), events: events))
    }
  }

  func add(_ action: UIAction, _ events: Event) {
    let known = handlers.firstIndex {
      if case .action(let old) = $0.kind { old.identifier == action.identifier } else { false }
    }
    if let known {
      handlers[known].kind = .action(action)
      handlers[known].events.formUnion(events)
    } else {
      handlers.append(ControlHandler(kind: .action(action), events: events))
    }
  }

  func remove(_ target: AnyObject?, _ action: Selector?, _ events: Event) {
    subtract(events) { handler in
      guard case .target(let reference, let selector) = handler.kind else { return false }
      return (target == nil || reference?.object === target) && (action == nil || selector == action)
    }
  }

  func remove(_ identifier: UIAction.Identifier, _ events: Event) {
    subtract(events) { handler in
      if case .action(let action) = handler.kind { action.identifier == identifier } else { false }
    }
  }

  private func subtract(_ events: Event, where matches: (ControlHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty || $0.isDead }
  }

  func actionNames(_ target: AnyObject?, _ event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard case .target(let reference, let selector) = handler.kind, !handler.events.isDisjoint(with: event) else {
        return nil
      }
      return target == nil || reference?.object === target ? selector.description : nil
    }
    return names.isEmpty ? nil : names
  }

  /// Tells everybody who wants one of the events, once, in the order in which they were added.
  func send(_ events: Event, _ event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(nil, let selector): sendAction(selector, to: nil, for: event)
      case .target(let reference?, let selector):
        if let target = reference.object { sendAction(selector, to: target, for: event) }
      }
    }
  }

  /// Calls back for each action or target with the events that it is added for.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, action: Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops && !handler.isDead {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stops)
      case .target(let reference, let selector): iterator(nil, (reference?.object, selector), handler.events, &stops)
      }
    }
  }
}
