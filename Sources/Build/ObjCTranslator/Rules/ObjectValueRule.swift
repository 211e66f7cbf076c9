// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Overrides of the methods by which formatters read values out of text. Foundation on Linux has them for itself alone, and
/// nobody else may have methods of their names: the class has its own by another name, and says so by a conformance.
///
/// ## Before
///     override func getObjectValue(_ obj: …, for string: String, errorDescription error: …) -> Bool {
///       super.getObjectValue(obj, for: string, errorDescription: error)
///     }
/// ## After
///              func _tesseraObjectValue(_ obj: …, for string: String, errorDescription error: …) -> Bool {
///       super._tesseraOwnObjectValue(obj, for: string, errorDescription: error)
///     }
///     … at the end of the file: extension Digits: _TesseraObjectReader {}
struct ObjectValueRule: Rule {
  private static let name = "getObjectValue"
  /// What a class that has a method conforms to, by the method's full name.
  private static let conformances = [
    "getObjectValue(_:for:errorDescription:)": "_TesseraObjectReader",
    "getObjectValue(_:for:range:)": "_TesseraRangeReader",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for type in file.scan.types where type.kind == .class || type.kind == .extension {
        for member in type.members where member.has("override") {
          guard let conformance = Self.conformances[member.fullName] else { continue }
          rename(member, of: type, conformance, in: file, module: module)
        }
      }
    }
  }

  private func rename(
    _ member: MemberFact, of type: TypeFact, _ conformance: String, in file: SourceFile, module: ModuleContext
  ) {
    guard let function = member.node.as(FunctionDeclSyntax.self), let owner = module.declaration(of: type) else {
      return
    }
    let isInherited = module.ancestors(of: owner).contains { ancestor in
      module.members(of: ancestor, named: member.name).contains { $0.fullName == member.fullName }
    }
    file.edits.replace(function.name.offsets, with: "_tesseraObjectValue")
    let calls = Calls(isInherited ? "_tesseraObjectValue" : "_tesseraOwnObjectValue", in: file)
    calls.walk(member.node)
    guard !isInherited else { return }
    for modifier in member.modifiers where modifier.name.text == "override" { file.blank(modifier.offsets) }
    file.requiredImports.append("TesseraShims_Foundation")
    file.promote(owner)
    file.trailer += file.wrap(["extension \(owner.qualifiedName): \(conformance) {}"], in: type.conditions)
  }

  /// What a member's body asks of `super`.
  private final class Calls: SyntaxVisitor {
    private let newName: String
    private let file: SourceFile

    init(_ newName: String, in file: SourceFile) {
      (self.newName, self.file) = (newName, file)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == ObjectValueRule.name else {
        return .visitChildren
      }
      file.edits.replace(node.declName.baseName.offsets, with: self.newName)
      return .skipChildren
    }
  }
}
