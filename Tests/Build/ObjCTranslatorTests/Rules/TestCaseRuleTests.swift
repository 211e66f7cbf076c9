// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjCTranslator
import Testing

@Suite struct TestCaseRuleTests {
  @Test func whetherATestGoesOnIsKept() {
    var options = TranslationOptions()
    options.supplementsXCTest = true
    func output(_ source: String) -> String {
      Translator(options: options).translate([TranslationInput(path: "/t/A.swift", source: source)]).files[0].source
    }
    let setUp =
      "class A: Base {\n  override func setUp() { continueAfterFailure = false; self.continueAfterFailure = true }\n}\n"
    let set = output("import Helpers\n" + setUp)
    #expect(set.contains("import Helpers; import XCTestSupplement\n"))
    #expect(
      set.contains("{ _tesseraContinuesAfterFailure = false; self._tesseraContinuesAfterFailure = true }"))
    let own = output(
      setUp + "class Base: XCTestCase { override var continueAfterFailure: Bool { get { false } set {} } }\n")
    #expect(own.contains("{ continueAfterFailure = false; self.continueAfterFailure = true }"))
  }

  @Test func aCaseThatIsToldOfItsIssuesSaysSo() {
    let source = """
      import XCTest
      class Case: XCTestCase {
        override func record(_ issue: XCTIssue) { super.record(issue) }
      }
      final class Leaf: Case { override func record(_ issue: XCTIssue) { super.record(issue) } }

      """
    let output = translate([source]).files[0]
    #expect(
      output.source.contains(
        "nonisolated override func recordFailure(withDescription description: String, inFile filePath: String, "
          + "atLine lineNumber: Int, expected: Bool) "
          + "{ _tesseraTell(description, filePath, lineNumber, expected: expected) }; "
          + "nonisolated func record(_ issue: XCTIssue) { _tesseraRecord(issue) "
          + "{ super.recordFailure(withDescription: $0, inFile: $1, atLine: $2, expected: $3) } }"))
    #expect(
      output.source.contains(
        "final class Leaf: Case { override func record(_ issue: XCTIssue) { super.record(issue) } }"))
    #expect(trailer(of: output).contains("extension Case: _TesseraIssueRecording {}"))
    #expect(!trailer(of: output).contains("extension Leaf"))
  }

  @Test func aClassThatIsForEveryLookOfAnAppCompiles() {
    let member = "class var runsForEachTargetApplicationUIConfiguration: Bool { true }"
    let output = translate([
      "import XCTest\nclass Case: XCTestCase { override \(member) }\nclass Leaf: Case { override \(member) }\n"
    ])
    #expect(output.files[0].source.contains("class Case: XCTestCase { nonisolated \(member) }"))
    #expect(output.files[0].source.contains("class Leaf: Case { override \(member) }"))
  }

  @Test func aClassThatMakesItsOwnCasesSaysSo() {
    let output = translate([
      """
      import XCTest
      class Case: XCTestCase {
        override class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }
      }
      class Other: NSObject { override class var defaultTestSuite: Int { super.defaultTestSuite } }

      """
    ])
    #expect(
      output.files[0].source.contains(
        "nonisolated class var defaultTestSuite: XCTestSuite { _tesseraDefaultTestSuite }"))
    #expect(output.files[0].source.contains("override class var defaultTestSuite: Int { super.defaultTestSuite }"))
    #expect(trailer(of: output.files[0]).contains("extension Case: _TesseraSuiteMaking {}"))
  }

  @Test func observersSayOfWhatTheyAreTold() {
    let output = translate([
      """
      import XCTest
      class A: NSObject, XCTestObservation { func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {} }
      class B: NSObject { func testCase(_ testCase: XCTestCase, didRecord failure: XCTExpectedFailure) {} }

      """
    ])
    #expect(trailer(of: output.files[0]).contains("extension A: _TesseraIssueObserving {}"))
    #expect(trailer(of: output.files[0]).contains("extension B: _TesseraExpectedFailureObserving {}"))
  }
}
