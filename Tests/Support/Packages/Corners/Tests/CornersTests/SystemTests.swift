// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

/// Questions about the system, within result builders too.
final class SystemTests: XCTestCase {
  @resultBuilder enum Lines {
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
  }

  private func lines(@Lines _ make: () -> [String]) -> [String] { make() }

  func testBuildersTakeTheBranchOfTheSystem() {
    let told = lines {
      if #available(iOS 1000, *) { "later" } else { "now" }
      if #available(iOS 14, *) { "new" } else { "old" }
      if #unavailable(iOS 13) { "ancient" }
      if #available(iOS 999, *), found() { "later" }
    }
    XCTAssertEqual(told, ["now", "new"])
  }

  private func found() -> Bool { true }

  func testStatementsReturnAndSet() {
    let name: String
    if #available(iOS 99, *) { name = "later" } else { name = "now" }
    XCTAssertEqual(name, "now")
    XCTAssertEqual(size(), 2)
  }

  private func size() -> Int {
    _ = found()
    if #available(iOS 15, *) { return 2 } else { return 1 }
  }

  @available(iOS, unavailable)
  private func ofAnotherSystem(_ view: NSView) {}

  func testTextIsGoneThroughAsFarAsTheRange() {
    let text = "first\nsecond\nthird\n" as NSString
    var found: [String] = []
    text.enumerateSubstrings(in: NSRange(location: 0, length: 13), options: .byParagraphs) { line, _, _, _ in
      found.append(line ?? "")
    }
    XCTAssertEqual(found, ["first", "second"])
  }

  func testAWindowThatNobodyHoldsLivesForTheTurn() {
    weak var window: UIWindow?
    let view = UIView()
    func show() {
      let own = UIWindow()
      own.addSubview(view)
      window = own
    }
    show()
    XCTAssertNotNil(view.window)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertNil(window)
  }

  func testTextsAreNumbersAsAWholeOrNotAtAll() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for text in ["8s", "8 apples", "8%", "1.5x2", "s8", "", "1.2.3"] {
      XCTAssertNil(formatter.number(from: text), text)
    }
    XCTAssertEqual(formatter.number(from: "8"), 8)
    XCTAssertEqual(formatter.number(from: "-8.25"), -8.25)
    XCTAssertEqual(formatter.number(from: "12345678901234567890")?.doubleValue, 12345678901234567890)
    formatter.numberStyle = .percent
    XCTAssertEqual(formatter.number(from: "8%"), 0.08)
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.number(from: "1.234,5"), 1234.5)
    XCTAssertNil(formatter.number(from: "1.234,5 kg"))
  }
}
