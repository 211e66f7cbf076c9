// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import AVFoundation
internal import UIKit

/// Answers for an object that does not declare `AVPlayerViewControllerDelegate`, by the names of its methods.
@MainActor final class AVPlayerViewControllerDelegateOutlet: NSObject, AVPlayerViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

}
