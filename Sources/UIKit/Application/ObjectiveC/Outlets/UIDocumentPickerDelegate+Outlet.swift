// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import TesseraShims_UniformTypeIdentifiers

/// Answers for an object that does not declare `UIDocumentPickerDelegate`, by the names of its methods.
@MainActor final class UIDocumentPickerDelegateOutlet: NSObject, UIDocumentPickerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if !link.send(
      OutletMessage(["documentPicker", "didPickDocumentsAt"], ["UIDocumentPickerViewController", "URLs"]),
      [controller, urls])
    {
      UIDocumentPickerDelegateSilence.shared.documentPicker(controller, didPickDocumentsAt: urls)
    }
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
    link.send(
      OutletMessage(["documentPicker", "didPickDocumentAt"], ["UIDocumentPickerViewController", "URL"]),
      [controller, url])
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    link.send(OutletMessage(["documentPickerWasCancelled"], ["UIDocumentPickerViewController"]), [controller])
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIDocumentPickerDelegateSilence: NSObject, UIDocumentPickerDelegate {
  static let shared = UIDocumentPickerDelegateSilence()
}
