// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XcodeProject

@Suite struct ConfigurationReaderTests {
  private func read(_ texts: [String: String]) throws -> [String: String] {
    var reader = ConfigurationReader(files: .memory(texts), folder: "/projects")
    return try reader.read("/projects/Base.xcconfig")
  }

  @Test func settingsCommentsAndConditionsAreRead() throws {
    let settings = try read([
      "/projects/Base.xcconfig": """
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
      "/projects/Base.xcconfig": "#include \"parts/More.xcconfig\"\nA = $(inherited) two\n#include? \"None.xcconfig\"",
      "/projects/parts/More.xcconfig": "A = one\n#include \"Base.xcconfig\"\nB = more",
    ])
    #expect(settings == ["A": "one two", "B": "more"])
  }

  @Test func whatCannotBeReadIsToldByFileAndLine() {
    let line = #expect(throws: ProjectError.self) { try read(["/projects/Base.xcconfig": "A = 1\nwords\n"]) }
    #expect(line?.description == "/projects/Base.xcconfig:2: expected NAME = value")
    let missing = #expect(throws: ProjectError.self) { try read([:]) }
    #expect(missing?.description == "/projects/Base.xcconfig: expected a file of build settings there")
  }

  @Test func filesThatAreIncludedAndNotThereAreToldAndLeftOut() throws {
    let files = ProjectFiles.memory([
      "/projects/Base.xcconfig": "#include \"Keys.xcconfig\"\n#include? \"Mine.xcconfig\"\nA = 1"
    ])
    var reader = ConfigurationReader(files: files, folder: "/projects")
    #expect(try reader.read("/projects/Base.xcconfig") == ["A": "1"])
    #expect(reader.missing == ["/projects/Keys.xcconfig"])
  }

  @Test func filesOfCocoaPodsMayBeMissing() throws {
    #expect(
      try read(["/projects/Base.xcconfig": "#include \"Pods/Target Support Files/Pods.xcconfig\"\nA = 1"]) == ["A": "1"]
    )
  }
}
