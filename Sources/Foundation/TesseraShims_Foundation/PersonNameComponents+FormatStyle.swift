// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension PersonNameComponents {
  /// Writes names of people.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// Given and family name.
      case medium
      /// All there is.
      case long
      /// The first letters of given and family name.
      case abbreviated
    }

    public var style: Style
    /// Kept: the letters of a name say in which order its parts stand.
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    public func format(_ value: PersonNameComponents) -> String {
      let styles: [Style: _TesseraPersonNameComponentsFormatter.Style] = [
        .short: .short, .medium: .medium, .long: .long, .abbreviated: .abbreviated,
      ]
      return _TesseraPersonNameComponentsFormatter.localizedString(from: value, style: styles[style] ?? .medium)
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    public var parseStrategy: ParseStrategy { ParseStrategy() }
  }

  /// Reads names of people.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let components = _TesseraPersonNameComponentsFormatter().personNameComponents(from: value) else {
        throw CocoaError(CocoaError.Code(rawValue: 2048))
      }
      return components
    }
  }

  /// Reads a name.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// Reads a name in a way.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self {
    self = try strategy.parse(value)
  }

  /// Given and family name.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads names of people.
  public static var name: Self { Self() }
}
