// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PackageOverlay

@Suite struct BuildComplaintsTests {
  private let said = [
    "warning: 'src': found 2 file(s) which are unhandled; explicitly declare them as resources", "    /o/A.png",
    "    /o/B.png", "Building for debugging...", "[1/4] Compiling A",
    "error: emit-module command failed with exit code 1",
    "/o/A.swift:3:9: error: cannot find 'x' in scope", "2 |", "3 | let y = x", "  |         `- error: cannot find 'x'",
    "",
    "/o/A.swift:1:1: note: declared here", "1 | import B", "",
    "/o/A.swift:4:1: warning: never used", "4 | let z = 1", "",
    "/o/A.swift:3:9: error: cannot find 'x' in scope", "2 |", "3 | let y = x", "  |         `- error: cannot find 'x'",
    "",
    "/o/A.swift:1:1: note: declared here", "1 | import B", "[2/4] Compiling B",
    "/o/B.h:7:1: fatal error: 'UIKit/UIKit.h' file not found",
  ]

  @Test func eachErrorIsToldOnce() {
    let complaints = BuildComplaints(said).complaints
    #expect(complaints.map(\.place) == ["/o/A.swift:3", "/o/B.h:7"])
    #expect(
      complaints.first?.lines == [
        "/o/A.swift:3:9: error: cannot find 'x' in scope", "2 |", "3 | let y = x",
        "  |         `- error: cannot find 'x'", "", "/o/A.swift:1:1: note: declared here", "1 | import B",
      ])
  }

  @Test func theLastLineSaysWhatAndWhere() {
    var known: Set<[String]> = []
    let original = { (text: String) in text.replacing("/o/", with: "/package/") }
    let lines = BuildComplaints(said).lines(of: "T", known: &known, original: original)
    #expect(lines.first == "/package/A.swift:3:9: error: cannot find 'x' in scope")
    #expect(lines.last == "T can't be built: 2 errors in 2 files, the first at /package/A.swift:3")
    #expect(lines.contains { $0.hasPrefix("note: C and Objective-C that include UIKit's headers") })
    let again = BuildComplaints(said).lines(of: "U", known: &known, original: original)
    #expect(again == ["U can't be built: the same 2 errors in 2 files, the first at /package/A.swift:3"])
  }

  @Test func whereNothingLooksLikeAnErrorAllIsTold() {
    var known: Set<[String]> = []
    let lines = BuildComplaints(["[1/2] Linking", "ld: nothing left"]).lines(of: "T", known: &known) { $0 }
    #expect(lines == ["ld: nothing left", "T can't be built"])
    let linked = BuildComplaints(["/o/A.o: undefined reference to 'f'", "error: link command failed with exit code 1"])
    #expect(linked.complaints.map(\.lines) == [["/o/A.o: undefined reference to 'f'"]])
  }

  @Test func manyErrorsAreCounted() {
    var known: Set<[String]> = []
    let said = (1...25).map { "/o/A.swift:\($0):1: error: no" }
    let lines = BuildComplaints(said).lines(of: "T", known: &known) { $0 }
    #expect(lines.suffix(2) == ["… and 5 more", "T can't be built: 25 errors, the first at /o/A.swift:1"])
  }
}
