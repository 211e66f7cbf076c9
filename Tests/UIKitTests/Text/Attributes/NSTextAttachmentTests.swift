// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import QuartzCore
@testable import UIKit

/// Pictures that stand in text.
@MainActor struct NSTextAttachmentTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 24)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 24))
  }

  private func text(_ attachment: NSTextAttachment) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.insert(NSAttributedString(attachment: attachment), at: 1)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 1, length: 1))
    return text
  }

  private var plainWidth: CGFloat {
    NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 0]).size().width
  }

  @Test func itIsOneCharacterInWhosePlaceThePictureStands() {
    let attachment = NSTextAttachment(image: picture)
    let string = NSAttributedString(attachment: attachment)
    #expect(string.length == 1 && string.string == "\u{FFFC}")
    #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(string.containsAttachments(in: NSRange(location: 0, length: 1)))
    #expect(NSTextAttachment.character == 0xFFFC)
  }

  @Test func theLineMakesRoomForIt() {
    let size = text(NSTextAttachment(image: picture)).size()
    #expect(abs(size.width - plainWidth - 30) < 0.5)
    // Above the baseline 24, below it the font's descender.
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(size.height - (24 - font.descender)) < 0.01)
  }

  @Test func boundsPlaceItAroundTheBaseline() {
    let attachment = NSTextAttachment(image: picture)
    attachment.bounds = CGRect(x: 0, y: -10, width: 50, height: 14)
    let size = text(attachment).size()
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(size.width - plainWidth - 50) < 0.5)
    #expect(abs(size.height - (font.ascender + 10)) < 0.01)
  }

  @Test func aSubclassSaysHowLargeItIsInItsLine() {
    final class Wide: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: min(lineFrag.width, 1000), height: 40) }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = NSAttributedString(attachment: Wide(data: nil, ofType: nil))
    view.layoutIfNeeded()
    #expect(view.layoutManager.attachmentSize(forGlyphAt: 0) == CGSize(width: 190, height: 40))
    #expect(view.contentSize.height >= 56 && view.contentSize.height < 60)
  }

  @Test func aLabelDrawsItWhereItStands() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40)).at(scale: 2)
    label.attributedText = text(NSTextAttachment(image: picture))
    label.layer.displayIfNeeded()
    guard case .drawing(let list)? = label.layer.drawingContents else {
      Issue.record("The label drew nothing")
      return
    }
    let rects = list.operations.compactMap { if case .image(_, let rect, _, _) = $0 { rect } else { nil } }
    let first = try #require(rects.first)
    #expect(rects.count == 1 && first.size == CGSize(width: 30, height: 24))
    let a = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
    #expect(abs(first.minX - a) < 0.5)
  }

  @Test func aSymbolHasTheSizeOfItsText() throws {
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star.fill")))
    let small = text(attachment)
    let large = text(attachment)
    large.addAttribute(.font, value: UIFont.systemFont(ofSize: 51), range: NSRange(location: 0, length: 3))
    let room = { (text: NSAttributedString, size: CGFloat) in
      let plain = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: size)])
      return text.size().width - plain.size().width
    }
    #expect(room(large, 51) > 2.5 * room(small, 17))
  }

  @Test func linesBreakAroundIt() {
    let attachment = NSTextAttachment(image: picture)
    let row = NSMutableAttributedString()
    for _ in 0..<10 { row.append(NSAttributedString(attachment: attachment)) }
    let box = row.boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(box.width == 90)
    #expect(box.height >= 4 * 24)
  }

  @Test func whatIsTypedAfterItIsPlain() {
    let bench = Bench()
    bench.take()
    bench.window.makeKeyAndVisible()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    bench.window.addSubview(view)
    view.attributedText = NSAttributedString(attachment: NSTextAttachment(image: picture))
    view.becomeFirstResponder()
    view.insertText("x")
    #expect(view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func impossibleBoundsTakeNoRoom(_ length: CGFloat) {
    let attachment = NSTextAttachment(image: picture)
    attachment.bounds = CGRect(x: 0, y: 0, width: length, height: length)
    let size = text(attachment).size()
    #expect(size.width.isFinite && size.height.isFinite && size.height > 0)
  }
}
