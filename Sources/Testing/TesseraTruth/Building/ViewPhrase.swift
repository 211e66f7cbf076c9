// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// A view described in a few words, each with one meaning: `box`, `box inside card`,
/// `UIView frame (0,10,50,20), autoresizing`, `UILabel 'Title' 17 pt, bold, lines 2, huggingH 252`.
struct ViewPhrase: Hashable {
  /// The text of a label.
  var text: String?
  var fontSize: CGFloat = 17
  var weight = "regular"
  var lines = 1
  var frame: CGRect?
  /// The name of the view that it is in; the root's where there is none.
  var container: String?
  /// Width and height as constraints, in points.
  var size: CGSize?
  /// By key, such as `huggingH`.
  var priorities: [String: Double] = [:]
  /// How far the label of a cell stands from the cell's edges.
  var insets = UIEdgeInsets.zero

  /// A label of 17 points.
  init(label text: String) {
    self.text = text
  }

  /// Reads a cell's label, which has no text yet: `UILabel 15 pt, lines 0, insets (8,12,8,12)`.
  init?(cell phrase: String) {
    var words = Words(phrase)
    guard case .word("UILabel")? = words.next() else { return nil }
    self.init(label: "")
    while let word = words.next() {
      if case .word("insets") = word {
        guard case .list(let values)? = words.next(), values.count == 4 else { return nil }
        insets = UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
      } else {
        guard read(word, &words) else { return nil }
      }
    }
  }

  /// Reads a phrase; `nil` where a word in it is not known, as in prose.
  init?(_ phrase: String) {
    var words = Words(phrase)
    switch words.next() {
    case .word("box")?, .word("UIView")?: break
    case .word(let sides)? where Self.size(sides) != nil: size = Self.size(sides)
    case .word("UILabel")?:
      guard case .quoted(let text)? = words.next() else { return nil }
      self.text = text
    default: return nil
    }
    while let word = words.next() {
      guard read(word, &words) else { return nil }
    }
  }

  /// `30x40`
  private static func size(_ word: String) -> CGSize? {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (0...1_000_000).contains(width),
      (0...1_000_000).contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private mutating func read(_ word: Words.Item, _ words: inout Words) -> Bool {
    switch word {
    case .number(let value):
      guard case .word("pt")? = words.next(), text != nil, value > 0, value <= 1000 else { return false }
      fontSize = value
    case .word(let sides) where text == nil && Self.size(sides) != nil: size = Self.size(sides)
    case .word("inside"), .word("in"):
      guard case .word(let name)? = words.next() else { return false }
      container = name
    case .word("frame"):
      guard case .list(let values)? = words.next(), values.count == 4, values[2] >= 0, values[3] >= 0 else {
        return false
      }
      frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    case .word("autoresizing"): return frame != nil
    case .word("lines"):
      guard case .number(let value)? = words.next(), value >= 0, value <= 1000, value == value.rounded() else {
        return false
      }
      lines = Int(value)
    case .word(let key) where key.hasPrefix("hugging") || key.hasPrefix("compression"):
      guard case .number(let value)? = words.next() else { return false }
      priorities[key] = Double(value)
    case .word(let name) where SceneBuilder.weights[name] != nil && text != nil: weight = name
    default: return false
    }
    return true
  }
}

extension ViewPhrase {
  /// The words, numbers, quoted texts and lists of numbers in a phrase; commas between them say nothing.
  struct Words {
    enum Item {
      case word(String)
      case number(CGFloat)
      case quoted(String)
      case list([CGFloat])
    }

    private var rest: Substring

    init(_ text: String) {
      rest = text[...]
    }

    mutating func next() -> Item? {
      rest = rest.drop { $0 == " " || $0 == "," }
      guard let first = rest.first else { return nil }
      switch first {
      case "'":
        let content = rest.dropFirst()
        guard let end = content.firstIndex(of: "'") else { return takeWord() }
        rest = content[content.index(after: end)...]
        return .quoted(String(content[..<end]))
      case "(":
        guard let end = rest.firstIndex(of: ")") else { return takeWord() }
        let parts = rest[..<end].dropFirst().split(separator: ",")
        let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == parts.count, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1_000_000 }) else {
          return takeWord()
        }
        rest = rest[rest.index(after: end)...]
        return .list(numbers.map { CGFloat($0) })
      default: return takeWord()
      }
    }

    private mutating func takeWord() -> Item {
      let word = rest.prefix { $0 != " " && $0 != "," }
      rest = rest[word.endIndex...]
      if let number = Double(word), number.isFinite { return .number(CGFloat(number)) }
      return .word(String(word))
    }
  }
}
