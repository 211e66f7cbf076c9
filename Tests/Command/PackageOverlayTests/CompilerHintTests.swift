// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PackageOverlay

@Suite struct CompilerHintTests {
  @Test func whoDrivesAnAppFromOutsideIsToldThatThatNeedsASimulator() {
    let hint = CompilerHint("/a/B.swift:3:13: error: cannot find 'XCUIApplication' in scope")
    #expect(hint?.description.hasPrefix("/a/B.swift:3:13: note: an app is driven from outside") == true)
  }

  @Test func headersThatOnlyApplesCompilersFindAreNamed() {
    let hint = CompilerHint("/a/include/B.h:1:9: fatal error: 'UIKit/UIKit.h' file not found")
    #expect(hint?.description.hasPrefix("note: C and Objective-C that include UIKit's headers") == true)
    #expect(CompilerHint("/a/include/B.h:1:9: fatal error: 'zlib.h' file not found") == nil)
  }

  @Test func membersOfAnyObjectHaveAWayOut() {
    let hint = CompilerHint("/a/B.swift:3:9: error: value of type 'AnyObject' has no member 'priority'")
    #expect(hint?.description.hasPrefix("/a/B.swift:3:9: note: without Objective-C nobody finds members") == true)
  }

  @Test(arguments: [
    "/a/B.swift:3:9: error: value of type 'Card' has no member 'priority'",
    "/a/B.swift:3:9: note: value of type 'AnyObject' has no member 'priority'", "",
  ])
  func otherLinesSayEnough(line: String) {
    #expect(CompilerHint(line) == nil)
  }
}
