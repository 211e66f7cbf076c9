// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Reads of properties that may not be implemented (``OptionalRequirementRule``).
///
/// The property is known by its name and by the type of what it is asked of, which has to be written down (``TypeFinder``).
/// `try?` makes one optional of two, so the second mark of `title??` goes.
///
/// ## Before
///     weak var delegate: Picker?
///     label.text = delegate?.title ?? "none"
/// ## After
///     weak var delegate: Picker?
///     label.text = (try? delegate?.title) ?? "none"
struct OptionalPropertyRule: Rule {
  func apply(to module: ModuleContext) {
    let properties = Self.properties(of: module)
    guard !properties.isEmpty else { return }
    let finder = TypeFinder(module: module)
    for file in module.files {
      for access in file.scan.accesses {
        guard let owners = properties[access.declName.baseName.text], let base = access.base,
          let types = finder.types(of: base),
          types.allSatisfy({ Self.names($0, oneOf: owners, module: module) })
        else { continue }
        wrap(access, in: file)
      }
    }
  }

  /// The protocols that have an optional property, by its name, those of imported modules too.
  static func properties(of module: ModuleContext) -> [String: Set<String>] {
    ownProperties(of: module).merging(module.options.throwingProperties) { $0.union($1) }
  }

  /// The module's own.
  static func ownProperties(of module: ModuleContext) -> [String: Set<String>] {
    var properties: [String: Set<String>] = [:]
    for type in module.declarations.values where type.kind == .protocol {
      for member in type.members where member.kind == .property && member.has("optional") {
        properties[member.name, default: []].insert(type.qualifiedName)
      }
    }
    return properties
  }

  /// Whether a type is one of the protocols, or one that refines it; optional or not.
  static func names(_ type: TypeSyntax, oneOf protocols: Set<String>, module: ModuleContext) -> Bool {
    let name = TypeFact.plainName(TypeFinder.plain(type))
    guard let declared = module.declaration(named: name) else {
      return !module.refinedProtocols(of: name).isDisjoint(with: protocols)
    }
    guard declared.kind == .protocol else { return false }
    return !module.refinedProtocols(of: declared.qualifiedName).isDisjoint(with: protocols)
  }

  private func wrap(_ access: MemberAccessExprSyntax, in file: SourceFile) {
    // `title??.count`: what had two optionals has one.
    if let inner = access.parent?.as(OptionalChainingExprSyntax.self),
      let outer = inner.parent?.as(OptionalChainingExprSyntax.self)
    {
      file.edits.replace(outer.questionMark.offsets, with: "")
    }
    file.edits.insert("(try? ", at: access.offsets.lowerBound)
    file.edits.insert(")", at: access.offsets.upperBound)
  }
}
