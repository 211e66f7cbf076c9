// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
internal import Foundation

// The words of failures about elements that are there, and that are missing.

extension ElementLookup {
  /// How many elements a failure names.
  private static let mostNamed = 20

  /// The attributes of an element in one line.
  func line(_ index: Int, shortens: Bool = false, hasIdentifier: Bool = true) -> String {
    let node = tree.nodes[index]
    var parts = [type(of: index).name + (node.flags.contains(.main) ? " (Main)" : "")]
    // A counter instead of an address, so that a text is the same twice.
    parts.append("0x\(String(0x1000 + index * 16, radix: 16))")
    if index == 0 {
      parts.append("pid: \(processIdentifier)")
    } else {
      parts.append(Self.words(node.frame))
    }
    func text(_ name: String, _ value: String?, quotes: String = "'") {
      guard let value, !value.isEmpty else { return }
      let short = shortens && value.count > 18 ? value.prefix(18) + "..." : value
      parts.append("\(name): \(quotes)\(short)\(quotes)")
    }
    text("identifier", node.identifier)
    text("label", node.label)
    text("placeholderValue", node.placeholder)
    text("value", node.value, quotes: "")
    if node.flags.contains(.disabled) { parts.append("Disabled") }
    if node.flags.contains(.selected) { parts.append("Selected") }
    if node.flags.contains(.hasKeyboardFocus) { parts.append("Keyboard Focused") }
    return parts.joined(separator: ", ")
  }

  static func words(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%.1f", Double($0)) }
    return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
  }

  /// A line for each element with its attributes, at most 20.
  func list(_ indices: [Int], indent: String = "    ") -> String {
    var lines = indices.prefix(Self.mostNamed).map { indent + line($0) }
    if indices.count > Self.mostNamed { lines.append("\(indent)… \(indices.count - Self.mostNamed) more") }
    return lines.joined(separator: "\n")
  }

  /// All elements, those below others further in.
  var description: String { subtree(0, indent: 0) }

  /// An element and those below it; the children stand four in, then two more each.
  func subtree(_ index: Int, indent: Int) -> String {
    let depth = tree.nodes[index].depth
    let inner = tree.descendants(of: index).map { child in
      String(repeating: " ", count: indent + 3 + 2 * (tree.nodes[child].depth - depth - 1) + 1) + line(child)
    }
    return ([String(repeating: " ", count: indent) + "→" + line(index)] + inner).joined(separator: "\n") + "\n"
  }

  /// The first process of an app, and those that follow.
  private var processIdentifier: Int { 1000 + (Automation.current?.launches ?? 0) }
}

extension Automation {
  /// As activities call what a path leads to: `"Join" Button`, else by its query.
  func words(for path: ElementPath) -> String {
    var type: XCUIElement.ElementType?
    var name: String?
    for step in path.steps {
      switch step {
      case .descendants(let new), .children(let new): (type, name) = (new, nil)
      case .identifier(let new, let text):
        if new != .any { type = new }
        name = "\"\(text)\""
      case .predicate(let predicate): name = "(\(predicate.predicateFormat))"
      case .containing(_, let text): name = text.map { "containing \"\($0)\"" } ?? name
      case .containingPredicate(let predicate): name = "containing (\(predicate.predicateFormat))"
      case .index(let index): name = [name, "#\(index)"].compactMap { $0 }.joined(separator: " ")
      case .first: name = name ?? "first"
      case .only: break
      }
    }
    guard let type else { return "Target Application '\(path.application.bundleIdentifier)'" }
    return [name, type == .any ? "Element" : type.name].compactMap { $0 }.joined(separator: " ")
  }

  // MARK: - Failures

  func noMatch(_ path: ElementPath, _ results: [[Int]], _ lookup: ElementLookup) -> String {
    // The step that found nothing, and what it was given.
    let place = results.firstIndex(where: \.isEmpty) ?? results.count - 1
    let words = place > 0 ? path.steps[place - 1].words : "Target Application"
    let input = place > 0 ? results[place - 1] : []
    var text = "Failed to get matching snapshot: No matches found for \(words) from input {(\n"
    text += lookup.list(input) + "\n)}"
    let near = NearMatches(path, lookup).words
    return near.isEmpty ? text : text + "\n\n" + near
  }

  func severalMatches(_ path: ElementPath, _ found: [Int], _ lookup: ElementLookup) -> String {
    let lines = found.prefix(20).map { index -> String in
      let way = lookup.tree.ancestors(of: index).map { lookup.type(of: $0).name }.joined(separator: " > ")
      return "    \(lookup.line(index)) in \(way)"
    }
    return "Failed to get matching snapshot: Multiple matching elements found for \(words(for: path)).\n"
      + "Sparse tree of matches:\n" + lines.joined(separator: "\n")
  }

  // MARK: - Descriptions

  /// What `debugDescription` of an element says.
  func description(of path: ElementPath) -> String {
    guard let lookup = look(), let index = path.matches(in: lookup).first else { return chain(of: path) }
    var text = "Attributes: \(lookup.line(index, shortens: true))\n"
    text += "Element subtree:\n \(lookup.subtree(index, indent: 0))"
    text += "Path to element:\n"
    for (depth, ancestor) in (lookup.tree.ancestors(of: index) + [index]).enumerated() {
      let mark = depth == 0 ? "→" : "↳"
      text += String(repeating: " ", count: depth + 1) + mark + lookup.line(ancestor) + "\n"
    }
    return text + "Query chain:\n" + chain(of: path)
  }

  /// The steps of a path with what each finds.
  func chain(of path: ElementPath) -> String {
    let lookup = look()
    let results = lookup.map { path.results(in: $0) }
    var text = ""
    let steps = ["Target Application '\(path.application.bundleIdentifier)'"] + path.steps.map(\.words)
    for (depth, words) in steps.enumerated() {
      let indent = String(repeating: "  ", count: depth)
      text += " \(indent)\(depth == 0 ? "→" : "↪︎")Find: \(words)\n"
      guard let lookup, let found = results?[depth] else { continue }
      text += " \(indent)  Output: {\n\(lookup.list(found, indent: indent + "     "))\n \(indent)  }\n"
    }
    return text
  }
}
