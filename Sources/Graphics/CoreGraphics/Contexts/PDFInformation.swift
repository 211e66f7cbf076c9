// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What Core Graphics calls the parts of what a PDF file says of itself.

public nonisolated(unsafe) let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public nonisolated(unsafe) let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public nonisolated(unsafe) let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public nonisolated(unsafe) let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public nonisolated(unsafe) let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The whole page, a rectangle as data.
public nonisolated(unsafe) let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

@available(*, unavailable, message: "PDF files are not encrypted in Tessera")
public var kCGPDFContextOwnerPassword: CFString { "" }
@available(*, unavailable, message: "PDF files are not encrypted in Tessera")
public var kCGPDFContextUserPassword: CFString { "" }

extension PDFFile.Information {
  /// Reads what apps say, whatever else is there.
  package init(_ values: [AnyHashable: Any]) {
    self.init()
    func text(_ key: CFString) -> String? {
      if let words = values[key] as? [String] { return words.joined(separator: ", ") }
      return values[key] as? String
    }
    title = text(kCGPDFContextTitle)
    author = text(kCGPDFContextAuthor)
    subject = text(kCGPDFContextSubject)
    keywords = text(kCGPDFContextKeywords)
    creator = text(kCGPDFContextCreator)
  }
}
