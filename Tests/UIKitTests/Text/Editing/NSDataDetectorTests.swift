// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite struct NSDataDetectorTests {
  private typealias Kind = NSTextCheckingResult.CheckingType

  @Test func linksAndNumbersAreFoundWithinTheRangeThatIsAskedFor() throws {
    let detector = try NSDataDetector(types: Kind.link.rawValue | Kind.phoneNumber.rawValue)
    let text = "👋 See https://example.com/a or call (555) 010-2345."
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = detector.matches(in: text, options: [], range: whole)
    #expect(found.map(\.resultType) == [.link, .phoneNumber])
    #expect(found.map { (text as NSString).substring(with: $0.range) } == ["https://example.com/a", "(555) 010-2345"])
    #expect(found.first?.url?.absoluteString == "https://example.com/a" && found.first?.phoneNumber == nil)
    #expect(found.last?.phoneNumber == "5550102345" && found.last?.url == nil)
    let tail = NSRange(location: 30, length: 500)
    #expect(detector.numberOfMatches(in: text, range: tail) == 1)
    #expect(detector.firstMatch(in: text, range: tail)?.range == found.last?.range)
    #expect(detector.firstMatch(in: text, range: NSRange(location: 900, length: 3)) == nil)
  }

  @Test func theBlockCanEndTheSearch() throws {
    let detector = try NSDataDetector(types: Kind.link.rawValue)
    var count = 0
    detector.enumerateMatches(in: "a.com b.com c.com", range: NSRange(location: 0, length: 17)) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func whatCannotBeFoundIsSaidWhenTheDetectorIsMade() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: Kind.regularExpression.rawValue) }
  }
}
