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
    ("if #available(iOS 26.1, *) { a() } else { b() }", "if #available(iOS 26.1, *) { a() } else { fatalError() }"),
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
  ])
  func branchesOfOlderSystemsAreEmptied(before: String, after: String) {
    #expect(translated(before) == after)
  }

  @Test(arguments: [
    "if #available(iOS 27, *) { a() } else { b() }", "if #available(iOS 26.2, *) { a() } else { b() }",
    "if #available(iOS 13, *), x { a() } else { b() }", "if x { a() } else { b() }", "guard x else { return }",
  ])
  func whatMayComeStays(statement: String) {
    #expect(translated(statement) == statement)
  }
}
