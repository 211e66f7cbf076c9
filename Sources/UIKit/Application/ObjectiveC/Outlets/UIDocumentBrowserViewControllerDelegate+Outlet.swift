// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import TesseraShims_UniformTypeIdentifiers

/// Answers for an object that does not declare `UIDocumentBrowserViewControllerDelegate`, by the names of its methods.
@MainActor final class UIDocumentBrowserViewControllerDelegateOutlet: NSObject, UIDocumentBrowserViewControllerDelegate
{
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {
    if !link.send(
      OutletMessage(
        ["documentBrowser", "didRequestDocumentCreationWithHandler"], ["UIDocumentBrowserViewController", "Void"]),
      [controller, importHandler])
    {
      UIDocumentBrowserViewControllerDelegateSilence.shared.documentBrowser(
        controller, didRequestDocumentCreationWithHandler: importHandler)
    }
  }

  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    link.send(
      OutletMessage(["documentBrowser", "didPickDocumentsAt"], ["UIDocumentBrowserViewController", "URLs"]),
      [controller, documentURLs])
  }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {
    link.send(
      OutletMessage(
        ["documentBrowser", "didImportDocumentAt", "toDestinationURL"],
        ["UIDocumentBrowserViewController", "URL", "URL"]), [controller, sourceURL, destinationURL])
  }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {
    link.send(
      OutletMessage(
        ["documentBrowser", "failedToImportDocumentAt", "error"], ["UIDocumentBrowserViewController", "URL", "Error"]),
      [controller, documentURL, error])
  }
}

/// Implements nothing that it need not.
@MainActor
private final class UIDocumentBrowserViewControllerDelegateSilence: NSObject, UIDocumentBrowserViewControllerDelegate {
  static let shared = UIDocumentBrowserViewControllerDelegateSilence()
}
