// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A set of `NSTextCheckingResult.CheckingType`, as its raw value.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, mail addresses and phone numbers in plain text.
///
/// What differs from Apple's: it is no `NSRegularExpression`, whose methods cannot be overridden here, and it finds no
/// dates, addresses or flights: `init` throws where nothing but such is asked for.
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
    guard !types.isEmpty else {
      throw CocoaError(
        .formatting,
        userInfo: [NSDebugDescriptionErrorKey: "Of texts, Tessera finds links and phone numbers; not \(checkingTypes)."]
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
        range: NSRange(location: part.location + $0.range.location, length: $0.range.length), url: $0.url)
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
  public var url: URL? { (self as? DetectedData).flatMap { $0.isPhoneNumber ? nil : $0.target } }

  /// A phone number, as it can be dialled.
  public var phoneNumber: String? {
    (self as? DetectedData).flatMap { $0.isPhoneNumber ? String($0.target.absoluteString.dropFirst(4)) : nil }
  }
}

/// A link or a phone number that was found.
private final class DetectedData: NSTextCheckingResult, @unchecked Sendable {
  let target: URL
  private let place: NSRange

  init(range: NSRange, url: URL) {
    (place, target) = (range, url)
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  var isPhoneNumber: Bool { target.scheme == "tel" }

  override var range: NSRange { place }
  override var resultType: CheckingType { isPhoneNumber ? .phoneNumber : .link }
}
