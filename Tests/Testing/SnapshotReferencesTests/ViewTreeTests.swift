// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import SnapshotReferences

@Suite struct ViewTreeTests {
  private func node(
    _ kind: String, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat), _ properties: [(String, String)] = [],
    _ children: [ViewTree.Node] = []
  ) -> ViewTree.Node {
    ViewTree.Node(
      kind, CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3), properties.map { .init($0.0, $0.1) },
      children)
  }

  @Test func aTreeIsAViewALine() {
    let label = node("UILabel", (16, 12, 311, 61.0 / 3), [("text", "Seven walks"), ("color", "#000000FF")])
    let tree = ViewTree([node("CardView", (0, 0, 343, 200), [("scale", "3")], [label])])
    #expect(
      tree.text
        == """
        CardView 0 0 343 200 scale=3
          UILabel 16 12 311 20.33 "text=Seven walks" color=#000000FF

        """.replacing("\"text=Seven walks\"", with: "text=\"Seven walks\""))
    #expect(tree.scale == 3)
  }

  @Test func whatIsWrittenIsReadAgain() {
    let texts = ["", "a b", "\"quoted\"", "back\\slash", "two\nlines", "=", "ünïcödé 👩‍👩‍👧", "\u{1B}[31m", "a\u{2028}b"]
    let labels = texts.map { node("Cell<Int, String>", (0, 0, 1, 1), [("text", $0), ("empty", "")]) }
    let tree = ViewTree([node("A", (0, -4, 10, 10), [], labels), node("B", (0, 0, 1, 1))])
    let again = ViewTree(text: tree.text)
    #expect(again?.text == tree.text)
    #expect(again?.roots.count == 2)
    let read = again?.roots.first?.children.map { $0["text"] ?? "none" } ?? []
    #expect(read == texts.map { $0.replacing("\u{1B}", with: " ") })
    #expect(again?.roots.first?.children.first?.kind == "Cell<Int, String>")
  }

  @Test(arguments: [
    "UIView 0 0 1", "UIView a 0 1 1", "UIView nan 0 1 1", " UIView 0 0 1 1", "  UIView 0 0 1 1",
    "UIView 0 0 1 1 \"open",
    "UIView 0 0 1 1\n    UIView 0 0 1 1",
  ])
  func whatIsNoTreeIsNotRead(text: String) {
    #expect(ViewTree(text: text) == nil)
  }

  @Test func whatIsTooMuchIsNotRead() {
    #expect(ViewTree(text: String(repeating: "UIView 0 0 1 1\n", count: 20_001)) == nil)
    let deep = (0..<300).map { String(repeating: "  ", count: $0) + "UIView 0 0 1 1" }.joined(separator: "\n")
    #expect(ViewTree(text: deep) == nil)
  }

  @Test func anyTextIsReadOrNot() {
    var random = SeededRandom(seed: 4)
    let pieces = ["UIView", " ", "  ", "0", "1e400", "\"", "\\", "\n", "=", "text=", "-1", "\u{0}", "é"]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      if let tree = ViewTree(text: text) { #expect(ViewTree(text: tree.text) == tree || tree.text.isEmpty) }
    }
  }
}
