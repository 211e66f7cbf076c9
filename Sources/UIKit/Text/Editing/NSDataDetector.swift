// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

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
    let found = DataDetection(types: types).matches(in: (string as NSString).substring(with: part))
    return found.map { $0.result(at: part.location) }
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

extension DataDetection.Match {
  /// What was found, as a result whose place begins at an offset.
  func result(at offset: Int) -> NSTextCheckingResult {
    let place = NSRange(location: offset + range.location, length: range.length)
    var content: CheckedText.Content
    if let date {
      content = .init(.date)
      content.date = date
    } else if let address {
      content = .init(.address)
      content.components = address
    } else if url.scheme == "tel" {
      content = .init(.phoneNumber)
      content.phoneNumber = String(url.absoluteString.dropFirst(4))
    } else {
      content = .init(.link)
      content.url = url
    }
    return CheckedText(place, content)
  }
}
