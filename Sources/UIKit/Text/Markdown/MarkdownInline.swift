// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is within a paragraph of Markdown. Whatever it is given, it ends: signs that mean nothing are text.
struct MarkdownInline {
  struct Span: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var isImage = false
  }

  /// A row of signs that may begin or end emphasis.
  private struct Run {
    var sign: Character
    var count: Int
    var opens: Bool
    var closes: Bool
    /// Which of the spans stands for its signs.
    var span: Int
  }

  private let characters: [Character]
  private let keepsSpace: Bool
  private var place = 0
  private var spans: [Span] = []
  private var runs: [Run] = []
  private var brackets: [(span: Int, isImage: Bool)] = []

  /// More rows of signs, and brackets, than this are text.
  private static let greatestNumberOfRuns = 2_000

  private init(_ text: String, keepsSpace: Bool) {
    characters = Array(text)
    self.keepsSpace = keepsSpace
  }

  static func spans(of text: String, keepsSpace: Bool) -> [Span] {
    var reader = MarkdownInline(text, keepsSpace: keepsSpace)
    reader.read()
    reader.pairRuns()
    return reader.joined()
  }

  private func peek(_ distance: Int = 0) -> Character? {
    characters.indices.contains(place + distance) ? characters[place + distance] : nil
  }

  private mutating func add(_ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil) {
    spans.append(Span(text: text, intent: intent, link: link))
  }

  private mutating func read() {
    while let sign = peek() {
      switch sign {
      case "\\" where peek(1).map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) } ?? false:
        add(String(characters[place + 1]))
        place += 2
      case "`": readCode()
      case "*", "_", "~": readRun(sign)
      case "[" where brackets.count < Self.greatestNumberOfRuns: openBracket(isImage: false)
      case "!" where peek(1) == "[" && brackets.count < Self.greatestNumberOfRuns: openBracket(isImage: true)
      case "]" where !brackets.isEmpty: closeBracket()
      case "<": readAngle()
      case "&": readEntity()
      case _ where sign.isNewline: readBreak()
      default:
        let start = place
        while let next = peek(), !"\\`*_~[]!<&".contains(next), !next.isNewline { place += 1 }
        if place == start { place += 1 }
        add(String(characters[start..<place]))
      }
    }
  }

  private mutating func readCode() {
    let start = place
    while peek() == "`" { place += 1 }
    let count = place - start
    var end = place
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      var stop = end
      while stop < characters.count, characters[stop] == "`" { stop += 1 }
      if stop - end == count {
        var code = String(characters[place..<end]).replacingOccurrences(of: "\n", with: " ")
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        add(code, .code)
        place = stop
        return
      }
      end = stop
    }
    add(String(repeating: "`", count: count))
  }

  private mutating func readRun(_ sign: Character) {
    let start = place
    while peek() == sign { place += 1 }
    let count = place - start
    add(String(repeating: sign, count: count))
    guard runs.count < Self.greatestNumberOfRuns, sign != "~" || count == 2 else { return }
    let before = start > 0 ? characters[start - 1] : " "
    let after = peek() ?? " "
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let leads = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let trails = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    runs.append(
      Run(
        sign: sign, count: count, opens: leads && (sign != "_" || !trails || isMark(before)),
        closes: trails && (sign != "_" || !leads || isMark(after)), span: spans.count - 1))
  }

  private mutating func readBreak() {
    // A line that ends with two spaces ends there; others go on.
    let isHard = spans.last.map { $0.text.hasSuffix("  ") || $0.text == "\\" } ?? false
    place += 1
    if keepsSpace { return add("\n") }
    if let last = spans.indices.last {
      while spans[last].text.hasSuffix(" ") { spans[last].text.removeLast() }
    }
    while peek() == " " { place += 1 }
    add(isHard ? "\n" : " ", isHard ? .lineBreak : .softBreak)
  }

  private mutating func readEntity() {
    let rest = characters[place...].prefix(12)
    if let end = rest.firstIndex(of: ";") {
      let text = String(rest[...end])
      let found = HTMLEntities.decoded(text)
      if found != text {
        place = end + 1
        return add(found)
      }
    }
    place += 1
    add("&")
  }

  /// An address between angles, or a tag, which stays as text.
  private mutating func readAngle() {
    let start = place
    if let end = characters[place...].firstIndex(where: { $0 == ">" || $0.isWhitespace }), characters[end] == ">" {
      let inside = String(characters[start + 1..<end])
      let isMail = inside.contains("@") && !inside.contains(":")
      if isMail || inside.contains(":"), inside.first?.isLetter == true {
        place = end + 1
        return add(inside, link: isMail ? "mailto:" + inside : inside)
      }
    }
    place += 1
    add("<")
  }

  // MARK: - Links

  private mutating func openBracket(isImage: Bool) {
    add(isImage ? "![" : "[")
    brackets.append((spans.count - 1, isImage))
    place += isImage ? 2 : 1
  }

  private mutating func closeBracket() {
    let open = brackets.removeLast()
    place += 1
    guard peek() == "(", let (target, end) = destination() else { return add("]") }
    for index in spans.indices.suffix(from: open.span + 1) {
      spans[index].link = spans[index].link ?? target
      spans[index].isImage = open.isImage
    }
    spans[open.span].text = ""
    place = end
    // A link holds no links.
    if !open.isImage { brackets.removeAll { !$0.isImage } }
  }

  /// `(address "title")`, its address and where it ends.
  private func destination() -> (String, Int)? {
    var index = place + 1
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    var target = ""
    var depth = 0
    let isAngled = index < characters.count && characters[index] == "<"
    if isAngled { index += 1 }
    while index < characters.count {
      let sign = characters[index]
      if isAngled ? sign == ">" : sign.isWhitespace || (sign == ")" && depth == 0) { break }
      if sign == "(" { depth += 1 }
      if sign == ")" { depth -= 1 }
      if sign == "\\", index + 1 < characters.count, characters[index + 1].isPunctuation { index += 1 }
      target.append(characters[index])
      index += 1
    }
    if isAngled { index += 1 }
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    if index < characters.count, "\"'".contains(characters[index]) {
      let quote = characters[index]
      guard let end = characters[(index + 1)...].firstIndex(of: quote) else { return nil }
      index = end + 1
      while index < characters.count, characters[index].isWhitespace { index += 1 }
    }
    guard index < characters.count, characters[index] == ")" else { return nil }
    return (target, index + 1)
  }

  // MARK: - Emphasis

  private mutating func pairRuns() {
    var closer = 0
    while closer < runs.count {
      guard runs[closer].closes, runs[closer].count > 0, let opener = opener(for: closer) else {
        closer += 1
        continue
      }
      let isStruck = runs[closer].sign == "~"
      let width = runs[opener].count >= 2 && runs[closer].count >= 2 ? 2 : 1
      let intent: InlinePresentationIntent = isStruck ? .strikethrough : width == 2 ? .stronglyEmphasized : .emphasized
      for index in runs[opener].span + 1..<runs[closer].span {
        spans[index].intent.insert(intent)
      }
      for run in [opener, closer] {
        runs[run].count -= width
        spans[runs[run].span].text.removeLast(width)
      }
      // What stands between them pairs with nothing outside.
      for index in opener + 1..<closer { runs[index].count = 0 }
      if runs[closer].count == 0 { closer += 1 }
    }
  }

  private func opener(for closer: Int) -> Int? {
    runs[..<closer].lastIndex { run in
      guard run.sign == runs[closer].sign, run.opens, run.count > 0 else { return false }
      // Signs that both open and close are not paired where they would add up to three.
      let isMixed = run.closes || runs[closer].opens
      return !isMixed || (run.count + runs[closer].count) % 3 != 0 || run.count % 3 == 0 && runs[closer].count % 3 == 0
    }
  }

  private func joined() -> [Span] {
    var result: [Span] = []
    for span in spans where !span.text.isEmpty {
      if let last = result.last, last.intent == span.intent, last.link == span.link, last.isImage == span.isImage {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
    return result
  }
}
