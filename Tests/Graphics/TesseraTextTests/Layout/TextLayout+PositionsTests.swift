// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct TextLayoutPositionsTests {
  @Test func caretsAndPointsAreInverse() {
    let found = layout(plain("The quick brown fox jumps over the lazy dog 😀!"), width: 150)
    for offset in 0...43 {
      let rect = found.caretRect(at: offset)
      let back = found.characterIndex(at: CGPoint(x: rect.minX, y: rect.midY))
      #expect(back == offset, "offset \(offset)")
    }
  }

  @Test func pointsOutsideGoToTheNearestCharacter() {
    let found = layout(plain("one\ntwo"))
    #expect(found.characterIndex(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(found.characterIndex(at: CGPoint(x: 500, y: 5)) == 3)
    #expect(found.characterIndex(at: CGPoint(x: 500, y: 500)) == 7)
    #expect(layout(plain("")).characterIndex(at: .zero) == 0)
  }

  @Test func selectionsHaveARectangleForEachLine() {
    let found = layout(plain("one\ntwo"))
    let rects = found.rects(for: 1..<6)
    #expect(rects.count == 2)
    #expect(rects[0].minX > 0)
    #expect(rects[1].minX == 0)
    #expect(found.rects(for: 0..<0).isEmpty)
  }

  @Test func caretsInRightToLeftTextStandOnTheOtherSide() {
    let found = layout(plain("שלום"))
    #expect(abs(found.caretRect(at: 0).minX - found.size.width) < 1e-6)
    #expect(abs(found.caretRect(at: 4).minX) < 1e-6)
  }
}
