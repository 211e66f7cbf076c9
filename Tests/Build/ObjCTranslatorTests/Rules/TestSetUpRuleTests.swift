// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct TestSetUpRuleTests {
  private func translated(_ source: String) -> String {
    Translator().translate([TranslationInput(path: "T.swift", source: source)]).files[0].source
  }

  @Test func bodiesInClassesOfTheMainActorAreOnIt() {
    let text = translated(
      "import XCTest\n@MainActor class Base: XCTestCase {}\nclass T: Base {\n"
        + "  override func setUpWithError() throws {\n    try super.setUpWithError()\n  }\n"
        + "  override class func tearDown() { close() }\n}\n")
    #expect(
      text.contains(
        "  nonisolated override func setUpWithError() throws { nonisolated(unsafe) let tessera = self; "
          + "try MainActor.assumeIsolated { try tessera._tessera_T_setUpWithError() } }; "
          + "@MainActor private func _tessera_T_setUpWithError() throws {\n    try super.setUpWithError()\n  }\n"))
    #expect(
      text.contains(
        "nonisolated override class func tearDown() { MainActor.assumeIsolated { _tessera_T_tearDown() } }; "
          + "@MainActor private static func _tessera_T_tearDown() { close() }\n"))
  }

  @Test func aMethodMayBeOnTheMainActorByItself() {
    let text = translated("class T: XCTestCase {\n  @MainActor override func setUp() { start() }\n}\n")
    #expect(text.contains("             nonisolated override func setUp() {"))
  }

  @Test(arguments: [
    "class T: XCTestCase { override func setUp() { start() } }",
    "@MainActor class T: XCTestCase { override func setUp() async throws { await start() } }",
    "@MainActor class T: XCTestCase { nonisolated override func setUp() { start() } }",
    "@MainActor class T: XCTestCase { func setUp(_ x: Int) {} }",
    "@MainActor class T: UIView { override func setUp() { start() } }",
  ]) func allElseStaysAsItIs(_ source: String) {
    #expect(!translated(source).contains("assumeIsolated"))
  }

  @Test func theAsynchronousMethodOfTheBaseClassIsSentNothing() {
    var options = TranslationOptions()
    options.supplementsXCTest = true
    let source = """
      import XCTest
      @MainActor class Base: XCTestCase {
        override func setUp() async throws { try await super.setUp(); ready = true }
      }
      @MainActor final class T: Base {
        override func setUp() async throws { try await super.setUp() }
        override func tearDown() async throws { try await super.tearDown() }
        override func tearDown() { super.tearDown() }
      }
      @MainActor final class U: XCTestCase {
        override func setUp() async throws { _ = await Task { @MainActor in super.setUp() }.result }
      }
      """
    let text = Translator(options: options).translate([TranslationInput(path: "T.swift", source: source)])
      .files[0].source
    #expect(text.contains("try await XCTestCase._tesseraSetUp(); ready = true"))
    #expect(text.contains("override func setUp() async throws { try await super.setUp() }"))
    #expect(text.contains("override func tearDown() async throws { try await XCTestCase._tesseraSetUp() }"))
    #expect(text.contains("{ super.tearDown() }"))
    #expect(text.contains("{ @MainActor in super.setUp() }"))
  }
}
