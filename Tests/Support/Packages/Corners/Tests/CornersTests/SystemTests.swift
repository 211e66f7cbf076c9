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
}
