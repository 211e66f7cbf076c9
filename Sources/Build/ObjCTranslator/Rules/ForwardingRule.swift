// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftParser
internal import SwiftSyntax

/// An object that hands messages on to another, as delegates between a view and its delegate do, gets those of the
/// framework's optional methods that it has not: each asks as Objective-C would, and calls the other object.
///
/// ## Before
///     class Proxy: NSObject, UIScrollViewDelegate {
///       override func forwardingTarget(for aSelector: Selector!) -> Any? { delegate }
///     }
/// ## After
///     class Proxy: NSObject, UIScrollViewDelegate {
///                func forwardingTarget(for aSelector: Selector!) -> Any? { delegate }
///     func scrollViewDidScroll(_ scrollView: UIScrollView) { if responds(to: Selector("scrollViewDidScroll:")), let _t = … }; …}
struct ForwardingRule: Rule {
  static let method = "forwardingTarget(for:)"

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for type in file.scan.types where type.kind == .class && !type.isLocal {
        let line = [type] + module.ancestors(of: type)
        guard type.members.contains(where: { $0.fullName == Self.method && $0.has("override") }) else { continue }
        let conformances = line.reduce(into: Set<String>()) { $0.formUnion(module.conformances(of: $1)) }
        let present = Set(line.flatMap { module.members(of: $0) }.map(\.fullName))
        for (name, requirements) in module.optionalRequirements.sorted(by: { $0.key < $1.key }) {
          guard !present.contains(name),
            let known = requirements.first(where: { $0.isFramework && conformances.contains($0.protocolName) }),
            known.generics.isEmpty, known.returnType == nil || known.defaultValue != nil,
            let arguments = Self.arguments(of: known)
          else { continue }
          // Tables, which tell whether the other object has it, hold methods of three parameters at most.
          if known.labels.count <= 3 { module.askedRequirements.insert(name) }
          let access = ["open", "public"].first(where: type.has).map { $0 + " " } ?? ""
          module.forwarders[type.qualifiedName, default: []].insert(name)
          file.addMember(access + Self.forward(known, arguments), to: type)
        }
      }
    }
  }

  private static func forward(_ known: KnownRequirement, _ arguments: String) -> String {
    let selector = "Selector(\"\(ObjCName.selector(base: known.name, labels: known.labels))\")"
    let other = known.defaultValue.map { "return " + $0 } ?? "return"
    return OptionalRequirementRule.declaration(of: known)
      + " { guard responds(to: \(selector)), let _target = forwardingTarget(for: \(selector)) as? any "
      + "\(known.protocolName) else { \(other) }; return _target.\(known.name)(\(arguments)) }"
  }

  /// The arguments of a call that hands the parameters on.
  private static func arguments(of known: KnownRequirement) -> String? {
    let tree = Parser.parse(source: "func f\(known.parameterClause)")
    guard let function = tree.statements.first?.item.as(FunctionDeclSyntax.self) else { return nil }
    return function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let mark = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return (label == "_" ? "" : "\(label): ") + mark + (parameter.secondName ?? parameter.firstName).text
    }.joined(separator: ", ")
  }
}
