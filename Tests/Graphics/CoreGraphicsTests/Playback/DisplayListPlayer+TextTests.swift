// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
import Testing

@testable import CoreGraphics

@Suite struct DisplayListPlayerTextTests {
  let inter = FontCache(directory: SystemFonts.inter)

  /// A run of left-to-right glyphs, placed by the font's own advances.
  private func run(
    _ text: String, face: String, size: CGFloat, at origin: CGPoint, fonts: FontCache, color: RGBAColor = .black
  ) throws -> GlyphRun {
    let opened = try fonts.opened(FontFace(name: face))
    var x: CGFloat = 0
    var glyphs: [GlyphRun.Glyph] = []
    for scalar in text.unicodeScalars {
      let index = FT_Get_Char_Index(opened.freeType, FT_ULong(scalar.value))
      glyphs.append(.init(identifier: index, x: x, y: 0))
      // FT_LOAD_NO_SCALE is 1: advances in font units.
      if opened.strikeHeights.isEmpty, FT_Load_Glyph(opened.freeType, index, 1) == 0 {
        x +=
          CGFloat(opened.freeType.pointee.glyph.pointee.metrics.horiAdvance) * size
          / CGFloat(opened.freeType.pointee.units_per_EM)
      } else {
        x += size * 1.25
      }
    }
    return GlyphRun(
      face: FontFace(name: face), size: size, color: color, origin: origin, text: text, glyphs: glyphs, width: x)
  }

  /// How much ink each row has.
  private func inkRows(_ bitmap: Bitmap) -> [Int] {
    (0..<bitmap.height).map { y in (0..<bitmap.width).reduce(0) { $0 + Int(bitmap[$1, y][3]) } }
  }

  private func inkColumns(_ bitmap: Bitmap) -> [Int] {
    (0..<bitmap.width).map { x in (0..<bitmap.height).reduce(0) { $0 + Int(bitmap[x, $1][3]) } }
  }

  @Test(.enabled(if: SystemFonts.haveInter))
  func baselinesAreRoundedToDevicePixels() throws {
    let one = try render(
      [.glyphs(run("HI", face: "Inter-Regular", size: 17, at: CGPoint(x: 4, y: 20.4), fonts: inter))], width: 80,
      height: 60, scale: 2, fonts: inter)
    let other = try render(
      [.glyphs(run("HI", face: "Inter-Regular", size: 17, at: CGPoint(x: 4, y: 20.6), fonts: inter))], width: 80,
      height: 60, scale: 2, fonts: inter)
    #expect(one == other)
    // The baseline is the lower edge of pixel row 40: full ink above, none below.
    let ink = inkRows(one)
    #expect(ink[40] > 0)
    #expect(ink[41] == 0)
  }

  @Test(.enabled(if: SystemFonts.haveInter))
  func glyphsStandAtPartsOfAPixelHorizontally() throws {
    func left(_ x: CGFloat) throws -> [Int] {
      let glyphs = try run("l", face: "Inter-Regular", size: 32, at: CGPoint(x: x, y: 30), fonts: inter)
      return inkColumns(try render([.glyphs(glyphs)], width: 20, height: 40, fonts: inter))
    }
    let whole = try left(4)
    let quarter = try left(4.25)
    #expect(whole != quarter)
    #expect(try left(5) == [0] + whole.dropLast())
    let (wholeInk, quarterInk) = (whole.reduce(0, +), quarter.reduce(0, +))
    #expect(abs(wholeInk - quarterInk) < wholeInk / 50)
  }

  @Test(.enabled(if: SystemFonts.haveInter))
  func masksAndOutlinesLookTheSame() throws {
    let glyphs = try run("Tessera, 0123", face: "Inter-Regular", size: 15, at: CGPoint(x: 4.25, y: 20), fonts: inter)
    let masks = try render([.glyphs(glyphs)], width: 240, height: 60, scale: 2, fonts: inter)
    // Text with a shadow, even one that cannot be seen, is drawn as outlines.
    let shadow = DisplayList.Shadow(offset: .zero, blur: 0, color: RGBAColor.black.opacity(0.001))
    let outlines = try render([.setShadow(shadow), .glyphs(glyphs)], width: 240, height: 60, scale: 2, fonts: inter)
    let differences = zip(masks.pixels, outlines.pixels).map { abs(Int($0) - Int($1)) }
    let ink = inkRows(masks).reduce(0, +)
    let total = differences.reduce(0, +)
    // An eighth of a pixel at most lies between them, so only the edges differ.
    #expect(total * 100 < ink * 8, "\(total) of \(ink)")
    #expect((differences.max() ?? 0) < 60)
  }

  @Test(.enabled(if: SystemFonts.haveInter))
  func manyShortLivedFontCachesAreHarmless() throws {
    for index in 0..<40 {
      let fonts = FontCache(directory: SystemFonts.inter)
      let glyphs = try run(
        "Ag", face: index % 2 == 0 ? "Inter-Regular" : "Inter-Bold", size: 150, at: CGPoint(x: 0, y: 100), fonts: fonts)
      let bitmap = try render([.glyphs(glyphs)], width: 100, height: 100, fonts: fonts)
      #expect(inkRows(bitmap).reduce(0, +) > 0)
    }
  }

  @Test func aMissingFontIsNamedAndTheRestIsDrawn() throws {
    let surface = try #require(CairoSurface(.color, width: 1, height: 1))
    let glyphs = GlyphRun(
      face: FontFace(name: "Nowhere-Bold"), size: 12, color: .black, origin: .zero, text: "x",
      glyphs: [.init(identifier: 1, x: 0, y: 0)], width: 6)
    let directory = URL(fileURLWithPath: NSTemporaryDirectory())
    let fonts = FontCache(directory: directory)
    #expect(throws: FontError.noFile(face: "Nowhere-Bold", directory: directory.path)) {
      try surface.draw(
        DisplayList(operations: [.glyphs(glyphs), fill(0, 0, 1, 1, .pureRed)]), scale: 1, images: ImageCache(),
        fonts: fonts)
    }
    #expect(surface.bitmap()[0, 0] == [0, 0, 255, 255])
  }

  @Test(.enabled(if: SystemFonts.haveInter))
  func glyphsAndSizesThatDoNotExistDrawNothingAndHarmNothing() throws {
    func run(_ glyph: GlyphRun.Glyph, size: CGFloat, x: CGFloat = 0) -> DisplayList.Operation {
      .glyphs(
        GlyphRun(
          face: FontFace(name: "Inter-Regular"), size: size, color: .black, origin: CGPoint(x: x, y: 0), text: "x",
          glyphs: [glyph], width: 6))
    }
    let there = GlyphRun.Glyph(identifier: 40, x: 0, y: 0)
    let bitmap = try render(
      [
        run(.init(identifier: .max, x: 0, y: 0), size: 12), run(.init(identifier: 40, x: .nan, y: 0), size: 12),
        run(there, size: 1e9), run(there, size: 1e-9), run(there, size: -3), run(there, size: .nan),
        run(there, size: 12, x: .infinity), fill(0, 0, 1, 1, .pureRed),
      ], width: 1, height: 1, fonts: inter)
    #expect(bitmap[0, 0] == [0, 0, 255, 255])
  }

  @Test(.enabled(if: SystemFonts.haveNoto))
  func emojiAreDrawnInColourAtTheirSize() throws {
    let fonts = FontCache(directory: SystemFonts.noto)
    let bitmap = try render(
      [.glyphs(run("😀🚀", face: "NotoColorEmoji", size: 40, at: CGPoint(x: 4, y: 44), fonts: fonts))], width: 220,
      height: 120, scale: 2, fonts: fonts)
    try show(bitmap, as: "emoji")
    // The middle of the grinning face's forehead is yellow: much red and green, less blue.
    let pixel = bitmap[56, 35]
    #expect(pixel[3] == 255)
    #expect(pixel[2] > 200 && pixel[1] > 150 && pixel[0] < 120)
    let columns = inkColumns(bitmap)
    let rows = inkRows(bitmap)
    let width = try #require(columns.prefix(108).lastIndex { $0 > 0 }) - #require(columns.firstIndex { $0 > 0 })
    #expect((84...90).contains(width), "\(width)")
    #expect(rows.firstIndex { $0 > 0 } ?? 0 > 2)
    #expect(rows.last == 0)
  }

  @Test(.enabled(if: SystemFonts.haveInter))
  func textThrowsShadows() throws {
    let shadow = DisplayList.Shadow(offset: CGSize(width: 0, height: 20), blur: 2, color: .pureBlue)
    let bitmap = try render(
      [
        .setShadow(shadow),
        .glyphs(run("Tessera", face: "Inter-SemiBold", size: 20, at: CGPoint(x: 4, y: 22), fonts: inter)),
      ], width: 200, height: 100, scale: 2, on: .white, fonts: inter)
    try show(bitmap, as: "text")
    #expect(bitmap[19, 30] == [0, 0, 0, 255])
    let shadowed = bitmap[19, 70]
    #expect(shadowed[0] > 240 && shadowed[2] < 160)
  }
}
