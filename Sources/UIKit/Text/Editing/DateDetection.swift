// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Finds dates as they are written in English, and in ISO's form.
enum DateDetection {
  /// What is found, in order.
  static func matches(in text: String) -> [DataDetection.Match] {
    let whole = text as NSString
    let calendar = Calendar.current
    return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).compactMap { result in
      func part(_ name: String) -> String? {
        let range = result.range(withName: name)
        return range.location == NSNotFound ? nil : whole.substring(with: range)
      }
      guard let day = day(part, calendar), let date = at(day, part, calendar) else { return nil }
      // As iOS calls what its calendar is asked for; nobody opens it.
      return URL(string: "x-apple-data-detectors://\(result.range.location)").map {
        DataDetection.Match(range: result.range, url: $0, date: date)
      }
    }
  }

  private static func day(_ part: (String) -> String?, _ calendar: Calendar) -> DateComponents? {
    let now = calendar.dateComponents([.year, .month, .day], from: Date())
    func number(_ names: String...) -> Int? { names.compactMap { part($0).flatMap { Int($0) } }.first }
    if let word = part("word")?.lowercased() {
      let days = ["yesterday": -1, "tomorrow": 1][word] ?? 0
      return calendar.date(byAdding: .day, value: days, to: Date()).map {
        calendar.dateComponents([.year, .month, .day], from: $0)
      }
    }
    guard let day = number("isoDay", "dayBefore", "dayAfter", "slashDay") else { return nil }
    let name = (part("monthAfter") ?? part("monthBefore"))?.lowercased().prefix(3)
    let month =
      name.flatMap { name in months.firstIndex { $0 == name }.map { $0 + 1 } } ?? number("isoMonth", "slashMonth")
    var year = number("isoYear", "yearBefore", "yearAfter", "slashYear") ?? now.year
    if let short = year, short < 100 { year = 2000 + short }
    guard let month, let year else { return nil }
    let components = DateComponents(year: year, month: month, day: day)
    return components.isValidDate(in: calendar) ? components : nil
  }

  /// The moment on a day: at the time that is said, or at noon.
  private static func at(_ day: DateComponents, _ part: (String) -> String?, _ calendar: Calendar) -> Date? {
    var components = day
    (components.hour, components.minute) = (12, 0)
    if let hour = part("hour").flatMap({ Int($0) }) {
      let half = part("half")?.lowercased().first
      guard hour < 24, half == nil || (1...12).contains(hour) else { return nil }
      components.hour = half == nil ? hour : hour % 12 + (half == "p" ? 12 : 0)
      components.minute = part("minute").flatMap { Int($0) } ?? 0
    }
    return calendar.date(from: components)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  // A fixed pattern, which compiles: the tests use it.
  // swift-format-ignore: NeverUseForceTry
  private static let expression = try! NSRegularExpression(
    pattern: {
      let month =
        "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|"
        + "Nov(?:ember)?|Dec(?:ember)?)"
      let weekday = "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?"
      let before = #"(?<monthBefore>\#(month))\.? (?<dayAfter>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<yearAfter>\d{4}))?"#
      let after = #"(?<dayBefore>\d{1,2})(?:st|nd|rd|th)?\.? (?<monthAfter>\#(month))\.?(?:,? (?<yearBefore>\d{4}))?"#
      let iso = #"(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})"#
      let slash = #"(?<slashMonth>\d{1,2})/(?<slashDay>\d{1,2})/(?<slashYear>\d{4}|\d{2})"#
      let time = #"(?:,? (?:at )?(?:(?<hour>\d{1,2}):(?<minute>\d{2})(?: ?(?<half>[AaPp])(?:\.[Mm]\.|[Mm]\b))?))?"#
      return #"(?<![\w/.-])(?:\#(weekday)(?:\#(before)|\#(after))|\#(iso)|\#(slash)|(?<word>today|tomorrow|yesterday))"#
        + time + #"(?![\w/-])"#
    }(), options: [.caseInsensitive])
}

/// Finds postal addresses as they are written in the United States: a number and a street, a city, a state, and a code.
enum AddressDetection {
  /// What is found, in order.
  static func matches(in text: String) -> [DataDetection.Match] {
    let whole = text as NSString
    return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).compactMap { result in
      var parts: [NSTextCheckingKey: String] = [:]
      for (key, name) in [(NSTextCheckingKey.street, "street"), (.city, "city"), (.state, "state"), (.zip, "zip")] {
        let range = result.range(withName: name)
        if range.location != NSNotFound { parts[key] = whole.substring(with: range) }
      }
      // The map that a browser shows.
      var link = URLComponents(string: "https://maps.apple.com/")
      let oneLine = whole.substring(with: result.range).split(whereSeparator: \.isNewline).joined(separator: ", ")
      link?.queryItems = [URLQueryItem(name: "q", value: oneLine)]
      return link?.url.map { DataDetection.Match(range: result.range, url: $0, address: parts) }
    }
  }

  // A fixed pattern, which compiles: the tests use it.
  // swift-format-ignore: NeverUseForceTry
  private static let expression = try! NSRegularExpression(
    pattern:
      #"\b(?<street>\d{1,6} (?:[A-Z][\w'’.]*|\d+(?:st|nd|rd|th)) ?(?:[A-Z][\w'’.]* ?){0,3}(?:(?:#|Apt\.?|Suite) ?\w+)?)"#
      + #"(?:,? ?\n|, )(?<city>[A-Z][a-z'’.]+(?: [A-Z][a-z'’.]+){0,2}),? (?<state>[A-Z]{2})(?: (?<zip>\d{5}(?:-\d{4})?))?\b"#
  )
}
