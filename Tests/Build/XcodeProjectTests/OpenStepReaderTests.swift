// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import XcodeProject

@Suite struct OpenStepReaderTests {
  private func read(_ text: String) throws -> OpenStepValue { try OpenStepReader.read(Array(text.utf8)) }

  private func table(_ values: [String: OpenStepValue], line: Int = 1) -> OpenStepValue {
    .dictionary(OpenStepTable(values: values, line: line))
  }

  @Test func tablesListsAndTextsAreRead() throws {
    let value = try read(#"{ a = b; "c d" = (1, "two, three", { e = f; }, ); }"#)
    #expect(
      value
        == table([
          "a": .string("b"), "c d": .array([.string("1"), .string("two, three"), table(["e": .string("f")])]),
        ]))
  }

  @Test func commentsAndTheFilesFirstLineAreLeftOut() throws {
    let value = try read("// !$*UTF8*$!\n{ /* one */ a /* two; */ = /**/ b; // three\n }\n")
    #expect(value == table(["a": .string("b")], line: 2))
  }

  @Test(arguments: [
    (#""a\"b""#, "a\"b"), (#""line\nnext\ttab""#, "line\nnext\ttab"), (#""\U00e9""#, "é"), (#""\101""#, "A"),
    (#""back\\slash""#, "back\\slash"), ("'single \"quotes\"'", "single \"quotes\""),
    ("a/b.c_d$(e", "a/b.c_d$"), ("<0f bd>", "0f bd"), (#""""#, ""), ("\"ünï\"", "ünï"),
  ])
  func textsAreReadAsTheyAreMeant(_ source: String, _ text: String) throws {
    // The parenthesis ends a text without quotes.
    let value = try read(source.hasPrefix("a/b") ? String(source.dropLast(2)) : source)
    #expect(value == .string(text))
  }

  @Test func theLastValueOfATableMayGoWithoutItsSemicolon() throws {
    #expect(try read("{a = b}") == table(["a": .string("b")]))
  }

  @Test(arguments: [
    ("{ a = b; ", 1, "a value; the file ends here"), ("{\n a b; }", 2, "= after the key a"),
    ("(a b)", 1, "a comma, or the list's end"),
    ("{ a = b c; }", 1, "; after the value of a"), ("\"open", 1, "a closing quote of the text that begins here"),
    ("{}\n}", 2, "nothing more"), ("/* open", 1, "an end of the comment that begins here"),
    ("", 1, "a value; the file ends here"),
    ("<00", 1, "> at the end of data; the file ends here"),
    ("\"\\", 1, "a character after \\; the file ends here"),
  ])
  func badInputIsToldByLine(_ source: String, _ line: Int, _ expected: String) {
    let error = #expect(throws: ProjectError.self) { try read(source) }
    #expect(error == ProjectError(line: line, expected: expected))
  }

  @Test func depthIsBounded() {
    let error = #expect(throws: ProjectError.self) { try read(String(repeating: "(", count: 1_000_000)) }
    #expect(error?.expected == "at most 64 levels of lists and tables")
  }

  @Test func noMixtureOfBytesStopsTheReader() {
    var generator = SeededRandom(seed: 7)
    let pieces = [
      "{", "}", "(", ")", "=", ";", ",", "\"", "'", "\\", "/*", "*/", "//", "<", ">", "a", " ", "\n", "\u{0}",
    ]
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      _ = try? read(text)
      _ = try? OpenStepReader.read(
        (0..<Int.random(in: 0..<40, using: &generator)).map { _ in UInt8(Int.random(in: 0..<256, using: &generator)) })
    }
  }
}
