// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The views that a picture shows, with what is seen of each: kept beside references, so that it can be said later why a
/// picture differs.
///
/// As text it has a view a line, indented by two spaces below the one that it is in: class, frame, properties.
///
///     CardView 0 0 343 200 background=#FFFFFFFF
///       UILabel 16 12 311 20.33 text="Seven walks" color=#000000FF
package struct ViewTree: Hashable, Sendable {
  package struct Property: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  package struct Node: Hashable, Sendable {
    /// The view's class.
    package var kind: String
    /// In points from the picture's top left.
    package var frame: CGRect
    package var properties: [Property]
    package var children: [Node]

    package init(_ kind: String, _ frame: CGRect, _ properties: [Property] = [], _ children: [Node] = []) {
      (self.kind, self.frame, self.properties, self.children) = (kind, frame, properties, children)
    }

    package subscript(name: String) -> String? { properties.first { $0.name == name }?.value }
  }

  /// What was drawn, each with all in it.
  package var roots: [Node]

  package init(_ roots: [Node]) {
    self.roots = roots
  }

  /// The property of roots that says how many pixels a point has.
  package static let scaleName = "scale"

  /// Pixels a point.
  package var scale: CGFloat {
    roots.first?[Self.scaleName].flatMap { Double($0) }.flatMap { $0 > 0 && $0 <= 16 ? CGFloat($0) : nil } ?? 1
  }

  // MARK: - As text

  /// What is larger is no description of a screen.
  private static let (mostBytes, mostNodes, mostDepth) = (2 << 20, 20_000, 200)

  package var text: String {
    var lines = ""
    func write(_ node: Node, _ depth: Int) {
      guard depth < Self.mostDepth else { return }
      let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(Self.number)
      let properties = node.properties.map { "\($0.name)=\(Self.quoted($0.value))" }
      let words = [Self.quoted(node.kind)] + frame + properties
      lines += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
      for child in node.children { write(child, depth + 1) }
    }
    for root in roots { write(root, 0) }
    return lines
  }

  /// `nil` for what is no such text, or too much of it.
  package init?(text: String) {
    guard text.utf8.count <= Self.mostBytes else { return nil }
    var flat: [(depth: Int, node: Node)] = []
    for line in text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      guard flat.count < Self.mostNodes, let words = Self.words(line.dropFirst(indent)), words.count >= 5 else {
        return nil
      }
      let numbers = words[1...4].compactMap { Double($0) }.filter { $0.isFinite }
      guard numbers.count == 4, indent.isMultiple(of: 2),
        indent / 2 <= min((flat.last?.depth ?? -1) + 1, Self.mostDepth)
      else { return nil }
      let properties = words.dropFirst(5).map { word -> Property in
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return Property(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      flat.append((indent / 2, Node(words[0], frame, properties)))
    }
    var index = 0
    func nodes(at depth: Int) -> [Node] {
      var found: [Node] = []
      while index < flat.count, flat[index].depth == depth {
        var node = flat[index].node
        index += 1
        node.children = nodes(at: depth + 1)
        found.append(node)
      }
      return found
    }
    roots = nodes(at: 0)
  }

  /// A length in hundredths, which is less than anybody sees. By hand, since every picture has many.
  package static func number(_ value: CGFloat) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(Double(value))" }
    let whole = Int(hundredths.magnitude)
    let rest = whole % 100
    let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole / 100)" + digits
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "\"" && $0 != "\\" }
    if isPlain { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      // Others break lines, too, or move a terminal's cursor.
      case _ where scalar.properties.generalCategory == .control: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The words of a line, without quotes; `nil` where a quote is not closed.
  private static func words(_ line: Substring) -> [String]? {
    var (words, word) = ([String](), "")
    var (isQuoted, isEscaped, hasWord) = (false, false, false)
    for scalar in line.unicodeScalars {
      if isEscaped {
        word.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
        hasWord = true
      } else if scalar == " ", !isQuoted {
        if hasWord { words.append(word) }
        (word, hasWord) = ("", false)
      } else {
        word.unicodeScalars.append(scalar)
        hasWord = true
      }
    }
    if hasWord { words.append(word) }
    return isQuoted || isEscaped ? nil : words
  }
}
