// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct TabStopTests {
  private func runs(_ string: String, _ stops: [TabStop], indent: CGFloat = 0) -> [(x: CGFloat, end: CGFloat)] {
    let found = layout(
      styled(string) {
        $0.tabStops = stops
        ($0.firstLineHeadIndent, $0.headIndent) = (indent, indent)
      }, width: 400)
    return found.lines[0].runs.map { ($0.origin.x, $0.origin.x + $0.width) }
  }

  @Test func textGoesOnAtTheNextStopAndThenAtTheInterval() {
    let stops = [TabStop(location: 40), TabStop(location: 90)]
    #expect(runs("a\tb\tc", stops).map(\.x) == [0, 40, 90])
    // Behind the last stop: multiples of 28.
    #expect(runs("a\tb\tc\td", stops).map(\.x) == [0, 40, 90, 112])
  }

  @Test func stopsCountFromTheMarginNotFromTheIndent() {
    #expect(runs("a\tb", [TabStop(location: 40)], indent: 10).map(\.x) == [10, 40])
  }

  @Test func textEndsOrIsCentredAtAStop() {
    let trailing = runs("a\t123", [TabStop(location: 200, alignment: .trailing)])
    #expect(abs(trailing[1].end - 200) < 1e-6)
    let center = runs("a\t123", [TabStop(location: 200, alignment: .center)])
    #expect(abs((center[1].x + center[1].end) / 2 - 200) < 1e-6)
  }

  @Test func decimalPointsStandUnderEachOther() {
    let stops = [TabStop(location: 100, alignment: .decimal(["."]))]
    func point(_ string: String) -> CGFloat {
      let found = layout(styled("\t" + string) { $0.tabStops = stops }, width: 400)
      let offset = string.firstIndex(of: ".").map { string.utf16.distance(from: string.startIndex, to: $0) }
      return found.caretRect(at: 1 + (offset ?? string.utf16.count)).minX
    }
    #expect(abs(point("3.14159") - 100) < 1e-6)
    #expect(abs(point("12345.6") - 100) < 1e-6)
    #expect(abs(point("777") - 100) < 1e-6)
  }

  @Test func textThatIsTooLongForItsStopFollowsTheTab() {
    let found = runs("abc\tdefghijklmnop", [TabStop(location: 40, alignment: .trailing)])
    let together = layout(plain("abc")).size.width
    #expect(abs(found[1].x - together) < 1e-6)
  }

  @Test func fromRightToLeftStopsCountFromTheRight() {
    let text = styled("א\tב") {
      $0.baseWritingDirection = .rightToLeft
      $0.tabStops = [TabStop(location: 60)]
    }
    let found = layout(text, width: 300)
    let second = found.rects(for: 2..<3)[0]
    #expect(abs(second.maxX - 240) < 1e-6)
  }

  @Test func caretsAndPointsAreInverseAroundTabs() {
    let found = layout(
      styled("name\t12.5\tx") {
        $0.tabStops = [TabStop(location: 150, alignment: .trailing), TabStop(location: 220, alignment: .center)]
      }, width: 300)
    for offset in 0...11 {
      let rect = found.caretRect(at: offset)
      #expect(found.characterIndex(at: CGPoint(x: rect.minX, y: rect.midY)) == offset)
    }
  }

  @Test func stopsThatAreNoPlacesAreLeftOut() {
    let stops = [TabStop(location: .nan), TabStop(location: -4), TabStop(location: .infinity), TabStop(location: 50)]
    #expect(runs("a\tb", stops).map(\.x) == [0, 50])
  }
}
