// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// Where a named view is, in a few words: `leading 16`, `top 24 below column`, `8 after box`,
/// `lastBaseline = box.bottom`, `(16,160)`.
struct PlacementPhrase: Hashable {
  /// A constraint of one of the view's attributes.
  struct Part: Hashable {
    var attribute: NSLayoutConstraint.Attribute
    /// The name of the other view; the root's where there is none. A length has neither.
    var other: String?
    var otherAttribute: NSLayoutConstraint.Attribute
    var constant: CGFloat
  }

  var parts: [Part] = []

  /// Reads one clause; `nil` where a word in it is not known.
  init?(_ clause: some StringProtocol) {
    var words = ViewPhrase.Words(String(clause))
    var items: [ViewPhrase.Words.Item] = []
    while let word = words.next() { items.append(word) }
    if case .word("pinned")? = items.first { items.removeFirst() }
    switch items.count {
    case 1:
      guard case .list(let point) = items[0], point.count == 2 else { return nil }
      parts = [Self.toRoot(.leading, point[0]), Self.toRoot(.top, point[1])]
    case 2:
      guard case .word(let name) = items[0], case .number(let constant) = items[1],
        let attribute = ConstraintReader.attributes[name]
      else { return nil }
      let isLength = attribute == .width || attribute == .height
      parts = [
        isLength
          ? Part(attribute: attribute, otherAttribute: .notAnAttribute, constant: constant)
          : Self.toRoot(attribute, constant)
      ]
    case 3:
      if case .number(let constant) = items[0], case .word(let side) = items[1], case .word(let other) = items[2],
        let (own, theirs, sign) = Self.sides[side]
      {
        parts = [Part(attribute: own, other: other, otherAttribute: theirs, constant: sign * constant)]
      } else if case .word(let name) = items[0], case .word("=") = items[1], case .word(let reference) = items[2],
        let attribute = ConstraintReader.attributes[name]
      {
        guard let part = Self.equal(attribute, to: reference) else { return nil }
        parts = [part]
      } else {
        return nil
      }
    case 4:
      guard case .word(let name) = items[0], case .number(let constant) = items[1], case .word(let side) = items[2],
        case .word(let other) = items[3], let (own, theirs, sign) = Self.sides[side],
        ConstraintReader.attributes[name] == own
      else { return nil }
      parts = [Part(attribute: own, other: other, otherAttribute: theirs, constant: sign * constant)]
    default: return nil
    }
  }

  private static func toRoot(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) -> Part {
    Part(attribute: attribute, otherAttribute: attribute, constant: constant)
  }

  /// `box.bottom`, or `box` for the same attribute.
  private static func equal(_ attribute: NSLayoutConstraint.Attribute, to reference: String) -> Part? {
    let parts = reference.split(separator: ".")
    guard let name = parts.first, parts.count <= 2 else { return nil }
    let other = parts.count == 2 ? ConstraintReader.attributes[String(parts[1])] : attribute
    return other.map { Part(attribute: attribute, other: String(name), otherAttribute: $0, constant: 0) }
  }

  private static let sides:
    [String: (own: NSLayoutConstraint.Attribute, theirs: NSLayoutConstraint.Attribute, sign: CGFloat)] = [
      "below": (.top, .bottom, 1), "above": (.bottom, .top, -1), "after": (.leading, .trailing, 1),
      "before": (.trailing, .leading, -1),
    ]
}

/// A view described together with its place: `UILabel 'Hg' 20 pt, 8 after box`,
/// `vertical stack spacing 8 alignment fill: UILabels title 'Title' 22, body 'Body' 17; leading 16, top 16`.
struct PlacedPhrase {
  /// A member of a stack, by its name.
  struct Member: Hashable {
    var name: String
    var view: ViewPhrase
  }

  struct Stack: Hashable {
    /// What is said of the stack by key, such as `spacing` and `alignment`; the axis too.
    var settings: [String: String]
    var members: [Member]
  }

  var view: ViewPhrase?
  var stack: Stack?
  var placements: [PlacementPhrase] = []

  /// Reads a phrase; `nil` where a part of it is not known.
  init?(_ phrase: String) {
    // `at` begins the place, as commas and semicolons do.
    let parts = phrase.components(separatedBy: "'").enumerated().map { index, part in
      index.isMultiple(of: 2) ? part.replacingOccurrences(of: " at ", with: "; ") : part
    }
    let clauses = Self.split(parts.joined(separator: "'"), at: [";"])
    guard let subject = clauses.first else { return nil }
    for clause in clauses.dropFirst().flatMap({ Self.split($0, at: [","]) }) {
      guard let placement = PlacementPhrase(clause) else { return nil }
      placements.append(placement)
    }
    if subject.contains(" stack") || subject.contains(":") {
      guard let stack = Self.stack(subject) else { return nil }
      self.stack = stack
      return
    }
    // Places may follow a view's own words after a comma.
    var own: [String] = []
    for clause in Self.split(subject, at: [","]) {
      if own.isEmpty {
        own.append(clause)
      } else if let placement = PlacementPhrase(clause) {
        placements.append(placement)
      } else {
        own.append(clause)
      }
    }
    guard let view = ViewPhrase(own.joined(separator: ", ")) else { return nil }
    self.view = view
  }

  /// Splits a text at signs that stand neither in quotes nor in brackets.
  private static func split(_ text: String, at signs: Set<Character>) -> [String] {
    var (parts, part): ([String], String) = ([], "")
    var (isQuoted, depth) = (false, 0)
    for character in text {
      switch character {
      case "'": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: break
      }
      if !isQuoted, depth == 0, signs.contains(character) {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return (parts + [part]).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// `vertical stack spacing 8 alignment fill: …members…`
  private static func stack(_ subject: String) -> Stack? {
    let halves = split(subject, at: [":"])
    guard halves.count == 2 else { return nil }
    var words = halves[0].split(separator: " ").map(String.init)
    guard words.count >= 2, ["vertical", "horizontal"].contains(words[0]), words[1] == "stack" else { return nil }
    var settings = ["axis": words[0]]
    words.removeFirst(2)
    guard words.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: words.count, by: 2) {
      guard ["spacing", "alignment", "distribution"].contains(words[index]) else { return nil }
      settings[words[index]] = words[index + 1]
    }
    var members: [Member] = []
    for clause in split(halves[1], at: [","]) {
      guard let member = member(clause) else { return nil }
      members.append(member)
    }
    return Stack(settings: settings, members: members)
  }

  /// `title 'Title' 22`, with `UILabels` or `UILabel` before it or not; `square (40x40 by constraints)`.
  private static func member(_ clause: String) -> Member? {
    var words = clause.split(separator: " ", maxSplits: 1).map(String.init)
    if words.first == "UILabels" || words.first == "UILabel", words.count == 2 {
      words = words[1].split(separator: " ", maxSplits: 1).map(String.init)
    }
    guard words.count == 2, let first = words[0].first, first.isLetter else { return nil }
    if words[1].hasPrefix("(") {
      let inner = words[1].dropFirst().dropLast().split(separator: " ").first
      return inner.flatMap { ViewPhrase(String($0)) }.map { Member(name: words[0], view: $0) }
    }
    guard words[1].hasPrefix("'") else { return nil }
    // A number at the end is the size of the font.
    let text = words[1].last?.isNumber == true ? words[1] + " pt" : words[1]
    return ViewPhrase("UILabel " + text).map { Member(name: words[0], view: $0) }
  }
}
