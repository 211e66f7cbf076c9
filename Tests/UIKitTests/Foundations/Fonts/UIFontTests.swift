// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIFontTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .large)

  @Test func boldIsSemibold() {
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold).fontName == ".SFUI-Bold")
  }

  @Test func measuresAreThoseOfTheSystemFont() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(font.leading == 0)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ])
  func textStylesHaveTheirSizes(_ style: UIFont.TextStyle, _ size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize == size)
  }

  @Test func headlinesAreSemibold() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
  }

  @Test func scaledValuesFollowTheLeadingOfTheStyle() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
      UITraitCollection(displayScale: 3),
    ])
    // Body: 62 / 22.
    #expect(abs(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits) - 28 - 1.0 / 3) < 1e-9)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize == 48)
  }

  @Test func fontsAreFoundByTheNamesThatIOSHas() throws {
    let bold = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 12))
    #expect(bold.familyName == "Helvetica Neue")
    #expect(bold.fontName == "HelveticaNeue-BoldItalic")
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(name: "Georgia", size: 12)?.pointSize == 12)
    #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func descriptorsChangeTraitsDesignAndSize() throws {
    let body = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    #expect(UIFont(descriptor: try #require(body.withSymbolicTraits([])), size: 20) == .systemFont(ofSize: 20))
    let mono = try #require(body.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    let heavy = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 17, weight: .heavy))
    #expect(UIFont(descriptor: try #require(body.withDesign(.rounded)), size: 0) == .systemFont(ofSize: 17))
    #expect(body.withDesign(.init(rawValue: "NSCTFontUIFontDesignPointed")) == nil)
  }

  @Test func sizesThatMakeNoSenseBecomeTheDefault() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: -3).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
  }
}
