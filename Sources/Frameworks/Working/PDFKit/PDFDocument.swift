// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// Which part of a page is meant. Pages here have the first two; the others are the second.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox = 0
  case cropBox = 1
  case bleedBox = 2
  case trimBox = 3
  case artBox = 4
}

/// Names of what a document says of itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// Pages. Files are read and drawn by Poppler; those with a password are not opened.
open class PDFDocument: NSObject, @unchecked Sendable {
  open private(set) var documentURL: URL?
  open weak var delegate: (any PDFDocumentDelegate)?
  open private(set) var documentAttributes: [AnyHashable: Any]?
  private let file: PDFFile?
  private var pages: [PDFPage]

  /// A document without pages.
  public override init() {
    (documentURL, file, pages) = (nil, nil, [])
    super.init()
  }

  /// `nil` for what cannot be read.
  public init?(data: Data) {
    guard let file = PDFFile(data) else { return nil }
    (documentURL, self.file, pages) = (nil, file, [])
    super.init()
    take(file)
  }

  /// `nil` for what cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), let file = PDFFile(data) else { return nil }
    (documentURL, self.file, pages) = (url, file, [])
    super.init()
    take(file)
  }

  private func take(_ file: PDFFile) {
    pages = file.pages.indices.map { PDFPage(file, $0) }
    for page in pages { page.document = self }
    documentAttributes = file.attributes.filter {
      ["Title", "Author", "Subject", "Creator", "Producer"].contains($0.key)
    }
  }

  /// The document as Core Graphics reads it; `nil` for one that was not read from a file.
  open private(set) lazy var documentRef: CGPDFDocument? = file.flatMap { CGPDFDocument(bytes: $0.data) }

  open var pageCount: Int { pages.count }
  open var isEncrypted: Bool { file?.isEncrypted ?? false }
  /// `false`: files with a password are not opened.
  open var isLocked: Bool { false }
  open func unlock(withPassword password: String) -> Bool { true }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open var majorVersion: Int { Int(version.first ?? "1") ?? 1 }
  open var minorVersion: Int { Int(version.last ?? "4") ?? 4 }
  private var version: [Substring] { (file?.attributes["PDF version"] ?? "1.4").split(separator: ".") }
  /// `nil`: tables of contents are not read.
  open var outlineRoot: PDFOutline? { nil }

  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(0, index), pages.count))
  }
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }

  /// The text of all pages.
  open var string: String? { pages.isEmpty ? nil : pages.compactMap(\.string).joined(separator: "\n") }

  /// The file as it was read; of documents whose pages changed, a new one with a picture of each.
  open func dataRepresentation() -> Data? {
    let isAsRead = file.map { file in
      pages.count == file.pages.count && zip(pages, file.pages.indices).allSatisfy { $0.isPage($1, of: file) }
    }
    if isAsRead == true { return file?.data }
    guard let first = pages.first else { return nil }
    return UIGraphicsPDFRenderer(bounds: first.bounds(for: .cropBox)).pdfData { context in
      for page in pages {
        let bounds = page.bounds(for: .cropBox)
        context.beginPage(withBounds: CGRect(origin: .zero, size: bounds.size), pageInfo: [:])
        page.thumbnail(of: CGSize(width: bounds.width * 2, height: bounds.height * 2), for: .cropBox)
          .draw(in: CGRect(origin: .zero, size: bounds.size))
      }
    }
  }

  @discardableResult open func write(to url: URL) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: url)) != nil
  }
  @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}

public protocol PDFDocumentDelegate: NSObjectProtocol {}

/// An entry of a table of contents; none is read.
open class PDFOutline: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var label: String?
  open private(set) var numberOfChildren = 0
  open func child(at index: Int) -> PDFOutline? { nil }
  open var destination: PDFDestination?
  open var isOpen = false
}

/// A place of a page.
open class PDFDestination: NSObject, @unchecked Sendable {
  open private(set) weak var page: PDFPage?
  open private(set) var point: CGPoint
  open var zoom: CGFloat = 0
  public init(page: PDFPage, at point: CGPoint) {
    (self.page, self.point) = (page, point)
    super.init()
  }
}
