// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that has traits and is told when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A promise to call back when traits change; kept by `registerForTraitChanges`, given up by `unregister…`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// One `registerForTraitChanges`, kept by the view or controller.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Sends `action` to `target`, which is not kept, with what has the traits and those of before.
  convenience init(traits: [UITrait], of sender: AnyObject, target: Any, action: Selector) {
    self.init(traits: traits) { [weak sender, weak target = target as AnyObject] previous in
      guard let sender, let target else { return }
      action.perform(on: target, with: [sender, previous])
    }
  }
}
