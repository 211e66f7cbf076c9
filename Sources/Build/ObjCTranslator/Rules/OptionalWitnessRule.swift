// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Lets a subclass implement an optional method of a protocol that only its base class conforms to, in another module too.
///
/// With Objective-C the method is found at run time. Here the conformance was settled with the base class, so the base
/// class gets the method too, with the protocol's default, and the subclass overrides it.
///
/// ## Before
///     class Base: UIViewController, UIScrollViewDelegate {}
///     class Feed: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
/// ## After
///     class Base: UIViewController, UIScrollViewDelegate {func scrollViewDidScroll(_ scrollView: UIScrollView) {}; }
///     class Feed: Base { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
struct OptionalWitnessRule: Rule {
  func apply(to module: ModuleContext) {
    var added: Set<String> = []
    for file in module.files {
      for type in file.scan.types {
        guard let owner = module.declaration(of: type), owner.kind == .class else { continue }
        let ancestors = module.ancestors(of: owner)
        if ancestors.isEmpty { continue }
        for member in type.members where Self.isCandidate(member) {
          guard let requirements = module.optionalRequirements[member.fullName] else { continue }
          let isDeclared = ancestors.contains { ancestor in
            module.members(of: ancestor, named: member.name).contains {
              $0.fullName == member.fullName && !$0.isStatic && !$0.has("private")
            }
          }
          // Without `override` this is the user's mistake on every platform: the compiler says it best.
          if isDeclared { continue }
          for base in ancestors.reversed() {
            let conformances = module.conformances(of: base)
            guard let requirement = requirements.first(where: { conformances.contains($0.protocolName) }) else {
              continue
            }
            if added.insert(base.qualifiedName + "." + member.fullName).inserted,
              module.forwarders[base.qualifiedName]?.contains(member.fullName) != true
            {
              add(requirement, to: base, module: module)
            }
            makeOverride(member, in: file, module: module)
            break
          }
        }
      }
    }
    overrideImported(in: module)
    addForOthers(to: module, &added)
  }

  /// Methods that a base class of another module was given for this one.
  private func overrideImported(in module: ModuleContext) {
    guard !module.options.witnesses.isEmpty else { return }
    for file in module.files {
      for type in file.scan.types {
        guard let owner = module.declaration(of: type), owner.kind == .class else { continue }
        let ancestors = module.ancestors(of: owner)
        let known = witnesses(above: ([owner] + ancestors).last?.inherited.first, module: module)
        for member in type.members where Self.isCandidate(member) && known.contains(member.fullName) {
          let isDeclared = ancestors.contains { ancestor in
            module.members(of: ancestor, named: member.name).contains { $0.fullName == member.fullName }
          }
          if !isDeclared { makeOverride(member, in: file, module: module) }
        }
      }
    }
  }

  private func witnesses(above name: String?, module: ModuleContext) -> Set<String> {
    module.options.line(from: name).reduce(into: []) { $0.formUnion(module.options.witnesses[$1] ?? []) }
  }

  /// Gives classes methods that classes of other modules may have, where these may derive from them.
  private func addForOthers(to module: ModuleContext, _ added: inout Set<String>) {
    let elsewhere = module.options.elsewhere
    let names = elsewhere.declared.filter { module.optionalRequirements[$0] != nil }.sorted()
    guard !names.isEmpty else { return }
    let derived = module.declarations.values.filter { $0.kind == .class && elsewhere.superclasses.contains($0.name) }
    let bases = Set(derived.flatMap { [$0] + module.ancestors(of: $0) }.map(\.qualifiedName))
    for owner in module.declarations.values.sorted(by: { $0.qualifiedName < $1.qualifiedName })
    where bases.contains(owner.qualifiedName) && !owner.has("final") && !owner.has("private")
      && !owner.has("fileprivate")
    {
      let ancestors = module.ancestors(of: owner)
      let conformances = module.conformances(of: owner)
      let known = witnesses(above: ([owner] + ancestors).last?.inherited.first, module: module)
      for name in names where !known.contains(name) {
        guard
          let requirement = module.optionalRequirements[name]?.first(where: { conformances.contains($0.protocolName) }),
          !([owner] + ancestors).contains(where: { type in
            added.contains(type.qualifiedName + "." + name)
              || module.members(of: type, named: requirement.name).contains { $0.fullName == name }
          })
        else { continue }
        added.insert(owner.qualifiedName + "." + name)
        // What forwards messages has the method already.
        if module.forwarders[owner.qualifiedName]?.contains(name) == true {
          module.witnesses[owner.qualifiedName, default: []].insert(name)
        } else {
          add(requirement, to: owner, module: module)
        }
      }
    }
  }

  private static func isCandidate(_ member: MemberFact) -> Bool {
    member.kind == .function && !member.isStatic && !member.has("override") && !member.has("private")
      && !member.has("fileprivate")
  }

  private func makeOverride(_ member: MemberFact, in file: SourceFile, module: ModuleContext) {
    guard module.madeOverride.insert(ObjectIdentifier(member)).inserted,
      let function = member.node.as(FunctionDeclSyntax.self)
    else { return }
    // A member that is carried into a class of another file gets its `override` there (``ExtensionOverrideRule``).
    let type = module.declaration(of: member.owner)
    if member.owner.kind == .extension, type?.file !== file { return }
    let start = function.modifiers.first?.offsets.lowerBound ?? function.funcKeyword.offsets.lowerBound
    file.edits.insert("override ", at: start)
  }

  private func add(_ requirement: KnownRequirement, to base: TypeFact, module: ModuleContext) {
    module.witnesses[base.qualifiedName, default: []].insert(requirement.fullName)
    let access = ["open", "public"].first(where: base.has).map { $0 + " " } ?? ""
    let text =
      access + OptionalRequirementRule.declaration(of: requirement) + " "
      + OptionalRequirementRule.body(of: requirement)
    base.file.addMember(text, to: base)
  }
}

extension SourceFile {
  /// Puts a declaration, on one line, in front of a type's closing brace.
  func addMember(_ text: String, to type: TypeFact) {
    let brace = type.memberBlock.rightBrace
    guard brace.presence == .present else { return }
    let startsLine = brace.leadingTrivia.description.contains(where: \.isNewline)
    // What was added before ends with a semicolon of its own.
    let isFirst = bracesWithMembers.insert(brace.offsets.lowerBound).inserted
    let separator = type.memberBlock.members.isEmpty || startsLine || !isFirst ? "" : "; "
    edits.insert(separator + text + "; ", at: brace.offsets.lowerBound)
  }
}
