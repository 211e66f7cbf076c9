// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the items of a list are marked. The marks are text: who makes a list writes `marker(forItemNumber:)` into it.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// A mark, or a pattern with a kind of number in braces, such as `{decimal}.`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
      rawValue = value
    }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// An item's mark has those of the lists around it before it.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  open private(set) var markerFormat: MarkerFormat
  open private(set) var listOptions: Options
  /// The number of the first item. Defaults to 1.
  open var startingItemNumber = 1

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options = []) {
    self.markerFormat = markerFormat
    listOptions = options
    super.init()
  }

  /// Creates a list, with the number of its first item.
  public convenience init(
    markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int
  ) {
    self.init(markerFormat: markerFormat, options: options)
    self.startingItemNumber = startingItemNumber
  }

  // MARK: - Archives

  open class var supportsSecureCoding: Bool { true }

  /// Reads a list from an archive; `nil` where the format is missing.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "NSMarkerFormat"),
      let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat")
    else { return nil }
    markerFormat = MarkerFormat(rawValue: format as String)
    listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSOptions"))
    super.init()
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
  }

  /// Writes the list into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(listOptions.rawValue, forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// Whether its items have numbers.
  open var isOrdered: Bool { ListMarker(markerFormat.rawValue).isOrdered }

  /// What marks an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    ListMarker(markerFormat.rawValue).text(of: itemNumber)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}

/// A list's pattern.
private struct ListMarker {
  private let pattern: String

  init(_ pattern: String) {
    self.pattern = pattern
  }

  private static let signs = [
    "box": "□", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪",
  ]

  /// What stands between the braces, and around them.
  private var parts: (before: Substring, kind: String, after: Substring)? {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else { return nil }
    return (
      pattern[..<open], String(pattern[pattern.index(after: open)..<close]), pattern[pattern.index(after: close)...]
    )
  }

  var isOrdered: Bool { parts.map { Self.signs[$0.kind] == nil && Self.number(1, as: $0.kind) != nil } ?? false }

  func text(of number: Int) -> String {
    guard let parts else { return pattern }
    guard let mark = Self.signs[parts.kind] ?? Self.number(number, as: parts.kind) else { return pattern }
    return parts.before + mark + parts.after
  }

  private static func number(_ number: Int, as kind: String) -> String? {
    switch kind {
    case "decimal": String(number)
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number, from: "a")
    case "upper-alpha", "upper-latin": letters(number, from: "A")
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    default: nil
    }
  }

  /// a to z, then aa and so on; numbers that have no letters are written with digits.
  private static func letters(_ number: Int, from first: Unicode.Scalar) -> String {
    guard number > 0 else { return String(number) }
    var (rest, result) = (number, "")
    while rest > 0 {
      rest -= 1
      // Within 26 of a letter of ASCII.
      result = String(UnicodeScalar(UInt8(first.value) + UInt8(rest % 26))) + result
      rest /= 26
    }
    return result
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, result) = (number, "")
    for (value, sign) in signs {
      while rest >= value {
        result += sign
        rest -= value
      }
    }
    return result
  }
}
