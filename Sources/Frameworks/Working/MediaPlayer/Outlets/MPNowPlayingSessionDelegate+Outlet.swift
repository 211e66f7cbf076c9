// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import AVFoundation
internal import UIKit

/// Answers for an object that does not declare `MPNowPlayingSessionDelegate`, by the names of its methods.
@MainActor final class MPNowPlayingSessionDelegateOutlet: NSObject, MPNowPlayingSessionDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {
    link.send(OutletMessage(["nowPlayingSessionDidChangeActive"], ["MPNowPlayingSession"]), [nowPlayingSession])
  }

  func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {
    link.send(
      OutletMessage(["nowPlayingSessionDidChangeCanBecomeActive"], ["MPNowPlayingSession"]), [nowPlayingSession])
  }
}
