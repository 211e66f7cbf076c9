// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes names of people. The translator has apps use it where they say `PersonNameComponentsFormatter`, of which
/// Foundation on Linux has the name alone.
///
/// Names in Chinese, Japanese and Korean characters have the family name first, without a space.
open class _TesseraPersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As ``medium``.
    case `default` = 0
    /// The nickname, or the given name.
    case short = 1
    /// Given and family name.
    case medium = 2
    /// All there is.
    case long = 3
    /// The first letters of given and family name.
    case abbreviated = 4
  }

  /// What else is wanted.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic representation in place of the name.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// Defaults to `default`.
  open var style = Style.default
  /// Whether names are written by how they are spoken. Defaults to `false`.
  open var isPhonetic = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = _TesseraPersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name in the formatter's style.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let given = name.givenName.flatMap(Self.filled)
    let family = name.familyName.flatMap(Self.filled)
    let isEastAsian = [given, family].compactMap { $0?.unicodeScalars.first }.contains(where: Self.isEastAsian)
    func inOrder(_ first: String?, _ last: String?, _ separator: String) -> String {
      (isEastAsian ? [last, first] : [first, last]).compactMap { $0 }.joined(separator: separator)
    }
    switch style {
    case .short: return name.nickname.flatMap(Self.filled) ?? given ?? family ?? ""
    case .default, .medium: return inOrder(given, family, isEastAsian ? "" : " ")
    case .abbreviated:
      // A name that is written with ideographs is short: the family name, or the given one, stands for it.
      if isEastAsian { return family ?? given ?? "" }
      return inOrder(given?.first.map(String.init), family?.first.map(String.init), "").localizedUppercase
    case .long:
      let core = isEastAsian ? [family, given] : [given, name.middleName.flatMap(Self.filled), family]
      return [
        name.namePrefix.flatMap(Self.filled),
        Self.filled(core.compactMap { $0 }.joined(separator: isEastAsian ? "" : " ")),
        name.nameSuffix.flatMap(Self.filled),
      ].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The parts of a name: the last word is the family name, what is between it and the first are middle names; `nil`
  /// for no words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return components
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

  private static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }
}
