// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIScreenshotServiceDelegate`, by the names of its methods.
@MainActor final class UIScreenshotServiceDelegateOutlet: NSObject, UIScreenshotServiceDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) {
    if !link.send(
      OutletMessage(
        ["screenshotService", "generatePDFRepresentationWithCompletion"], ["UIScreenshotService", "Void"]),
      [screenshotService, completionHandler])
    {
      UIScreenshotServiceDelegateSilence.shared.screenshotService(
        screenshotService, generatePDFRepresentationWithCompletion: completionHandler)
    }
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIScreenshotServiceDelegateSilence: NSObject, UIScreenshotServiceDelegate {
  static let shared = UIScreenshotServiceDelegateSilence()
}
