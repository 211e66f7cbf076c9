// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import AVFoundation
internal import UIKit

/// Answers for an object that does not declare `AVPlayerViewControllerDelegate`, by the names of its methods.
@MainActor final class AVPlayerViewControllerDelegateOutlet: NSObject, AVPlayerViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {
    link.send(
      OutletMessage(
        ["playerViewController", "willBeginFullScreenPresentationWithAnimationCoordinator"],
        ["AVPlayerViewController", "UIViewControllerTransitionCoordinator"]), [playerViewController, coordinator])
  }

  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {
    link.send(
      OutletMessage(
        ["playerViewController", "willEndFullScreenPresentationWithAnimationCoordinator"],
        ["AVPlayerViewController", "UIViewControllerTransitionCoordinator"]), [playerViewController, coordinator])
  }

  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    link.send(
      OutletMessage(["playerViewControllerWillStartPictureInPicture"], ["AVPlayerViewController"]),
      [playerViewController])
  }

  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    link.send(
      OutletMessage(["playerViewControllerDidStartPictureInPicture"], ["AVPlayerViewController"]),
      [playerViewController])
  }

  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {
    link.send(
      OutletMessage(
        ["playerViewController", "failedToStartPictureInPictureWithError"], ["AVPlayerViewController", "Error"]),
      [playerViewController, error])
  }

  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    link.send(
      OutletMessage(["playerViewControllerWillStopPictureInPicture"], ["AVPlayerViewController"]),
      [playerViewController])
  }

  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    link.send(
      OutletMessage(["playerViewControllerDidStopPictureInPicture"], ["AVPlayerViewController"]), [playerViewController]
    )
  }

  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart"], ["AVPlayerViewController"]),
      [playerViewController])
    {
      return answer
    }
    return AVPlayerViewControllerDelegateSilence.shared
      .playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(playerViewController)
  }

  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) {
    if !link.send(
      OutletMessage(
        ["playerViewController", "restoreUserInterfaceForPictureInPictureStopWithCompletionHandler"],
        ["AVPlayerViewController", "Void"]), [playerViewController, completionHandler])
    {
      AVPlayerViewControllerDelegateSilence.shared.playerViewController(
        playerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: completionHandler)
    }
  }
}

/// Implements nothing that it need not.
@MainActor private final class AVPlayerViewControllerDelegateSilence: NSObject, AVPlayerViewControllerDelegate {
  static let shared = AVPlayerViewControllerDelegateSilence()
}
