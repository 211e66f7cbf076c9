// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Whose method a selector names.
struct SelectorReceiver {
  enum Form {
    /// A type, named in the program's text.
    case type(String)
    /// An expression whose static type counts; it is never evaluated.
    case value(String)
  }
  var form: Form
  /// The type's declaration where it is the module's.
  var declaration: TypeFact?
  /// Its name, for types of the framework.
  var typeName: String?

  /// The second argument of `Selector._tessera`.
  func argument(isStatic: Bool) -> String {
    switch form {
    case .type(let name): isStatic ? "\(name).Type.self" : "\(name).self"
    case .value(let text): "like: \(text)"
    }
  }
}

/// Finds the methods that a selector means, as far as the module's source tells.
struct SelectorResolver {
  let module: ModuleContext
  let scope: TypeFact?

  /// Who receives the message; `nil` outside of any type.
  func receiver(of target: SelectorTarget) -> SelectorReceiver? {
    guard let base = target.base else { return lexical(for: target) }
    // Of `self?.done` the object's type counts.
    var text = base.oneLine
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    switch text {
    case "self", "Self", "super", "type(of: self)": return lexical(for: target)
    default: break
    }
    if let generic = base.as(GenericSpecializationExprSyntax.self) {
      let name = generic.expression.oneLine
      return SelectorReceiver(
        form: .type(text), declaration: module.declaration(named: name, in: scope), typeName: name)
    }
    let last = text.split(separator: ".").last ?? ""
    if last.first(where: { $0 != "_" })?.isUppercase == true,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    {
      return SelectorReceiver(
        form: .type(text), declaration: module.declaration(named: text, in: scope), typeName: text)
    }
    return SelectorReceiver(form: .value(text), declaration: declaredType(ofProperty: text), typeName: nil)
  }

  /// The innermost type around the selector that has the method, else the innermost.
  private func lexical(for target: SelectorTarget) -> SelectorReceiver? {
    guard let scope else { return nil }
    var current: TypeFact? = scope
    while let type = current {
      let receiver = spelled(type)
      if !methods(target.name, labels: target.labels, in: receiver, widely: false).isEmpty { return receiver }
      current = type.parent
    }
    return spelled(scope)
  }

  private func spelled(_ type: TypeFact) -> SelectorReceiver {
    let declaration = type.isLocal ? type : module.declaration(of: type)
    let isProtocol =
      declaration?.kind == .protocol
      || (type.kind == .extension && module.options.inheritedProtocols[type.name] != nil)
      || (type.node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.trimmedDescription.contains("Self") ?? false)
    return SelectorReceiver(form: .type(isProtocol ? "Self" : type.name), declaration: declaration, typeName: type.name)
  }

  /// The type that a property of the surrounding types is declared with.
  private func declaredType(ofProperty text: String) -> TypeFact? {
    let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    var current = scope
    while let type = current {
      let owners = module.declaration(of: type).map { [$0] + module.ancestors(of: $0) } ?? [type]
      for owner in owners {
        if let property = module.members(of: owner, named: name).first(where: { $0.kind == .property }),
          let annotation = property.binding?.typeAnnotation?.type
        {
          let plain = TypeFact.plainName(annotation).filter { $0 != "?" && $0 != "!" }
          return module.declaration(named: plain, in: owner)
        }
      }
      current = type.parent
    }
    return nil
  }

  // MARK: - Members

  /// The methods of that name: of the nearest class that has any, or, for framework classes, of the module's extensions.
  func methods(
    _ name: String, labels: [String]?, in receiver: SelectorReceiver, widely: Bool = true
  ) -> [MemberFact] {
    func matches(_ member: MemberFact) -> Bool {
      member.kind == .function && member.name == name && (labels == nil || member.labels == labels)
    }
    if let declaration = receiver.declaration {
      for type in [declaration] + module.ancestors(of: declaration) {
        let found = module.members(of: type, named: name).filter(matches)
        if !found.isEmpty { return found }
      }
    } else if let name = receiver.typeName {
      let found = (module.extensions[name] ?? []).flatMap(\.members).filter(matches)
      if !found.isEmpty { return found }
    }
    guard widely else { return [] }
    return (module.frameworkExtensionMembers[name] ?? []).filter { matches($0) && mayHave(receiver, $0) }
  }

  /// Whether a receiver may be of the framework's class that a method was added to.
  private func mayHave(_ receiver: SelectorReceiver, _ member: MemberFact) -> Bool {
    let root = receiver.declaration.map { ([$0] + module.ancestors(of: $0)).last?.inherited.first } ?? receiver.typeName
    guard let root else { return true }
    return module.options.derives(root, from: member.owner.name)
  }

  /// A property of the receiver's class or its ancestors in the module.
  func property(_ name: String, in receiver: SelectorReceiver) -> MemberFact? {
    guard let declaration = receiver.declaration else { return nil }
    for type in [declaration] + module.ancestors(of: declaration) {
      if let found = module.members(of: type, named: name).first(where: { $0.kind == .property }) { return found }
    }
    return nil
  }
}

extension ModuleContext {
  /// The Objective-C name of a method; overrides have the name of what they override.
  func selectorName(of member: MemberFact) -> String {
    if let name = member.attributes.objcName { return name.filter { !$0.isWhitespace } }
    if member.has("override"), let type = declaration(of: member.owner) {
      for ancestor in ancestors(of: type) {
        if let base = members(of: ancestor, named: member.name).first(where: { $0.fullName == member.fullName }) {
          if let name = base.attributes.objcName { return name.filter { !$0.isWhitespace } }
        }
      }
    }
    return ObjCName.selector(base: member.name, labels: member.labels)
  }
}
