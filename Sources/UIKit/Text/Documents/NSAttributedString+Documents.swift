// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSAttributedString {
  /// Reads a document: plain text, or HTML as far as text and paragraphs go.
  ///
  /// HTML without a font has one of 12 points. Throws for what is no text in its encoding, too long or of another type.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let read = try DocumentReader(data: data, options: options).read()
    dict?.pointee = NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: read.about.map { ($0.rawValue, $1) }))
    self.init(attributedString: read.text)
  }

  /// Reads a document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil {
      switch url.pathExtension.lowercased() {
      case "html", "htm": options[.documentType] = DocumentType.html
      case "txt": options[.documentType] = DocumentType.plain
      case "rtf": options[.documentType] = DocumentType.rtf
      default: break
      }
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Writes a range as a document: plain text, the default, or HTML.
  ///
  /// Throws for other types. A range outside of the string is a programmer error.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, NSMaxRange(range) <= length else {
      fatalError("NSAttributedString data(from:documentAttributes:): Out of bounds")
    }
    let part = attributedSubstring(from: range)
    let type = DocumentReader.type(dict[.documentType]) ?? .plain
    let text: String
    switch type {
    case .plain: text = part.string
    case .html: text = HTMLWriter(title: dict[.title] as? String).html(of: part)
    default: throw DocumentError.isNotUnderstood(type: type.rawValue)
    }
    let encoding = DocumentReader.encoding(dict[.characterEncoding]) ?? .utf8
    guard let data = text.data(using: encoding) else {
      throw DocumentError.hasNoCharacters(encoding: encoding.rawValue)
    }
    return data
  }
}

extension NSMutableAttributedString {
  /// Puts a document in place of the text.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }
}

/// Finds out what a document is, and reads it.
struct DocumentReader {
  let data: Data
  let options: [NSAttributedString.DocumentReadingOptionKey: Any]

  func read() throws -> (text: NSAttributedString, about: [NSAttributedString.DocumentAttributeKey: Any]) {
    guard data.count <= HTMLReader.greatestLength else { throw DocumentError.isTooLong(bytes: data.count) }
    let type = try Self.type(options[.documentType]) ?? guessedType()
    let (string, encoding) = try decoded()
    var about: [NSAttributedString.DocumentAttributeKey: Any] = [
      .documentType: type.rawValue, .characterEncoding: encoding.rawValue,
    ]
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain: return (NSAttributedString(string: string, attributes: defaults), about)
    case .html:
      let font = defaults[.font] as? UIFont ?? UIFont(name: "Times New Roman", size: 12) ?? .systemFont(ofSize: 12)
      let read = HTMLReader.read(string, font: font)
      if let title = read.title { about[.title] = title }
      return (read.text, about)
    default: throw DocumentError.isNotUnderstood(type: type.rawValue)
    }
  }

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType
      ?? (value as? String).map(NSAttributedString.DocumentType.init(rawValue:))
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    switch value {
    case let value as String.Encoding: value
    case let value as UInt: String.Encoding(rawValue: value)
    case let value as Int where value >= 0: String.Encoding(rawValue: UInt(value))
    case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
    default: nil
    }
  }

  private func guessedType() throws -> NSAttributedString.DocumentType {
    if data.starts(with: Array("{\\rtf".utf8)) { return .rtf }
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased()
    return start.contains("<!doctype html") || start.contains("<html") ? .html : .plain
  }

  /// The characters: by what was said, by a mark at the start, as UTF-8, or else as Windows' Latin.
  private func decoded() throws -> (String, String.Encoding) {
    if let said = Self.encoding(options[.characterEncoding]) {
      guard let text = String(data: data, encoding: said) else {
        throw DocumentError.hasNoCharacters(encoding: said.rawValue)
      }
      return (text, said)
    }
    let isMarked = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    for encoding in isMarked ? [.utf16] : [String.Encoding.utf8, .windowsCP1252, .isoLatin1] {
      if let text = String(data: data, encoding: encoding) { return (text, encoding) }
    }
    throw DocumentError.hasNoCharacters(encoding: String.Encoding.utf8.rawValue)
  }
}
