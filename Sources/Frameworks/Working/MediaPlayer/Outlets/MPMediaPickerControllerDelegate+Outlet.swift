// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `MPMediaPickerControllerDelegate`, by the names of its methods.
@MainActor final class MPMediaPickerControllerDelegateOutlet: NSObject, MPMediaPickerControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  {
    link.send(
      OutletMessage(["mediaPicker", "didPickMediaItems"], ["MPMediaPickerController", "MPMediaItemCollection"]),
      [mediaPicker, mediaItemCollection])
  }

  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
    link.send(OutletMessage(["mediaPickerDidCancel"], ["MPMediaPickerController"]), [mediaPicker])
  }
}
