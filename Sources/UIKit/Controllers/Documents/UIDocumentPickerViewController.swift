// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_UniformTypeIdentifiers

/// Told what was picked.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
  }
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What is done with a document that is picked.
@available(iOS, deprecated: 14.0, message: "Use appropriate initializers instead")
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}

/// Lets a person choose among files that other apps share. There are no other apps and no files: it says so, and can be
/// left by *Cancel*.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  @available(iOS, deprecated: 14.0, message: "Use appropriate initializers instead")
  open private(set) var documentPickerMode: UIDocumentPickerMode = .import
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  /// - Parameter allowedUTIs: What kinds of files may be chosen.
  @available(iOS, introduced: 8.0, deprecated: 14.0)
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// Asks where to put a file.
  @available(iOS, introduced: 8.0, deprecated: 14.0)
  public init(url: URL, in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// Asks where to put files.
  @available(iOS, introduced: 11.0, deprecated: 14.0)
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// - Parameters:
  ///   - contentTypes: What kinds of files may be chosen.
  ///   - asCopy: Whether the app gets copies.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = asCopy ? .import : .open
  }

  /// - Parameter contentTypes: What kinds of files may be chosen, which stay where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Asks where to put files.
  public init(forExporting urls: [URL], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = asCopy ? .exportToService : .moveToService
  }

  /// Asks where to put files, which are moved there.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(forOpeningContentTypes: [])
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence(
      "No Files", because: "There are no other apps here whose files could be chosen.", symbol: "folder", title: "Files"
    ) { [weak self] in self?.cancel() }
  }

  private func cancel() {
    let delegate = delegate
    dismiss(animated: true) { delegate?.documentPickerWasCancelled(self) }
  }
}
