// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Overrides of formatters' methods that Foundation on Linux lacks. The kit adds them in extensions, which cannot be overridden:
/// the class has its own by another name, and says so by a conformance.
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
  /// A method of formatters.
  private struct Method {
    /// What a class that overrides it conforms to.
    var conformance: String
    /// The name of the override.
    var name: String
    /// The name of what Foundation's classes do.
    var own: String
  }

  /// By the method's full name.
  private static let methods = [
    "getObjectValue(_:for:errorDescription:)": Method(
      conformance: "_TesseraObjectReader", name: "_tesseraObjectValue", own: "_tesseraOwnObjectValue"),
    "getObjectValue(_:for:range:)": Method(
      conformance: "_TesseraRangeReader", name: "_tesseraObjectValue", own: "_tesseraOwnObjectValue"),
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)": Method(
      conformance: "_TesseraPartialTextChecker", name: "_tesseraIsPartialStringValid",
      own: "_tesseraOwnIsPartialStringValid"),
    "isPartialStringValid(_:newEditingString:errorDescription:)": Method(
      conformance: "_TesseraPartialTextReader", name: "_tesseraIsPartialStringValid",
      own: "_tesseraOwnIsPartialStringValid"),
    "attributedString(for:withDefaultAttributes:)": Method(
      conformance: "_TesseraAttributedFormatter", name: "_tesseraAttributedString",
      own: "_tesseraOwnAttributedString"),
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for type in file.scan.types where type.kind == .class || type.kind == .extension {
        for member in type.members where member.has("override") {
          guard let method = Self.methods[member.fullName] else { continue }
          rename(member, of: type, method, in: file, module: module)
        }
      }
    }
  }

  private func rename(
    _ member: MemberFact, of type: TypeFact, _ method: Method, in file: SourceFile, module: ModuleContext
  ) {
    guard let function = member.node.as(FunctionDeclSyntax.self), let owner = module.declaration(of: type) else {
      return
    }
    let isInherited = module.ancestors(of: owner).contains { ancestor in
      module.members(of: ancestor, named: member.name).contains { $0.fullName == member.fullName }
    }
    file.edits.replace(function.name.offsets, with: method.name)
    let calls = Calls(of: member.name, isInherited ? method.name : method.own, in: file)
    calls.walk(member.node)
    guard !isInherited else { return }
    for modifier in member.modifiers where modifier.name.text == "override" { file.blank(modifier.offsets) }
    file.requiredImports.append("TesseraShims_Foundation")
    file.promote(owner)
    file.trailer += file.wrap(["extension \(owner.qualifiedName): \(method.conformance) {}"], in: type.conditions)
  }

  /// What a member's body asks of `super`.
  private final class Calls: SyntaxVisitor {
    private let name: String
    private let newName: String
    private let file: SourceFile

    init(of name: String, _ newName: String, in file: SourceFile) {
      (self.name, self.newName, self.file) = (name, newName, file)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == self.name else {
        return .visitChildren
      }
      file.edits.replace(node.declName.baseName.offsets, with: self.newName)
      return .skipChildren
    }
  }
}
