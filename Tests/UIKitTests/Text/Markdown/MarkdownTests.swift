// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import UIKit

@MainActor struct MarkdownTests {
  private typealias Span = MarkdownInline.Span

  private func spans(_ text: String) -> [Span] { MarkdownInline.spans(of: text, keepsSpace: true) }

  @Test func emphasis() {
    #expect(
      spans("a *b* **c** ***d*** _e_ __f__ ~~g~~ `h*`")
        == [
          Span(text: "a "), Span(text: "b", intent: .emphasized), Span(text: " "),
          Span(text: "c", intent: .stronglyEmphasized), Span(text: " "),
          Span(text: "d", intent: [.emphasized, .stronglyEmphasized]), Span(text: " "),
          Span(text: "e", intent: .emphasized), Span(text: " "), Span(text: "f", intent: .stronglyEmphasized),
          Span(text: " "), Span(text: "g", intent: .strikethrough), Span(text: " "), Span(text: "h*", intent: .code),
        ])
    #expect(
      spans("**a *b* c**")
        == [
          Span(text: "a ", intent: .stronglyEmphasized), Span(text: "b", intent: [.emphasized, .stronglyEmphasized]),
          Span(text: " c", intent: .stronglyEmphasized),
        ])
  }

  @Test func signsThatMeanNothingAreText() {
    for text in [
      "2 * 3 * 4", "snake_case_name", "a ** b", "[a] (b)", "`open", "a ~ b", "<b> & c", "x]", "[a](", "![", "*",
    ] {
      #expect(spans(text) == [Span(text: text)], "\(text)")
    }
    #expect(spans("\\*a\\* \\[b]") == [Span(text: "*a* [b]")])
  }

  @Test func links() {
    #expect(
      spans("see [the *site*](https://e.org/a_(b) \"T\"), <https://x.org>")
        == [
          Span(text: "see "), Span(text: "the ", link: "https://e.org/a_(b)"),
          Span(text: "site", intent: .emphasized, link: "https://e.org/a_(b)"), Span(text: ", "),
          Span(text: "https://x.org", link: "https://x.org"),
        ])
    #expect(spans("![alt](p.png)") == [Span(text: "alt", link: "p.png", isImage: true)])
  }

  @Test func aStringHasIntentsAndLinks() throws {
    let text = try AttributedString(
      markdown: "Hi **you**\n[there](https://e.org)",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(text.characters) == "Hi you\nthere")
    let runs = Array(text.runs)
    #expect(runs[1].inlinePresentationIntent == .stronglyEmphasized)
    #expect(runs.last?.link == URL(string: "https://e.org"))
  }

  @Test func blocksHaveIntentsInPlaceOfNewlines() throws {
    let text = try AttributedString(
      markdown: "# Title\n\nOne\ntwo\n\n- a\n- b\n\n3. c\n\n> said\n\n```swift\nlet x = 1\n```\n")
    #expect(String(text.characters) == "TitleOne twoabcsaidlet x = 1\n")
    let kinds = text.runs.compactMap(\.presentationIntent).map { $0.components.map(\.kind) }
    #expect(kinds.first == [.header(level: 1)])
    #expect(kinds.contains([.paragraph, .listItem(ordinal: 2), .unorderedList]))
    #expect(kinds.contains([.paragraph, .listItem(ordinal: 3), .orderedList]))
    #expect(kinds.contains([.paragraph, .blockQuote]) && kinds.last == [.codeBlock(languageHint: "swift")])
  }

  @Test func labelsShowIt() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.attributedText = try NSAttributedString(markdown: "a **b** *c* `d` ~~e~~")
    let runs = label.engineText().runs
    #expect(runs.contains { $0.attributes.font.weight.rawValue > 0.2 } && runs.contains { $0.attributes.font.isItalic })
    #expect(runs.contains { $0.attributes.strikethrough != nil })
    #expect(label.text == "a b c d e")
  }

  @Test func anythingIsRead() throws {
    var random = SeededRandom(seed: 3)
    let pieces = [
      "*", "**", "_", "__", "~~", "`", "``", "[", "]", "(", ")", "![", "<", ">", "\\", "&amp;", "&", " ", "\n", "  \n",
      "a", "é", "😀", "# ", "- ", "1. ", "> ", "```", "---", "https://e.org", "\"",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      _ = try AttributedString(markdown: text.joined())
      _ = try AttributedString(
        markdown: text.joined(), options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    }
    #expect(spans(String(repeating: "*", count: 5_000)).count == 1)
    #expect(spans(String(repeating: "[", count: 5_000)).map(\.text.count) == [5_000])
  }
}
