// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What other modules may do with what a module declares: names that their files override, declare or derive from.
public struct ForeignNames: Sendable {
  /// Names, without labels, of what is overridden.
  public var overridden: Set<String> = []
  /// Full names of functions.
  public var declared: Set<String> = []
  /// What classes derive from, or conform to first, without the types around it.
  public var superclasses: Set<String> = []

  public init() {}

  /// The names of one file.
  public init(_ file: TranslationInput) {
    overridden = file.overriddenNames
    declared = file.declaredNames
    superclasses = file.superclassNames
  }

  /// Adds those of another file or module.
  public mutating func formUnion(_ other: ForeignNames) {
    overridden.formUnion(other.overridden)
    declared.formUnion(other.declared)
    superclasses.formUnion(other.superclasses)
  }
}

extension TranslationInput {
  /// The full names of functions that the file declares. Read from words, not from syntax.
  ///
  /// - Complexity: linear in the file's length.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    for part in source.split(separator: "func ", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = part.dropFirst(name.count)
      guard !name.isEmpty, rest.first == "(" else { continue }
      var (depth, labels, isStart) = (0, "", true)
      var label = ""
      scan: for character in rest.prefix(1000) {
        switch character {
        case "(", "[", "{", "<": depth += 1
        case ")", "]", "}":
          depth -= 1
          if depth == 0 { break scan }
        case ">" where depth > 1: depth -= 1
        case "," where depth == 1: (label, isStart) = ("", true)
        case _ where depth == 1 && isStart:
          if character.isLetter || character.isNumber || character == "_" {
            label.append(character)
          } else if !label.isEmpty {
            labels += label + ":"
            isStart = false
          }
        default: break
        }
      }
      names.insert("\(name)(\(labels))")
    }
    return names
  }

  /// What the file's classes derive from, or conform to first. Read from words, not from syntax.
  ///
  /// - Complexity: linear in the file's length.
  var superclassNames: Set<String> {
    var names: Set<String> = []
    for part in source.split(separator: "class ", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      var rest = part.dropFirst(name.count).prefix(1000).drop(while: \.isWhitespace)
      guard !name.isEmpty else { continue }
      if rest.first == "<" {
        var depth = 0
        let end = rest.firstIndex { character in
          depth += character == "<" ? 1 : character == ">" ? -1 : 0
          return depth == 0
        }
        rest = rest[(end ?? rest.startIndex)...].dropFirst().drop(while: \.isWhitespace)
      }
      guard rest.first == ":" else { continue }
      let type = rest.dropFirst().drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
      if let last = type.split(separator: ".").last { names.insert(String(last)) }
    }
    return names
  }

  /// The names, without labels, of what the file overrides. Read from words, not from syntax: what stands in comments
  /// counts too.
  ///
  /// - Complexity: linear in the file's length.
  public var overriddenNames: Set<String> {
    var names: Set<String> = []
    for part in source.split(separator: "override", omittingEmptySubsequences: false).dropFirst() {
      let words = part.prefix(200).split { !($0.isLetter || $0.isNumber || $0 == "_") }
      let modifiers: Set<Substring> = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "dynamic", "class", "nonisolated",
        "objc", "MainActor", "lazy", "weak", "unowned", "mutating", "set",
      ]
      guard let keyword = words.first(where: { !modifiers.contains($0) }), ["func", "var"].contains(keyword),
        let place = words.firstIndex(of: keyword), place + 1 < words.count
      else { continue }
      names.insert(String(words[place + 1]))
    }
    return names
  }
}
