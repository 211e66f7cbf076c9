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
