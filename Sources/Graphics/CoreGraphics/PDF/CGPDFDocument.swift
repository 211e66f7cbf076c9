// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A file of pages. What is said in it is read here; pages are drawn, and passwords tried, by Poppler's programs.
///
/// Texts of files with a password are given as they stand in the file, encrypted.
public final class CGPDFDocument: @unchecked Sendable {
  let file: PDFObjectFile
  let painter: PDFPainter
  private(set) lazy var pages: [PDFPageEntry] = PDFPageEntry.pages(of: file)

  private init?(data: Data) {
    guard let file = PDFObjectFile(data) else { return nil }
    (self.file, painter) = (file, PDFPainter(data))
    // A file whose password is empty is open at once.
    if isEncrypted { painter.unlock("") }
  }

  /// The document of a provider's bytes; `nil` for what is no PDF file.
  public convenience init?(_ provider: CGDataProvider) { self.init(data: provider.bytes) }

  /// The document of a file; `nil` where it can't be read or is no PDF file.
  public convenience init?(_ url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data: data)
  }

  package convenience init?(bytes: Data) { self.init(data: bytes) }

  /// How many pages there are; 0 while the document is locked.
  public var numberOfPages: Int { isUnlocked ? pages.count : 0 }

  /// A page, the first is 1; `nil` where there is none of the number and while the document is locked.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard isUnlocked, pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(self, pageNumber)
  }

  /// Whether the file is encrypted.
  public var isEncrypted: Bool { file.trailer["Encrypt"]?.dictionary != nil }
  /// Whether pages can be drawn: the file is not encrypted, or its password was given.
  public var isUnlocked: Bool { !isEncrypted || painter.password != nil }

  /// Tries a password.
  @discardableResult public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    isUnlocked || painter.unlock(String(cString: password))
  }

  /// Whether the document may be printed: the bit of its permissions.
  public var allowsPrinting: Bool { isPermitted(1 << 2) }
  /// Whether text and pictures may be copied: the bit of its permissions.
  public var allowsCopying: Bool { isPermitted(1 << 4) }
  private func isPermitted(_ bit: Int) -> Bool {
    guard let permissions = file.trailer["Encrypt"]?["P"]?.integer else { return true }
    return permissions & bit != 0
  }

  /// The version of the format that the file says it is of.
  public func getVersion(
    majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
  ) {
    let own = String(decoding: file.bytes.prefix(1024), as: UTF8.self).components(separatedBy: "%PDF-").dropFirst()
      .first
    let text = catalogNode?["Version"]?.name ?? own.map { String($0.prefix { $0.isNumber || $0 == "." }) } ?? "1.4"
    let parts = text.split(separator: ".").map { Int32($0) ?? 0 }
    (majorVersion.pointee, minorVersion.pointee) = (parts.first ?? 1, parts.count > 1 ? parts[1] : 0)
  }

  var catalogNode: PDFNode? { file.trailer["Root"]?.resolved }

  /// The dictionary that everything hangs from.
  public var catalog: CGPDFDictionaryRef? { catalogNode?.pointer }
  /// What the document says of itself: `Title`, `Author` and others; `nil` where it says nothing.
  public var info: CGPDFDictionaryRef? {
    guard let info = file.trailer["Info"]?.resolved, info.dictionary != nil else { return nil }
    return info.pointer
  }
  /// Two texts that tell the file from others; `nil` where it has none.
  public var fileIdentifier: CGPDFArrayRef? {
    guard let identifier = file.trailer["ID"]?.resolved, identifier.array != nil else { return nil }
    return identifier.pointer
  }
}

extension CGPDFDocument: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 306 }
}

/// The number of documents.
public func CGPDFDocumentGetTypeID() -> CFTypeID { CGPDFDocument.coreFoundationTypeID }
