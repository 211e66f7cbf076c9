// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Contacts
internal import UIKit

/// Answers for an object that does not declare `CNContactViewControllerDelegate`, by the names of its methods.
@MainActor final class CNContactViewControllerDelegateOutlet: NSObject, CNContactViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
    link.send(
      OutletMessage(["contactViewController", "didCompleteWith"], ["CNContactViewController", "CNContact"]),
      [viewController, contact])
  }

  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["contactViewController", "shouldPerformDefaultActionFor"], ["CNContactViewController", "CNContactProperty"]),
      [viewController, property])
    {
      return answer
    }
    return CNContactViewControllerDelegateSilence.shared.contactViewController(
      viewController, shouldPerformDefaultActionFor: property)
  }
}

/// Implements nothing that it need not.
@MainActor private final class CNContactViewControllerDelegateSilence: NSObject, CNContactViewControllerDelegate {
  static let shared = CNContactViewControllerDelegateSilence()
}
