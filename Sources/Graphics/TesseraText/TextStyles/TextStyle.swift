// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The text styles of iOS, with their sizes for each Dynamic Type category.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  // The raw values are those of `UIFont.TextStyle`.
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// The size in points.
  package func pointSize(_ category: ContentSizeCategory = .large) -> CGFloat {
    CGFloat(sizes[category.index])
  }

  /// The weight of the style: semibold for headlines, else regular.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The font of the style.
  package func font(_ category: ContentSizeCategory = .large) -> FontDescriptor {
    FontDescriptor(size: pointSize(category), weight: weight)
  }

  /// The distance between lines that scaled values follow, in points.
  package func leading(_ category: ContentSizeCategory = .large) -> CGFloat {
    CGFloat(leadings[category.index])
  }

  /// A length that grows with the user's text size: in proportion to the leading, rounded to a pixel.
  ///
  /// `scale` is the number of pixels in a point. What is not a number comes back as it is.
  package func scaledValue(_ value: CGFloat, category: ContentSizeCategory, scale: CGFloat) -> CGFloat {
    let scaled = value * leading(category) / leading(.large)
    guard scaled.isFinite, scale > 0, scale.isFinite else { return scaled }
    return (scaled * scale).rounded() / scale
  }

  /// A font that grows with the user's text size: its size is scaled, rounded to a whole point, and capped.
  package func scaledFont(
    _ font: FontDescriptor, maximumPointSize: CGFloat = .infinity, category: ContentSizeCategory, scale: CGFloat
  ) -> FontDescriptor {
    let size = scaledValue(font.size, category: category, scale: scale).rounded()
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Sizes from extra small to the largest accessibility size; measured, gaps filled from Apple's published table.
  private var sizes: [Int] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// Leadings, found from how iOS scales values; gaps filled from Apple's published table. Headline differs from body
  /// at one accessibility size, where iOS scales it less.
  private var leadings: [Int] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    }
  }
}
