// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Quick
import XCTest

@testable import Tally

final class TallySpec: QuickSpec {
  override class func spec() {
    describe("a tally") {
      it("begins at zero") {
        XCTAssertEqual(Tally().count, 0)
        // As on iOS, where libraries name files by it.
        XCTAssertEqual(QuickSpec.current?.name, "TallySpec.a_tally__begins_at_zero")
      }
      describe("in a window") {
        it("shows what it counts") {
          let window = UIWindow(frame: UIScreen.main.bounds)
          let tally = Tally()
          window.addSubview(tally)
          tally.add()
          XCTAssertEqual(tally.text, "1")
          XCTAssertTrue(Thread.isMainThread)
        }
      }
      it("is wrong") { XCTAssertEqual(Tally().count, 1) }
      pending("counts down") { XCTFail("nobody runs this") }
      itBehavesLike("a view")
    }
  }
}

final class SharedExamples: QuickConfiguration {
  override class func configure() {
    sharedExamples("a view") { it("is a view") { XCTAssertNil(Tally().superview) } }
  }
}

#if DEBUG && SWIFT_PACKAGE
  final class FlagSpec: QuickSpec {
    override class func spec() { it("is there") {} }
  }
#else
  final class LeftOutSpec: QuickSpec {
    override class func spec() { it("is left out") {} }
  }
#endif

#if !SWIFT_PACKAGE
  final class LeftOutExamples: QuickConfiguration {}
#endif
