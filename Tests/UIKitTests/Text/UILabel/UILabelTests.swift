// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Sizes that iOS gives labels; 2x figures are an iPhone SE's, 3x ones an iPhone 16's.
@MainActor struct UILabelTests {
  private func label(
    _ text: String?, _ font: UIFont = .systemFont(ofSize: 17), lines: Int = 1, scale: CGFloat = 2
  ) -> UILabel {
    let label = UILabel().at(scale: scale)
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  @Test(arguments: [
    (11.0, 13.5), (13, 16), (15, 18), (16, 19.5), (17, 20.5), (20, 24), (22, 26.5), (28, 33.5), (34, 41),
  ])
  func aLineIsAsHighAsItsFontRoundedUpToThePixel(_ size: CGFloat, _ height: CGFloat) {
    #expect(label("Hg", .systemFont(ofSize: size)).intrinsicContentSize.height == height)
  }

  @Test func theLineOfASeventeenPointLabelIsTwentyAndAThirdHighAtThreePixelsAPoint() {
    let size = label("Hello", scale: 3).intrinsicContentSize
    #expect(abs(size.height - 20 - 1.0 / 3) < 1e-9)
  }

  @Test func widthsAreThoseOfIOS() {
    #expect(label("Hello, UIKit").sizeThatFits(.zero) == CGSize(width: 84.5, height: 20.5))
    #expect(label("Bold 13", .boldSystemFont(ofSize: 13)).sizeThatFits(.zero) == CGSize(width: 47, height: 16))
    #expect(
      label("Semibold 20", .systemFont(ofSize: 20, weight: .semibold)).sizeThatFits(.zero)
        == CGSize(width: 116, height: 24))
  }

  @Test func aPangramWrapsIntoTwoLinesAtTwoHundredPoints() {
    let label = label("The quick brown fox jumps over the lazy dog", lines: 0)
    #expect(
      label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)) == CGSize(width: 181, height: 41))
    #expect(label.sizeThatFits(.zero).width == 339)
  }

  @Test func emptyLabelsHaveNoSize() {
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(UILabel().sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func wrappedTextIsAPointHigherUnderAutoLayoutThanItFits() {
    let label = label("The quick brown fox jumps over the lazy dog", .systemFont(ofSize: 15), lines: 0)
    #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height == 36)
    #expect(label.intrinsicContentSize(forWidth: 200)?.height == 37)
    label.preferredMaxLayoutWidth = 200
    #expect(label.intrinsicContentSize.height == 37)
    label.text = "One line"
    #expect(label.intrinsicContentSize.height == 18)
  }

  @Test(arguments: [(11.0, 10.5), (13, 12.5), (17, 16), (20, 19), (28, 26.5), (34, 32.5)])
  func theFirstBaselineIsTheAscenderRoundedToThePixel(_ size: CGFloat, _ baseline: CGFloat) throws {
    let offsets = try #require(label("Ag", .systemFont(ofSize: size)).baselineOffsets(width: 100))
    #expect(offsets.first == baseline)
  }

  @Test func aSingleLineIsNotLimitedByTheWidthThatItIsMeasuredFor() {
    let label = label("Hello, UIKit")
    label.frame = CGRect(x: 3, y: 4, width: 20, height: 5)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 3, y: 4, width: 84.5, height: 20.5))
  }

  @Test func textRectIsLimitedByWidthAndLines() {
    let label = label("The quick brown fox jumps over the lazy dog", lines: 0)
    let rect = label.textRect(
      forBounds: CGRect(x: 10, y: 20, width: 120, height: 500), limitedToNumberOfLines: 2)
    #expect(rect.origin == CGPoint(x: 10, y: 20))
    #expect(rect.height == 41)
    #expect(rect.width <= 120)
  }

  final class PaddedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return rect.inset(by: UIEdgeInsets(top: -5, left: -8, bottom: -5, right: -8))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }

    private let padding = UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 8)
  }

  @Test func paddingByTextRectCountsInEverySize() {
    let label = PaddedLabel().at(scale: 2)
    label.text = "Hello, UIKit"
    #expect(label.intrinsicContentSize == CGSize(width: 100.5, height: 30.5))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 100.5, height: 30.5))
  }

  @Test func fixedFramesStayAndFittedOnesTakeTheTextsSize() {
    let frames = [
      ("Hello UIKit", 17.0, UIFont.Weight.regular), ("The quick brown fox", 13, .regular), ("Large Title", 34, .bold),
    ]
    .map { text, size, weight in
      let fitted = label(text, .systemFont(ofSize: size, weight: weight))
      fitted.frame.origin = CGPoint(x: 20, y: 20)
      fitted.sizeToFit()
      return fitted.frame
    }
    #expect(frames.map(\.height) == [20.5, 16, 41])
    #expect(frames.allSatisfy { $0.minX == 20 && $0.minY == 20 && $0.width * 2 == ($0.width * 2).rounded() })
    let fixed = label("Fixed frame label")
    fixed.frame = CGRect(x: 20, y: 130, width: 280, height: 22)
    fixed.layoutIfNeeded()
    #expect(fixed.frame == CGRect(x: 20, y: 130, width: 280, height: 22))
  }

  // MARK: - Text and attributes

  @Test func attributesOfTheLabelFillInForThoseThatTextLacks() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.textColor = .systemRed
    label.attributedText = NSAttributedString(string: "Plain")
    let run = try #require(label.engineText().runs.first)
    #expect(run.attributes.font.size == 20)
    #expect(run.attributes.font.weight.rawValue == 0.4)
    #expect(run.attributes.color == UIColor.systemRed.resolvedCGColor(with: label.traitCollection).rgba)
  }

  @Test func settingTheFontChangesAllOfAnAttributedText() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(label.font.pointSize == 10)
    label.font = .systemFont(ofSize: 12)
    #expect(label.engineText().runs.map(\.attributes.font.size) == [12])
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
  }

  @Test func settingTextForgetsTheAttributes() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    label.text = "cd"
    #expect(label.font.pointSize == 17)
    #expect(label.attributedText?.string == "cd")
  }

  @Test func alignmentAndLineBreaksReachEveryParagraphOfAnAttributedText() throws {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    #expect(label.lineBreakMode == .byWordWrapping)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    let found = try #require(
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(found.alignment == .center)
    #expect(found.lineBreakMode == .byTruncatingTail)
    #expect(found.lineSpacing == 4)
  }

  @Test func aRunOfThreeSizesIsAsHighAsItsDeepestAscentAndDescent() {
    let label = UILabel().at(scale: 2)
    let text = NSMutableAttributedString()
    for (part, size) in [("Sales ", 24.0), ("report ", 17), ("notes", 13)] {
      text.append(NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 29)
  }

  @Test func aKernIsAddedAfterEveryCharacter() {
    let label = UILabel().at(scale: 2)
    label.text = "HHH"
    let plain = label.intrinsicContentSize.width
    label.attributedText = NSAttributedString(string: "HHH", attributes: [.kern: 10])
    #expect(abs(label.intrinsicContentSize.width - plain - 30) <= 0.5)
  }

  // MARK: - Fitting and Dynamic Type

  @Test func textShrinksToTheWidthButNotBelowTheSmallestScale() {
    let label = label("Hello, UIKit")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.fontScale(for: CGSize(width: 200, height: 20)) == 1)
    let scale = label.fontScale(for: CGSize(width: 60, height: 20))
    #expect(scale > 0.6 && scale < 0.76)
    #expect(label.fontScale(for: CGSize(width: 10, height: 20)) == 0.5)
  }

  @Test func fontsOfATextStyleFollowTheTextSizeWhereTheLabelSaysSo() {
    let label = UILabel()
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    label.overrideTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 19)
    label.overrideTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    #expect(label.font.pointSize == 53)
  }

  @Test func scaledFontsFollowTheTextSizeUpToTheirLimit() {
    let label = UILabel()
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(
      for: .systemFont(ofSize: 36, weight: .bold), maximumPointSize: 60, compatibleWith: traits)
    label.adjustsFontForContentSizeCategory = true
    label.overrideTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    #expect(label.font.pointSize == 60)
    #expect(label.font.fontName == ".SFUI-Bold")
  }

  // MARK: - Accessibility, description

  @Test func labelsAreReadAsTheirText() {
    let label = label("What's")
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "What's")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other")
  }

  @Test func descriptionsTellTheText() {
    let label = label("What's")
    label.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
    #expect(label.viewDescription(withAddress: false) == "<UILabel; frame = (1 2; 30 20); text = 'What's'>")
  }
}

@MainActor struct UILabelScaleTests {
  @Test func `a label that goes to a screen with other pixels is measured anew`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    let label = UILabel()
    label.text = "Vesper makes one long night into a game about listening."
    label.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      label.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    for scale: CGFloat in [3, 2, 1, 3] {
      holder.overrideTraits { $0.displayScale = scale }
      holder.layoutIfNeeded()
      #expect(label.bounds.width == label.intrinsicContentSize.width)
      #expect((label.bounds.width * scale).rounded() == label.bounds.width * scale)
    }
  }
}
