// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// Takes a segue when what it begins at is used.
@MainActor final class SegueTrigger: NSObject {
  private let segue: NibSegue
  private weak var scene: StoryboardScene?

  /// Listens to an object; `nil` where nobody has to be kept for that: a cell has what it begins, and a controller's own
  /// segues are taken by name only.
  init?(_ segue: NibSegue, from object: NSObject, in scene: StoryboardScene) {
    (self.segue, self.scene) = (segue, scene)
    super.init()
    let selector = Selector._tessera("begin:", SegueTrigger.self) { $0.begin(_:) }
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .primaryActionTriggered
      control.addAction(UIAction { [weak scene] in scene?.begin(segue, sender: $0.sender) }, for: event)
      return nil
    case let item as UIBarButtonItem: (item.target, item.action) = (self, selector)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: selector)
    case let cell as UITableViewCell:
      let begin = { [weak scene, weak cell] in if let cell { scene?.begin(segue, sender: cell) } }
      if segue.isOfAccessory { cell.accessorySegue = begin } else { cell.selectionSegue = begin }
      return nil
    case let cell as UICollectionViewCell:
      cell.selectionSegue = { [weak scene, weak cell] in if let cell { scene?.begin(segue, sender: cell) } }
      return nil
    default: return nil
    }
  }

  func begin(_ sender: Any?) {
    // A recogniser that goes on tells of its course and its end too.
    if let recognizer = sender as? UIGestureRecognizer, recognizer.isContinuous, recognizer.state != .began { return }
    scene?.begin(segue, sender: sender)
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser tells of a beginning, a course and an end.
  fileprivate var isContinuous: Bool { !(self is UITapGestureRecognizer || self is UISwipeGestureRecognizer) }
}
