// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

/// Outlined and leaning text: paths in place of glyphs.
struct TextEffectTests {
  private func operations(_ change: (inout TextEffect) -> Void) -> [DisplayList.Operation] {
    var attributes = TextAttributes(font: FontDescriptor(size: 20), color: .black)
    var effect = TextEffect()
    change(&effect)
    attributes.effect = effect
    let text = AttributedText("lo", attributes: attributes)
    return TextLayout(text, options: TextLayoutOptions(scale: 2)).operations()
  }

  private func kinds(_ operations: [DisplayList.Operation]) -> [String] {
    operations.map {
      switch $0 {
      case .fill: "fill"
      case .stroke(_, let style, _): "stroke \(style.width)"
      case .glyphs: "glyphs"
      default: "other"
      }
    }
  }

  @Test func aPositiveWidthIsOnlyLinesAndANegativeOneFillsToo() {
    #expect(kinds(operations { $0.strokeWidth = 5 }) == ["stroke 1.0"])
    #expect(kinds(operations { $0.strokeWidth = -5 }) == ["fill", "stroke 1.0"])
    #expect(kinds(operations { $0.slant = 0.2 }) == ["fill"])
    #expect(kinds(operations { _ in }) == ["glyphs"])
  }

  @Test func aSlantMovesTheTopsToTheRightAndKeepsTheBaseline() throws {
    func box(_ slant: CGFloat) throws -> CGRect {
      guard case .fill(let path, _, _)? = operations({ ($0.slant, $0.strokeWidth) = (slant, 0) }).first else {
        guard case .fill(let path, _, _)? = operations({ ($0.slant, $0.strokeWidth) = (slant, -0.001) }).first else {
          throw CancellationError()
        }
        return path.boundingBoxOfPath
      }
      return path.boundingBoxOfPath
    }
    let (upright, leaning) = (try box(0), try box(0.5))
    #expect(abs(leaning.minY - upright.minY) < 0.01 && abs(leaning.maxY - upright.maxY) < 0.01)
    #expect(leaning.maxX > upright.maxX + 2)
  }

  @Test func widthsAreNotChanged() {
    var plain = TextAttributes(font: FontDescriptor(size: 20))
    let options = TextLayoutOptions(scale: 2)
    let size = TextLayout(AttributedText("lo", attributes: plain), options: options).size
    plain.effect = TextEffect()
    plain.effect?.strokeWidth = 5
    #expect(TextLayout(AttributedText("lo", attributes: plain), options: options).size == size)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0])
  func impossibleWidthsAreNone(_ width: CGFloat) {
    #expect(kinds(operations { $0.strokeWidth = width }) == ["glyphs"])
  }

  @Test func stretchesOfOneLookAreTheirOwnRuns() {
    var outlined = TextAttributes(font: FontDescriptor(size: 20))
    outlined.effect = TextEffect()
    outlined.effect?.strokeWidth = 5
    let text = AttributedText(
      "abc", runs: [.init(range: 1..<2, attributes: outlined)],
      defaultAttributes: TextAttributes(font: FontDescriptor(size: 20)))
    #expect(
      kinds(TextLayout(text, options: TextLayoutOptions(scale: 2)).operations()) == ["glyphs", "stroke 1.0", "glyphs"])
  }
}
