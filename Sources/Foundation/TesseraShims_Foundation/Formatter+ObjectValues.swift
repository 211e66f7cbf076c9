// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Reading values out of text by way of a pointer, as Objective-C does. Foundation on Linux has these methods for itself
// alone, so a class that overrides one has it by another name, and says by a conformance that it has it.

/// A formatter of the app's that reads objects out of text.
public protocol _TesseraObjectReader {
  func _tesseraObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter of numbers or dates of the app's that reads them out of a part of text.
public protocol _TesseraRangeReader {
  func _tesseraObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

extension Formatter {
  /// Reads an object out of text.
  ///
  /// - Parameters:
  ///   - obj: Gets the object.
  ///   - error: Gets the reason why there is none.
  /// - Returns: Whether there is an object. A formatter that does not say how to read text reads none.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let reader = self as? any _TesseraObjectReader {
      return reader._tesseraObjectValue(obj, for: string, errorDescription: error)
    }
    return _tesseraOwnObjectValue(obj, for: string, errorDescription: error)
  }

  /// What the classes of Foundation read: `super` of an override.
  public func _tesseraOwnObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    do {
      if let reader = self as? any _TesseraRangeReader {
        var range = NSRange(location: 0, length: string.utf16.count)
        try reader._tesseraObjectValue(obj, for: string, range: &range)
      } else {
        try _tesseraOwnObjectValue(obj, for: string, range: nil)
      }
      return true
    } catch let problem {
      error?.pointee = problem.localizedDescription as NSString
      return false
    }
  }

  /// What the classes of Foundation read out of a part of text: `super` of an override.
  public func _tesseraOwnObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let part = rangep.map { (string as NSString).substring(with: $0.pointee) } ?? string
    let found: AnyObject? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: part)
      case let formatter as DateFormatter: formatter.date(from: part) as NSDate?
      default: nil
      }
    guard let found else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048,
        userInfo: [NSLocalizedDescriptionKey: "The value “\(part)” is invalid."])
    }
    obj?.pointee = found
  }
}

extension NumberFormatter {
  /// Reads a number out of a part of text.
  ///
  /// - Parameters:
  ///   - obj: Gets the number.
  ///   - rangep: The part; `nil` for all.
  /// - Throws: Where there is no number.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let reader = self as? any _TesseraRangeReader {
      return try reader._tesseraObjectValue(obj, for: string, range: rangep)
    }
    try _tesseraOwnObjectValue(obj, for: string, range: rangep)
  }

  /// How old the formatter behaves.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  /// How old the formatter behaves: as all do since 2005, whatever is set.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// Reads a date out of a part of text.
  ///
  /// - Parameters:
  ///   - obj: Gets the date.
  ///   - rangep: The part; `nil` for all.
  /// - Throws: Where there is no date.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let reader = self as? any _TesseraRangeReader {
      return try reader._tesseraObjectValue(obj, for: string, range: rangep)
    }
    try _tesseraOwnObjectValue(obj, for: string, range: rangep)
  }

  /// How old the formatter behaves.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  /// How old the formatter behaves: as all do since 2005, whatever is set.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// A pointer to an object, at an address where there may be anything else: it holds none to begin with.
  @_disfavoredOverload public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(from).bindMemory(to: AnyObject?.self, capacity: 1)
    initialize(to: nil)
  }
}
