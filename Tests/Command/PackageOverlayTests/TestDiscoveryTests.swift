// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjCTranslator
import Testing

@testable import PackageOverlay

@Suite struct TestDiscoveryTests {
  private func outlines(_ source: String) -> [ClassOutline] {
    Translator().translate([TranslationInput(path: "/p/Tests.swift", source: source)]).classes
  }

  private func tests(_ source: String, others: [String] = []) -> [String] {
    TestDiscovery(target: outlines(source), others: others.map(outlines)).classes.flatMap { testClass in
      testClass.tests.map { "\(testClass.name).\($0.name)\($0.isAsync ? " async" : "")" }
    }
  }

  @Test func methodsWithoutParametersAndResultsAreTests() {
    #expect(
      tests(
        """
        import XCTest
        final class A: XCTestCase {
          func testOne() {}
          func testTwo() throws {}
          func testThree() async throws {}
          func testFour() -> Void {}
          func testFive(_ number: Int) {}
          func testSix() -> Int { 6 }
          func helper() {}
          static func testSeven() {}
          private func testEight() {}
          var testNine: Int { 9 }
          @available(*, unavailable) func testTen() {}
          func testEleven<T>() {}
        }
        extension A { func testTwelve() {} }
        """) == ["A.testOne", "A.testTwo", "A.testThree async", "A.testFour", "A.testTwelve"])
  }

  @Test func aClassHasItsAncestorsTestsToo() {
    let source = """
      import XCTest
      class Base: XCTestCase {
        func testBase() {}
        func testBoth() {}
      }
      class Middle: Base {}
      final class Leaf: Middle {
        override func testBoth() {}
        func testLeaf() {}
      }
      """
    #expect(
      tests(source) == [
        "Base.testBase", "Base.testBoth", "Middle.testBase", "Middle.testBoth", "Leaf.testBase", "Leaf.testBoth",
        "Leaf.testLeaf",
      ])
  }

  @Test func ancestorsMayBeInAnotherModule() {
    let helpers = "import XCTest\nopen class HelperCase: XCTestCase { open func testHelp() {} }"
    #expect(tests("class A: HelperCase { func testA() {} }", others: [helpers]) == ["A.testHelp", "A.testA"])
    #expect(tests("class A: Helpers.HelperCase { func testA() {} }", others: [helpers]) == ["A.testHelp", "A.testA"])
    #expect(tests("class A: HelperCase { func testA() {} }").isEmpty)
  }

  @Test func whatIsMadeOfAGenericClassHasItsTests() {
    let source = """
      class Screens<Screen: UIViewController>: XCTestCase { func testLoads() {} }
      final class FeedTests: Screens<FeedViewController> { func testFeed() {} }
      extension Screens { func testNot() {} }
      """
    #expect(tests(source) == ["FeedTests.testLoads", "FeedTests.testNot", "FeedTests.testFeed"])
  }

  @Test func whatUnknownPackagesCallATestCaseIsOne() {
    #expect(tests("class A: MacroTestCase { func testA() {} }") == ["A.testA"])
    #expect(tests("class A: Helpers.BaseTestCase { func testA() {} }") == ["A.testA"])
    #expect(tests("class A: Helper { func testA() {} }").isEmpty)
  }

  @Test func nestedClassesAreNamedWithThoseAroundThem() {
    #expect(
      tests(
        """
        enum Group {
          class Base: XCTest.XCTestCase { func testBase() {} }
          class Leaf: Base {}
        }
        """) == ["Group.Base.testBase", "Group.Leaf.testBase"])
  }

  @Test func whatIosLeavesOutIsNotThere() {
    #expect(
      tests(
        """
        #if os(macOS)
        class A: XCTestCase { func testA() {} }
        #else
        class B: XCTestCase { func testB() {} }
        #endif
        """) == ["B.testB"])
  }

  @Test func conditionsStandBesideWhatOnlyTheCompilerKnows() {
    let found = TestDiscovery(
      target: outlines(
        """
        #if SWIFT_PACKAGE
        class Base: XCTestCase {
          func testOne() {}
          #if DEBUG
          func testTwo() {}
          #endif
        }
        #else
        class Base: XCTestCase {
          func testOne() {}
        }
        #endif
        class Leaf: Base {
          func testThree() {}
          #if A
          func testFour() {}
          #else
          func testFour() async {}
          #endif
        }
        """))
    #expect(found.classes.map(\.name) == ["Base", "Base", "Leaf"])
    #expect(found.classes.map(\.conditions) == [["SWIFT_PACKAGE"], ["!(SWIFT_PACKAGE)"], []])
    #expect(found.classes[0].tests.map(\.conditions) == [[], ["DEBUG"]])
    #expect(found.classes[1].tests.map(\.name) == ["testOne"])
    let leaf = found.classes[2].tests
    #expect(leaf.map(\.name) == ["testOne", "testTwo", "testThree", "testFour"])
    #expect(leaf[0].conditions == ["((SWIFT_PACKAGE)) || ((!(SWIFT_PACKAGE)))"])
    #expect(leaf[1].conditions == ["SWIFT_PACKAGE", "DEBUG"])
    #expect(leaf[2].conditions == [])
    #expect(leaf[3].conditions == ["((A)) || ((!(A)))"])
  }

  @Test func classesOfOneNameInTwoModulesAreNotPutTogether() {
    let helpers = ["class Base: XCTestCase { func testOne() {} }", "class Base: XCTestCase { func testTwo() {} }"]
    #expect(tests("class A: Base {}", others: helpers) == ["A.testTwo"])
  }

  @Test func privateClassesOfAFileAreNamedInItAlone() {
    let found = TestDiscovery(
      target: outlines(
        "private class A: XCTestCase { func testA() {} }\nfileprivate enum B { class C: XCTestCase { func testC() {} } }"
      ))
    #expect(found.classes.map(\.name) == ["A", "B.C"])
    #expect(found.classes.map(\.onlyFile) == ["/p/Tests.swift", "/p/Tests.swift"])
    #expect(found.unreachable.isEmpty)
  }

  @Test func privateClassesOfATypeAreToldOf() {
    let found = TestDiscovery(
      target: outlines("import XCTest\nenum Group { private class A: XCTestCase { func testA() {} } }"))
    #expect(found.classes.isEmpty)
    #expect(
      found.unreachable.map(\.description) == [
        "/p/Tests.swift:2: warning: the tests of the private class 'Group.A' are not run; make the class internal"
      ])
  }

  @Test func testsHaveTheirPlaces() {
    let found = TestDiscovery(
      target: outlines("class A: XCTestCase {\n  func testA() {}\n}\nextension A {\n  @objc\n  func testB() {}\n}"))
    #expect(
      found.classes.first?.tests.map { "\($0.name) \($0.path) \($0.line)" } == [
        "testA /p/Tests.swift 2", "testB /p/Tests.swift 6",
      ])
  }

  @Test func classesThatInheritFromThemselvesEnd() {
    #expect(tests("class A: B { func testA() {} }\nclass B: A {}").isEmpty)
  }
}
