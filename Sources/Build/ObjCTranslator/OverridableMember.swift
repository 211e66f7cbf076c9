// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// A member that a module adds to a framework's class and that classes of other modules can override.
public struct OverridableMember: Sendable, Hashable {
  /// The framework's class, as the extension names it.
  var owner: String
  /// With labels: `fill(with:)`; a property's name.
  var fullName: String
  var name: String
  var isProperty: Bool
  /// The types of the parameters, as written.
  var parameters: [String]

  init(_ member: MemberFact, of owner: String) {
    self.owner = owner
    fullName = member.fullName
    name = ObjCName.plain(member.name)
    isProperty = member.kind == .property
    parameters = member.parameters.map(\.type.oneLine)
  }

  private var plainOwner: String { owner.replacing(".", with: "_") }

  /// The protocol of those that override it.
  var protocolName: String {
    let labels = String(fullName.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
    return "_TesseraOverrides_\(plainOwner)_\(labels)"
  }

  /// What an override in another module is called.
  var hiddenName: String { "_tesseraOverride_\(plainOwner)_\(name)" }

  /// The method of the module's own that goes up the classes from one of them.
  var walker: String { "_tessera_at_\(plainOwner)_\(name)" }

  /// Whether a member overrides this one.
  func isOverridden(by member: MemberFact, in module: ModuleContext) -> Bool {
    // The framework may have a method of that name for other types.
    guard member.fullName == fullName, (member.kind == .property) == isProperty,
      member.parameters.map(\.type.oneLine) == parameters
    else { return false }
    var framework: String?
    if let declared = module.declaration(of: member.owner) {
      let ancestors = module.ancestors(of: declared)
      framework = ([declared] + ancestors).last?.inherited.first
      // A class between them that declares the member anew is what is overridden.
      if ancestors.contains(where: { ancestor in
        module.members(of: ancestor, named: member.name).contains {
          $0.fullName == fullName && !$0.has("override")
        }
      }) {
        return false
      }
    } else {
      framework = member.owner.name
    }
    guard let framework else { return false }
    return module.options.derives(framework, from: owner)
  }
}

/// What other modules may do with what a module declares: names that their files override or declare.
public struct ForeignNames: Sendable {
  /// Names, without labels, of what is overridden.
  public var overridden: Set<String> = []
  /// Full names of functions.
  public var declared: Set<String> = []

  public init() {}

  /// The names of one file.
  public init(_ file: TranslationInput) {
    overridden = file.overriddenNames
    declared = file.declaredNames
  }

  /// Adds those of another file or module.
  public mutating func formUnion(_ other: ForeignNames) {
    overridden.formUnion(other.overridden)
    declared.formUnion(other.declared)
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
