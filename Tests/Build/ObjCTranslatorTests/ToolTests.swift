// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The command that the build-tool plugin runs.
@Suite struct ToolTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ToolTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "sub"), withIntermediateDirectories: true)
  }

  /// Runs the tool, which is built beside the tests.
  private func tool(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let tests = try #require(Bundle.main.executableURL)
    let tool = tests.deletingLastPathComponent().appending(path: "tessera-translate")
    return Toolchain.launch(tool, arguments, in: folder, mergingErrors: true)
  }

  private func write(_ text: String, to name: String) throws -> String {
    let path = folder.appending(path: name)
    try text.write(to: path, atomically: true, encoding: .utf8)
    return path.path
  }

  @Test func filesAndTablesAreWritten() throws {
    let source = try write("@objc class A {}\n", to: "A.swift")
    let result = try tool(["--out", "out/deep", source])
    #expect(result.status == 0 && result.output == "")
    let out = folder.appending(path: "out/deep")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: out.path).sorted() == [
        "A.translated.swift", "TesseraTables.generated.swift",
      ])
    #expect(
      try String(contentsOf: out.appending(path: "A.translated.swift"), encoding: .utf8)
        == "#sourceLocation(file: \"\(source)\", line: 1)\n      class A {}\n")
  }

  @Test func badInputIsAnErrorThatSaysWhere() throws {
    let missing = try tool(["--out", "out", "none.swift"])
    #expect(missing.status == 1 && missing.output.hasPrefix("none.swift:1:1: error: can't be read: "))

    let latin = folder.appending(path: "L.swift")
    try Data([0x2F, 0x2F, 0xE4, 0x0A]).write(to: latin)
    let encoding = try tool(["--out", "out", latin.path])
    #expect(encoding.status == 1 && encoding.output == "\(latin.path):1:1: error: not UTF-8; save the file as UTF-8\n")

    let one = try write("", to: "B.swift")
    let two = try write("", to: "sub/B.swift")
    let twins = try tool(["--out", "out", one, two])
    #expect(twins.status == 1 && twins.output.contains("\(one) has the same name"))

    let override = try write("extension UIView { override var f: Int { didSet {} } }\n", to: "C.swift")
    let untranslatable = try tool(["--out", "out", override])
    #expect(untranslatable.status == 1 && untranslatable.output.hasPrefix("\(override):1:20: error: can't override"))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out/C.translated.swift").path))
  }

  @Test func wrongArgumentsShowTheUsage() throws {
    for arguments in [[], ["--out"], ["--frob"], ["a.swift"]] {
      let result = try tool(arguments)
      #expect(result.status == 1 && result.output.hasPrefix("error: ") && result.output.contains("usage: "))
    }
    let help = try tool(["--help"])
    #expect(help.status == 0 && help.output.hasPrefix("usage: tessera-translate --out FOLDER"))
  }
}
