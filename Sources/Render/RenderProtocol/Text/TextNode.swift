// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A part of a value in words: what commits print themselves as, and scenes of tests are written in.
package enum TextNode: Hashable, Sendable, CustomStringConvertible {
  case word(String)
  case quoted(String)
  case list([TextNode])

  package var description: String {
    switch self {
    case .word(let word): word
    case .quoted(let text): Self.quote(text)
    case .list(let nodes): "(" + nodes.map(\.description).joined(separator: " ") + ")"
    }
  }

  private static func quote(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\" + String(character)
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }

  static func list(_ name: String, _ nodes: [TextNode]) -> TextNode { .list([.word(name)] + nodes) }
}
