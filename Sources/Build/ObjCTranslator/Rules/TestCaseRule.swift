// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Test cases that are told of their issues, and classes that make their own test cases, override what XCTest on Linux has
/// not. Here the class says by a conformance that it has the member; observers of tests that hear of issues do so too. And
/// XCTest on Linux forgets that a test goes no further behind a failure.
///
/// ## Before
///     class Case: XCTestCase {
///       override func record(_ issue: XCTIssue) { super.record(issue) }
///       override class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }
///       override func setUp() { continueAfterFailure = false }
///     }
/// ## After
///     class Case: XCTestCase {
///       nonisolated override func recordFailure(…) { _tesseraTell(…) }; nonisolated func record(_ issue: XCTIssue) {
///         _tesseraRecord(issue) { super.recordFailure(…) } }
///       nonisolated class var defaultTestSuite: XCTestSuite { _tesseraDefaultTestSuite }
///       override func setUp() { _tesseraContinuesAfterFailure = false }
///     }
///     … at the end of the file: extension Case: _TesseraIssueRecording, _TesseraSuiteMaking {}
struct TestCaseRule: Rule {
  static let suite = "defaultTestSuite"
  static let goesOn = "continueAfterFailure"
  /// Overridden by the classes of UI tests that Xcode's templates bring.
  private static let everyLook = "runsForEachTargetApplicationUIConfiguration"

  private static let failing =
    " { super.recordFailure(withDescription: $0, inFile: $1, atLine: $2, expected: $3) }"
  private static let telling =
    "nonisolated override func recordFailure(withDescription description: String, inFile filePath: String, "
    + "atLine lineNumber: Int, expected: Bool) { _tesseraTell(description, filePath, lineNumber, expected: expected) }; "

  func apply(to module: ModuleContext) {
    let hasOwn = !module.options.supplementsXCTest || module.hasProperty(named: Self.goesOn)
    for file in module.files where !file.isTranslated {
      for name in hasOwn ? [] : file.scan.continuations {
        file.edits.replace(name.offsets, with: "_tesseraContinuesAfterFailure")
        file.requiredImports.append("XCTestSupplement")
      }
      for (call, scope) in file.scan.superRecords where Self.isFirst(scope, "record(_:)", module) {
        file.edits.replace(call.calledExpression.offsets, with: "_tesseraRecord")
        file.edits.insert(Self.failing, at: call.offsets.upperBound)
      }
      for (access, scope) in file.scan.superSuites where Self.isFirst(scope, Self.suite, module) {
        file.edits.replace(access.offsets, with: "_tesseraDefaultTestSuite")
      }
      for type in file.scan.types where type.kind == .class && !type.isLocal {
        var conformances: [String] = []
        for member in type.members {
          if member.has("override"), member.fullName == "record(_:)" || member.name == Self.suite,
            Self.isFirst(type, member.fullName, module)
          {
            for modifier in member.modifiers where modifier.name.text == "override" {
              file.edits.replace(modifier.offsets, with: "nonisolated")
            }
            if member.name == Self.suite {
              conformances.append("_TesseraSuiteMaking")
            } else {
              file.edits.insert(Self.telling, at: member.node.offsets.lowerBound)
              conformances.append("_TesseraIssueRecording")
            }
          } else if member.has("override"), member.name == Self.everyLook, Self.isFirst(type, member.fullName, module) {
            for modifier in member.modifiers where modifier.name.text == "override" {
              file.edits.replace(modifier.offsets, with: "nonisolated")
            }
          } else if member.fullName == "testCase(_:didRecord:)",
            let type = member.node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.last?.type
          {
            let isIssue = type.trimmedDescription == "XCTIssue"
            conformances.append(isIssue ? "_TesseraIssueObserving" : "_TesseraExpectedFailureObserving")
          }
        }
        guard !conformances.isEmpty else { continue }
        file.promote(type)
        file.trailer += file.wrap(
          ["extension \(type.qualifiedName): \(conformances.joined(separator: ", ")) {}"], in: type.conditions)
      }
    }
  }

  /// Whether a class is a test case, and none of those that it derives from in the module has the member.
  private static func isFirst(_ type: TypeFact?, _ fullName: String, _ module: ModuleContext) -> Bool {
    guard let owner = type.flatMap({ module.declaration(of: $0) }), owner.kind == .class else { return false }
    let line = [owner] + module.ancestors(of: owner)
    return line.last?.inherited.first?.hasSuffix("TestCase") == true
      && !line.dropFirst().contains { ancestor in
        module.members(of: ancestor).contains { $0.fullName == fullName && $0.has("override") }
      }
  }
}
