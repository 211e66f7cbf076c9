// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `VNDocumentCameraViewControllerDelegate`, by the names of its methods.
@MainActor final class VNDocumentCameraViewControllerDelegateOutlet: NSObject, VNDocumentCameraViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {
    link.send(
      OutletMessage(
        ["documentCameraViewController", "didFinishWith"], ["VNDocumentCameraViewController", "VNDocumentCameraScan"]),
      [controller, scan])
  }

  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
    link.send(
      OutletMessage(["documentCameraViewControllerDidCancel"], ["VNDocumentCameraViewController"]), [controller])
  }

  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {
    link.send(
      OutletMessage(
        ["documentCameraViewController", "didFailWithError"], ["VNDocumentCameraViewController", "Error"]),
      [controller, error])
  }
}
