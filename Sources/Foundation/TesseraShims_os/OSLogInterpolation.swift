// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  enum Base: Sendable { case decimal, hex(isUppercase: Bool), octal }
  let base: Base
  let hasSign: Bool
  let hasPrefix: Bool
  let minDigits: Int

  private init(_ base: Base, sign: Bool = false, prefix: Bool = false, minDigits: Int = 1) {
    (self.base, hasSign, hasPrefix, self.minDigits) = (base, sign, prefix, minDigits)
  }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(.decimal) }
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(.decimal, sign: explicitPositiveSign)
  }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(.decimal, sign: explicitPositiveSign, minDigits: minDigits)
  }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(.hex(isUppercase: false)) }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      .hex(isUppercase: uppercase), sign: explicitPositiveSign, prefix: includePrefix, minDigits: minDigits)
  }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(.octal) }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(.octal, sign: explicitPositiveSign, prefix: includePrefix, minDigits: minDigits)
  }

  func text<T: BinaryInteger>(_ value: T) -> String {
    let (radix, isUppercase, prefix) =
      switch base {
      case .decimal: (10, false, "")
      case .hex(let isUppercase): (16, isUppercase, "0x")
      case .octal: (8, false, "0o")
      }
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (value < 0 ? "-" : hasSign ? "+" : "") + (hasPrefix ? prefix : "") + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let conversion: String
  let precision: Int
  let hasSign: Bool

  private init(_ conversion: String, _ precision: Int, _ sign: Bool) {
    (self.conversion, self.precision, hasSign) = (conversion, precision, sign)
  }

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f", 6, false) }
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(uppercase ? "F" : "f", precision(), explicitPositiveSign) }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a", 6, false) }
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(uppercase ? "A" : "a", 6, explicitPositiveSign)
  }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e", 6, false) }
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(uppercase ? "E" : "e", precision(), explicitPositiveSign) }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g", 6, false) }
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(uppercase ? "G" : "g", precision(), explicitPositiveSign) }

  func text(_ value: Double) -> String {
    let digits = conversion.lowercased() == "a" ? "" : ".\(precision)"
    return String(format: "%" + (hasSign ? "+" : "") + digits + conversion, value)
  }
}

/// How wide a value is at least, and on which side it stands.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  private init(_ columns: Int, isRight: Bool) { (self.columns, self.isRight) = (columns, isRight) }

  public static var none: OSLogStringAlignment { OSLogStringAlignment(0, isRight: true) }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns(), isRight: true)
  }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns(), isRight: false)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// How yes and no are written.
public enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}

/// How a number of 32 bits is written.
public enum OSLogInt32ExtendedFormat: Sendable {
  case ipv4Address
  case secondsSince1970
  case darwinErrno
  case darwinMode
  case darwinSignal
  case bitrate
  case bitrateIEC
  case byteCount
  case byteCountIEC
  case truth
  case answer
}

extension OSLogMessage.Interpolation {
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(number()))
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(number()))
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(Double(number())))
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    text += format == .truth ? String(value) : value ? "YES" : "NO"
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(value())
  }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(value().description)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto
  ) {
    let value = number()
    switch format {
    case .ipv4Address:
      text += withUnsafeBytes(of: value) { $0.map(String.init).joined(separator: ".") }
    case .secondsSince1970: text += "\(Date(timeIntervalSince1970: TimeInterval(value)))"
    case .darwinErrno: text += "[\(value): \(String(cString: strerror(value)))]"
    case .truth: text += value == 0 ? "false" : "true"
    case .answer: text += value == 0 ? "NO" : "YES"
    default: text += String(value)
    }
  }
}
