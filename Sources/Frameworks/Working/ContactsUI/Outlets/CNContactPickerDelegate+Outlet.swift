// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Contacts
internal import UIKit

/// Answers for an object that does not declare `CNContactPickerDelegate`, by the names of its methods.
@MainActor final class CNContactPickerDelegateOutlet: NSObject, CNContactPickerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
    link.send(OutletMessage(["contactPickerDidCancel"], ["CNContactPickerViewController"]), [picker])
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    link.send(
      OutletMessage(["contactPicker", "didSelect"], ["CNContactPickerViewController", "CNContact"]), [picker, contact])
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
    link.send(
      OutletMessage(["contactPicker", "didSelect"], ["CNContactPickerViewController", "CNContactProperty"]),
      [picker, contactProperty])
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    link.send(
      OutletMessage(["contactPicker", "didSelect"], ["CNContactPickerViewController", "CNContacts"]),
      [picker, contacts])
  }
}
