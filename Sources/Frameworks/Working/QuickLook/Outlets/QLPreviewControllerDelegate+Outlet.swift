// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `QLPreviewControllerDelegate`, by the names of its methods.
@MainActor final class QLPreviewControllerDelegateOutlet: NSObject, QLPreviewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func previewControllerWillDismiss(_ controller: QLPreviewController) {
    link.send(OutletMessage(["previewControllerWillDismiss"], ["QLPreviewController"]), [controller])
  }

  func previewControllerDidDismiss(_ controller: QLPreviewController) {
    link.send(OutletMessage(["previewControllerDidDismiss"], ["QLPreviewController"]), [controller])
  }

  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["previewController", "shouldOpen", "for"], ["QLPreviewController", "URL", "QLPreviewItem"]),
      [controller, url, item])
    {
      return answer
    }
    return QLPreviewControllerDelegateSilence.shared.previewController(controller, shouldOpen: url, for: item)
  }

  func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView? {
    if let answer: UIView? = link.answer(
      OutletMessage(["previewController", "transitionViewFor"], ["QLPreviewController", "QLPreviewItem"]),
      [controller, item])
    {
      return answer
    }
    return QLPreviewControllerDelegateSilence.shared.previewController(controller, transitionViewFor: item)
  }

  func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem)
    -> QLPreviewItemEditingMode
  {
    if let answer: QLPreviewItemEditingMode = link.answer(
      OutletMessage(["previewController", "editingModeFor"], ["QLPreviewController", "QLPreviewItem"]),
      [controller, previewItem])
    {
      return answer
    }
    return QLPreviewControllerDelegateSilence.shared.previewController(controller, editingModeFor: previewItem)
  }

  func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {
    link.send(
      OutletMessage(["previewController", "didUpdateContentsOf"], ["QLPreviewController", "QLPreviewItem"]),
      [controller, previewItem])
  }

  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
  ) {
    link.send(
      OutletMessage(
        ["previewController", "didSaveEditedCopyOf", "at"], ["QLPreviewController", "QLPreviewItem", "URL"]),
      [controller, previewItem, modifiedContentsURL])
  }
}

/// Implements nothing that it need not.
@MainActor private final class QLPreviewControllerDelegateSilence: NSObject, QLPreviewControllerDelegate {
  static let shared = QLPreviewControllerDelegateSilence()
}
