// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// The rules of spacing preferences. Distances around text are those of San Francisco at 17 points on a screen of scale
/// 3.
@Suite struct SpacingPreferencesTests {
  private static let ascender = 17 * 1950.0 / 2048
  private static let descender = 17 * 494.0 / 2048
  private let body = SpacingPreferences.text(
    ascender: ascender, descender: descender, capHeight: 17 * 1443.0 / 2048, leading: 0, scale: 3)
  private let loose = SpacingPreferences.text(ascender: 9, descender: 3, capHeight: 6, leading: 1.2, scale: 2)

  private func down(_ a: SpacingPreferences, _ b: SpacingPreferences) -> CGFloat { a.distance(to: b, along: .vertical) }

  @Test func viewsWithoutACommonOpinionStandEightApart() {
    #expect(down(.ordinary, .ordinary) == 8)
    #expect(SpacingPreferences.ordinary.distance(to: body, along: .horizontal) == 8)
    #expect(body.distance(to: body, along: .horizontal) == 8)
    #expect(down(.none, .none) == 8)
  }

  @Test func textUnderTextHasTheLowerFontsLeadingInWholePixels() {
    #expect(down(body, body) == 0)
    #expect(down(body, loose) == 1.5)
    #expect(down(loose, body) == 0)
  }

  @Test func aViewAboveTextLeavesRoomForItsLine() {
    #expect(abs(down(.ordinary, body) - 6.43) < 0.005)
  }

  @Test func aViewBelowTextStandsFurtherAway() {
    #expect(abs(down(body, .ordinary) - 10.64) < 0.005)
  }

  @Test func aSpacerHasNoDistanceAlongItsStack() {
    #expect(down(.spacer(along: .vertical), body) == 0)
    #expect(down(body, .spacer(along: .vertical)) == 0)
    #expect(down(.ordinary, .spacer(along: .vertical)) == 0)
    #expect(down(.ordinary, .spacer(along: .horizontal)) == 8)
  }

  @Test func zeroIsZeroOnAllEdges() {
    #expect(down(.zero, .ordinary) == 0)
    #expect(SpacingPreferences.ordinary.distance(to: .zero, along: .horizontal) == 0)
    #expect(down(.zero, body) == 0)
  }

  @Test func aUnionHasTheOpinionsOfBoth() {
    var union = SpacingPreferences.ordinary
    union.formUnion(body, edges: .all)
    #expect(down(union, body) == down(.ordinary, body))
    #expect(down(union, .ordinary) == down(body, .ordinary))
  }

  @Test func aUnionKeepsOtherEdges() {
    var union = SpacingPreferences.ordinary
    union.formUnion(body, edges: .top)
    #expect(down(union, .ordinary) == 8)
    #expect(down(.ordinary, union) == down(.ordinary, body))
  }

  @Test func noOpinionAddsNothing() {
    var union = SpacingPreferences.none
    union.formUnion(body, edges: .all)
    #expect(union == body)
    union.formUnion(.none, edges: .all)
    #expect(union == body)
  }

  @Test func anOrdinaryNeighbourTakesTheZeroOfASpacerAway() {
    var union = SpacingPreferences.spacer(along: .vertical)
    union.formUnion(.ordinary, edges: .all)
    #expect(down(union, .ordinary) == 8)
  }

  @Test func resettingAnEdgeMakesItOrdinary() {
    let reset = body.resetting(.bottom)
    #expect(down(reset, .ordinary) == 8)
    #expect(down(.ordinary, reset) == down(.ordinary, body))
    #expect(body.resetting(.all) == .ordinary)
  }

  @Test func aRowOfTextUnderTextIsTextUnderText() {
    let texts = Box.column(.text(10), .row(.text(10), .text(20))).laidOut(100, nil)
    #expect(texts[1].frame?.minY == 20)
  }

  @Test func paddingAndFramesResetTheirEdges() {
    func gap(_ lower: Box) -> CGFloat? { Box.column(.text(10), lower).laidOut(100, nil)[1].frame.map { $0.minY - 20 } }
    let below = max(20 + 2 - 10, 2 + 5) as CGFloat
    #expect(gap(.text(10)) == 0)
    #expect(gap(.text(10).padding(0, .top)) == below)
    #expect(gap(.text(10).padding(0, .leading)) == 0)
    #expect(gap(.text(10).frame(height: 20)) == below)
    #expect(gap(.text(10).frame(width: 20)) == 0)
    #expect(gap(.text(10).frame(maxHeight: .infinity)) == below)
    #expect(gap(.text(10).frame(maxWidth: .infinity)) == 0)
    #expect(gap(.text(10).fixedSize()) == 0)
    #expect(gap(.text(10).overlay(.fill)) == 0)
  }

  @Test func aSpacerHasNoDefaultDistanceButAGivenOneOnBothSides() {
    let plain = Box.column(.fixed(10, 10), .spacer(.vertical), .text(10)).laidOut(100, 100)
    #expect(plain.childFrames.map { $0?.minY } == [0, 10, 80])
    let given = Box.column(.fixed(10, 10), .spacer(.vertical), .fixed(10, 10), spacing: 5).laidOut(100, 100)
    #expect(given.childFrames.map { $0?.minY } == [0, 15, 90])
  }
}
