// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `RPScreenRecorderDelegate`, by the names of its methods.
@MainActor final class RPScreenRecorderDelegateOutlet: NSObject, RPScreenRecorderDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  ) {
    link.send(
      OutletMessage(
        ["screenRecorder", "didStopRecordingWith", "error"], ["RPScreenRecorder", "RPPreviewViewController", "Error"]),
      [screenRecorder, previewViewController, error])
  }

  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {
    link.send(OutletMessage(["screenRecorderDidChangeAvailability"], ["RPScreenRecorder"]), [screenRecorder])
  }
}
