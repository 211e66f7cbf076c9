// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftParser
internal import SwiftSyntax

/// Delegates' methods that are `async` in place of a block that is called at the end. Objective-C has one method for both;
/// here the class gets the one with the block, which calls the other.
///
/// ## Before
///     extension Loader: WKNavigationDelegate {
///       func webView(_ view: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
///     }
/// ## After
///     extension Loader: WKNavigationDelegate {
///       func webView(_ view: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
///     func webView(_ webView: WKWebView, …, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void) {
///       …; Task { _handler(await _object.webView(_0, decidePolicyFor: _1)) } }; }
struct AsyncWitnessRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated && !file.hasSyntaxError {
      for type in file.scan.types {
        for member in type.members {
          guard let requirement = Self.requirement(of: member, in: type, module: module),
            let block = BlockRequirement(requirement)
          else { continue }
          file.addMember(Self.text(block, for: member), to: type)
        }
      }
    }
  }

  /// The requirement with a block that an `async` method implements.
  static func requirement(of member: MemberFact, in type: TypeFact, module: ModuleContext) -> KnownRequirement? {
    guard member.kind == .function, !member.isStatic, !member.has("private"), !member.has("override"),
      let effects = member.signature?.effectSpecifiers, effects.asyncSpecifier != nil, effects.throwsClause == nil,
      let requirements = module.blockRequirements[member.fullName], let owner = module.declaration(of: type),
      owner.kind == .class
    else { return nil }
    let line = [owner] + module.ancestors(of: owner)
    let conformances = line.reduce(into: ClassTableRule.importedConformances(above: line.last, module: module)) {
      $0.formUnion(module.conformances(of: $1))
    }
    return requirements.first { requirement in
      conformances.contains(requirement.protocolName)
        && !line.contains {
          module.members(of: $0, named: requirement.name).contains { $0.fullName == requirement.fullName }
        }
    }
  }

  private static func text(_ block: BlockRequirement, for member: MemberFact) -> String {
    let access = member.has("open") || member.has("public") ? "public " : ""
    let isolation = member.modifiers.contains { $0.name.text == "nonisolated" } ? "nonisolated " : ""
    let values = block.names.enumerated().map { "nonisolated(unsafe) let _\($0) = \($1); " }.joined()
    let arguments = block.labels.enumerated().map { $1 == "_" ? "_\($0)" : "\($1): _\($0)" }.joined(separator: ", ")
    let call = "await _object.\(member.name)(\(arguments))"
    let answer =
      switch block.results {
      case 0: "\(call); _handler()"
      case 1: "_handler(\(call))"
      default: "let _r = \(call); _handler(" + (0..<block.results).map { "_r.\($0)" }.joined(separator: ", ") + ")"
      }
    return "\(access)\(isolation)func \(member.name)\(block.parameterClause) { nonisolated(unsafe) let _object = self; "
      + "\(values)nonisolated(unsafe) let _handler = \(block.handler); Task { \(answer) } }"
  }
}

/// A requirement whose last parameter is a block.
private struct BlockRequirement {
  let parameterClause: String
  /// The parameters before the block.
  let labels: [String]
  let names: [String]
  let handler: String
  /// How many values the block takes.
  let results: Int

  init?(_ requirement: KnownRequirement) {
    let tree = Parser.parse(source: "func f\(requirement.parameterClause)")
    guard requirement.generics.isEmpty, requirement.returnType == nil,
      let function = tree.statements.first?.item.as(FunctionDeclSyntax.self)
    else { return nil }
    let parameters = Array(function.signature.parameterClause.parameters)
    guard let last = parameters.last, let type = last.type.as(AttributedTypeSyntax.self),
      let block = type.baseType.as(FunctionTypeSyntax.self),
      ["Void", "()"].contains(block.returnClause.type.trimmedDescription)
    else { return nil }
    func name(_ parameter: FunctionParameterSyntax) -> String { (parameter.secondName ?? parameter.firstName).text }
    parameterClause = requirement.parameterClause
    labels = parameters.dropLast().map(\.firstName.text)
    names = parameters.dropLast().map(name)
    handler = name(last)
    results = block.parameters.count
  }
}

extension ModuleContext {
  /// Requirements whose last parameter may be a block, by the full name of what is `async` in its place.
  static func blockRequirements(_ all: [String: [KnownRequirement]]) -> [String: [KnownRequirement]] {
    var found: [String: [KnownRequirement]] = [:]
    for requirement in all.values.joined() where requirement.isFramework && requirement.labels.count > 1 {
      guard requirement.parameterClause.contains("@escaping") else { continue }
      let labels = requirement.labels.dropLast().map { $0 + ":" }.joined()
      found["\(requirement.name)(\(labels))", default: []].append(requirement)
    }
    return found
  }
}
