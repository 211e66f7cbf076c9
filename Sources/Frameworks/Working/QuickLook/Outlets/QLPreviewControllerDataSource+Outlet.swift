// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `QLPreviewControllerDataSource`, by the names of its methods.
@MainActor final class QLPreviewControllerDataSourceOutlet: NSObject, QLPreviewControllerDataSource {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int {
    return link.require(OutletMessage(["numberOfPreviewItemsIn"], ["QLPreviewController"]), [controller])
  }

  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
    return link.require(
      OutletMessage(["previewController", "previewItemAt"], ["QLPreviewController", "Int"]), [controller, index])
  }
}
