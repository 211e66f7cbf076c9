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

  @Test func countersAreWrittenByTheProgram() {
    let plain = runner("class A: XCTestCase {}")
    let counting = RunnerSource(target: plain.target, discovery: plain.discovery, writesCoverage: true)
    #expect(!plain.text.contains("writeCoverage"))
    #expect(counting.text.contains(#"@_silgen_name("__llvm_profile_write_file")"#))
    #expect(counting.text.hasSuffix(", writeCoverage: writeCoverage)\n"))
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

  @Test func whatOnlyTheCompilerKnowsIsAskedOfTheFile() {
    let source = runner(
      """
      #if SWIFT_PACKAGE && os(iOS)
      class B: XCTestCase {
        func testB() {}
      }
      #else
      class B: XCTestCase {
        func testOther() {}
      }
      #endif
      class A: XCTestCase {
        func testA() {}
        #if FLAG
        func testFlag() {}
        #endif
      }
      class C: XCTestCase { func testC() {} }
      """)
    #expect(
      source.text.contains(
        """
        var cases: [XCTestCaseEntry] = []
        cases += _tesseraTests_My_Tests_swift_A_10()
        cases += _tesseraTests_My_Tests_swift_B_2()
        cases += _tesseraTests_My_Tests_swift_B_6()
        cases.append((C.self, [
            ("testC", synchronous { (test: C) in try test.testC() }),
          ]))
        runTests(
        """))
    #expect(
      source.additions["/p/My Tests.swift"] == """

        import TesseraTestHost
        import XCTest
        func _tesseraTests_My_Tests_swift_B_2() -> [XCTestCaseEntry] {
          #if (SWIFT_PACKAGE && true)
          var tests: [(String, XCTestCaseClosure)] = []
          tests.append(("testB", TesseraTestHost.synchronous { (test: B) in nonisolated(unsafe) let test = test; try test.testB() }))
          return [(B.self, tests)]
          #else
          return []
          #endif
        }
        func _tesseraTests_My_Tests_swift_B_6() -> [XCTestCaseEntry] {
          #if (!(SWIFT_PACKAGE && true))
          var tests: [(String, XCTestCaseClosure)] = []
          tests.append(("testOther", TesseraTestHost.synchronous { (test: B) in nonisolated(unsafe) let test = test; try test.testOther() }))
          return [(B.self, tests)]
          #else
          return []
          #endif
        }
        func _tesseraTests_My_Tests_swift_A_10() -> [XCTestCaseEntry] {
          var tests: [(String, XCTestCaseClosure)] = []
          tests.append(("testA", TesseraTestHost.synchronous { (test: A) in nonisolated(unsafe) let test = test; try test.testA() }))
          #if (FLAG)
          tests.append(("testFlag", TesseraTestHost.synchronous { (test: A) in nonisolated(unsafe) let test = test; try test.testFlag() }))
          #endif
          return [(A.self, tests)]
        }

        """)
  }

  @Test func specsInConditionsAreAskedOfTheFile() {
    let source = runner(
      """
      #if FLAG
      class A: QuickSpec {}
      #else
      class B: AsyncSpec {}
      #endif
      #if FLAG
      class Set: QuickConfiguration {}
      #endif
      class Up: QuickConfiguration {}
      """)
    #expect(
      source.text.contains(
        """
        configureSubclassesIfNeeded([Up.self] + _tesseraTests_My_Tests_swift_Set_7(), world: World.sharedWorld)
        var cases: [XCTestCaseEntry] = []
        cases += _tesseraTests_My_Tests_swift_A_2().map { spec in (spec, skippingPending(testCase(spec.allTests).allTests, \
        of: World.sharedWorld.examples(forSpecClass: spec))) }
        cases += _tesseraTests_My_Tests_swift_B_4().map { spec in (spec, skippingPending(testCase(spec.allTests).allTests, \
        of: AsyncWorld.sharedWorld.examples(forSpecClass: spec))) }

        """))
    #expect(
      source.additions["/p/My Tests.swift"]?.hasPrefix(
        """

        import Quick
        func _tesseraTests_My_Tests_swift_A_2() -> [Quick.QuickSpec.Type] {
          #if (FLAG)
          return [A.self]
          #else
          return []
          #endif
        }

        """) == true)
  }
}
