// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Photos
internal import UIKit

/// Answers for an object that does not declare `PHPickerViewControllerDelegate`, by the names of its methods.
@MainActor final class PHPickerViewControllerDelegateOutlet: NSObject, PHPickerViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    link.demand(
      OutletMessage(["picker", "didFinishPicking"], ["PHPickerViewController", "PHPickerResults"]), [picker, results])
  }
}
