// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Results of text checking. Foundation on Linux has those of regular expressions only.

/// A set of `NSTextCheckingResult.CheckingType`, as its raw value.
public typealias NSTextCheckingTypes = UInt64

/// The types that the system checks for.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// The types that apps may define.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF << 32
/// All types.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

/// The parts of an address or of information about a transit.
extension NSTextCheckingKey {
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// A result that is no match of a regular expression.
package final class CheckedText: NSTextCheckingResult {
  package struct Content {
    package var kind: Kind
    package var orthography: NSOrthography?
    package var grammarDetails: [[String: Any]]?
    package var date: Date?
    package var timeZone: TimeZone?
    package var duration: TimeInterval = 0
    package var components: [NSTextCheckingKey: String]?
    package var url: URL?
    package var replacement: String?
    package var alternatives: [String]?
    package var phoneNumber: String?

    package init(_ kind: Kind) { self.kind = kind }
  }

  /// Types by the number of their bit on Apple's platforms. Foundation on Linux has most of them one bit higher, and says of
  /// their names that they are deprecated.
  package enum Kind: UInt64 {
    case orthography, spelling, grammar, date, address, link, quote, dash, replacement, correction
    case phoneNumber = 11
    case transitInformation

    var type: CheckingType { CheckingType(rawValue: 1 << (rawValue < 10 ? rawValue + 1 : rawValue)) }
  }

  fileprivate let content: Content
  private let place: NSRange

  package init(_ range: NSRange, _ content: Content) {
    (place, self.content) = (range, content)
    super.init()
  }

  package required init?(coder aDecoder: NSCoder) { nil }

  package override var range: NSRange { place }
  package override var resultType: CheckingType { content.kind.type }
  package override var numberOfRanges: Int { 1 }
  package override func range(at idx: Int) -> NSRange {
    guard idx == 0 else { fatalError("-[NSTextCheckingResult range(at:)]: index \(idx) beyond bounds [0 .. 0]") }
    return place
  }

  package override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  package override var regularExpression: NSRegularExpression? { nil }
  package override func copy(with zone: NSZone? = nil) -> Any { self }

  fileprivate convenience init(_ range: NSRange, _ kind: Kind, _ fill: (inout Content) -> Void) {
    var content = Content(kind)
    fill(&content)
    self.init(range, content)
  }
}

extension NSTextCheckingResult {
  public class func orthographyCheckingResult(range: NSRange, orthography: NSOrthography) -> NSTextCheckingResult {
    CheckedText(range, .orthography) { $0.orthography = orthography }
  }

  public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult {
    CheckedText(range, .spelling) { _ in }
  }

  public class func grammarCheckingResult(range: NSRange, details: [[String: Any]]) -> NSTextCheckingResult {
    CheckedText(range, .grammar) { $0.grammarDetails = details }
  }

  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    CheckedText(range, .date) { $0.date = date }
  }

  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult {
    CheckedText(range, .date) { ($0.date, $0.timeZone, $0.duration) = (date, timeZone, duration) }
  }

  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { CheckedText(range, .address) { $0.components = components } }

  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    CheckedText(range, .link) { $0.url = url }
  }

  public class func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    CheckedText(range, .quote) { $0.replacement = replacementString }
  }

  public class func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    CheckedText(range, .dash) { $0.replacement = replacementString }
  }

  public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    CheckedText(range, .replacement) { $0.replacement = replacementString }
  }

  public class func correctionCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    CheckedText(range, .correction) { $0.replacement = replacementString }
  }

  public class func correctionCheckingResult(
    range: NSRange, replacementString: String, alternativeStrings: [String]
  ) -> NSTextCheckingResult {
    CheckedText(range, .correction) { ($0.replacement, $0.alternatives) = (replacementString, alternativeStrings) }
  }

  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    CheckedText(range, .phoneNumber) { $0.phoneNumber = phoneNumber }
  }

  public class func transitInformationCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { CheckedText(range, .transitInformation) { $0.components = components } }

  private var checked: CheckedText.Content? { (self as? CheckedText)?.content }

  /// The languages of the text.
  public var orthography: NSOrthography? { checked?.orthography }
  /// What a checker of grammar has to say, a dictionary a remark.
  public var grammarDetails: [[String: Any]]? { checked?.grammarDetails }
  /// The moment of a date.
  public var date: Date? { checked?.date }
  /// The time zone of a date; `nil` where the text does not say it. Detectors here find none.
  public var timeZone: TimeZone? { checked?.timeZone }
  /// How long what has a date lasts, in seconds. Detectors here find no lengths.
  public var duration: TimeInterval { checked?.duration ?? 0 }
  /// The parts of an address or of information about a transit.
  public var components: [NSTextCheckingKey: String]? { checked?.components }
  /// The parts of a postal address.
  public var addressComponents: [NSTextCheckingKey: String]? { checked?.kind == .address ? components : nil }
  /// Where a link leads.
  public var url: URL? { checked?.url }
  /// What replaces the text.
  public var replacementString: String? { checked?.replacement }
  /// Other things that could replace the text.
  public var alternativeStrings: [String]? { checked?.alternatives }
  /// A phone number, as it can be dialled.
  public var phoneNumber: String? { checked?.phoneNumber }
}
