// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjCTranslator
import Testing

@testable import PackageOverlay

@Suite struct OverlayPlanTests {
  private typealias Target = PackageDescription.Target

  private func package(_ targets: [Target], toolsVersion: String = "5.9") -> PackageDescription {
    PackageDescription(name: "P", path: "/p", targets: targets, toolsVersion: toolsVersion)
  }

  private let library = Target(name: "Lib", type: "library", path: "Sources/Lib", sources: ["A.swift"])
  private let tests = Target(
    name: "Lib-Tests", moduleName: "Lib_Tests", type: "test", path: "Tests/Lib", sources: ["T.swift"],
    targetDependencies: ["Lib"])

  @Test func swiftTargetsOfThePackageAreTranslated() throws {
    let plan = try OverlayPlan(
      package([
        library, tests, Target(name: "C", type: "library", moduleType: "ClangTarget", path: "Sources/C", sources: []),
        Target(name: "M", type: "macro", path: "Sources/M", sources: []),
      ]))
    #expect(plan.translated.map(\.name) == ["Lib", "Lib-Tests"])
    #expect(plan.tests.map(\.runner) == ["tessera-Lib-Tests"])
    #expect(plan.modules(visibleIn: "Lib-Tests").map(\.name) == ["Lib-Tests", "Lib"])
  }

  @Test func whatOnlyApplesSystemsHaveIsInTheWayOfWhoDependsOnIt() throws {
    var library = library
    library.targetDependencies = ["Engine", "Lib"]
    var other = tests
    (other.name, other.path, other.targetDependencies) = ("OtherTests", "Tests/Other", ["Legacy"])
    let plan = try OverlayPlan(
      package([
        library, tests, other,
        Target(name: "Engine", type: "binary", moduleType: "BinaryTarget", path: "E", sources: []),
        Target(name: "Legacy", type: "library", moduleType: "ClangTarget", path: "Sources/Legacy", sources: ["A.m"]),
      ]))
    #expect(plan.obstacle(for: "Lib-Tests")?.hasPrefix("the target 'Engine' is a binary framework") == true)
    #expect(plan.obstacle(for: "OtherTests")?.hasPrefix("the target 'Legacy' is Objective-C") == true)
    #expect(try OverlayPlan(package([self.library, tests])).obstacle(for: "Lib-Tests") == nil)
  }

  @Test func targetsThatNeedEachOtherEnd() throws {
    var lies = library
    lies.targetDependencies = ["Lib-Tests"]
    #expect(try OverlayPlan(package([lies, tests])).modules(visibleIn: "Lib").map(\.name) == ["Lib", "Lib-Tests"])
  }

  @Test func withoutTestsThereIsNoPlan() {
    #expect(throws: OverlayError.noTests("/p")) { try OverlayPlan(package([library])) }
  }

  @Test(arguments: ["../Lib", "Sources/../../Lib", "/elsewhere/Lib"]) func nothingOutsideOfThePackageIsWritten(
    _ path: String
  ) {
    var outside = library
    outside.path = path
    #expect(throws: OverlayError.pathOutside(target: "Lib", path: path)) { try OverlayPlan(package([outside, tests])) }
  }

  @Test func theFooterNamesWhatItChanges() throws {
    func footer(_ version: String) throws -> String {
      let plan = try OverlayPlan(package([library, tests], toolsVersion: version))
      return OverlayManifest(plan: plan, compilerFlags: ["-I", "a \"b\""], linkerFlags: ["l.so"]).footer
    }
    let now = try footer("5.9")
    #expect(now.contains(#""Lib-Tests": ("tessera-Lib-Tests", ".tessera-runners/Lib-Tests"),"#))
    #expect(now.contains(#".unsafeFlags(["-I", "a \"b\""])"#))
    #expect(now.contains("Target.executableTarget("))
    #expect(now.contains("tests.plugins"))
    #expect(
      now.contains("target.dependencies.filter { !tesseraIsBuiltIn($0) }.map(tesseraDependency)"),
      "what is for iOS is for here")
    #expect(now.contains(#"let known = ["FBSnapshotTestCase", "iOSSnapshotTestCase", "iOSSnapshotTestCaseCore"]"#))
    #expect(now.contains("case \"enableUpcomingFeature\""))
    #expect(try !footer("5.7").contains("enableUpcomingFeature"))
    #expect(try footer("5.3").contains("Target.target(\n    name: runner.name"))
    #expect(try !footer("5.3").contains("tests.plugins"))
    #expect(try footer("5.10").contains("Target.executableTarget("), "versions are numbers")
  }

  @Test func linesAreCountedInWhatIsTested() throws {
    let plan = try OverlayPlan(package([library, tests]))
    func footer(countsLines: Bool) -> String {
      OverlayManifest(
        plan: plan, compilerFlags: [], linkerFlags: ["l.so"], use: PackageUse(), countsLines: countsLines
      ).footer
    }
    #expect(footer(countsLines: true).contains(#"let tesseraCounted: Set<String> = ["Lib"]"#), "tests don't count")
    #expect(footer(countsLines: true).contains(#".unsafeFlags(["l.so", "-profile-generate"])"#))
    #expect(footer(countsLines: false).contains(#"let tesseraCounted: Set<String> = []"#))
    #expect(footer(countsLines: false).contains(#".unsafeFlags(["l.so"])"#))
  }

  @Test func aRunnerNamesEachTest() throws {
    let target = try #require(try OverlayPlan(package([library, tests])).tests.first)
    let classes = Translator().translate([
      TranslationInput(
        path: "T.swift", source: "class A: XCTestCase { func testOne() {}; func testTwo() async {} }")
    ]).classes
    let text = RunnerSource(target: target, discovery: TestDiscovery(target: classes)).text
    #expect(!text.contains("Quick"))
    #expect(text.contains("@testable import Lib_Tests\n"))
    #expect(text.contains(#"("testOne", synchronous { (test: A) in try test.testOne() }),"#))
    #expect(text.contains(#"("testTwo", asynchronous { (test: A) in try await test.testTwo() }),"#))
  }

  @Test func testsAreInTheOrderOfIOS() throws {
    let target = try #require(try OverlayPlan(package([library, tests])).tests.first)
    let classes = Translator().translate([
      TranslationInput(
        path: "T.swift", source: "class B: XCTestCase { func testB() {}; func testA() {} }; class A: B {}")
    ]).classes
    let text = RunnerSource(target: target, discovery: TestDiscovery(target: classes)).text
    let names = text.matches(of: /"(test[AB])"|\((A|B)\.self/).map { String($0.output.1 ?? $0.output.2 ?? "") }
    #expect(names == ["A", "testA", "testB", "B", "testA", "testB"])
  }

  @Test func aRunnerAsksSpecsForTheirTests() throws {
    let target = try #require(try OverlayPlan(package([library, tests])).tests.first)
    let classes = Translator().translate([
      TranslationInput(
        path: "T.swift",
        source: """
          class Base: QuickSpec {}
          final class CardSpec: Base { override class func spec() {} }
          class Later: Quick.AsyncSpec {}
          private class Hidden: QuickSpec {}
          class Shared: QuickConfiguration {}
          """)
    ]).classes
    let discovery = TestDiscovery(target: classes)
    #expect(discovery.unreachable.map(\.name) == ["Hidden"])
    let text = RunnerSource(target: target, discovery: discovery).text
    #expect(text.contains("@testable import Quick\n"))
    #expect(text.contains("configureSubclassesIfNeeded([Shared.self], world: World.sharedWorld)\nlet cases"))
    #expect(
      text.contains(
        "  (CardSpec.self, skippingPending(testCase(CardSpec.allTests).allTests, "
          + "of: World.sharedWorld.examples(forSpecClass: CardSpec.self))),\n"))
    #expect(text.contains("of: AsyncWorld.sharedWorld.examples(forSpecClass: Later.self)"))
  }

  @Test func whatIsNoDescriptionIsAnError() {
    #expect(throws: OverlayError.undescribed("error: no")) { try PackageDescription(output: "error: no") }
    #expect(throws: OverlayError.self) { try PackageDescription(output: "{}") }
  }
}
