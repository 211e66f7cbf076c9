// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `Tests/Support/ObjCRows`, iOS source that the plugin translates: compiled against the kit and run.
@Suite struct ObjCRowsTests {
  /// What the program printed under each of its headings.
  private static let printed = Result { try sections(of: output()) }
  private static let expected = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "expected.txt")
    return sections(of: try String(contentsOf: file, encoding: .utf8))
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  private static func output() throws -> String {
    let tests = try #require(Bundle.main.executableURL)
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "ObjCRows")
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "exit \(process.terminationStatus)") }
    return String(decoding: data, as: UTF8.self)
  }

  private static func sections(of text: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var name = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("# ") { name = String(line.dropFirst(2)) } else { result[name, default: []].append(line) }
    }
    return result
  }

  @Test(
    "what Objective-C gives to Swift works against the kit",
    arguments: [
      "selectors", "outlets", "overrides", "messages", "delayed messages", "keys", "observing app classes",
      "observing UIKit", "observing by name", "timers", "notifications", "associations", "optional requirements",
      "values", "item providers", "literals", "modules", "conditions", "classes",
      "overrides of the module's methods", "metatypes", "Core Foundation", "exchanged methods",
      "optional methods of the frameworks", "members of objects", "archives", "accessibility of objects",
      "gaps of Foundation",
    ])
  func row(name: String) throws {
    let expected = try #require(Self.expected.get()[name])
    #expect(try Self.printed.get()[name] == expected)
  }

  @Test("every row that the program prints is compared")
  func nothingIsLeftOut() throws {
    #expect(try Set(Self.printed.get().keys) == Set(Self.expected.get().keys))
  }
}
