// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes attributed text of HTML: what text looks like and how paragraphs are set. There are no tables, pictures, forms
/// and boxes: cells of a table stand behind each other with tabs between them, and of a picture there is its description.
struct HTMLReader {
  private let result = NSMutableAttributedString()
  private var sheet = HTMLStyleSheet()
  private var stack: [Element] = []
  private(set) var title: String?
  /// Where the paragraph that is being written begins.
  private var paragraphStart = 0

  /// Elements deeper than this stand beside each other.
  private static let greatestDepth = 200
  /// HTML that is longer, in bytes, is not read.
  static let greatestLength = 16 << 20

  private struct Element {
    var name: String
    var look: HTMLLook
    /// The number of the next item of a list.
    var item = 1
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
    "article", "header", "footer", "body", "html", "hr", "dl", "dt", "dd", "center", "form", "main", "nav", "aside",
    "figure", "figcaption", "address", "details", "summary", "fieldset", "thead", "tbody", "tfoot", "caption", "head",
  ]
  private static let voids: Set<String> = [
    "br", "hr", "img", "meta", "link", "input", "wbr", "col", "area", "base", "source",
  ]
  /// What ends an element of the same kind that was left open.
  private static let closesItself: Set<String> = ["p", "li", "dt", "dd", "tr", "td", "th", "option"]

  static func read(_ html: String, font: UIFont) -> (text: NSAttributedString, title: String?) {
    var reader = HTMLReader()
    reader.stack = [Element(name: "", look: HTMLLook(font: font))]
    var tokenizer = HTMLTokenizer(html)
    while let token = tokenizer.next() { reader.take(token) }
    reader.trim()
    reader.applyParagraphStyle()
    return (reader.result, reader.title)
  }

  // The outermost element is never closed.
  private var look: HTMLLook { stack[stack.count - 1].look }

  private mutating func take(_ token: HTMLTokenizer.Token) {
    switch token {
    case .text(let text): write(text)
    case .raw("style", let content): sheet.add(content)
    case .raw("title", let content):
      title = HTMLEntities.decoded(content).trimmingCharacters(in: .whitespacesAndNewlines)
    case .raw("textarea", let content): write(HTMLEntities.decoded(content))
    case .raw: break
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  // MARK: - Elements

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if Self.closesItself.contains(name) { closeOpen(name) }
    if Self.blocks.contains(name), name != "li", stack.last?.name == "p" { close("p") }
    let style = sheet.style(of: name, attributes)
    switch name {
    case "br": return writeBreak()
    case "img": return write(attributes["alt"] ?? "")
    case "hr":
      endParagraph()
      append("\u{2014}\u{2014}\u{2014}", look)
      return endParagraph()
    case _ where Self.voids.contains(name): return
    default: break
    }
    guard stack.count < Self.greatestDepth else { return }
    if Self.blocks.contains(name) { endParagraph() }
    if name == "td" || name == "th", result.length > paragraphStart { append("\t", look) }
    var look = look
    look.enter(name, isBlock: Self.blocks.contains(name), attributes, style)
    stack.append(Element(name: name, look: look, item: attributes["start"].flatMap { Int($0) } ?? 1))
    if name == "li" { writeMarker(attributes) }
  }

  private mutating func close(_ name: String) {
    guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else {
      if name == "p" { endParagraph() }
      return
    }
    if Self.blocks.contains(name) { endParagraph() }
    stack.removeSubrange(index...)
  }

  /// Closes an element of a kind that is open in the same list or table.
  private mutating func closeOpen(_ name: String) {
    let containers: Set = ["ul", "ol", "dl", "table", "div", "blockquote"]
    guard let index = stack.lastIndex(where: { $0.name == name || containers.contains($0.name) }),
      stack[index].name == name
    else { return }
    close(name)
  }

  private mutating func writeMarker(_ attributes: [String: String]) {
    guard let list = look.lists.last else { return }
    var number = 1
    if let index = stack.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) {
      number = attributes["value"].flatMap { Int($0) } ?? stack[index].item
      stack[index].item = number &+ 1
    }
    append("\t\(list.marker(forItemNumber: number))\t", look)
  }

  // MARK: - Text

  private mutating func write(_ text: String) {
    guard !look.isHidden else { return }
    if look.isPreformatted { return append(text, look) }
    var words = ""
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}" {
        let isWanted = words.isEmpty ? !isAtStart : words.unicodeScalars.last != " "
        if isWanted { words.unicodeScalars.append(" ") }
        continue
      }
      words.unicodeScalars.append(scalar)
    }
    if !words.isEmpty { append(look.cased(words), look) }
  }

  /// Whether a space would be the first character of a line.
  private var isAtStart: Bool {
    guard result.length > paragraphStart else { return true }
    let last = (result.string as NSString).character(at: result.length - 1)
    return last == 0x0A || last == 0x2028 || last == 0x09 || last == 0x20
  }

  private mutating func append(_ text: String, _ look: HTMLLook) {
    result.append(NSAttributedString(string: text, attributes: look.attributes))
  }

  /// Within a paragraph, an item or a heading a line ends, elsewhere a paragraph.
  private mutating func writeBreak() {
    trim()
    let isInParagraph = stack.contains { ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"].contains($0.name) }
    append(isInParagraph ? "\u{2028}" : "\n", look)
    if !isInParagraph { applyParagraphStyle() }
  }

  /// Takes a space away that would end a line.
  private func trim() {
    guard !look.isPreformatted, result.length > paragraphStart, result.string.utf16.last == 0x20 else { return }
    result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
  }

  private mutating func endParagraph() {
    trim()
    guard result.length > paragraphStart else { return }
    append("\n", look)
    applyParagraphStyle()
  }

  private mutating func applyParagraphStyle() {
    let range = NSRange(location: paragraphStart, length: result.length - paragraphStart)
    if range.length > 0 { result.addAttribute(.paragraphStyle, value: look.paragraphStyle, range: range) }
    paragraphStart = result.length
  }
}
