// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import MobileCoreServices
import UIKit

// Members of Foundation that Linux lacks or declares in another way.

extension NSRegularExpression {
  fileprivate func enumerateMatches(
    in string: String, range: Range<String.Index>,
    using block: (_ result: NSTextCheckingResult?, _ flags: MatchingFlags, _ stop: inout Bool) -> Void
  ) {
    enumerateMatches(in: string, options: [], range: NSRange(range, in: string)) { result, flags, stop in
      var ends = false
      block(result, flags, &ends)
      if ends { stop.pointee = true }
    }
  }
}

private final class Digits: Formatter {
  override func string(for obj: Any?) -> String? { obj as? String }

  override func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let text = partialStringPtr.pointee as String
    let digits = text.filter(\.isNumber)
    if digits == text {
      return super.isPartialStringValid(
        partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
        originalSelectedRange: origSelRange, errorDescription: error)
    }
    partialStringPtr.pointee = digits as NSString
    proposedSelRangePtr?.pointee = NSRange(location: digits.count, length: 0)
    return false
  }

  override func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? { NSAttributedString(string: "<\(obj)>", attributes: attrs) }
}

enum FoundationRows {
  private static func words(in text: String, _ body: (String) -> Void) {
    let expression = try! NSRegularExpression(pattern: "[a-z]+")
    expression.enumerateMatches(in: text, options: [], range: NSRange(text.startIndex..., in: text)) { match, _, _ in
      if let match, let range = Range(match.range, in: text) { body(String(text[range])) }
    }
    expression.enumerateMatches(in: text, range: text.startIndex..<text.endIndex) { match, _, stop in
      body("\(match?.range.length ?? 0)")
      stop = true
    }
  }

  @MainActor static func run() {
    var found: [String] = []
    words(in: "ab cde") { found.append($0) }
    print(found)

    let range = NSRange(location: 2, length: 3)
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: URL(string: "https://example.com")!)
    print(
      link.resultType == .link, link.range, link.url?.host ?? "none", link.numberOfRanges, link.phoneNumber ?? "none")
    let address = NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Bern", .country: "CH"])
    print(
      address.components?[.city] ?? "none", address.addressComponents?[.country] ?? "none",
      address.resultType == .address)
    let phone = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "12")
    let flight = NSTextCheckingResult.transitInformationCheckingResult(range: range, components: [.flight: "LX 1"])
    print(phone.phoneNumber ?? "none", flight.components?[.flight] ?? "none", flight.addressComponents == nil)
    let date = NSTextCheckingResult.dateCheckingResult(range: range, date: Date(timeIntervalSince1970: 9))
    let fixed = NSTextCheckingResult.correctionCheckingResult(
      range: range, replacementString: "the", alternativeStrings: ["tea"])
    print(date.date?.timeIntervalSince1970 ?? 0, fixed.replacementString ?? "none", fixed.alternativeStrings ?? [])

    let (some, none): (AnyClass?, AnyClass?) = (UILabel.self, nil)
    print(some === UILabel.self, some === UIView.self, some !== none, none === nil)

    var text: NSString = "1a2"
    var selection = NSRange(location: 3, length: 0)
    let digits = Digits()
    print(
      digits.isPartialStringValid(
        &text, proposedSelectedRange: &selection, originalString: "1a",
        originalSelectedRange: NSRange(location: 2, length: 0),
        errorDescription: nil), text, selection)
    print(
      digits.isPartialStringValid(
        &text, proposedSelectedRange: &selection, originalString: "1",
        originalSelectedRange: NSRange(location: 1, length: 0),
        errorDescription: nil))
    print(digits.attributedString(for: "a")?.string ?? "none", NumberFormatter().attributedString(for: 1) == nil)

    print(
      kUTTypeHTML, kUTTypeFlatRTFD, UTTypeConformsTo(kUTTypeSwiftSource, kUTTypeText),
      UTTypeIsDynamic("dyn.a" as CFString))
  }
}
