// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Asks the app for the whole of a document when a person takes a screenshot. Nobody here does: the page's pictures are of
/// what is seen.
@preconcurrency @MainActor public final class UIScreenshotService: NSObject {
  public weak var delegate: (any UIScreenshotServiceDelegate)?
  public private(set) weak var windowScene: UIWindowScene?

  init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }
}

/// Gives the whole of a document. Optional.
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Gives a PDF, the page that is seen, and which part of it.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
