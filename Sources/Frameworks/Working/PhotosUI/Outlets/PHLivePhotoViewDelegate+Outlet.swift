// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Photos
internal import UIKit

/// Answers for an object that does not declare `PHLivePhotoViewDelegate`, by the names of its methods.
@MainActor final class PHLivePhotoViewDelegateOutlet: NSObject, PHLivePhotoViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(["livePhotoView", "canBeginPlaybackWith"], ["PHLivePhotoView", "PHLivePhotoViewPlaybackStyle"]),
      [livePhotoView, playbackStyle])
    {
      return answer
    }
    return PHLivePhotoViewDelegateSilence.shared.livePhotoView(livePhotoView, canBeginPlaybackWith: playbackStyle)
  }

  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {
    link.send(
      OutletMessage(["livePhotoView", "willBeginPlaybackWith"], ["PHLivePhotoView", "PHLivePhotoViewPlaybackStyle"]),
      [livePhotoView, playbackStyle])
  }

  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {
    link.send(
      OutletMessage(["livePhotoView", "didEndPlaybackWith"], ["PHLivePhotoView", "PHLivePhotoViewPlaybackStyle"]),
      [livePhotoView, playbackStyle])
  }

  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
    with playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> TimeInterval {
    if let answer: TimeInterval = link.answer(
      OutletMessage(
        ["livePhotoView", "extraMinimumTouchDurationFor", "with"],
        ["PHLivePhotoView", "UITouch", "PHLivePhotoViewPlaybackStyle"]), [livePhotoView, touch, playbackStyle])
    {
      return answer
    }
    return PHLivePhotoViewDelegateSilence.shared.livePhotoView(
      livePhotoView, extraMinimumTouchDurationFor: touch, with: playbackStyle)
  }
}

/// Implements nothing that it need not.
@MainActor private final class PHLivePhotoViewDelegateSilence: NSObject, PHLivePhotoViewDelegate {
  static let shared = PHLivePhotoViewDelegateSilence()
}
