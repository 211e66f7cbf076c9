// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// A text that is looked up in the app's tables of strings, with values in places.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// What stands in a place.
  enum Argument {
    /// A value, written by `printf`'s rules in the environment's language.
    case value(any CVarArg)
    case text(Text)
    /// Written by the environment's locale.
    case formatted(FormattedText)
  }

  let key: String
  let arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.key == b.key && a.arguments.count == b.arguments.count
      && zip(a.arguments, b.arguments).allSatisfy { first, second in
        switch (first, second) {
        case (.value(let first), .value(let second)): String(describing: first) == String(describing: second)
        case (.text(let first), .text(let second)): first == second
        case (.formatted(let first), .formatted(let second)): first == second
        default: false
        }
      }
  }

  /// Whether the text is another one as time passes.
  var followsTime: Bool {
    arguments.contains { if case .text(let text) = $0 { text.followsTime } else { false } }
  }

  /// Builds a key from text and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { add("%@", .value(string as NSString)) }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      add("%@", .value((formatter?.string(for: subject) ?? "\(subject)") as NSString))
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject {
      add("%@", .value((formatter?.string(for: subject) ?? "\(subject)") as NSString))
    }

    /// A value as a style writes it, in the environment's locale.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .formatted(FormattedText(input, format)))
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      add(value._specifier, .value(value._arg))
    }

    /// A value in a form of `printf`, such as `%.2f`.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      add(specifier, .value(value._arg))
    }

    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }
    public mutating func appendInterpolation(_ image: Image) { add("%@", .text(Text(image))) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      add("%@", .text(Text(dates)))
    }
    public mutating func appendInterpolation(_ interval: DateInterval) { add("%@", .text(Text(interval))) }

    /// A timer, which goes on with time.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      add(
        "%@",
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add("%@", .text(Text(attributedString)))
    }

    /// A text that is localised itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add("%@", .value(String(localized: resource) as NSString))
    }
  }
}

/// A value that `printf` writes.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}

/// A value and the style that writes it, in a locale that is known later.
struct FormattedText: Equatable, @unchecked Sendable {
  private let input: any Equatable
  private let style: Any
  let text: (Locale) -> String

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.input = input
    style = format
    text = { format.locale($0).format(input) }
  }

  static func == (a: FormattedText, b: FormattedText) -> Bool {
    func isSame<Value: Equatable>(_ first: Value) -> Bool { (b.input as? Value) == first }
    guard isSame(a.input), let first = a.style as? AnyHashable, let second = b.style as? AnyHashable else {
      return false
    }
    return first == second
  }
}
