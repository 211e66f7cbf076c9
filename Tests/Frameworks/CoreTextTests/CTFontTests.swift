// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Fonts of Core Text, which are UIKit's: names, measures, glyphs and outlines.
struct CTFontTests {
  private typealias Bench = CoreTextBench

  private func glyphs(_ string: String, _ font: CTFont) -> [CGGlyph] {
    let units = Array(string.utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return glyphs
  }

  @Test func fontsGoOverIntoEachOther() {
    let font = UIFont.systemFont(ofSize: 21, weight: .bold)
    let other = font as CTFont
    #expect(CTFontGetSize(other) == 21)
    #expect(CTFontCopyPostScriptName(other) as String == font.fontName)
    #expect((other as UIFont) === font)
    let attributes: [NSAttributedString.Key: Any] = [.font: other]
    #expect(
      NSAttributedString(string: "x", attributes: attributes).size()
        == NSAttributedString(string: "x", attributes: [.font: font]).size())
    #expect(CTFontGetAscent(other) == font.ascender && CTFontGetDescent(other) == -font.descender)
    #expect(CTFontGetCapHeight(other) == font.capHeight && CTFontGetXHeight(other) == font.xHeight)
  }

  @Test func fontsAreMadeByNameOrFromDescriptors() {
    let named = CTFontCreateWithName("HelveticaNeue-Bold" as CFString, 18, nil)
    #expect(CTFontCopyPostScriptName(named) as String == "HelveticaNeue-Bold")
    #expect(CTFontGetSymbolicTraits(named).contains(.traitBold))
    #expect(CTFontCopyFamilyName(CTFontCreateWithName("NoSuchFont" as CFString, 0, nil)) == "Helvetica")
    #expect(CTFontGetSize(CTFontCreateWithName("NoSuchFont" as CFString, 0, nil)) == 12)
    let system = UIFont.systemFont(ofSize: 13)
    let again = CTFontCreateWithName(system.fontName as CFString, system.pointSize, nil)
    #expect(again as UIFont == system)
    let descriptor = CTFontDescriptorCreateWithAttributes(
      [kCTFontFamilyNameAttribute: "Georgia", kCTFontSizeAttribute: 15] as CFDictionary)
    let font = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
    #expect(CTFontCopyFamilyName(font) == "Georgia" && CTFontGetSize(font) == 15)
    #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontFamilyNameAttribute) as? String == "Georgia")
    let italic = CTFontCreateCopyWithSymbolicTraits(system, 0, nil, .traitItalic, .traitItalic)
    #expect(italic.map(CTFontGetSymbolicTraits)?.contains(.traitItalic) == true)
    #expect(CTFontCreateUIFontForLanguage(.system, 17, nil).map { $0 as UIFont } == .systemFont(ofSize: 17))
  }

  @Test func glyphsOfCharactersHaveWidths() {
    let font = UIFont.systemFont(ofSize: 17)
    let word = glyphs("Hamburg", font)
    #expect(!word.contains(0) && Set(word).count == 7)
    var advances = [CGSize](repeating: .zero, count: 7)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, word, &advances, 7)
    #expect(abs(sum - Double(advances.reduce(0) { $0 + $1.width })) < 0.001)
    // Pairs are kerned in lines alone.
    #expect(abs(sum - Double(Bench.width(Bench.line("Hamburg")))) < 1)
    let units = Array("a\u{1F600}".utf16)
    var mixed = [CGGlyph](repeating: 9, count: 3)
    #expect(!CTFontGetGlyphsForCharacters(font, units, &mixed, 3))
    #expect(mixed[0] != 0 && mixed[1] == 0 && mixed[2] == 0)
  }

  @Test func outlinesFillTheBoxesOfTheirGlyphs() throws {
    let font = UIFont.systemFont(ofSize: 100)
    let glyph = glyphs("H", font)
    var box = CGRect.zero
    CTFontGetBoundingRectsForGlyphs(font, .default, glyph, &box, 1)
    #expect(abs(box.height - font.capHeight) < 2 && abs(box.minY) < 1)
    let outline = try #require(CTFontCreatePathForGlyph(font, glyph[0], nil))
    let bounds = outline.boundingBoxOfPath
    #expect(abs(bounds.minX - box.minX) < 0.5 && abs(bounds.maxX - box.maxX) < 0.5)
    #expect(abs(bounds.minY - box.minY) < 0.5 && abs(bounds.maxY - box.maxY) < 0.5)
    #expect(outline.contains(CGPoint(x: box.minX + 4, y: 50)) && !outline.contains(CGPoint(x: box.midX, y: 10)))
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let large = try #require(CTFontCreatePathForGlyph(font, glyph[0], &double))
    #expect(abs(large.boundingBoxOfPath.height - 2 * bounds.height) < 0.5)
    #expect(CTFontCreatePathForGlyph(font, glyphs(" ", font)[0], nil) == nil)
    #expect(CTFontCreatePathForGlyph(font, .max, nil) == nil)
    #expect(CTFontGetGlyphCount(font) > 200 && CTFontGetUnitsPerEm(font) > 500)
    #expect(CTFontGetBoundingBox(font).contains(box))
  }

  @Test func whatStandsInForAFontHasItsOwnGlyphs() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let hebrew = CTFontCreateForString(font, "ש" as CFString, CFRangeMake(0, 1))
    #expect(CTFontCreateForString(font, "a" as CFString, CFRangeMake(0, 1)) as UIFont == font)
    let glyph = glyphs("ש", hebrew)
    #expect(glyph[0] != 0)
    let outline = try #require(CTFontCreatePathForGlyph(hebrew, glyph[0], nil))
    #expect(outline.boundingBoxOfPath.height > 5)
    #expect(Bench.outline("ש", font).boundingBoxOfPath.height == outline.boundingBoxOfPath.height)
  }

  @Test func aFontOfAFileIsUsedUnregistered() throws {
    let url = try #require(FontFiles.url(forFace: "TesseraMono-Light"))
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("CTFontTests-light.ttf")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: url, to: copy)
    let graphics = try #require(CGDataProvider(url: copy as CFURL).flatMap { CGFont($0) })
    let font = CTFontCreateWithGraphicsFont(graphics, 20, nil, nil)
    #expect(UIFont(name: CTFontCopyPostScriptName(font) as String, size: 20) == nil)
    #expect(Bench.width(Bench.line("iii", font)) == Bench.width(Bench.line("WWW", font)))
    let descriptors = try #require(CTFontManagerCreateFontDescriptorsFromURL(copy as CFURL) as? [CTFontDescriptor])
    #expect(descriptors.map(\.postscriptName) == [CTFontCopyPostScriptName(font) as String])
    #expect(CTFontCopyGraphicsFont(font, nil).postScriptName == graphics.postScriptName)
  }

  @Test func digitsOfOneWidthAreAskedForByFeature() {
    let font = UIFont.systemFont(ofSize: 20)
    let descriptor = CTFontDescriptorCreateCopyWithFeature(
      CTFontCopyFontDescriptor(font), NSNumber(value: kNumberSpacingType), NSNumber(value: kMonospacedNumbersSelector))
    let even = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
    #expect(Bench.width(Bench.line("1111", even)) == Bench.width(Bench.line("8888", even)))
  }
}
