// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import SnapshotReferences

@Suite struct ReferenceVerdictTests {
  private let text = [CGRect(x: 10, y: 10, width: 100, height: 20)]

  /// A white picture with black rectangles.
  private func picture(_ width: Int = 200, _ height: Int = 60, _ rectangles: [CGRect] = []) -> Data {
    var pixels = Data(repeating: 255, count: width * height * 4)
    for rectangle in rectangles {
      for y in Int(rectangle.minY)..<Int(rectangle.maxY) {
        for x in Int(rectangle.minX)..<Int(rectangle.maxX) {
          pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 3, with: [0, 0, 0])
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels).pngData()
  }

  private func verdict(_ left: [CGRect], _ right: [CGRect], text: [CGRect]? = nil) -> ReferenceVerdict {
    ReferenceVerdict(expected: picture(200, 60, left), actual: picture(200, 60, right), text: text ?? self.text)
  }

  private func box(_ x: Int, _ y: Int, _ width: Int = 4, _ height: Int = 4) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func equalPixelsAreTheSameWhateverTextThereIs() {
    #expect(verdict([box(1, 1)], [box(1, 1)]) == .same)
    #expect(verdict([box(1, 1)], [box(1, 1)], text: []) == .same)
  }

  @Test func onlyTextMayDiffer() {
    #expect(verdict([box(12, 12)], [box(60, 14)]) == .sameButText)
    #expect(verdict([box(12, 12), box(150, 40)], [box(60, 14), box(150, 40)]) == .sameButText)
    #expect(verdict([box(12, 12)], [box(60, 14)], text: []) == .different)
    #expect(verdict([box(12, 12)], [box(12, 12), box(150, 40)]) == .different, "what is not there moved nowhere")
    #expect(verdict([box(12, 12), box(150, 40)], [box(12, 12)]) == .different)
  }

  @Test func elsewhereTextMayBeTwoPercentLargerAndAPixel() {
    // 100 pixels wide, up to column 110: 2 more, and 1.
    #expect(verdict([box(109, 12)], []) == .sameButText)
    #expect(verdict([box(111, 12)], []) == .movedText, "letters that reach further than they may stand elsewhere")
    #expect(verdict([box(117, 12)], []) == .different)
  }

  @Test func whatHangsOnTextMayBeElsewhereByAsMuch() {
    #expect(verdict([box(130, 40)], [box(133, 40)]) == .movedText)
    #expect(verdict([box(130, 40)], [box(142, 40)]) == .different)
    #expect(verdict([box(130, 40)], [box(130, 50)]) == .different)
  }

  @Test func aPictureAsLargeAsItsTextMayBeLargerByAsMuch() {
    let small = picture(200, 60, [box(12, 12)])
    #expect(ReferenceVerdict(expected: small, actual: picture(202, 60, [box(13, 12)]), text: text) == .movedText)
    #expect(ReferenceVerdict(expected: small, actual: picture(204, 60, [box(13, 12)]), text: text) == .different)
    #expect(ReferenceVerdict(expected: small, actual: picture(202, 60, [box(13, 12)]), text: []) == .different)
  }

  @Test func placesOfTextMayBeAnyNumbers() {
    for wrong in [box(-50, -50, 10, 10), box(10_000, 0), CGRect(x: 0, y: 0, width: 1e30, height: 1e30), .null] {
      let verdict = verdict([box(150, 40)], [], text: [wrong])
      #expect(verdict == (wrong.width > 1000 ? .sameButText : .different), "\(wrong)")
    }
    #expect(ReferenceVerdict(expected: Data("no".utf8), actual: picture(), text: text) == .different)
  }

  @Test func theFirstTwoPass() {
    #expect(ReferenceVerdict.allCases.filter { $0.passes(isStrict: false) } == [.same, .sameButText])
    #expect(ReferenceVerdict.allCases.filter { $0.passes(isStrict: true) } == [.same])
  }

  @Test func aTallyIsALine() {
    var tally = ReferenceTally()
    #expect(tally.words == nil)
    for verdict in [ReferenceVerdict.different, .same, .sameButText, .same] { tally.note(verdict) }
    #expect(tally.words == "2 same, 1 same but for text, 1 different")
  }
}
