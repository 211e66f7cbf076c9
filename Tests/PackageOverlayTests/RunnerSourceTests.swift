// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjCTranslator
import Testing

@testable import PackageOverlay

@Suite struct RunnerSourceTests {
  private func runner(_ source: String) -> RunnerSource {
    let classes = Translator().translate([TranslationInput(path: "/p/My Tests.swift", source: source)]).classes
    return RunnerSource(
      target: OverlayPlan.TestTarget(name: "T", moduleName: "T", runner: "tessera-T", runnerPath: "r", path: "t"),
      discovery: TestDiscovery(target: classes))
  }

  @Test func classesAreHandedOverWithTheirTestsAndPlaces() {
    let source = runner("class A: XCTestCase {\n  func testA() {}\n  func testB() async {}\n}")
    #expect(
      source.text == """
        // Written by `tessera test`.
        import TesseraTestHost
        import XCTest
        @testable import T

        let cases: [XCTestCaseEntry] = [
          (A.self, [
            ("testA", synchronous { (test: A) in try test.testA() }),
            ("testB", asynchronous { (test: A) in try await test.testB() }),
          ]),
        ]
        runTests(target: "T", cases: cases, places: #\"""
        A\ttestA\t/p/My Tests.swift\t2
        A\ttestB\t/p/My Tests.swift\t3
        \"""#)

        """)
    #expect(source.additions.isEmpty)
  }

  @Test func privateClassesAreHandedOverByTheirFile() {
    let source = runner("private class A: XCTestCase { func testA() async {} }")
    #expect(source.text.contains("\n  _tesseraTests_My_Tests_swift_A(),\n"))
    #expect(
      source.additions == [
        "/p/My Tests.swift": """

        import TesseraTestHost
        import XCTest
        func _tesseraTests_My_Tests_swift_A() -> XCTestCaseEntry {
          (A.self, [
            ("testA", TesseraTestHost.asynchronous { (test: A) in nonisolated(unsafe) let test = test; try await test.testA() }),
          ])
        }

        """
      ])
  }
}
