// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSAttributedString {
  /// The kind of document that attributed text is read from or written as. Plain text and HTML are understood.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Reading and writing it ends in an error here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Reading and writing it ends in an error here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// What reading a document is told.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `DocumentType`; found out from the data where it is missing.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// A `String.Encoding`'s raw value, as a number; found out from the data where it is missing.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of plain text, and of HTML the font and colour that nothing says more of.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address of files that a document refers to. Nothing is loaded.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// What is known of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    public static let author = DocumentAttributeKey(rawValue: "NSAuthorDocumentAttribute")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }
}

/// Why a document is not read or written.
enum DocumentError: Error, Equatable, CustomNSError, LocalizedError {
  case isTooLong(bytes: Int)
  case hasNoCharacters(encoding: UInt)
  case isNotUnderstood(type: String)

  static var errorDomain: String { "NSCocoaErrorDomain" }

  var errorCode: Int {
    switch self {
    // NSFileReadTooLargeError, NSFileReadInapplicableStringEncodingError, NSTextReadInapplicableDocumentTypeError
    case .isTooLong: 263
    case .hasNoCharacters: 261
    case .isNotUnderstood: 65806
    }
  }

  var errorDescription: String? {
    switch self {
    case .isTooLong(let bytes):
      "The document has \(bytes) bytes; at most \(HTMLReader.greatestLength) are read."
    case .hasNoCharacters(let encoding): "The document is no text in the encoding \(encoding)."
    case .isNotUnderstood(let type): "Tessera reads and writes plain text and HTML, not \(type)."
    }
  }

  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
