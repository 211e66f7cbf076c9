// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// What Core Text draws, against what UIKit draws of the same text.
@MainActor struct CoreTextPictureTests {
  private typealias Bench = CoreTextBench
  private let size = CGSize(width: 220, height: 120)

  private func difference(_ one: UIImage, _ other: UIImage) throws -> Int {
    let bytes = try [one, other].map { try Array(#require($0.cgImage?.dataProvider?.data) as Data) }
    #expect(bytes[0].count == bytes[1].count)
    return zip(bytes[0], bytes[1]).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  private func colored(_ style: UIUserInterfaceStyle) -> NSAttributedString {
    let ink: UIColor = style == .dark ? .white : .black
    let text = NSMutableAttributedString(
      attributedString: Bench.text(Bench.words, .systemFont(ofSize: 17), [.foregroundColor: ink]))
    text.addAttributes(
      [
        .font: UIFont.boldSystemFont(ofSize: 17),
        kCTForegroundColorAttributeName as NSAttributedString.Key: UIColor.systemRed.cgColor,
      ], range: NSRange(location: 4, length: 5))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 10, length: 5))
    return text
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aFrameLooksLikeTheStringInARectangle(style: UIUserInterfaceStyle) throws {
    let rect = CGRect(x: 8, y: 8, width: 200, height: 104)
    let text = colored(style)
    let plain = NSMutableAttributedString(attributedString: text)
    plain.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 4, length: 5))
    // Strings round their baselines to the screen's pixels, wherever they are drawn.
    let screen = UITraitCollection.current.displayScale
    let scale = screen > 0 ? screen : 1
    let drawn = Bench.picture(size, scale: scale, style) { context in
      Bench.flip(context, height: size.height)
      let path = CGPath(rect: CGRect(x: 8, y: 8, width: 200, height: 104), transform: nil)
      CTFrameDraw(Bench.frame(text, path), context)
    }
    let expected = Bench.picture(size, scale: scale, style) { _ in
      plain.draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }
    #expect(try difference(drawn, expected) <= 2, "at \(scale)")
    #expect(Bench.ink(drawn) == Bench.ink(expected))
  }

  @Test func aLineStandsAtTheTextPosition() throws {
    let line = Bench.line("Hxg", .systemFont(ofSize: 30))
    let drawn = Bench.picture(size) { context in
      Bench.flip(context, height: size.height)
      context.textPosition = CGPoint(x: 20, y: 50)
      CTLineDraw(line, context)
    }
    let box = CTLineGetImageBounds(line, nil).offsetBy(dx: 20, dy: 50)
    let ink = Bench.ink(drawn)
    #expect(abs(ink.minX - box.minX) <= 1 && abs(ink.maxX - box.maxX) <= 1)
    #expect(abs(ink.minY - (size.height - box.maxY)) <= 1 && abs(ink.maxY - (size.height - box.minY)) <= 1)
  }

  @Test func withoutATurnedContextTextStandsOnItsHead() {
    let line = Bench.line("L", .systemFont(ofSize: 40))
    let head = Bench.picture(size) { context in
      context.textPosition = CGPoint(x: 20, y: 50)
      CTLineDraw(line, context)
    }
    let turned = Bench.picture(size) { context in
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.textPosition = CGPoint(x: 20, y: 50)
      CTLineDraw(line, context)
    }
    #expect(Bench.ink(head).minY >= 49 && Bench.ink(turned).maxY <= 51)
  }

  @Test func glyphsAndOutlinesDrawnOneByOneLookLikeTheLine() throws {
    let font = UIFont.systemFont(ofSize: 28, weight: .medium)
    let line = Bench.line("Path 42", font)
    func flipped(_ draw: (CGContext) -> Void) -> UIImage {
      Bench.picture(size) { context in
        Bench.flip(context, height: size.height)
        context.setFillColor(UIColor.black.cgColor)
        draw(context)
      }
    }
    let drawn = flipped { context in
      context.textPosition = CGPoint(x: 10, y: 40)
      CTLineDraw(line, context)
    }
    let outline = flipped { context in
      context.translateBy(x: 10, y: 40)
      context.addPath(Bench.outline("Path 42", font))
      context.fillPath()
    }
    let glyphs = flipped { context in
      context.textPosition = CGPoint(x: 10, y: 40)
      for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
        let count = CTRunGetGlyphCount(run)
        var numbers = [CGGlyph](repeating: 0, count: count)
        var places = [CGPoint](repeating: .zero, count: count)
        CTRunGetGlyphs(run, CFRangeMake(0, 0), &numbers)
        CTRunGetPositions(run, CFRangeMake(0, 0), &places)
        CTFontDrawGlyphs(font, numbers, places, count, context)
      }
    }
    // Masks of glyphs stand at quarters of a pixel, outlines anywhere.
    #expect(try difference(outline, glyphs) <= 2)
    #expect(try difference(drawn, outline) < 140)
    let (one, other) = (Bench.ink(drawn), Bench.ink(outline))
    #expect(abs(one.minX - other.minX) <= 0.5 && abs(one.maxX - other.maxX) <= 0.5 && one.minY == other.minY)
  }

  @Test func strokedTextIsHollowAndClippedTextShowsWhatIsBehind() throws {
    let line = Bench.line("O", .systemFont(ofSize: 80, weight: .black))
    func ink(_ mode: CGTextDrawingMode, _ draw: (CGContext) -> Void = { _ in }) -> UIImage {
      Bench.picture(size) { context in
        Bench.flip(context, height: size.height)
        context.setTextDrawingMode(mode)
        context.setStrokeColor(UIColor.black.cgColor)
        context.textPosition = CGPoint(x: 20, y: 30)
        CTLineDraw(line, context)
        draw(context)
      }
    }
    let filled = Bench.ink(ink(.fill))
    let stroked = ink(.stroke)
    #expect(Bench.ink(stroked).width >= filled.width)
    #expect(try difference(stroked, ink(.fill)) > 100)
    #expect(Bench.ink(ink(.invisible)).isNull)
    let clipped = ink(.clip) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 220, height: 120))
    }
    #expect(abs(Bench.ink(clipped).width - filled.width) <= 1)
  }

  @Test func theContextsColorIsUsedWhereThatIsAskedFor() throws {
    let text = NSAttributedString(
      string: "Blue",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30),
        kCTForegroundColorFromContextAttributeName as NSAttributedString.Key: true,
      ])
    func drawn(_ color: UIColor) -> UIImage {
      Bench.picture(size) { context in
        Bench.flip(context, height: size.height)
        context.setFillColor(color.cgColor)
        context.textPosition = CGPoint(x: 20, y: 50)
        CTLineDraw(CTLineCreateWithAttributedString(text), context)
      }
    }
    #expect(try difference(drawn(.blue), drawn(.black)) > 200)
  }
}
