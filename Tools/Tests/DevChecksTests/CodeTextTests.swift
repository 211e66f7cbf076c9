// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct CodeTextTests {
  private func blanked(_ source: String, _ language: CodeText.Language = .swift) -> String {
    CodeText(source, language: language).text
  }

  @Test func commentsAreBlankAndLinesStay() {
    #expect(blanked("a // b\nc") == "a     \nc")
    #expect(blanked("a /* b\n /* c */ d */ e") == "a     \n              e")
  }

  @Test func stringsAreBlank() {
    #expect(blanked(#"f("Date()")"#) == "f(        )")
    #expect(blanked(#"f("a\"b") + g"#) == "f(      ) + g")
    #expect(blanked("\"\"\"\nimport X\n\"\"\" a") == "   \n        \n    a")
  }

  @Test func rawStringsEndAtTheirOwnQuotes() {
    #expect(blanked(##"#"a"b\"# c"##) == "         c")
  }

  @Test func interpolationsAreCode() {
    #expect(blanked(#""a\(Date())b" c"#) == "    Date()    c")
    #expect(blanked(#""\(f("x", (1)))" c"#) == "   f(   , (1))   c")
  }

  @Test func aQuoteLeftOpenEndsWithItsLine() {
    #expect(blanked("/\"/\nDate()") == "/  \nDate()")
  }

  @Test func commentsInCDoNotNestAndCharactersAreBlank() {
    #expect(blanked("/* /* */ a", .c) == "         a")
    #expect(blanked("x = '\"'; time(0);", .c) == "x =    ; time(0);")
  }

  @Test(arguments: ["", "\"", "\"\"\"", "/*", "#\"", "\"\\(", "\"\\", "\\(\"", "'", "#"])
  func whatBreaksOffIsRead(source: String) {
    #expect(CodeText(source).bytes.count == source.utf8.count)
    #expect(CodeText(source, language: .c).bytes.count == source.utf8.count)
  }
}
