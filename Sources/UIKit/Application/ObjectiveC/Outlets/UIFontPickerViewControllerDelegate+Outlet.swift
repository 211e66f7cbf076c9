// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIFontPickerViewControllerDelegate`, by the names of its methods.
@MainActor final class UIFontPickerViewControllerDelegateOutlet: NSObject, UIFontPickerViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    link.send(OutletMessage(["fontPickerViewControllerDidPickFont"], ["UIFontPickerViewController"]), [viewController])
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    link.send(OutletMessage(["fontPickerViewControllerDidCancel"], ["UIFontPickerViewController"]), [viewController])
  }
}
