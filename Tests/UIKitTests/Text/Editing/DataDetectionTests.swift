// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Links, addresses and numbers in plain text.
@MainActor struct DataDetectionTests {
  private func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
    DataDetection(types: types).matches(in: text).map {
      "\((text as NSString).substring(with: $0.range)) → \($0.url.absoluteString)"
    }
  }

  @Test func linksEndBeforeWhatEndsTheSentence() {
    #expect(
      found("See https://example.com/a?b=1, or www.example.org.") == [
        "https://example.com/a?b=1 → https://example.com/a?b=1", "www.example.org → http://www.example.org",
      ])
    #expect(found("(example.com)") == ["example.com → http://example.com"])
  }

  @Test func mailAddressesAreWrittenTo() {
    #expect(found("to ann.b@example.co.uk!") == ["ann.b@example.co.uk → mailto:ann.b@example.co.uk"])
  }

  @Test func phoneNumbersAreDigitsWithLittleBetweenThem() {
    #expect(found("Call (555) 010-2345 now") == ["(555) 010-2345 → tel:5550102345"])
    #expect(found("+49 30 1234567") == ["+49 30 1234567 → tel:+49301234567"])
    #expect(found("12345") == [] && found("1.5") == [] && found("2024-01-02T03:04", .link) == [])
  }

  @Test func onlyWhatIsAskedForIsFound() {
    #expect(found("example.com 555 010 2345", .link) == ["example.com → http://example.com"])
    #expect(found("example.com 555 010 2345", .phoneNumber) == ["555 010 2345 → tel:5550102345"])
    #expect(found("example.com 555 010 2345", []) == [])
  }

  @Test(arguments: [
    ("on June 17, 2017 we met", "June 17, 2017", [2017, 6, 17, 12, 0]),
    ("Saturday, 17 June 2017 at 9:41 AM.", "Saturday, 17 June 2017 at 9:41 AM", [2017, 6, 17, 9, 41]),
    ("due 2017-06-17 15:30", "2017-06-17 15:30", [2017, 6, 17, 15, 30]),
    ("6/17/17, 12:05 pm", "6/17/17, 12:05 pm", [2017, 6, 17, 12, 5]),
    ("until Sep 3rd, 2020", "Sep 3rd, 2020", [2020, 9, 3, 12, 0]),
  ])
  func datesAreFoundWithTheirTimes(text: String, range: String, parts: [Int]) throws {
    let match = try #require(DataDetection(types: .calendarEvent).matches(in: text).first)
    #expect((text as NSString).substring(with: match.range) == range)
    let date = try #require(match.date)
    let found = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    #expect([found.year, found.month, found.day, found.hour, found.minute] == parts)
    #expect(match.url.scheme == "x-apple-data-detectors")
  }

  @Test func whatIsNoDateIsNotFound() {
    for text in ["2017-13-40", "version 1.2/3.4/5", "May I go", "31/31/2017", "todayish", "route 6/17/17a"] {
      #expect(found(text, .calendarEvent) == [], "\(text)")
    }
    #expect(found("see you tomorrow at 9:41", .calendarEvent).count == 1)
  }

  @Test func postalAddressesLeadToAMap() throws {
    let text = "Visit 1 Infinite Loop, Cupertino, CA 95014 today"
    let match = try #require(DataDetection(types: .address).matches(in: text).first)
    #expect((text as NSString).substring(with: match.range) == "1 Infinite Loop, Cupertino, CA 95014")
    #expect(match.address == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
    #expect(match.url.absoluteString == "https://maps.apple.com/?q=1%20Infinite%20Loop,%20Cupertino,%20CA%2095014")
    #expect(found("I have 3 Red Apples, Honest", .address) == [])
  }

  @Test func aTextViewShowsThemWhileItIsOnlyRead() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "Visit example.com"
    view.dataDetectorTypes = .link
    let link = { view.withDetectedLinks(view.textStorage).attribute(.link, at: 8, effectiveRange: nil) as? URL }
    #expect(link() == nil)
    view.isEditable = false
    #expect(link()?.absoluteString == "http://example.com")
    // The text itself stays as it is.
    #expect(view.attributedText.attribute(.link, at: 8, effectiveRange: nil) == nil)
  }
}
