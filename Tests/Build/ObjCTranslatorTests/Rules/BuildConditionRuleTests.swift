// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct BuildConditionRuleTests {
  @Test func platformTestsAnswerAsOnIOS() {
    expect(
      "#if os(iOS) || os(tvOS)\n#elseif os(macOS)\n#endif\n#if !os(Linux) && DEBUG\n#endif\n#if targetEnvironment(simulator)\n#endif\n",
      becomes: "#if true || os(tvOS)\n#elseif os(macOS)\n#endif\n#if !false && DEBUG\n#endif\n#if true\n#endif\n")
  }

  @Test func onADeviceTheCompilerAnswersForTheSimulator() {
    var options = TranslationOptions()
    options.isSimulator = false
    let source = "#if targetEnvironment(simulator)\n#endif\n"
    expect([source], becomes: [source], options: options)
  }

  @Test func branchesThatAreNotCompiledAreNotTouched() {
    expect(
      "#if os(macOS)\n@objc class A {}\n#else\n@objc class B {}\n#endif\n",
      becomes: "#if os(macOS)\n@objc class A {}\n#else\n      class B {}\n#endif\n")
    expect(
      "#if os(iOS)\n@objc class A {}\n#elseif os(Linux)\n@objc class B {}\n#endif\n",
      becomes: "#if true\n      class A {}\n#elseif os(Linux)\n@objc class B {}\n#endif\n")
  }

  @Test func branchesThatMayBeCompiledAreTranslated() {
    expect(
      "#if DEBUG\n@objc class A {}\n#else\n@objc class B {}\n#endif\n",
      becomes: "#if DEBUG\n      class A {}\n#else\n      class B {}\n#endif\n")
  }

  @Test func shippedModulesCanBeImported() {
    expect(
      "#if canImport(os) && DEBUG\nimport os\n#endif\n",
      becomes: "#if true && DEBUG\nimport TesseraShims_os\n#endif\n")
  }

  @Test(arguments: [
    "ObjectiveC", "Darwin", "Network", "Security", "SystemConfiguration", "SQLite3", "zlib", "AVFAudio",
  ])
  func modulesOfOtherNamesCanBeImported(name: String) {
    expect("#if canImport(\(name))\nlet a = 1\n#endif\n", becomes: "#if true\nlet a = 1\n#endif\n")
    var options = TranslationOptions()
    options.modules = [name]
    let own = "#if canImport(\(name))\nlet a = 1\n#endif\n"
    expect([own], becomes: [own], options: options)
  }

  @Test func whatStandsBehindAModuleOfTheKitIsCompiled() {
    expect(
      "#if canImport(Darwin)\n@objc class A {}\n#else\n@objc class B {}\n#endif\n",
      becomes: "#if true\n      class A {}\n#else\n@objc class B {}\n#endif\n")
  }

  @Test func modulesOfLinuxAreNotThere() {
    expect(
      "import Foundation\n#if canImport(CDispatch)\nimport CDispatch\n#endif\n",
      becomes: "import Foundation\n#if false\nimport CDispatch\n#endif\n")
  }

  @Test func whatTheCompilerLeavesOutHasNoTable() {
    let module = translate(["#if canImport(AppKit) && !SWIFT_PACKAGE\nclass A {\n@objc func a() {}\n}\n#endif\n"])
    #expect(module.classes.isEmpty)
    #expect(!trailer(of: module.files[0]).contains("table.add"))
  }

  @Test func tableEntriesKeepTheirConditions() {
    let file = translate(["class A {\n#if DEBUG\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}\n"]).files[0]
    #expect(trailer(of: file).contains("    #if DEBUG\n    table.add(method: Selector._tessera(\"a\""))
    #expect(trailer(of: file).contains("    #if !(DEBUG)\n    table.add(method: Selector._tessera(\"b\""))
  }
}
