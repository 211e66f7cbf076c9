// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct TestNameCheckTests {
  private func problems(_ code: String) -> [String] {
    TestNameCheck.check("ATests.swift", code).map(\.message)
  }

  @Test func sentencesInCamelCaseAreFine() {
    #expect(problems("@Test func aViewIsThere() {}\n@Test(arguments: [1])\nfunc testersMayCome(_ x: Int) {}") == [])
    #expect(problems("func test_helper() {}\n@TestState var a = 1\nfunc another_one() {}") == [])
  }

  @Test func otherWaysAreFound() {
    #expect(problems("@Test func testView() {}") == ["the test's name testView begins with test; say what is so"])
    #expect(
      problems("@Test(arguments: [1])\n  func view_isThere(_ x: Int) {}")
        == ["the test's name view_isThere has an underscore; write the sentence in lowerCamelCase"])
    #expect(
      problems("@Test func `a view`() {}")
        == ["the test's name `a view` is in backticks; write the sentence in lowerCamelCase"])
  }
}
