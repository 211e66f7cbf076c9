// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PackageOverlay

@Suite struct CompilerHintTests {
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
