// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct EntryRuleTests {
  private func line(_ entry: String, in type: String) -> String {
    let module = translate(["import SwiftUI\nextension \(type) {\n  \(entry)\n}\n"])
    #expect(module.diagnostics.isEmpty)
    let lines = module.files[0].source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines[3].trimmingCharacters(in: .whitespaces)
  }

  @Test func anEntryOfTheEnvironmentBecomesAKeyAndAProperty() {
    #expect(
      line("@Entry public var accent: Color = .blue", in: "EnvironmentValues")
        == "public var accent: Color { get { self[__Key_accent.self] } set { self[__Key_accent.self] = newValue } }; "
        + "fileprivate enum __Key_accent: EnvironmentKey { static var defaultValue: Color { .blue } }")
  }

  @Test(arguments: [
    ("@Entry var a = 1", "Int"), ("@Entry var a = 1.5", "Double"), ("@Entry var a = \"x\"", "String"),
    ("@Entry var a = true", "Bool"), ("@Entry var a = Theme(name: \"x\")", "Theme"),
    ("@Entry var a = nil as Theme?", "Theme?"),
  ])
  func theTypeOfALiteralOrACallIsKnown(_ entry: String, _ type: String) {
    #expect(line(entry, in: "Transaction").hasPrefix("var a: \(type) { get"))
    #expect(line(entry, in: "Transaction").contains("TransactionKey { static var defaultValue: \(type) {"))
  }

  @Test func anOptionalEntryIsNilByDefault() {
    #expect(
      line("@Entry var a: Item?", in: "EnvironmentValues").hasSuffix("{ static var defaultValue: Item? { nil } }"))
  }

  @Test func anEntryOfFocusedValuesHasTheTypeThatIsOptional() {
    #expect(
      line("@Entry var text: Binding<String>?", in: "FocusedValues")
        == "var text: Binding<String>? { get { self[__Key_text.self] } set { self[__Key_text.self] = newValue } }; "
        + "fileprivate enum __Key_text: FocusedValueKey { typealias Value = Binding<String> }")
    #expect(line("@Entry var a: Int? = nil", in: "FocusedValues").hasSuffix("{ typealias Value = Int }"))
  }

  @Test func linesOfALongDefaultStay() {
    let module = translate([
      "import SwiftUI\nextension SwiftUI.EnvironmentValues {\n  @Entry\n  var a: [Int] = [\n    1,\n  ]\n}\nlet b = 1\n"
    ])
    let lines = module.files[0].source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[8] == "let b = 1")
  }

  @Test func theCompilerFindsTheTypeOfOtherValues() {
    #expect(
      line("@Entry public var a = Theme.standard", in: "EnvironmentValues")
        == "public var a: __Key_a.Value { get { self[__Key_a.self] } set { self[__Key_a.self] = newValue } }; "
        + "public enum __Key_a: EnvironmentKey { public nonisolated(unsafe) static let defaultValue = Theme.standard }")
  }
}
