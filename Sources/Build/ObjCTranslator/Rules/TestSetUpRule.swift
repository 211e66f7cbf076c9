// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// What XCTest calls around tests is on no actor here, and an override cannot be on another than what it overrides: the
/// bodies of synchronous ones in classes of the main actor get a method there, which the override calls. Tests and what
/// is around them run on the main thread.
///
/// `XCTestCase.setUp() async` is imported from Objective-C on iOS, so calling it from an isolated class sends nothing. A
/// Swift method would be sent the test case; ours is a static one that does nothing, as XCTest's does nothing.
///
/// ## Before
///     @MainActor final class CardTests: XCTestCase {
///       override func setUp() { card = Card() }
///       override func setUp() async throws { try await super.setUp() }
///     }
/// ## After
///     @MainActor final class CardTests: XCTestCase {
///       nonisolated override func setUp() { … assumeIsolated { … }; }; private func _tessera_CardTests_setUp() { card = Card() }
///       override func setUp() async throws { try await XCTestCase._tesseraSetUp() }
///     }
struct TestSetUpRule: Rule {
  private static let names: Set<String> = [
    "invokeTest", "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  /// Those with an asynchronous form.
  static let asynchronous: Set<String> = ["setUp", "tearDown"]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      for (call, scope) in file.scan.superSetUps where isAsynchronous(call, of: scope, in: module) {
        file.edits.replace(call.calledExpression.offsets, with: "XCTestCase._tesseraSetUp")
        file.requiredImports.append("XCTestSupplement")
      }
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

  /// Whether a call of `super.setUp()` is of `XCTestCase`'s own asynchronous method: without `await` it is of the other.
  private func isAsynchronous(_ call: FunctionCallExprSyntax, of scope: TypeFact?, in module: ModuleContext) -> Bool {
    guard module.options.supplementsXCTest, let owner = scope.flatMap({ module.declaration(of: $0) }),
      let function = sequence(first: Syntax(call), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) })
        .first, Self.isAsynchronous(function),
      call.parent?.is(AwaitExprSyntax.self) == true
    else { return false }
    let ancestors = module.ancestors(of: owner)
    return (ancestors.last ?? owner).inherited.first == "XCTestCase"
      && !ancestors.flatMap(module.members).contains { member in
        member.name == function.name.text && member.node.as(FunctionDeclSyntax.self).map(Self.isAsynchronous) == true
      }
  }

  private static func isAsynchronous(_ function: FunctionDeclSyntax) -> Bool {
    function.signature.effectSpecifiers?.asyncSpecifier != nil
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
