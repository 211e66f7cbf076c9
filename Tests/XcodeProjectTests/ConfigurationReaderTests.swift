// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XcodeProject

@Suite struct ConfigurationReaderTests {
  private func read(_ texts: [String: String]) throws -> [String: String] {
    try ConfigurationReader(files: .memory(texts), folder: "/work").read("/work/Base.xcconfig")
  }

  @Test func settingsCommentsAndConditionsAreRead() throws {
    let settings = try read([
      "/work/Base.xcconfig": """
      // A comment
      A = one two // and another
      B[sdk=iphoneos*] = phone;
      C =

      """
    ])
    #expect(settings == ["A": "one two", "B[sdk=iphoneos*]": "phone", "C": ""])
  }

  @Test func includedFilesComeBeforeWhatFollowsThem() throws {
    let settings = try read([
      "/work/Base.xcconfig": "#include \"parts/More.xcconfig\"\nA = $(inherited) two\n#include? \"None.xcconfig\"",
      "/work/parts/More.xcconfig": "A = one\n#include \"Base.xcconfig\"\nB = more",
    ])
    #expect(settings == ["A": "one two", "B": "more"])
  }

  @Test func whatCannotBeReadIsToldByFileAndLine() {
    let line = #expect(throws: ProjectError.self) { try read(["/work/Base.xcconfig": "A = 1\nwords\n"]) }
    #expect(line?.description == "/work/Base.xcconfig:2: expected NAME = value")
    let file = #expect(throws: ProjectError.self) { try read(["/work/Base.xcconfig": "#include \"X.xcconfig\""]) }
    #expect(file?.description == "/work/Base.xcconfig:1: expected a file X.xcconfig to include")
    let missing = #expect(throws: ProjectError.self) { try read([:]) }
    #expect(missing?.description == "/work/Base.xcconfig: expected a file of build settings there")
  }

  @Test func filesOfCocoaPodsMayBeMissing() throws {
    #expect(
      try read(["/work/Base.xcconfig": "#include \"Pods/Target Support Files/Pods.xcconfig\"\nA = 1"]) == ["A": "1"])
  }
}
