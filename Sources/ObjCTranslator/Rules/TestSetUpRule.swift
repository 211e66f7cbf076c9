// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What XCTest calls around tests is on no actor here, and an override cannot be on another than what it overrides: the
/// bodies of synchronous ones in classes of the main actor get a method there, which the override calls. Tests and what
/// is around them run on the main thread.
///
/// ## Before
///     @MainActor final class CardTests: XCTestCase {
///       override func setUp() { card = Card() }
///     }
/// ## After
///     @MainActor final class CardTests: XCTestCase {
///       nonisolated override func setUp() { … assumeIsolated { … }; }; private func _tessera_CardTests_setUp() { card = Card() }
///     }
struct TestSetUpRule: Rule {
  private static let names: Set<String> = [
    "invokeTest", "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for type in file.scan.types where type.kind == .class {
        for member in type.members where Self.names.contains(member.name) && member.has("override") {
          let line = [type] + module.ancestors(of: type)
          guard Self.isTestCase(line),
            member.attributes.contains("MainActor") || line.contains(where: { $0.attributes.contains("MainActor") })
          else { continue }
          move(member, of: type, in: file)
        }
      }
    }
  }

  /// Whether a class and its ancestors in the module end in XCTest's, or in another module's that is named like one.
  private static func isTestCase(_ line: [TypeFact]) -> Bool {
    line.last?.inherited.first.map { $0.hasSuffix("TestCase") } == true
  }

  private func move(_ member: MemberFact, of type: TypeFact, in file: SourceFile) {
    guard let function = member.node.as(FunctionDeclSyntax.self), let body = function.body,
      function.signature.effectSpecifiers?.asyncSpecifier == nil, member.parameters.isEmpty, !member.has("nonisolated")
    else { return }
    for element in function.attributes {
      if let attribute = element.as(AttributeSyntax.self), AttributeFacts.name(of: attribute) == "MainActor" {
        file.blank(attribute.offsets)
      }
    }
    let throwing = function.signature.effectSpecifiers?.throwsClause != nil
    let mark = throwing ? "try " : ""
    let isStatic = member.isStatic
    let name = "_tessera_\(type.qualifiedName.replacing(".", with: "_"))_\(member.name)"
    // A test case may not be sent to an actor; it stays where it is, on the main thread.
    let call =
      isStatic
      ? " \(mark)MainActor.assumeIsolated { \(mark)\(name)() } }; "
      : " nonisolated(unsafe) let tessera = self; \(mark)MainActor.assumeIsolated { \(mark)tessera.\(name)() } }; "
    let head = "@MainActor private \(isStatic ? "static " : "")func \(name)()\(throwing ? " throws" : "") {"
    let start = function.modifiers.first?.offsets.lowerBound ?? function.funcKeyword.offsets.lowerBound
    file.edits.insert("nonisolated ", at: start)
    file.edits.insert(call + head, at: body.leftBrace.offsets.upperBound)
  }
}
