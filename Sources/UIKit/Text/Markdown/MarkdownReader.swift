// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes attributed text of Markdown: of blocks paragraphs, headings, lists of one level within each other, quotes and
/// code; no tables and no references.
struct MarkdownReader {
  let options: AttributedString.MarkdownParsingOptions
  let baseURL: URL?

  private struct Block {
    var intent: PresentationIntent
    var text: String
    var isCode = false
  }

  func read(_ markdown: String) throws -> AttributedString {
    guard markdown.utf8.count <= HTMLReader.greatestLength else {
      throw DocumentError.isTooLong(bytes: markdown.utf8.count)
    }
    switch options.interpretedSyntax {
    case .full: return blocks(of: markdown).reduce(into: AttributedString()) { $0.append(attributed($1)) }
    case .inlineOnly: return inline(markdown, keepsSpace: false)
    case .inlineOnlyPreservingWhitespace: return inline(markdown, keepsSpace: true)
    }
  }

  private func attributed(_ block: Block) -> AttributedString {
    var text = block.isCode ? AttributedString(block.text) : inline(block.text, keepsSpace: false)
    text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block.intent
    return text
  }

  private func inline(_ text: String, keepsSpace: Bool) -> AttributedString {
    var result = AttributedString()
    for span in MarkdownInline.spans(of: text, keepsSpace: keepsSpace) {
      var attributes = AttributeContainer()
      if !span.intent.isEmpty {
        attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = span.intent
      }
      if let target = span.link, let url = URL(string: target, relativeTo: baseURL) {
        if span.isImage {
          attributes[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] = url
        } else {
          attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
        }
      }
      result.append(AttributedString(span.text, attributes: attributes))
    }
    return result
  }

  // MARK: - Blocks

  private func blocks(of markdown: String) -> [Block] {
    var blocks: [Block] = []
    var identity = 0
    var paragraph: [String] = []
    var list: (intent: PresentationIntent, isOrdered: Bool, next: Int)?
    var item: PresentationIntent?
    var code: (lines: [String], language: String?, fence: String)?
    func make(_ kind: PresentationIntent.Kind, in parent: PresentationIntent? = nil) -> PresentationIntent {
      identity += 1
      return PresentationIntent(kind, identity: identity, parent: parent)
    }
    func endParagraph(_ kind: PresentationIntent.Kind = .paragraph) {
      guard !paragraph.isEmpty else { return }
      blocks.append(Block(intent: make(kind, in: item), text: paragraph.joined(separator: "\n")))
      paragraph = []
    }
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if let open = code {
        if words.hasPrefix(open.fence) {
          let text = open.lines.joined(separator: "\n") + "\n"
          blocks.append(
            Block(intent: make(.codeBlock(languageHint: open.language), in: item), text: text, isCode: true))
          code = nil
        } else {
          code?.lines.append(String(line))
        }
        continue
      }
      if words.isEmpty {
        endParagraph()
        continue
      }
      if words.hasPrefix("```") || words.hasPrefix("~~~") {
        endParagraph()
        let language = words.dropFirst(3).trimmingCharacters(in: .whitespaces)
        code = ([], language.isEmpty ? nil : language, String(words.prefix(3)))
      } else if let level = Self.headingLevel(words) {
        endParagraph()
        (list, item) = (nil, nil)
        paragraph = [words.dropFirst(level).trimmingCharacters(in: CharacterSet(charactersIn: " #\t"))]
        endParagraph(.header(level: level))
      } else if Self.isBreak(words) {
        endParagraph()
        (list, item) = (nil, nil)
        blocks.append(Block(intent: make(.thematicBreak), text: "\u{2E3B}", isCode: true))
      } else if let mark = Self.itemMark(words) {
        endParagraph()
        if list?.isOrdered != mark.isOrdered {
          list = (make(mark.isOrdered ? .orderedList : .unorderedList), mark.isOrdered, mark.number)
        }
        item = make(.listItem(ordinal: list?.next ?? 1), in: list?.intent)
        list?.next += 1
        paragraph = [String(words.dropFirst(mark.length)).trimmingCharacters(in: .whitespaces)]
      } else if words.hasPrefix(">") {
        endParagraph()
        (list, item) = (nil, make(.blockQuote))
        paragraph = [words.dropFirst().trimmingCharacters(in: .whitespaces)]
        endParagraph()
        item = nil
      } else {
        let isInside = line.first?.isWhitespace == true
        if paragraph.isEmpty, !isInside { (list, item) = (nil, nil) }
        // Two spaces at the end of a line end it.
        paragraph.append(words + (line.hasSuffix("  ") ? "  " : ""))
      }
    }
    if let code {
      let text = code.lines.joined(separator: "\n")
      blocks.append(Block(intent: make(.codeBlock(languageHint: code.language)), text: text, isCode: true))
    }
    endParagraph()
    return blocks
  }

  private static func headingLevel(_ line: String) -> Int? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level) else { return nil }
    let rest = line.dropFirst(level)
    return rest.isEmpty || rest.first == " " ? level : nil
  }

  private static func isBreak(_ line: String) -> Bool {
    let signs = line.filter { $0 != " " }
    return signs.count >= 3 && Set(signs).count == 1 && "-*_".contains(signs.first ?? "x")
  }

  private static func itemMark(_ line: String) -> (isOrdered: Bool, number: Int, length: Int)? {
    if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " { return (false, 1, 2) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count), let number = Int(digits) else { return nil }
    let rest = line.dropFirst(digits.count)
    guard let sign = rest.first, ".)".contains(sign), rest.dropFirst().first == " " else { return nil }
    return (true, number, digits.count + 2)
  }
}
