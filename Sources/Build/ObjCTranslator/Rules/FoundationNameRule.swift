// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Names of Foundation's that mean something else on Linux: no second `ProcessInfo` can be made there, numbers have an
/// order, which an operator of the module's own would compete with, the object that `data as NSData` makes goes with the
/// expression, and its bytes with it, a session's container can't be set, and going through a text comes to a line or a paragraph behind the range's end.
///
/// ## Before
///     let system = ProcessInfo().operatingSystemVersion
///     func < (left: NSNumber, right: NSNumber) -> Bool { … }
///     let bytes = (data as NSData).bytes
///     text.enumerateSubstrings(in: range, options: .byLines) { … }
/// ## After
///     let system = ProcessInfo.processInfo.operatingSystemVersion
///     @_disfavoredOverload func < (left: NSNumber, right: NSNumber) -> Bool { … }
///     let bytes = (data as NSData)._tesseraBytes
///     text._tesseraEnumerateSubstrings(in: range, options: .byLines) { … }
struct FoundationNameRule: Rule {
  func apply(to module: ModuleContext) {
    let ownsProcessInfo = module.declaration(named: "ProcessInfo") != nil
    for file in module.files where !file.isTranslated {
      if !ownsProcessInfo {
        for call in file.scan.processInfos {
          file.edits.replace(
            call.calledExpression.offsets.upperBound..<call.offsets.upperBound, with: ".processInfo")
        }
      }
      for access in file.scan.accesses where Self.asksCastForBytes(access) {
        file.edits.replace(access.declName.baseName.offsets, with: "_tesseraBytes")
        file.requiredImports.append("TesseraShims_Foundation")
      }
      for access in file.scan.accesses where access.declName.baseName.text == "sharedContainerIdentifier" {
        file.edits.replace(access.declName.baseName.offsets, with: "_tesseraSharedContainerIdentifier")
        file.requiredImports.append("TesseraShims_Foundation")
      }
      for access in file.scan.accesses where Self.goesThroughText(access) {
        file.edits.replace(access.declName.baseName.offsets, with: "_tesseraEnumerateSubstrings")
        file.requiredImports.append("TesseraShims_Foundation")
      }
      for function in file.scan.functions where Self.comparesNumbers(function) {
        file.edits.insert("@_disfavoredOverload ", at: function.offsets.lowerBound)
      }
    }
  }

  /// Whether a call is `ProcessInfo()`.
  static func makesProcessInfo(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.isEmpty, call.trailingClosure == nil else { return false }
    let callee = call.calledExpression.trimmedDescription
    return callee == "ProcessInfo" || callee == "Foundation.ProcessInfo"
  }

  /// Whether an access is `(data as NSData).bytes`.
  private static func asksCastForBytes(_ access: MemberAccessExprSyntax) -> Bool {
    guard access.declName.baseName.text == "bytes", let base = access.base?.as(TupleExprSyntax.self) else {
      return false
    }
    return base.trimmedDescription.hasSuffix(" as NSData)")
  }

  /// Whether an access is called as `text.enumerateSubstrings(in: range, options: …)`.
  private static func goesThroughText(_ access: MemberAccessExprSyntax) -> Bool {
    guard access.declName.baseName.text == "enumerateSubstrings",
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    else { return false }
    return call.arguments.prefix(2).map { $0.label?.text } == ["in", "options"]
  }

  private static func comparesNumbers(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    return function.name.text == "<" && !function.attributes.trimmedDescription.contains("_disfavoredOverload")
      && parameters.count == 2
      && parameters.allSatisfy { $0.type.trimmedDescription == "NSNumber" }
  }
}
