// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// An optional requirement, taken apart.
struct KnownRequirement: Equatable {
  let protocolName: String
  /// The base name.
  let name: String
  /// Argument labels, `_` where there is none.
  let labels: [String]
  /// Generic parameters in angle brackets, or nothing.
  let generics: String
  /// The parameters in parentheses, on one line.
  let parameterClause: String
  let returnType: String?
  /// Declared by the framework, where the default returns a value; the module's own throw, and those of other translated
  /// modules.
  let isFramework: Bool
  let defaultValue: String?

  /// `tap(_:event:)`.
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// A requirement of one of the module's protocols.
  init(_ function: FunctionDeclSyntax, of protocolName: String) {
    self.protocolName = protocolName
    name = function.name.text
    labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    generics = function.genericParameterClause?.oneLine ?? ""
    parameterClause = function.signature.parameterClause.oneLine
    returnType = function.signature.returnClause?.type.oneLine
    isFramework = false
    defaultValue = nil
  }

  /// A requirement of the framework or of another module; `nil` where the signature isn't
  /// `func name(label name: Type, …) -> Result`.
  init?(_ requirement: OptionalRequirement) {
    let text = requirement.signature
    guard text.hasPrefix("func "), let open = text.firstIndex(of: "("),
      let (parts, close) = Self.split(text[open...])
    else { return nil }
    protocolName = requirement.protocolName
    name = String(text[..<open].dropFirst(5))
    labels = parts.map { part in String(part.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" }) }
    generics = ""
    parameterClause = String(text[open...close])
    let rest = text[text.index(after: close)...]
    guard rest.isEmpty || rest.hasPrefix(" -> ") else { return nil }
    returnType = rest.isEmpty ? nil : String(rest.dropFirst(4))
    isFramework = !requirement.isThrowing
    defaultValue = requirement.defaultValue
  }

  /// The parts between the commas of a parenthesised list, and where it closes.
  private static func split(_ text: Substring) -> ([Substring], String.Index)? {
    var depth = 0
    var parts: [Substring] = []
    var start = text.index(after: text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where text[text.index(before: index)] != "-": depth -= 1
      case "," where depth == 1:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      if depth == 0 {
        let last = text[start..<index]
        return (last.isEmpty && parts.isEmpty ? [] : parts + [last], index)
      }
    }
    return nil
  }
}
