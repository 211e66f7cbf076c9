// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Lets a subclass implement an optional method of a protocol that only its base class conforms to.
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
            if added.insert(base.qualifiedName + "." + member.fullName).inserted { add(requirement, to: base) }
            makeOverride(member, in: file, module: module)
            break
          }
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

  private func add(_ requirement: KnownRequirement, to base: TypeFact) {
    let access = base.has("public") || base.has("open") ? "public " : ""
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
