// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension String {
  /// A key whose values stand in places: `"\(count) items"` is the key `%lld items` with a number.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    /// What the places are filled with.
    let arguments: [Argument]

    enum Argument: Equatable, Sendable {
      case signed(Int64)
      case unsigned(UInt64)
      case number(Double)
      case text(String)

      var value: any CVarArg {
        switch self {
        case .signed(let value): value
        case .unsigned(let value): value
        case .number(let value): value
        case .text(let value): value as NSString
        }
      }
    }

    public init(_ value: String) {
      (key, arguments) = (value, [])
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }

      public mutating func appendInterpolation<T>(_ value: T) { add(value, nil) }

      /// A value in a form of `printf`, such as `%.2f`.
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) { add(value, specifier) }

      /// A value as a style writes it.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String {
        add("%@", .text(format.format(value)))
      }

      /// A text that is localised itself.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        add("%@", .text(String(localized: resource)))
      }

      private mutating func add<T>(_ value: T, _ specifier: String?) {
        switch value {
        case let value as Int32: add(specifier ?? "%d", .signed(Int64(value)))
        case let value as any SignedInteger: add(specifier ?? "%lld", .signed(Int64(clamping: value)))
        case let value as UInt32: add(specifier ?? "%u", .unsigned(UInt64(value)))
        case let value as any UnsignedInteger: add(specifier ?? "%llu", .unsigned(UInt64(clamping: value)))
        case let value as Double: add(specifier ?? "%lf", .number(value))
        case let value as any BinaryFloatingPoint: add(specifier ?? "%f", .number(Double(value)))
        default: add(specifier ?? "%@", .text("\(value)"))
        }
      }

      private mutating func add(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// The text of a format with the values in their places.
    func filled(_ format: String, _ locale: Locale) -> String {
      arguments.isEmpty && !key.contains("%%")
        ? format : String(format: format, locale: locale, arguments: arguments.map(\.value))
    }
  }

  /// Looks a text up by its key, and fills its places.
  ///
  /// - Parameters:
  ///   - table: The name of the file of texts; `Localizable` for `nil`.
  ///   - bundle: Where the files are; the main bundle for `nil`.
  ///   - locale: By which numbers are written. The language is the bundle's choice.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = StringTables.text(keyAndValue.key, value: nil, table: table, in: bundle ?? .main)
    self = keyAndValue.filled(format, locale)
  }

  /// Looks a text up by a key of its own; `defaultValue` says what stands in the places, and is the text where there is none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = StringTables.text("\(key)", value: defaultValue.key, table: table, in: bundle ?? .main)
    self = defaultValue.filled(format, locale)
  }

  /// The text that a resource stands for.
  public init(localized resource: LocalizedStringResource) {
    let format = StringTables.text(
      resource.key, value: resource.defaultValue.key, table: resource.table, in: resource.bundle.bundle)
    self = resource.defaultValue.filled(format, resource.locale)
  }
}

/// A text to be looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where a resource's files of texts are.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  /// By which numbers are written.
  public var locale: Locale
  public let bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, self.locale, self.bundle) = (keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, self.locale, self.bundle) = (
      "\(key)", defaultValue, table, locale, bundle
    )
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
