// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads the visual format: `H:|-8-[a(>=60@500)]-[b(==a)]|`.
struct VisualFormatParser {
  private let text: [Character]
  private var position = 0

  init(_ format: String) {
    text = Array(format)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if text.count > 1, text[1] == ":" {
      switch text[0] {
      case "H": format.axis = .horizontal
      case "V": format.axis = .vertical
      default: throw fault("Expected 'H:' or 'V:' in front")
      }
      position = 2
    }
    format.elements.append(try element(isFirst: true))
    while position < text.count {
      format.connections.append(try connection())
      let next = try element(isFirst: false)
      format.elements.append(next)
      if next == .superview, position < text.count { throw fault("Nothing may follow the closing '|'") }
    }
    if format.elements == [.superview] { throw fault("Expected a view") }
    if format.elements.count == 2, format.elements.allSatisfy({ $0 == .superview }) {
      throw fault("Expected a view between the two '|'")
    }
    return format
  }

  // MARK: - Parts

  private mutating func element(isFirst: Bool) throws(VisualFormatError) -> VisualFormat.Element {
    if take("|") { return .superview }
    guard take("[") else { throw fault("Expected a '[' or a '|' here") }
    let name = try word("a view's name")
    var sizes: [VisualFormat.Condition] = []
    if take("(") { sizes = try conditions() }
    guard take("]") else { throw fault("Expected a ']' here") }
    return .item(name, sizes: sizes)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let gaps: [VisualFormat.Condition]
    if take("(") {
      gaps = try conditions()
    } else {
      gaps = [VisualFormat.Condition(value: try value(mayBeNegative: false))]
    }
    guard take("-") else { throw fault("Expected a '-' after the gap") }
    return .gaps(gaps)
  }

  /// What stands between parentheses, the opening one being read.
  private mutating func conditions() throws(VisualFormatError) -> [VisualFormat.Condition] {
    var found: [VisualFormat.Condition] = []
    repeat {
      var condition = VisualFormat.Condition(relation: try relation(), value: try value(mayBeNegative: true))
      if take("@") { condition.priority = try value(mayBeNegative: false) }
      found.append(condition)
    } while take(",")
    guard take(")") else { throw fault("Expected a ')' here") }
    return found
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [(Character, NSLayoutConstraint.Relation)] = [
      ("=", .equal), (">", .greaterThanOrEqual), ("<", .lessThanOrEqual),
    ]
    guard let (_, relation) = relations.first(where: { $0.0 == peek }) else { return .equal }
    position += 1
    guard take("=") else { throw fault("Expected '==', '>=' or '<='") }
    return relation
  }

  private mutating func value(mayBeNegative: Bool) throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    if mayBeNegative { _ = take("-") }
    while let next = peek, next.isNumber || next == "." { position += 1 }
    guard position > start else { return .name(try word("a number, a metric or a view")) }
    guard let number = Double(String(text[start..<position])), number.isFinite else {
      position = start
      throw fault("This is not a number")
    }
    return .number(CGFloat(number))
  }

  private mutating func word(_ what: String) throws(VisualFormatError) -> String {
    let start = position
    while let next = peek, next.isLetter || next == "_" || (position > start && next.isNumber) { position += 1 }
    guard position > start else { throw fault("Expected \(what) here") }
    return String(text[start..<position])
  }

  // MARK: - Characters

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private func fault(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: String(text), position: position)
  }
}
