// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct StringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func sizesAreNotRounded() {
    let size = ("Hello, UIKit" as NSString).size(withAttributes: attributes)
    #expect(abs(size.height - 20.287) < 0.001)
    #expect(size.width > 84 && size.width <= 84.5)
    #expect("Hello, UIKit".size(withAttributes: attributes) == size)
  }

  @Test func boundsWrapAtTheWidth() {
    let text = NSAttributedString(string: "The quick brown fox jumps over the lazy dog", attributes: attributes)
    let rect = text.boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(rect.height - 2 * 20.287) < 0.001)
    #expect(rect.width < 200)
    #expect(abs(text.boundingRect(with: .zero, options: [], context: nil).minY + 16.187) < 0.001)
  }

  @Test func withoutAFontTextIsHelveticaOfTwelvePoints() {
    #expect(abs("A".size(withAttributes: nil).height - 14.32) < 0.001)
  }

  @Test func aContextMakesTextSmallerAsFarAsItAllows() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(string: "Hello, UIKit", attributes: attributes)
    _ = text.boundingRect(with: CGSize(width: 60, height: 0), options: [], context: context)
    #expect(context.actualScaleFactor > 0.5 && context.actualScaleFactor < 0.76)
    _ = text.boundingRect(with: CGSize(width: 10, height: 0), options: [], context: context)
    #expect(context.actualScaleFactor == 0.5)
  }

  @Test func textIsDrawnInTheCurrentContext() {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 50), scale: 2)
    UIGraphicsPushContext(context)
    "Hi".draw(at: CGPoint(x: 5, y: 10), withAttributes: attributes)
    UIGraphicsPopContext()
    let runs = context.displayList.operations.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.map(\.text) == ["Hi"])
    #expect(abs((runs.first?.origin.y ?? 0) - 26) <= 0.5)
    "Hi".draw(at: .zero, withAttributes: attributes)
  }

  @Test func linksAreUnderlinedInTheirColour() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "more", attributes: [.link: "https://example.org"])
    let run = try #require(label.engineText().runs.first)
    #expect(run.attributes.underline != nil)
    #expect(run.attributes.color == UIColor.link.resolvedCGColor(with: label.traitCollection).rgba)
  }

  @Test func numbersOfAnyKindAndNonsenseAreTaken() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .kern: NSNumber(value: 2.5), .underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: "x",
      ])
    let attributes = try #require(label.engineText().runs.first).attributes
    #expect(attributes.kern == 2.5)
    #expect(attributes.underline?.style == .single)
    #expect(attributes.baselineOffset == 0)
  }
}

/// Attribute values pass through Foundation's collections, which look into objects.
@MainActor struct AttributeValueTests {
  @Test func valuesCanBeReplacedByOthersOfTheirKind() {
    let text = NSMutableAttributedString(
      string: "abc",
      attributes: [
        .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red, .shadow: NSShadow(),
        .paragraphStyle: NSMutableParagraphStyle(),
      ])
    let range = NSRange(location: 1, length: 1)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: range)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: range)
    text.addAttribute(.shadow, value: NSShadow(), range: range)
    text.addAttribute(.paragraphStyle, value: NSParagraphStyle.default, range: range)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
  }
}
