// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// A stop that text goes on at after a tab. It does not change.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// What else a stop says.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `CharacterSet`: the first character of it stands at the stop, as a decimal point does.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How what follows the tab stands at the stop: `right` ends there, `center` has its middle there, all others begin.
  open private(set) var alignment: NSTextAlignment
  /// Points from the leading edge of the text.
  open private(set) var location: CGFloat
  open private(set) var options: [OptionKey: Any]
  /// The characters of `columnTerminators` that are looked for.
  private let terminators: Set<Unicode.Scalar>

  /// Creates a stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    terminators = Self.terminators(in: options)
    super.init()
  }

  private static func terminators(in options: [OptionKey: Any]) -> Set<Unicode.Scalar> {
    guard let set = options[.columnTerminators] as? CharacterSet else { return [] }
    // Points, commas and letters of all scripts in use; nothing beyond them ends a column of numbers.
    return Set((0x20..<0x3100).compactMap(Unicode.Scalar.init).filter(set.contains))
  }

  // MARK: - Archives

  open class var supportsSecureCoding: Bool { true }

  /// Reads a stop from an archive.
  public required init?(coder: NSCoder) {
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
    options = [:]
    if coder.containsValue(forKey: "NSColumnTerminators"),
      let characters = coder.decodeObject(of: NSString.self, forKey: "NSColumnTerminators")
    {
      options[.columnTerminators] = CharacterSet(charactersIn: characters as String)
    }
    terminators = Self.terminators(in: options)
    super.init()
  }

  /// Writes the stop into an archive. Of the options, column terminators are kept.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
    if !terminators.isEmpty {
      let characters = String(String.UnicodeScalarView(terminators.sorted()))
      coder.encode(characters as NSString, forKey: "NSColumnTerminators")
    }
  }

  /// What ends the whole part of a number where a language is spoken; `nil` for the person's own.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other === self
      || (alignment == other.alignment && location == other.location && terminators == other.terminators)
  }

  open override var hash: Int { location.hashValue ^ alignment.rawValue }

  /// The text engine's form of the stop.
  var engineStop: TabStop {
    let place: TabStop.Alignment =
      switch alignment {
      case .left, .justified: .leading
      case .center: .center
      case .right: terminators.isEmpty ? .trailing : .decimal(terminators)
      case .natural: terminators.isEmpty ? .leading : .decimal(terminators)
      }
    return TabStop(location: location, alignment: place)
  }
}
