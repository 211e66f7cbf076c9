// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIActionSheetDelegate`, by the names of its methods.
@MainActor final class UIActionSheetDelegateOutlet: NSObject, UIActionSheetDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    link.send(
      OutletMessage(["actionSheet", "clickedButtonAt"], ["UIActionSheet", "Int"]), [actionSheet, buttonIndex])
  }

  func actionSheetCancel(_ actionSheet: UIActionSheet) {
    link.send(OutletMessage(["actionSheetCancel"], ["UIActionSheet"]), [actionSheet])
  }

  func willPresent(_ actionSheet: UIActionSheet) {
    link.send(OutletMessage(["willPresent"], ["UIActionSheet"]), [actionSheet])
  }

  func didPresent(_ actionSheet: UIActionSheet) {
    link.send(OutletMessage(["didPresent"], ["UIActionSheet"]), [actionSheet])
  }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    link.send(
      OutletMessage(["actionSheet", "willDismissWithButtonIndex"], ["UIActionSheet", "Int"]),
      [actionSheet, buttonIndex])
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    link.send(
      OutletMessage(["actionSheet", "didDismissWithButtonIndex"], ["UIActionSheet", "Int"]), [actionSheet, buttonIndex])
  }
}
