// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import AppBuilder

@Suite struct BuildProblemTests {
  private func problem(_ error: AppBuildError, _ lines: [String]) -> BuildProblem {
    BuildProblem(name: "Today", folder: "/apps/Today", error: error, lines: lines)
  }

  @Test func theFirstErrorIsNamedWithItsFileAndLine() {
    let problem = problem(
      .compilationFailed("Today"),
      [
        "Compiling Today", "/apps/Today/Views/Box.swift:9:12: error: value of type 'UIView' has no member 'colour'",
        " 7 | ", "/apps/Today/Views/Box.swift:9:12: error: value of type 'UIView' has no member 'colour'",
        "/apps/Today/App.swift:1:1: warning: old", "/apps/Today/App.swift:3:1: error: expected '}'",
        "error: fatalError",
      ])
    #expect(problem.title == "Today does not compile")
    #expect(
      problem.message
        == "Views/Box.swift:9:12: error: value of type 'UIView' has no member 'colour' (and 1 more error)")
    #expect(problem.output.hasPrefix("Compiling Today\nViews/Box.swift:9:12: error: "))
  }

  @Test func aProblemWithoutPlaceIsToldAsItIs() {
    let problem = problem(.noSources("/apps/Today"), [])
    #expect(problem.title == "Today can't be built")
    #expect(problem.message == "/apps/Today holds no Xcode project and no Swift files")
    #expect(problem.output.isEmpty)
  }

  @Test func muchOutputIsCutAtItsEnd() {
    let problem = problem(
      .compilationFailed("Today"), (0..<10_000).map { "/apps/Today/A.swift:\($0):1: error: no \($0)" })
    #expect(problem.output.utf8.count <= (16 << 10) + 4)
    #expect(problem.output.hasPrefix("A.swift:0:1: error: no 0\n"))
    #expect(problem.output.hasSuffix("\n…\n"))
    #expect(problem.message == "A.swift:0:1: error: no 0 (and 9999 more errors)")
  }
}
