// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `AVPictureInPictureControllerDelegate`, by the names of its methods.
@MainActor final class AVPictureInPictureControllerDelegateOutlet: NSObject, AVPictureInPictureControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {
    link.send(
      OutletMessage(["pictureInPictureControllerWillStartPictureInPicture"], ["AVPictureInPictureController"]),
      [controller])
  }

  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
    link.send(
      OutletMessage(["pictureInPictureControllerDidStartPictureInPicture"], ["AVPictureInPictureController"]),
      [controller])
  }

  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {
    link.send(
      OutletMessage(
        ["pictureInPictureController", "failedToStartPictureInPictureWithError"],
        ["AVPictureInPictureController", "Error"]), [controller, error])
  }

  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
    link.send(
      OutletMessage(["pictureInPictureControllerWillStopPictureInPicture"], ["AVPictureInPictureController"]),
      [controller])
  }

  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {
    link.send(
      OutletMessage(["pictureInPictureControllerDidStopPictureInPicture"], ["AVPictureInPictureController"]),
      [controller])
  }

  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) {
    if !link.send(
      OutletMessage(
        ["pictureInPictureController", "restoreUserInterfaceForPictureInPictureStopWithCompletionHandler"],
        ["AVPictureInPictureController", "Void"]), [controller, completionHandler])
    {
      AVPictureInPictureControllerDelegateSilence.shared.pictureInPictureController(
        controller, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: completionHandler)
    }
  }
}

/// Implements nothing that it need not.
@MainActor
private final class AVPictureInPictureControllerDelegateSilence: NSObject, AVPictureInPictureControllerDelegate {
  static let shared = AVPictureInPictureControllerDelegateSilence()
}
