// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Properties that Objective-C would watch tell of their changes themselves.
///
/// ## Before
///     @objc dynamic var count = 0
///     @objc dynamic var size: Int { get { 1 } set { store(newValue) } }
/// ## After
///           dynamic var count = 0 { willSet { _tesseraWillChange(self, "count") } didSet { … } }
///           dynamic var size: Int { get { 1 } set { _tesseraWillChange(self, "size"); defer { … }; store(newValue) } }
struct DynamicPropertyRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for type in file.scan.types {
        for member in type.members {
          guard Self.isObservable(member, of: type, module: module), type.kind != .protocol,
            let variable = member.node.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var"
          else { continue }
          for binding in variable.bindings { translate(binding, in: file) }
          file.requiredImports.append("UIKit")
        }
      }
    }
  }

  /// Whether a property is `dynamic` and exposed to Objective-C.
  static func isObservable(_ member: MemberFact, of type: TypeFact, module: ModuleContext) -> Bool {
    guard member.kind == .property, member.has("dynamic"), !member.isStatic else { return false }
    return member.attributes.contains("objc") || member.attributes.contains("IBOutlet")
      || member.attributes.contains("IBInspectable") || type.attributes.contains("objc")
      || module.exposesAllMembers(of: type)
  }

  private func translate(_ binding: PatternBindingSyntax, in file: SourceFile) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    let key = ObjCName.plain(name)
    let will = "_tesseraWillChange(self, \"\(key)\")"
    let did = "_tesseraDidChange(self, \"\(key)\")"
    guard let block = binding.accessorBlock else {
      let end = (binding.initializer?.offsets ?? binding.typeAnnotation?.offsets ?? binding.pattern.offsets).upperBound
      file.edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: end)
      return
    }
    guard case .accessors(let list) = block.accessors else { return }
    let bodies = Dictionary(
      list.map { ($0.accessorSpecifier.text, $0.body) }, uniquingKeysWith: { first, _ in first })
    func insert(_ text: String, into body: CodeBlockSyntax) {
      file.edits.insert(" " + text, at: body.leftBrace.offsets.upperBound)
    }
    /// What comes last in a body: in an empty one a `defer` would only be warned about.
    func last(_ text: String, in body: CodeBlockSyntax) -> String {
      body.statements.isEmpty ? text : "defer { \(text) };"
    }
    if let body = bodies["set"] ?? bodies["_modify"], let body {
      insert(will + "; " + last(did, in: body), into: body)
    } else if bodies["willSet"] != nil || bodies["didSet"] != nil {
      var missing = ""
      if let body = bodies["willSet"] ?? nil {
        insert(will + (body.statements.isEmpty ? "" : ";"), into: body)
      } else {
        missing += " willSet { \(will) }"
      }
      if let body = bodies["didSet"] ?? nil {
        insert(last(did, in: body), into: body)
      } else {
        missing += " didSet { \(did) }"
      }
      if !missing.isEmpty { file.edits.insert(missing, at: block.leftBrace.offsets.upperBound) }
    }
  }
}
