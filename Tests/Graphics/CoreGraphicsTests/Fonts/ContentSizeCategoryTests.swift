// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

struct ContentSizeCategoryTests {
  @Test func namesAreThoseThatHostsUse() {
    let names = ContentSizeCategory.allCases.map(\.name)
    #expect(
      names == [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
      ])
    #expect(names.map { ContentSizeCategory(name: $0) } == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory(name: "huge") == nil)
    #expect(ContentSizeCategory(name: "") == nil)
  }
}
