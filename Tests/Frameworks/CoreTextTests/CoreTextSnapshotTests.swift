// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreText
import Foundation
import TesseraTesting
import Testing
import UIKit

/// Pictures of what apps draw with Core Text and with fonts' features.
@MainActor struct CoreTextSnapshotTests {
  private typealias Bench = CoreTextBench

  private func colors(_ style: UIUserInterfaceStyle) -> (ink: UIColor, tint: UIColor) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    return (UIColor.label.resolvedColor(with: traits), UIColor.systemBlue.resolvedColor(with: traits))
  }

  private func name(_ style: UIUserInterfaceStyle) -> String { style == .dark ? "dark" : "light" }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func outlinesAlongACircle(style: UIUserInterfaceStyle) throws {
    let (ink, tint) = colors(style)
    let size = CGSize(width: 260, height: 200)
    let line = Bench.line("Glyphs go round in circles · ", .systemFont(ofSize: 24, weight: .bold))
    let radius = Bench.width(line) / (2 * .pi)
    let picture = Bench.picture(size, style) { context in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.setStrokeColor(tint.cgColor)
      context.strokeEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      context.scaleBy(x: 1, y: -1)
      context.setFillColor(ink.cgColor)
      for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
        guard let font = CTRunGetAttributes(run)[kCTFontAttributeName] as? UIFont else { continue }
        for index in 0..<CTRunGetGlyphCount(run) {
          let range = CFRangeMake(index, 1)
          var (glyph, place, advance) = (CGGlyph(), CGPoint(), CGSize())
          CTRunGetGlyphs(run, range, &glyph)
          CTRunGetPositions(run, range, &place)
          CTRunGetAdvances(run, range, &advance)
          guard let letter = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
          let angle = (place.x + advance.width / 2) / radius
          var transform = CGAffineTransform(rotationAngle: -angle).translatedBy(x: -advance.width / 2, y: radius + 4)
          guard let turned = letter.copy(using: &transform) else { continue }
          context.addPath(turned)
          if index % 2 == 0 { context.fillPath() } else { context.strokePath() }
        }
      }
    }
    try assertSnapshot(of: try #require(picture.pngData()), named: "circle-\(name(style))")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func framesInARectangleAndInACircle(style: UIUserInterfaceStyle) throws {
    let (ink, tint) = colors(style)
    let size = CGSize(width: 390, height: 200)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .justified
    let text = NSMutableAttributedString(
      attributedString: Bench.text(
        Bench.words + "\n" + Bench.words, .systemFont(ofSize: 14),
        [.foregroundColor: ink, .paragraphStyle: paragraph]))
    text.addAttribute(
      kCTForegroundColorAttributeName as NSAttributedString.Key, value: tint.cgColor,
      range: NSRange(location: 4, length: 11))
    let picture = Bench.picture(size, style) { context in
      Bench.flip(context, height: size.height)
      let box = CGRect(x: 10, y: 20, width: 160, height: 170)
      let circle = CGRect(x: 190, y: 10, width: 180, height: 180)
      context.setStrokeColor(tint.withAlphaComponent(0.5).cgColor)
      context.stroke(box)
      context.strokeEllipse(in: circle)
      let hole = CGPath(ellipseIn: CGRect(x: 60, y: 70, width: 60, height: 60), transform: nil)
      context.addPath(hole)
      context.strokePath()
      let attributes: CFDictionary = [
        kCTFrameClippingPathsAttributeName: [[kCTFramePathClippingPathAttributeName: hole]]
      ]
      CTFrameDraw(Bench.frame(text, CGPath(rect: box, transform: nil), attributes), context)
      CTFrameDraw(Bench.frame(text, CGPath(ellipseIn: circle, transform: nil)), context)
    }
    try assertSnapshot(of: try #require(picture.pngData()), named: "frames-\(name(style))")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func featuresOfTheSystemFont(style: UIUserInterfaceStyle) throws {
    let (ink, tint) = colors(style)
    func font(_ settings: (Int, Int)...) -> UIFont {
      let attributes = settings.map { [UIFontDescriptor.FeatureKey.type: $0.0, .selector: $0.1] }
      return UIFont(
        descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: attributes]),
        size: 0)
    }
    let even = font((kNumberSpacingType, kMonospacedNumbersSelector))
    let rows: [(String, UIFont, UIColor)] = [
      ("1,111.11", even, ink), ("8,888.88", even, ink), ("1,111.11", font(), tint), ("8,888.88", font(), tint),
      ("Small Capitals", font((kLowerCaseType, kLowerCaseSmallCapsSelector)), ink),
      ("1/2 and 13/16 of it", font((kFractionsType, kDiagonalFractionsSelector)), ink),
      ("x2+y2", font((kVerticalPositionType, kSuperiorsSelector)), ink),
      ("H2O", font((kVerticalPositionType, kInferiorsSelector)), ink),
      ("1st 2nd 3rd first", font((kVerticalPositionType, kOrdinalsSelector)), ink),
      ("12:45 (A-B)", font((kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector)), ink),
      ("12:45 (A-B)", font(), tint),
    ]
    let picture = Bench.picture(CGSize(width: 220, height: 290), style) { _ in
      for (index, row) in rows.enumerated() {
        NSAttributedString(string: row.0, attributes: [.font: row.1, .foregroundColor: row.2])
          .draw(at: CGPoint(x: 10, y: CGFloat(6 + 25 * index)))
      }
    }
    try assertSnapshot(of: try #require(picture.pngData()), named: "features-\(name(style))")
  }
}
