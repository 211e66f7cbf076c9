// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `PDFViewDelegate`, by the names of its methods.
@MainActor final class PDFViewDelegateOutlet: NSObject, PDFViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
    link.send(OutletMessage(["pdfViewWillClickOnLink", "with"], ["PDFView", "URL"]), [sender, url])
  }
}
