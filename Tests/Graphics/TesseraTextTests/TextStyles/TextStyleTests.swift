// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct TextStyleTests {
  @Test func defaultSizesAreThoseOfIOS() {
    #expect(TextStyle.allCases.map { $0.pointSize() } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(TextStyle.headline.font().weight == .semibold)
    #expect(TextStyle.body.font().weight == .regular)
  }

  @Test func sizesNeverShrinkFromCategoryToCategory() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize($0) }
      #expect(sizes == sizes.sorted())
      let leadings = ContentSizeCategory.allCases.map { style.leading($0) }
      #expect(leadings == leadings.sorted())
      #expect(zip(sizes, leadings).allSatisfy { $0 < $1 })
    }
  }

  @Test func valuesScaleWithTheLeadingAndRoundToThePixel() {
    // 44 × 62 / 22, and 10 × 24 / 22 at three pixels a point.
    #expect(
      TextStyle.body.scaledValue(44, category: .accessibilityExtraExtraExtraLarge, scale: 3) == 124)
    #expect(TextStyle.body.scaledValue(10, category: .extraLarge, scale: 3) == 33.0 / 3)
    #expect(TextStyle.caption2.scaledValue(10, category: .extraSmall, scale: 3) == 10)
    #expect(TextStyle.headline.scaledValue(22, category: .accessibilityExtraExtraLarge, scale: 1) == 51)
    #expect(TextStyle.body.scaledValue(.nan, category: .large, scale: 3).isNaN)
  }

  @Test func fontsScaleToWholePointsUpToAMaximum() {
    let font = FontDescriptor(size: 20, weight: .bold)
    let scaled = TextStyle.body.scaledFont(font, category: .accessibilityMedium, scale: 3)
    // 20 × 34 / 22 = 30.9
    #expect(scaled.size == 31)
    #expect(scaled.weight == .bold)
    let capped = TextStyle.body.scaledFont(font, maximumPointSize: 24, category: .accessibilityMedium, scale: 3)
    #expect(capped.size == 24)
  }

  @Test func accessibilityCategoriesAreTheFiveLargest() {
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory == false)
  }
}
