// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

/// All strings that were measured on iOS, against what the text engine makes of them.
@Suite struct SystemFontWidthsTests {
  struct Fixture: Decodable {
    struct Row: Decodable {
      var size: CGFloat
      var weight: String
      var text: String
      var width: CGFloat
      var labelWidth: CGFloat

      var descriptor: FontDescriptor {
        let weights: [String: FontWeight] = [
          "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        ]
        return FontDescriptor(size: size, weight: weights[weight] ?? .black)
      }
    }

    var rows: [Row]
  }

  static func rows() throws -> [Fixture.Row] {
    let url = try #require(
      Bundle.module.url(forResource: "ios-string-widths", withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: url)).rows
  }

  @Test func everyMeasuredStringIsAsWideAsOnIOS() throws {
    let rows = try Self.rows()
    #expect(rows.count == 240)
    var worst: CGFloat = 0
    for row in rows {
      let text = AttributedText(row.text, attributes: TextAttributes(font: row.descriptor))
      let width = layout(text, lines: 1).size.width
      let error = abs(width / row.width - 1)
      worst = max(worst, error)
      #expect(error <= 0.002, "\(row.text) at \(row.size) \(row.weight): \(width), on iOS \(row.width)")
    }
    #expect(worst > 0, "outlines other than Apple's cannot fit to the last digit")
  }

  @Test func labelWidthsAreWithinAPixelOfIOS() throws {
    for row in try Self.rows() {
      let text = AttributedText(row.text, attributes: TextAttributes(font: row.descriptor))
      let size = TextLayout.labelSize(text, fitting: .zero, scale: 3, cache: TextCache())
      #expect(abs(size.width - row.labelWidth) <= 0.67, "\(row.text) at \(row.size) \(row.weight)")
    }
  }

  @Test func tabularDigitsAreAllAsWideAsOneAnother() {
    let font = FontDescriptor(size: 17, design: .monospacedDigit)
    func width(_ string: String) -> CGFloat {
      layout(AttributedText(string, attributes: TextAttributes(font: font)), lines: 1).size.width
    }
    #expect(abs(width("1111") - width("0000")) < 1e-9)
    #expect(abs(width("1111") - width("7824")) < 1e-9)
    // Measured on iOS: 41.5 as a label at two pixels a point, where proportional ones take 30.
    #expect(width("1111") > 41 && width("1111") <= 41.5)
    #expect(TextLayout.labelSize(plain("1111"), fitting: .zero, scale: 2, cache: TextCache()).width == 30)
  }

  @Test func monospacedTextHasTheMeasuredAdvance() {
    let font = FontDescriptor(size: 10, design: .monospaced)
    let size = layout(AttributedText("iiWW 12", attributes: TextAttributes(font: font)), lines: 1).size
    #expect(abs(size.width - 7 * 6.181640625) < 1e-9)
  }

  @Test func sizesBetweenTheMeasuredOnesGrowWithoutJumps() {
    for weight in [FontWeight.regular, .light, .heavy] {
      var last: CGFloat = 0
      for tenths in stride(from: 80, through: 400, by: 1) {
        let width = layout(plain("Hamburgefonstiv", CGFloat(tenths) / 10, weight: weight), lines: 1).size.width
        #expect(width > last * 0.999, "\(weight) at \(tenths)")
        if last > 0 { #expect(width < last * 1.03, "\(weight) at \(tenths)") }
        last = width
      }
    }
  }
}
