// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraTruth

/// Views described in words together with their places.
@MainActor struct PlacementPhraseTests {
  @Test(arguments: [
    "leading 16", "pinned leading 16", "trailing -16", "width 30", "(16,160)", "8 after box", "top 24 below column",
    "lastBaseline = box.bottom", "firstBaseline = small",
  ])
  func placesAreRead(_ clause: String) { #expect(PlacementPhrase(clause) != nil) }

  @Test(arguments: [
    "", "leading", "leading wide", "(16)", "8 beside box", "leading 8 below column", "top = box.girth",
    "top = box.bottom.left", "each 8 after the previous",
  ])
  func otherWordsAreNoPlaces(_ clause: String) { #expect(PlacementPhrase(clause) == nil) }

  @Test func aPhraseIsAViewAndItsPlace() throws {
    let label = try #require(PlacedPhrase("UILabel 'Look at me, at once' 20 pt, lines 0, 8 after box, top = box.top"))
    #expect(label.view?.text == "Look at me, at once")
    #expect(label.view?.lines == 0)
    #expect(label.placements.count == 2)
    let box = try #require(PlacedPhrase("30x40 at (16,160)"))
    #expect(box.view?.size == CGSize(width: 30, height: 40))
    #expect(box.placements.flatMap(\.parts).map(\.constant) == [16, 160])
    #expect(PlacedPhrase("box at the top") == nil)
    #expect(PlacedPhrase("0x-4") == nil)
  }

  @Test func aStackNamesItsMembers() throws {
    let phrase = try #require(
      PlacedPhrase(
        "horizontal stack spacing 8 alignment center: square (40x40 by constraints), UILabel it 'It, too' 17; top 4"))
    #expect(phrase.stack?.settings == ["axis": "horizontal", "spacing": "8", "alignment": "center"])
    #expect(phrase.stack?.members.map(\.name) == ["square", "it"])
    #expect(phrase.stack?.members.first?.view.size == CGSize(width: 40, height: 40))
    #expect(phrase.stack?.members.last?.view.text == "It, too")
    for bad in [
      "diagonal stack: a 'A' 17", "vertical stack", "vertical stack spacing: a 'A' 17",
      "vertical stack colour red: a 'A'",
      "vertical stack: A", "vertical stack: a b",
    ] {
      #expect(PlacedPhrase(bad) == nil, "\(bad)")
    }
  }

  @Test func stacksAndLabelsInWordsStandWhereTheySay() throws {
    let input = """
      {"size": [320, 300], "views": {
        "column": "vertical stack spacing 8 alignment fill: UILabels title 'Title' 22, body 'Body text' 17; pinned leading 16, trailing -16, top 16",
        "row": "horizontal stack spacing 8 alignment center: square (40x40 by constraints), beside 'Beside' 17; trailing -16, top 24 below column",
        "box": "30x30 at (16,160)", "hung": "UILabel 'Hg' 20 pt, 8 after box, lastBaseline = box.bottom"}}
      """
    let expected = """
      [{"path": "column", "frame": [16, 16, 288, 55]}, {"path": "title", "frame": [16, 16, 288, 26.5]},
       {"path": "body", "frame": [16, 50.5, 288, 20.5]}, {"path": "row", "frame": [204, 95, 100, 40]},
       {"path": "square", "frame": [204, 95, 40, 40]}, {"path": "beside", "frame": [252, 105, 52, 20.5]},
       {"path": "box", "frame": [16, 160, 30, 30]}, {"path": "hung", "frame": [54, 171, 26, 24]}]
      """
    #expect(try line(input, expected: expected, more: #", "frame_space": "root""#) == "pass scene")
  }

  @Test func mistakesInPlacesAreNamed() throws {
    let unknown = #"{"size": [9, 9], "views": {"a": "box, 8 after b"}}"#
    #expect(
      try line(unknown, expected: "[]") == "FAIL scene: cases[0].input.views.a: expected the name of a view, found 'b'")
    let twice = #"{"size": [9, 9], "views": {"a": "vertical stack: b 'B', b 'C'; top 1"}}"#
    #expect(try line(twice, expected: "[]").contains("expected a name of its own, found 'b' twice"))
    let mixed = #"{"size": [9, 9], "views": {"a": "box, top = b.leading", "b": "box"}}"#
    #expect(try line(mixed, expected: "[]").contains("two attributes that can be compared"))
  }

  @Test func aRowOfLabelsHasANameForEachSize() throws {
    let phrase = "UILabels 'Hg' of 11, 13.5 pt in a row, each 8 after the previous, firstBaseline = small.firstBaseline"
    let row = try #require(RowPhrase.expand(name: "sizeN", phrase))
    #expect(row.map(\.name) == ["size11", "size13.5"])
    #expect(
      row.map(\.phrase) == [
        "UILabel 'Hg' 11 pt, 8 after small, firstBaseline = small.firstBaseline",
        "UILabel 'Hg' 13.5 pt, 8 after size11, firstBaseline = small.firstBaseline",
      ])
    #expect(RowPhrase.expand(name: "sizes", phrase) == nil)
    for bad in [
      "UILabels 'Hg' of pt in a row, each 8 after the previous, top = a", "UILabels 'Hg' of 11 pt, side by side",
      "UILabels 'Hg' of 11,big pt in a row, each 8 after the previous, top = a",
      "UILabels 'Hg' of 11 pt in a row, each 8 after the previous",
      "UILabels 'Hg' of 11 pt in a row, each 8 after the previous, top 4",
    ] {
      #expect(RowPhrase.expand(name: "sizeN", bad) == nil, "\(bad)")
    }
  }
}
