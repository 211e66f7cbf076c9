// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `RPPreviewViewControllerDelegate`, by the names of its methods.
@MainActor final class RPPreviewViewControllerDelegateOutlet: NSObject, RPPreviewViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func previewControllerDidFinish(_ previewController: RPPreviewViewController) {
    link.send(OutletMessage(["previewControllerDidFinish"], ["RPPreviewViewController"]), [previewController])
  }

  func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
  ) {
    link.send(
      OutletMessage(["previewController", "didFinishWithActivityTypes"], ["RPPreviewViewController", "String"]),
      [previewController, activityTypes])
  }
}
