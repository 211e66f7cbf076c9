// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A set of `NSTextCheckingResult.CheckingType`, as its raw value.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, mail addresses, phone numbers, dates and postal addresses in plain text.
///
/// What differs from Apple's: it is no `NSRegularExpression`, whose methods cannot be overridden here, and it finds no
/// flights: `init` throws where nothing but such is asked for. Dates are read in English and in ISO's form, addresses as
/// they are written in the United States.
public final class NSDataDetector: NSObject, Sendable {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes
  private let types: UIDataDetectorTypes

  /// Creates a detector.
  ///
  /// - Throws: An error of the domain `NSCocoaErrorDomain` where none of the types can be found.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var types: UIDataDetectorTypes = []
    if wanted.contains(.link) { types.insert(.link) }
    if wanted.contains(.phoneNumber) { types.insert(.phoneNumber) }
    if wanted.contains(.date) { types.insert(.calendarEvent) }
    if wanted.contains(.address) { types.insert(.address) }
    guard !types.isEmpty else {
      throw CocoaError(
        .formatting,
        userInfo: [
          NSDebugDescriptionErrorKey:
            "Of texts, Tessera finds links, phone numbers, dates and addresses; not \(checkingTypes)."
        ]
      )
    }
    (self.checkingTypes, self.types) = (checkingTypes, types)
  }

  /// What is found in a part of a text, in order.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let part = NSIntersectionRange(range, NSRange(location: 0, length: string.utf16.count))
    return DataDetection(types: types).matches(in: (string as NSString).substring(with: part)).map {
      DetectedData(
        range: NSRange(location: part.location + $0.range.location, length: $0.range.length), match: $0)
    }
  }

  /// The first that is found.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How many are found.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a block with each that is found, until it sets its last argument.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSTextCheckingResult {
  /// Where a link leads.
  public var url: URL? { (self as? DetectedData).flatMap { $0.resultType == .link ? $0.match.url : nil } }

  /// When a date is.
  public var date: Date? { (self as? DetectedData)?.match.date }

  /// The parts of a postal address.
  public var addressComponents: [NSTextCheckingKey: String]? { (self as? DetectedData)?.match.address }

  /// A phone number, as it can be dialled.
  public var phoneNumber: String? {
    (self as? DetectedData).flatMap {
      $0.resultType == .phoneNumber ? String($0.match.url.absoluteString.dropFirst(4)) : nil
    }
  }
}

/// Names a part of what was found in a text.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}

/// Something that was found.
private final class DetectedData: NSTextCheckingResult, @unchecked Sendable {
  let match: DataDetection.Match
  private let place: NSRange

  init(range: NSRange, match: DataDetection.Match) {
    (place, self.match) = (range, match)
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var range: NSRange { place }
  override var resultType: CheckingType {
    if match.date != nil { return .date }
    if match.address != nil { return .address }
    return match.url.scheme == "tel" ? .phoneNumber : .link
  }
}
