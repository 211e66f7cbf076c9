// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  private enum End {
    case object(NSObject)
    /// Nobody in particular: the responder chain.
    case chain
    /// Nobody at all: the owner where there is none.
    case nobody
  }

  /// What is at the end of a connection; `nil` where it is not there yet.
  private func end(_ id: String) -> End? {
    if let object = objects[id] { return .object(object) }
    return switch document.placeholders[id] {
    case .firstResponder: .chain
    case .owner: .nobody
    case .exit, nil: nil
    }
  }

  /// Makes a connection; `false` where its other end is not there yet.
  func connect(_ source: NSObject, _ connection: NibConnection) -> Bool {
    switch connection {
    case .outlet(let property, let destination):
      guard let end = end(destination) else { return false }
      if case .object(let object) = end { source.setValue(object, forKey: property) }
    case .outletCollection(let property, let destination):
      guard let end = end(destination) else { return false }
      if case .object(let object) = end { append(object, to: property, of: source) }
    case .action(let selector, let destination, let event):
      switch end(destination) {
      case .object(let object): add(object, Selector(selector), event, to: source)
      case .chain: add(nil, Selector(selector), event, to: source)
      case .nobody: break
      case nil: return false
      }
    case .segue: break
    }
    return true
  }

  private func append(_ object: NSObject, to property: String, of source: NSObject) {
    if property == "gestureRecognizers", let view = source as? UIView, let recognizer = object as? UIGestureRecognizer {
      return view.addGestureRecognizer(recognizer)
    }
    // One that another instantiation filled is filled anew, as one outlet after another would be.
    let key = CollectionKey(source: ObjectIdentifier(source), property: property)
    let members = collections[key, default: []] + [object]
    collections[key] = members
    source.setValue(members, forKey: property)
  }

  private func add(_ target: NSObject?, _ action: Selector, _ event: String?, to source: NSObject) {
    switch source {
    case let control as UIControl:
      guard let event = UIControl.Event(nibName: event ?? "primaryActionTriggered") else {
        return NibWarnings.warn("a nib's action \(action) has an event that controls do not have: \(event ?? "")")
      }
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer:
      guard let target else {
        return NibWarnings.warn("a nib's gesture recogniser sends \(action) to the first responder, which has none")
      }
      recognizer.addTarget(target, action: action)
    default: NibWarnings.warn("a nib has \(type(of: source)) send \(action), which sends no actions")
    }
  }
}

/// A property that collects objects.
struct CollectionKey: Hashable {
  let source: ObjectIdentifier
  let property: String
}

extension UIControl.Event {
  private static let nibNames: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// The event that nibs call by a name.
  init?(nibName: String) {
    guard let event = Self.nibNames[nibName] else { return nil }
    self = event
  }
}
