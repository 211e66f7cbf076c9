// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Managers that draw lines and backgrounds in their own way, and delegates that say what control characters are.
@MainActor struct NSLayoutManagerMarksTests {
  private final class Recorder: NSLayoutManager {
    var underlines: [(range: NSRange, style: NSUnderlineStyle, offset: CGFloat)] = []
    var strikes: [NSRange] = []
    var fills: [(rects: [CGRect], range: NSRange, color: UIColor)] = []

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      underlines.append((glyphRange, underlineVal, baselineOffset))
      super.drawUnderline(
        forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) {
      strikes.append(glyphRange)
    }

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      fills.append((Array(UnsafeBufferPointer(start: rectArray, count: rectCount)), charRange, color))
      super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }
  }

  private func text(_ manager: NSLayoutManager, _ text: NSAttributedString, width: CGFloat = 200) -> NSTextStorage {
    let storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: width, height: 200))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return storage
  }

  private func picture(_ manager: NSLayoutManager) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60), format: format).image { _ in
      let all = NSRange(location: 0, length: manager.numberOfGlyphs)
      manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 4, y: 6))
      manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 4, y: 6))
    }
  }

  private let marked: NSAttributedString = {
    let text = NSMutableAttributedString(
      string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.thick.rawValue, range: NSRange(location: 0, length: 3))
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
    return text
  }()

  @Test func subclassesAreAskedToDrawEachPartOfIt() throws {
    let manager = Recorder()
    let storage = text(manager, marked)
    storage.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 8, length: 5))
    _ = picture(manager)
    #expect(manager.underlines.map(\.range) == [NSRange(location: 0, length: 3)])
    #expect(manager.underlines.first?.style == .thick)
    #expect((manager.underlines.first?.offset ?? 0) > 0)
    #expect(manager.strikes == [NSRange(location: 8, length: 5)])
    let fill = try #require(manager.fills.first)
    #expect(manager.fills.count == 1 && fill.range == NSRange(location: 4, length: 3) && fill.color == .yellow)
    let expected = manager.boundingRect(forGlyphRange: fill.range, in: manager.textContainers[0])
    #expect(fill.rects == [expected.offsetBy(dx: 4, dy: 6)])
  }

  @Test func whatSubclassesHandOnLooksAsItDoesWithoutThem() throws {
    let (own, plain) = (Recorder(), NSLayoutManager())
    let storages = [text(own, marked), text(plain, marked)]
    #expect(try #require(picture(own).pngData()) == picture(plain).pngData())
    withExtendedLifetime(storages) {}
  }

  @Test func aMarkOverTwoLinesIsDrawnLineByLine() {
    let manager = Recorder()
    let storage = text(
      manager,
      NSAttributedString(
        string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 17), .underlineStyle: 1]),
      width: 70)
    _ = picture(manager)
    #expect(manager.underlines.count > 1)
    #expect(manager.underlines.reduce(0) { $0 + $1.range.length } == storage.length)
  }

  private final class Delegate: NSObject, NSLayoutManagerDelegate {
    var asked: [Int] = []
    var answer = NSLayoutManager.ControlCharacterAction.zeroAdvancement

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction {
      asked.append(charIndex)
      return answer
    }
  }

  @Test func aDelegateSaysWhatControlCharactersAre() {
    let (manager, delegate) = (NSLayoutManager(), Delegate())
    manager.delegate = delegate
    let storage = text(
      manager, NSAttributedString(string: "ab\ncd", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let container = manager.textContainers[0]
    let one = manager.usedRect(for: container)
    #expect(delegate.asked == [2])
    delegate.answer = .paragraphBreak
    manager.textContainerChangedGeometry(container)
    let two = manager.usedRect(for: container)
    #expect(two.height > 1.8 * one.height && two.width < one.width)
    delegate.answer = .whitespace
    manager.textContainerChangedGeometry(container)
    #expect(manager.usedRect(for: container).width > one.width)
    #expect(storage.string == "ab\ncd")
  }

  @Test func fixedAttributesAgreeWithTheirCharacters() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(string: "one\u{FFFC}\ntwo")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 2, length: 2))
    text.fixAttributes(in: NSRange(location: 0, length: text.length))
    #expect((text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
    #expect(text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) == nil)
    #expect(text.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
    #expect(text.attribute(.attachment, at: 3, effectiveRange: nil) != nil)
  }
}
