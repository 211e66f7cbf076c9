// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjCTranslator
import Testing

/// A translated file without its first line and without the generated lines behind it.
/// What makes objects of a class (``OwnInitRule``) is left out.
func body(of output: TranslationOutput) -> String {
  let lines = output.source.split(separator: "\n", omittingEmptySubsequences: false)
  let end = lines.firstIndex(of: "#sourceLocation()") ?? lines.endIndex
  // The pattern is a literal, so a failure is this line's and not a test's.
  let made = try! Regex(#"(; )?(override )?((open|public|package) )?class func _tesseraMade\(.*?: nil \}; "#)
  let text = lines[1..<end].joined(separator: "\n").replacing(", _TesseraMade", with: "").replacing(made, with: "")
  return end == lines.endIndex ? text : text + "\n"
}

/// The generated lines behind a translated file.
func trailer(of output: TranslationOutput) -> String {
  output.source.components(separatedBy: "\n#sourceLocation()\n").dropFirst().joined(separator: "\n")
}

/// Translates files named A.swift, B.swift, ….
func translate(_ sources: [String], options: TranslationOptions = TranslationOptions()) -> TranslatedModule {
  let names = ["A", "B", "C", "D"]
  return Translator(options: options).translate(
    zip(names, sources).map { TranslationInput(path: "/app/\($0).swift", source: $1) })
}

/// Expects a module's files to become others, without diagnostics, and to stay as they are when translated again:
/// with the directive on their first line and, as far as the rules go, without.
func expect(
  _ before: [String], becomes after: [String], options: TranslationOptions = TranslationOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let module = translate(before, options: options)
  #expect(module.files.map(body) == after, sourceLocation: sourceLocation)
  #expect(module.diagnostics.map(\.description) == [], sourceLocation: sourceLocation)
  for file in module.files {
    #expect(
      file.source.hasPrefix("#sourceLocation(file: \"\(file.path)\", line: 1)\n"), sourceLocation: sourceLocation)
  }
  let again = Translator(options: options).translate(
    module.files.map { TranslationInput(path: $0.path, source: $0.source) })
  #expect(again.files.map(\.source) == module.files.map(\.source), sourceLocation: sourceLocation)
  #expect(again.tables == module.tables, sourceLocation: sourceLocation)
  #expect(translate(after, options: options).files.map(body) == after, sourceLocation: sourceLocation)
}

/// Expects one file to become another.
func expect(_ before: String, becomes after: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expect([before], becomes: [after], sourceLocation: sourceLocation)
}

extension String {
  func components(separatedBy separator: String) -> [String] {
    var result: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      result.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return result + [String(rest)]
  }
}
