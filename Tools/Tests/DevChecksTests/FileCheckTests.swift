// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct FileCheckTests {
  private let head = "// SPDX-FileCopyrightText: 2026 X\n// SPDX-License-Identifier: MIT\n"

  private func problems(_ text: String, path: String = "Sources/A/A.swift") -> [String] {
    FileCheck.check(path, text).map(\.description)
  }

  @Test func aFileWithItsHeadIsFine() {
    #expect(problems(head + "let a = 1\n") == [])
    #expect(
      problems("#!/bin/sh\n# SPDX-FileCopyrightText: X\n# SPDX-License-Identifier: MIT\n", path: "Tools/a.sh") == [])
    #expect(problems("", path: "Sources/A/__init__.py") == [])
  }

  @Test func aMissingHeadIsFound() {
    #expect(
      problems("let a = 1\n") == [
        "Sources/A/A.swift:1: no SPDX-FileCopyrightText at its head",
        "Sources/A/A.swift:1: no SPDX-License-Identifier at its head",
      ])
    #expect(problems("let a = 1\n", path: "Tests/ATests/Fixtures/a.swift") == [])
  }

  @Test func longFilesAreFound() {
    #expect(problems(head + String(repeating: "\n", count: 598)) == [])
    #expect(
      problems(head + String(repeating: "\n", count: 599)) == ["Sources/A/A.swift: 601 lines; 600 is the limit"])
  }

  @Test func pathsOfOneMachineAreFound() {
    // Written apart, so that this file itself passes.
    let path = ["", "home", "somebody", "kit"].joined(separator: "/")
    #expect(problems(head + "let a = \"\(path)\"") == ["Sources/A/A.swift:3: a path of one machine: \(path)"])
    #expect(problems(head + "let a = \"https://example.org\(path)\"") == [])
    #expect(problems(head + "let a = \"/usr/bin/env\"") == [])
  }
}
