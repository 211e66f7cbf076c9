// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct NSParagraphStyleTests {
  @Test func defaultsAreThoseOfIOS() {
    let style = NSParagraphStyle.default
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(style.tabStops.allSatisfy { $0.alignment == .left && $0.options.isEmpty })
    #expect(style.defaultTabInterval == 0 && style.textLists.isEmpty && style.hyphenationFactor == 0)
    #expect(style.lineBreakStrategy == [] && !style.allowsDefaultTighteningForTruncation)
    #expect(UILabel().lineBreakStrategy == .standard)
  }

  @Test func stopsAreKeptInOrderAndTakenAwayByWhatTheyAre() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40, options: [:]))
    #expect(style.tabStops.map(\.location) == [40, 100])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 100))
    #expect(style.tabStops.map(\.location) == [40])
  }

  @Test func copiesAreEqualAndDoNotFollow() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .center, location: 50)]
    style.textLists = [NSTextList(markerFormat: .disc)]
    style.hyphenationFactor = 0.5
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && !(copy is NSMutableParagraphStyle))
    style.tabStops = []
    #expect(copy != style && copy.tabStops.count == 1)
  }

  @Test func aListOfBulletsHangs() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 20, options: [:])]
    style.headIndent = 20
    let text = NSAttributedString(
      string: "•\tWords that go on to a second line here",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
    label.numberOfLines = 0
    label.attributedText = text
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 150, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let first = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: container)
    var lines: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, used, _, _, _ in
      lines.append(used)
    }
    #expect(abs(first.minX - 20) < 0.001 && lines.count > 1 && lines[1].minX == 20)
    #expect(
      abs(label.sizeThatFits(CGSize(width: 150, height: 0)).height - label.font.lineHeight * CGFloat(lines.count)) < 1)
  }

  @Test func columnsEndWhereALanguageWritesItsPoint() {
    let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(german.contains(",") && !german.contains("."))
    let tab = NSTextTab(textAlignment: .right, location: 90, options: [.columnTerminators: german])
    #expect(tab.engineStop.alignment == .decimal([","]))
    #expect(tab == tab.copy() as? NSTextTab)
  }

  @Test func marksOfLists() {
    func marks(_ format: NSTextList.MarkerFormat, _ numbers: [Int] = [1, 4, 27]) -> [String] {
      numbers.map(NSTextList(markerFormat: format).marker)
    }
    #expect(marks(.decimal) == ["1", "4", "27"])
    #expect(marks("{decimal}.") == ["1.", "4.", "27."])
    #expect(marks("({lower-alpha})") == ["(a)", "(d)", "(aa)"])
    #expect(marks(.uppercaseRoman) == ["I", "IV", "XXVII"])
    #expect(marks(.lowercaseRoman, [0, 1999, 4000]) == ["0", "mcmxcix", "4000"])
    #expect(marks(.disc, [1]) == ["•"] && marks(.hyphen, [1]) == ["⁃"] && marks("-", [1]) == ["-"])
    #expect(NSTextList(markerFormat: .decimal).isOrdered && !NSTextList(markerFormat: .square).isOrdered)
    #expect(NSTextList(markerFormat: .octal, options: [], startingItemNumber: 3).startingItemNumber == 3)
  }

  @Test func languagesHaveTheirDirection() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
  }

  @Test func effectsReachTheEngine() throws {
    let text = NSAttributedString(
      string: "abc",
      attributes: [
        .expansion: 0.5, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
        .writingDirection: [NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue],
        .underlineStyle: NSUnderlineStyle([.single, .patternDash, .byWord]).rawValue,
      ])
    let run = try #require(text.engineText(.drawing, traits: UITraitCollection()).runs.first?.attributes)
    #expect(run.effect?.isLetterpress == true && abs((run.effect?.stretch ?? 0) - 1.6487) < 0.001)
    #expect(run.directions.map(\.isRightToLeft) == [true] && run.directions.map(\.isOverride) == [true])
    #expect(run.underline?.dashes == [4, 3] && run.underline?.isByWord == true)
  }
}
