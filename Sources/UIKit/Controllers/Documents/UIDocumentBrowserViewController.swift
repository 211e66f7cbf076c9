// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_UniformTypeIdentifiers

/// Told what was picked in a document browser, and asked for new documents. There are no files here, so that nothing is
/// picked.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Asks for a new document; the handler gets its address and whether it is moved or copied to the others.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
}

/// The root of an app whose documents are files: makes new ones, which the delegate gives, and opens them. Files of before and
/// of other apps are not kept here, which it says.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// What becomes of a document that a delegate has made.
  public enum ImportMode: UInt, Sendable {
    case none = 0
    case copy = 1
    case move = 2
  }

  /// The look of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white = 0
    case light = 1
    case dark = 2
  }

  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

  /// Whether there is a button for a new document. Defaults to `true`.
  open var allowsDocumentCreation = true { didSet { showButtons() } }

  /// Whether several documents may be picked; there is never more than the one just made. Defaults to `false`.
  open var allowsPickingMultipleItems = false

  /// The colours of the browser. Defaults to `white`.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified }
  }

  /// Buttons beside the browser's own.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }

  /// The identifiers of the types that can be opened.
  open private(set) var allowedContentTypes: [String]

  /// The types that can be opened.
  open var contentTypesForRecentDocuments: [UTType] { allowedContentTypes.compactMap { UTType($0) } }

  private let barItem = UINavigationItem(title: "Files")

  /// - Parameter allowedContentTypes: Identifiers of types; `nil` stands for those of the app's Info.plist.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// - Parameter contentTypes: Types that can be opened; `nil` stands for those of the app's Info.plist.
  public init(forOpening contentTypes: [UTType]?) {
    allowedContentTypes = contentTypes?.map(\.identifier) ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(forOpening: nil)
  }

  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence(
      "No Files", because: "New documents are there for as long as the app runs.", symbol: "folder", item: barItem)
    showButtons()
  }

  private func showButtons() {
    let create = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.createDocument() })
    barItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
    barItem.rightBarButtonItems =
      (allowsDocumentCreation ? [create] : []) + additionalTrailingNavigationBarButtonItems
  }

  /// Asks the delegate for a document, and opens it where it stands or in the app's documents.
  private func createDocument() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      importDocument(at: url, mode: mode)
    }
  }

  private func importDocument(at url: URL, mode: ImportMode) {
    let manager = FileManager.default
    do {
      let folder = try manager.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let target = Self.freeName(for: url, in: folder)
      if target.standardizedFileURL != url.standardizedFileURL {
        if mode == .move {
          try manager.moveItem(at: url, to: target)
        } else {
          try manager.copyItem(at: url, to: target)
        }
      }
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: target)
    } catch {
      delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
    }
  }

  /// The document's own name in a folder, with a number where another has it.
  private static func freeName(for url: URL, in folder: URL) -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    let suffix = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
    var target = folder.appendingPathComponent(name + suffix)
    var number = 2
    while target.standardizedFileURL != url.standardizedFileURL, FileManager.default.fileExists(atPath: target.path),
      number < 10_000
    {
      target = folder.appendingPathComponent("\(name) \(number)\(suffix)")
      number += 1
    }
    return target
  }
}
