// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIColorPickerViewControllerDelegate`, by the names of its methods.
@MainActor final class UIColorPickerViewControllerDelegateOutlet: NSObject, UIColorPickerViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    link.send(
      OutletMessage(
        ["colorPickerViewController", "didSelect", "continuously"], ["UIColorPickerViewController", "UIColor", "Bool"]),
      [viewController, color, continuously])
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    link.send(OutletMessage(["colorPickerViewControllerDidFinish"], ["UIColorPickerViewController"]), [viewController])
  }

  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    link.send(
      OutletMessage(["colorPickerViewControllerDidSelectColor"], ["UIColorPickerViewController"]), [viewController])
  }
}
