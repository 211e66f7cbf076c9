// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct ScalarFunctionRuleTests {
  @Test func functionsAreTheStandardLibrarysInExtensionsOfCGFloat() {
    expect(
      "extension CGFloat {\n  func kept(_ a: CGFloat) -> CGFloat { min(max(a, self), abs(a)) }\n}\nlet m = max(1, 2)\n",
      becomes:
        "extension CGFloat {\n  func kept(_ a: CGFloat) -> CGFloat { Swift.min(Swift.max(a, self), Swift.abs(a)) }\n"
        + "}\nlet m = max(1, 2)\n")
  }

  @Test func anAppsOwnGoesFirst() {
    let source =
      "extension CGFloat {\n  func min(_ a: CGFloat) -> CGFloat { self }\n  var half: CGFloat { min(2) }\n}\n"
    expect(source, becomes: source)
  }
}
