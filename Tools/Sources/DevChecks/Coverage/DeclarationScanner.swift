// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a parameter of an initialiser is called from outside, and whether it can be left out.
public struct Parameter: Hashable, Sendable {
  public var label: String
  public var hasDefault: Bool
}

/// Finds public declarations in source text, without a compiler: types, what they inherit, members, initialisers.
///
/// It reads braces and keywords only, which suffices for code that is formatted and compiles.
struct DeclarationScanner {
  private struct Scope {
    /// The type's dotted name; `nil` in bodies of functions and the like, whose contents are nobody's members.
    var type: String?
    /// Whether members are public without saying so: requirements, cases, contents of a public extension.
    var isPublic: Bool
  }

  private let tokens: [Token]
  private var index = 0
  private var scopes: [Scope] = []
  private var pending: Scope?
  /// Where the declaration began that is being read: its attributes and modifiers stand from here on.
  private var start = 0
  var names = DeclaredNames()

  init(_ code: CodeText) {
    tokens = Token.tokens(of: code)
  }

  mutating func run() {
    while index < tokens.count {
      let token = tokens[index]
      switch token.text {
      case "{":
        scopes.append(pending ?? Scope(type: nil, isPublic: false))
        pending = nil
        start = index + 1
      case "}":
        if !scopes.isEmpty { scopes.removeLast() }
        start = index + 1
      case "class", "struct", "enum", "protocol", "extension", "actor":
        type(token.text)
      case "func", "typealias", "associatedtype": if isInDeclarations { member(next(1)) }
      case "var", "let": if isInDeclarations { variables() }
      case "case": if isInDeclarations { cases() }
      case "init": if isInDeclarations, !isMemberAccess { initialiser() }
      default: break
      }
      index += 1
    }
  }

  private var isInDeclarations: Bool { scopes.allSatisfy { $0.type != nil } }
  private var isMemberAccess: Bool { index > 0 && tokens[index - 1].text == "." }
  private var owner: String? { scopes.last?.type }

  private func next(_ distance: Int) -> Token? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  /// Looks at the modifiers in front of a declaration, up to the end of the one before.
  private var isPublic: Bool {
    var place = index - 1
    var isSaid = false
    while place >= start, tokens[place].isName || "()@".contains(tokens[place].text) {
      switch tokens[place].text {
      case "public", "open":
        // `public internal(set)` is public; `internal(set)` alone says nothing.
        isSaid = true
      case "private", "fileprivate", "package", "internal":
        if place + 1 >= tokens.count || tokens[place + 1].text != "(" { return false }
      case "var", "let", "func", "case", "init", "return", "in":
        return isSaid || scopes.last?.isPublic == true
      default: break
      }
      if tokens[place].line < tokens[index].line, isSaid { break }
      if tokens[place].line + 2 < tokens[index].line { break }
      place -= 1
    }
    return isSaid || scopes.last?.isPublic == true
  }

  // MARK: - Declarations

  private mutating func type(_ keyword: String) {
    guard isInDeclarations, !isMemberAccess, let first = next(1), first.isName,
      !["func", "var", "let", "subscript", "override", "final"].contains(first.text)
    else { return }
    let isVisible = isPublic
    var name = first.text
    var place = index + 2
    while place + 1 < tokens.count, tokens[place].text == ".", tokens[place + 1].isName {
      name += "." + tokens[place + 1].text
      place += 2
    }
    let full = keyword == "extension" ? name : ((owner.map { $0 + "." } ?? "") + name)
    // What is inherited stands between the colon and the brace; generic arguments do no harm.
    var parents: [String] = []
    var sawColon = false
    var depth = 0
    while place < tokens.count, tokens[place].text != "{", tokens[place].text != "where" {
      if tokens[place].text == "<" { depth += 1 }
      if tokens[place].text == ">" { depth -= 1 }
      if tokens[place].text == ":", depth == 0 { sawColon = true }
      if sawColon, depth == 0, tokens[place].isName { parents.append(tokens[place].text) }
      place += 1
    }
    while place < tokens.count, tokens[place].text != "{" { place += 1 }
    if keyword != "extension", isVisible { names.types.insert(full) }
    names.parents[full, default: []].formUnion(parents)
    pending = Scope(
      type: full, isPublic: isVisible && (keyword == "protocol" || keyword == "extension"))
    if keyword == "enum", isVisible { names.publicEnums.insert(full) }
    index = place - 1
    start = place
  }

  private mutating func member(_ name: Token?) {
    guard let name, name.isName, isPublic else { return }
    add(name.text)
    start = index + 2
  }

  private mutating func add(_ name: String) {
    if let owner {
      names.members[owner, default: []].insert(name)
    } else {
      names.globals.insert(name)
    }
  }

  /// `var a, b: Double` declares two.
  private mutating func variables() {
    let isVisible = isPublic
    var place = index + 1
    while place < tokens.count, tokens[place].isName || tokens[place].text == "`" {
      if tokens[place].text != "`" {
        if isVisible { add(tokens[place].text) }
        guard place + 1 < tokens.count, [",", "`"].contains(tokens[place + 1].text) else { break }
      }
      place += 1
      if place < tokens.count, tokens[place].text == "," { place += 1 }
    }
    start = index + 2
  }

  /// `case a = 0, b(Int), c`: cases are as public as their enumeration.
  private mutating func cases() {
    guard let owner, names.publicEnums.contains(owner) else { return }
    var place = index + 1
    var depth = 0
    let line = tokens[index].line
    var isName = true
    while place < tokens.count, tokens[place].line == line || tokens[place - 1].text == "," {
      let text = tokens[place].text
      if text == "(" { depth += 1 }
      if text == ")" { depth -= 1 }
      if text == "}" { break }
      if isName, tokens[place].isName { names.members[owner, default: []].insert(text) }
      isName = depth == 0 && (text == "," || text == "`" && isName)
      place += 1
    }
  }

  private mutating func initialiser() {
    guard let owner, isPublic else { return }
    var place = index + 1
    while place < tokens.count, tokens[place].text != "(", tokens[place].line <= tokens[index].line { place += 1 }
    guard place < tokens.count, tokens[place].text == "(" else { return }
    var depth = 0
    var parameters: [Parameter] = []
    var isLabel = true
    while place < tokens.count {
      let text = tokens[place].text
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, isLabel, tokens[place].isName {
        parameters.append(Parameter(label: text, hasDefault: false))
        isLabel = false
      }
      if depth == 1, text == "=", !parameters.isEmpty { parameters[parameters.count - 1].hasDefault = true }
      if depth == 1, text == "," { isLabel = true }
      place += 1
    }
    names.initialisers[owner, default: []].insert(parameters)
    index = place
    start = place + 1
  }
}
