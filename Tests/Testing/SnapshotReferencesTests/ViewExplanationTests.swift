// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import SnapshotReferences

@Suite struct ViewExplanationTests {
  private func explain(_ old: String?, _ new: String, area: CGRect? = nil) throws -> ViewExplanation {
    ViewExplanation(
      expected: try old.map { try #require(ViewTree(text: $0)) }, actual: try #require(ViewTree(text: new)), area: area)
  }

  private let card = """
    CardView 0 0 300 200 scale=2
      UILabel 10 10 280 20 text=Subtitle
      UILabel 10 40 280 20 text=Title
      UIButton 10 70 80 30
        UILabel 20 75 60 20 text=Buy
    """

  @Test func whatMovedSaysWhoseTextGrew() throws {
    let new = """
      CardView 0 0 300 200 scale=2
        UILabel 10 10 280 24 text="A longer one"
        UILabel 10 44 280 20 text=Title
        UIButton 10 74 80 30
          UILabel 20 79 60 20 text=Buy
      """
    let found = try explain(card, new)
    #expect(
      found.lines == [
        #"UILabel "Subtitle" in CardView has text "A longer one" instead of "Subtitle", is 4 pt taller"#,
        #"UILabel "Title" in CardView moved 4 pt down because the text of UILabel "Subtitle" grew"#,
        "UIButton in CardView moved 4 pt down because the text of UILabel \"Subtitle\" grew",
      ])
    #expect(found.views[0].old == CGRect(x: 20, y: 20, width: 560, height: 40), "in pixels")
    #expect(found.views[1].new == CGRect(x: 20, y: 88, width: 560, height: 40))
  }

  @Test func severalThatGrewAreAddedUp() throws {
    let old = "V 0 0 9 90\n  A 0 0 9 10 text=a\n  B 0 10 9 10 text=b\n  C 0 20 9 10"
    let new = "V 0 0 9 90\n  A 0 0 9 13 text=aa\n  B 0 13 9 12 text=bb\n  C 0 25 9 10"
    #expect(
      try explain(old, new).lines.last
        == #"C in V moved 5 pt down because the text of A "a" grew and the text of B "b" grew"#)
  }

  @Test func aViewThatGrowsWithWhatIsInItSaysSo() throws {
    let old = "V 0 0 90 90\n  Box 0 0 50 30\n    UILabel 0 5 50 20 text=a\n  UIView 0 30 50 1"
    let new = "V 0 0 90 90\n  Box 0 0 50 50\n    UILabel 0 5 50 40 text=aaa\n  UIView 0 50 50 1"
    #expect(
      try explain(old, new).lines == [
        #"UILabel "a" in Box has text "aaa" instead of "a", is 20 pt taller"#,
        #"Box in V is 20 pt taller because the text of UILabel "a" grew"#,
        "UIView in V moved 20 pt down because Box grew",
      ])
  }

  @Test func newViewsAndOnesThatAreGonePushOthers() throws {
    let old = "V 0 0 90 90\n  A 0 0 9 10\n  C 0 10 9 10"
    let new = "V 0 0 90 90\n  A 0 0 9 10\n  B 0 10 9 10\n  C 0 20 9 10"
    #expect(try explain(old, new).lines == ["B in V is new", "C in V moved 10 pt down because B is new"])
    #expect(try explain(new, old).lines == ["B in V is gone", "C in V moved 10 pt up because B is gone"])
    #expect(try explain(new, old).views[0].new == nil)
  }

  @Test func whatIsHiddenMakesRoomInAStack() throws {
    let old = "V 0 0 90 90\n  A 0 0 9 10 id=top\n  C 0 10 9 10"
    let new = "V 0 0 90 90\n  A 0 0 9 10 id=top hidden=yes\n  C 0 0 9 10"
    #expect(
      try explain(old, new).lines == [
        #"A "top" in V is hidden"#, #"C in V moved 10 pt up because A "top" is hidden"#,
      ])
    #expect(try explain(new, old).lines.first == #"A "top" in V is no longer hidden"#)
  }

  @Test func coloursAndOtherPropertiesAreNamed() throws {
    let old = "V 0 0 9 9 background=#FFFFFFFF alpha=0.5"
    let new = "V 0 0 9 9 background=#000000FF radius=4"
    #expect(
      try explain(old, new).lines == [
        ##"V has no alpha instead of "0.5", has background "#000000FF" instead of "#FFFFFFFF", has radius "4""##
      ])
  }

  @Test func whatGrowsFromItsMiddleHasNotMoved() throws {
    let lines = try explain("V 0 0 90 9\n  A 40 0 10 9 text=a", "V 0 0 90 9\n  A 38 0 14 9 text=ab").lines
    #expect(lines == [#"A "a" in V has text "ab" instead of "a", is 4 pt wider"#])
  }

  @Test func whereNothingThatIsKnownDiffersTheInnermostViewsAreNamed() throws {
    let area = CGRect(x: 50, y: 90, width: 4, height: 4)
    let found = try explain(nil, card, area: area)
    #expect(found.lines == [#"in UILabel "Title" in CardView"#])
    #expect(
      found.views == [.init(name: #"UILabel "Title" in CardView"#, new: CGRect(x: 20, y: 80, width: 560, height: 40))])
    #expect(try explain(card, card, area: area).lines == found.lines)
    #expect(try explain(card, card).lines.isEmpty)
  }

  @Test func ofManyViewsTheFirstAreNamed() throws {
    func rows(_ color: Int) -> String { "V 0 0 9 9\n" + (0..<20).map { "  R 0 \($0) 9 1 color=\(color)\n" }.joined() }
    let found = try explain(rows(1), rows(2))
    #expect(found.lines.count == 9)
    #expect(found.lines.last == "and 12 more")
    #expect(found.views.count == 20)
  }

  @Test func viewsWithoutAnySizeAreNobodysCause() throws {
    let old = "V 0 0 9 9\n  A 0 4 0 0\n  A 0 4 0 0\n  B 0 4 9 0"
    let new = "V 0 0 9 9\n  A 0 6 0 0\n  A 0 6 0 0\n  B 0 6 9 0"
    #expect(try explain(old, new).lines.count == 3)
  }
}
