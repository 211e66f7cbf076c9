// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct AvailabilityRuleTests {
  private func translated(_ statement: String) -> String {
    let file = translate(["import UIKit\nfunc f() {\n\(statement)\n}\n"]).files[0]
    let lines = body(of: file).split(separator: "\n", omittingEmptySubsequences: false)
    return lines[2..<(2 + statement.split(separator: "\n").count)].joined(separator: "\n")
  }

  @Test(arguments: [
    ("if #available(iOS 13, *) { a() } else { b() }", "if #available(iOS 13, *) { a() } else { fatalError() }"),
    ("if #available(iOS 26.1.0, *) { a() } else { b() }", "if #available(iOS 26.1.0, *) { a() } else { fatalError() }"),
    (
      "if #available(iOS 15, *) { a() } else if x { b() } else { c() }",
      "if #available(iOS 15, *) { a() } else { fatalError() }"
    ),
    ("if #unavailable(iOS 13) { b() } else { a() }", "if #unavailable(iOS 13) { fatalError() } else { a() }"),
    (
      "guard #available(iOS 11.0, tvOS 11, *) else { return }",
      "guard #available(iOS 11.0, tvOS 11, *) else { fatalError() }"
    ),
    ("if #available(macOS 12, *) { a() } else { b() }", "if #available(macOS 12, *) { a() } else { fatalError() }"),
    (
      "if #available(iOS 13, *) {\n} else {\n  v.perform(#selector(g))\n}",
      "if #available(iOS 13, *) {\n} else { fatalError() }\n\n"
    ),
    ("if #available(iOS 27, *) { a() } else { b() }", "if false { fatalError() } else { b() }"),
    ("if #available(iOS 26.2, *) { a() }", "if false { fatalError() }"),
    ("guard #available(iOS 27, *) else { return }", "guard false else { return }"),
    ("if #unavailable(iOS 27), x { a() }", "if true, x { a() }"),
  ])
  func branchesOfOtherSystemsThatMayBeValuesAreEmptied(before: String, after: String) {
    #expect(translated(before) == after)
  }

  // A result builder takes no `Never`, so nothing may be left of what is not run.
  @Test(arguments: [
    ("if #available(iOS 13, *) { a() } else { b() }\nc()", "do { a() };\nc()"),
    ("if #available(iOS 13, *) { a() }; c()", "do { a() }; c()"),
    ("x()\nif #unavailable(iOS 13) { b() } else { a() }", "x()\ndo { a() };"),
    ("if #unavailable(iOS 13) {\n  b()\n}\nc()", "\n\n\nc()"),
    ("if #available(iOS 99, *) { a() } else if x { b() }\nc()", "if x { b() }\nc()"),
    ("if x { a() } else if #available(iOS 13, *) { b() } else { c() }", "if x { a() } else { b() }"),
    ("if x { a() } else if #available(iOS 99, *) { b() } else { c() }\nd()", "if x { a() } else { c() }\nd()"),
    (
      "let v = if #available(iOS 13, *) { 1 } else { 2 }\nc()",
      "let v = if #available(iOS 13, *) { 1 } else { fatalError() }\nc()"
    ),
  ])
  func ofAStatementOnlyWhatIsRunStays(before: String, after: String) {
    #expect(translated(before) == after)
  }

  @Test(arguments: [
    "@available(iOS, unavailable) extension FallEvent: Described {}",
    "@available(macOS 12, *)\n@available(iOS, unavailable, message: \"none\")\nfunc f(_ view: NSView) {}",
    "struct S { @available(iOS, unavailable) var view: NSView? }",
  ])
  func whatIOSHasNotIsTakenOut(declaration: String) {
    let text = body(of: translate([declaration + "\nlet other = 1\n"]).files[0])
    #expect(!text.contains("NSView") && !text.contains("FallEvent"))
    #expect(text.contains("let other = 1"))
  }

  @Test(arguments: [
    "class A: B { @available(iOS, unavailable) required init() {} }",
    "class A: B { @available(iOS, unavailable) override func f() {} }", "@available(*, unavailable) func f() {}",
    "@available(iOSApplicationExtension, unavailable) func f() {}",
  ])
  func whatHasToBeThereStays(declaration: String) {
    #expect(body(of: translate([declaration + "\n"]).files[0]).contains(declaration))
  }

  @Test(arguments: [
    "if #available(iOS 13, *), x { a() } else { b() }", "if x { a() } else { b() }", "guard x else { return }",
  ])
  func whatMayComeStays(statement: String) {
    #expect(translated(statement) == statement)
  }
}
