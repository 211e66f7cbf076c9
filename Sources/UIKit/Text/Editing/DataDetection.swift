// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Finds links, mail addresses, phone numbers, dates and postal addresses in plain text.
struct DataDetection {
  /// What a stretch of text stands for.
  struct Match: Equatable {
    /// UTF-16 code units.
    var range: NSRange
    var url: URL
    /// The moment, of a date; noon where no time was said.
    var date: Date?
    /// The parts of a postal address.
    var address: [NSTextCheckingKey: String]?
  }

  let types: UIDataDetectorTypes

  /// What is found, in order, without overlap.
  func matches(in text: String) -> [Match] {
    var found: [Match] = []
    if types.contains(.link) {
      found += matches(of: Self.link, in: text) { word in
        if word.contains("@"), !word.contains("://") {
          return URL(string: word.lowercased().hasPrefix("mailto:") ? word : "mailto:" + word)
        }
        return URL(string: word.contains("://") ? word : "http://" + word)
      }
    }
    if types.contains(.phoneNumber) {
      let taken = found.map(\.range)
      found += matches(of: Self.phone, in: text) { word in
        let digits = word.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
        return (7...15).contains(digits.count) ? URL(string: "tel:" + digits) : nil
      }.filter { match in !taken.contains { NSIntersectionRange($0, match.range).length > 0 } }
    }
    for (type, matches) in [
      (UIDataDetectorTypes.calendarEvent, DateDetection.matches), (.address, AddressDetection.matches),
    ]
    where types.contains(type) {
      let taken = found.map(\.range)
      found += matches(text).filter { match in
        !taken.contains { NSIntersectionRange($0, match.range).length > 0 }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private func matches(
    of expression: NSRegularExpression, in text: String, url: (String) -> URL?
  ) -> [Match] {
    let whole = text as NSString
    return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).compactMap { result in
      var range = result.range
      // What ends a sentence does not belong to a link.
      while range.length > 0, Self.closing.contains(whole.character(at: NSMaxRange(range) - 1)) { range.length -= 1 }
      return url(whole.substring(with: range)).map { Match(range: range, url: $0) }
    }
  }

  private static let closing = Set(".,;:!?'\")".utf16)

  // Fixed patterns, which compile: the tests use both.

  // swift-format-ignore: NeverUseForceTry
  private static let link = try! NSRegularExpression(
    pattern: #"(?:https?://|www\.)[^\s<>"]+|(?:mailto:)?[\w.%+-]+@[\w-]+(?:\.[\w-]+)+"#
      + #"|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|app|dev|de|fr|co\.uk)\b(?:/[^\s<>"]*)?"#,
    options: [.caseInsensitive])

  // swift-format-ignore: NeverUseForceTry
  private static let phone = try! NSRegularExpression(
    pattern: #"(?<![\w.,/-])(?:\+|\()?\d(?:[\d() .-]|\u2011){5,18}\d(?![\w/])"#)
}
