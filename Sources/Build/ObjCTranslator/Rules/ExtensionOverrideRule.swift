// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Puts members that override, or are overridden, into the class: without Objective-C an extension can hold neither.
///
/// Where class and extension share a file the member moves, with a directive that keeps its line. In another file it
/// stays, so that it sees that file's private names, under another name, and the class gets a forward.
///
/// ## Before
///     class Card: UIView {
///     }
///     extension Card {
///       override func layoutSubviews() { arrange() }
///     }
/// ## After
///     class Card: UIView {
///     #sourceLocation(file: "Card.swift", line: 4)
///       override func layoutSubviews() { arrange() }
///     #sourceLocation(file: "Card.swift", line: 2)
///     }
///     extension Card {
///
///     }
struct ExtensionOverrideRule: Rule {
  func apply(to module: ModuleContext) {
    let overridden = Self.overriddenMembers(in: module)
    for file in module.files {
      for type in file.scan.types where type.kind == .extension {
        let owner = module.declaration(of: type)
        var stoodIn: [String] = []
        for member in type.members {
          let overrides = member.has("override") || module.madeOverride.contains(ObjectIdentifier(member))
          guard overrides || overridden.contains(ObjectIdentifier(member)),
            !module.dispatched.contains(ObjectIdentifier(member))
          else { continue }
          guard let owner, owner.kind == .class else {
            if let name = FrameworkStandIn.take(member, of: type, in: file) {
              stoodIn.append(name)
            } else {
              setAside(member, of: type, in: file, module: module)
            }
            continue
          }
          if owner.file === file {
            move(member, from: type, to: owner, in: file)
          } else {
            forward(member, from: type, to: owner, in: file, module: module)
          }
        }
        FrameworkStandIn.conform(type, to: stoodIn, in: file)
      }
    }
  }

  /// Objective-C puts such a member in the place of the class's own. Swift can't: it keeps a name of its own, and nobody
  /// calls it.
  private func setAside(_ member: MemberFact, of type: TypeFact, in file: SourceFile, module: ModuleContext) {
    let name: TokenSyntax?
    if let function = member.node.as(FunctionDeclSyntax.self) {
      name = function.name
    } else {
      let isComputed = member.binding?.accessorBlock.map { block in
        guard case .accessors(let list) = block.accessors else { return true }
        return list.allSatisfy { ["get", "set"].contains($0.accessorSpecifier.text) }
      }
      name = isComputed == true ? member.binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier : nil
    }
    module.report(
      (name == nil ? "can't override" : "nobody calls this override of")
        + " '\(member.name)' in an extension of '\(type.name)', a class of another module; put it into a subclass and use "
        + "that", severity: name == nil ? .error : .warning, at: member.node.offsets.lowerBound, in: file)
    guard let name else { return }
    file.edits.replace(
      name.offsets, with: "_tessera_\(type.name.replacing(".", with: "_"))_\(ObjCName.plain(member.name))")
    let dropped: Set<String> = ["override", "open", "public", "dynamic"]
    for modifier in member.modifiers where dropped.contains(modifier.name.text) { file.blank(modifier.offsets) }
  }

  /// Members of extensions that some class of the module overrides, or one of another module may.
  private static func overriddenMembers(in module: ModuleContext) -> Set<ObjectIdentifier> {
    var inExtensions: [String: [MemberFact]] = [:]
    for type in module.files.flatMap(\.scan.types) where type.kind == .extension {
      for member in type.members { inExtensions[member.fullName, default: []].append(member) }
    }
    var result: Set<ObjectIdentifier> = []
    for type in module.files.flatMap(\.scan.types) {
      let overrides = type.members.filter { $0.has("override") && inExtensions[$0.fullName] != nil }
      guard !overrides.isEmpty, let owner = module.declaration(of: type) else { continue }
      let ancestors = module.ancestors(of: owner)
      for member in overrides {
        for candidate in inExtensions[member.fullName] ?? [] {
          let declared = module.declaration(of: candidate.owner)
          if let declared, ancestors.contains(where: { $0 === declared }) { result.insert(ObjectIdentifier(candidate)) }
        }
      }
    }
    let elsewhere = module.options.elsewhere.overridden
    for member in inExtensions.values.joined() where elsewhere.contains(ObjCName.plain(member.name)) {
      guard !member.has("private"), !member.has("fileprivate"), !member.isStatic, member.kind != .initializer,
        let owner = module.declaration(of: member.owner), owner.kind == .class, !owner.has("final"),
        isShown(member, of: owner, module: module),
        owner.file === member.owner.file || canBeForwarded(member)
      else { continue }
      result.insert(ObjectIdentifier(member))
    }
    return result
  }

  /// Whether Objective-C may see a member of an extension: what implements a requirement of a protocol that the module
  /// does not declare is shown without saying so, and `open` says nothing of anything else.
  private static func isShown(_ member: MemberFact, of owner: TypeFact, module: ModuleContext) -> Bool {
    FrameworkOverrideRule.isShown(member, module: module) || module.exposesAllMembers(of: owner) || member.has("open")
      || member.owner.inherited.contains { module.declaration(named: $0) == nil }
  }

  /// Whether a member in the class can call it.
  private static func canBeForwarded(_ member: MemberFact) -> Bool {
    if let function = member.node.as(FunctionDeclSyntax.self) { return function.arguments != nil }
    return member.binding?.accessorBlock != nil && member.binding?.typeAnnotation != nil
  }

  // MARK: - In the same file

  private func move(_ member: MemberFact, from type: TypeFact, to owner: TypeFact, in file: SourceFile) {
    let brace = owner.memberBlock.rightBrace
    let range = member.node.offsets
    guard brace.presence == .present, !range.isEmpty else { return }
    let conditions = Self.conditions(of: member, beyond: owner)
    let indent = String(repeating: " ", count: max(0, file.column(at: range.lowerBound) - 1))
    let access = Self.inheritedAccess(of: member, from: type)
    file.edits.insert(
      "\n"
        + file.wrap(
          [
            file.sourceLocation(line: file.line(at: range.lowerBound)),
            indent + access + file.rendered(range),
          ], in: conditions
        ).joined(separator: "\n") + "\n" + file.sourceLocation(line: file.line(at: brace.offsets.lowerBound)) + "\n",
      at: brace.offsets.lowerBound)
    file.edits.move(range, leaving: file.lineBreaks(in: range))
  }

  /// The access level that an extension gives to its members, where a member states none.
  static func inheritedAccess(of member: MemberFact, from type: TypeFact) -> String {
    let levels = ["public", "open", "internal", "fileprivate", "private", "package"]
    if levels.contains(where: member.has) { return "" }
    guard let level = levels.first(where: type.has) else { return "" }
    return (level == "private" ? "fileprivate" : level) + " "
  }

  /// The `#if` conditions around a member that don't hold for the class's body anyway.
  static func conditions(of member: MemberFact, beyond owner: TypeFact) -> [ConditionFact] {
    guard member.owner.file === owner.file else { return member.conditions }
    return member.conditions.filter { !owner.conditions.contains($0) }
  }
}
