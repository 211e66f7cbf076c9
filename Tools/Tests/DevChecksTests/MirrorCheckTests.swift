// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct MirrorCheckTests {
  private func problems(_ paths: [String]) throws -> [String] {
    let temporary = try TemporaryTree(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    return MirrorCheck(tree: temporary.tree).run().map(\.description)
  }

  private let sources = ["Sources/Kit/Views/Deep/View.swift", "Sources/Kit/Text/Text.swift"]

  @Test func foldersThatHaveTheirSourceAreFine() throws {
    #expect(
      try problems(
        sources + [
          "Tests/KitTests/KitTests.swift", "Tests/KitTests/Views/ViewsTests.swift",
          "Tests/KitTests/Views/Deep/ViewTests.swift",
        ]) == [])
  }

  @Test func aFolderWithoutItsSourceIsFound() throws {
    #expect(
      try problems(sources + ["Tests/KitTests/View/ViewTests.swift", "Tests/KitTests/View/MoreTests.swift"])
        == ["Tests/KitTests/View: holds tests of nothing: there is no Sources/Kit/View"])
  }

  @Test func whatTestsHaveForThemselvesIsLeftOut() throws {
    #expect(
      try problems(
        sources + [
          "Tests/KitTests/Support/Rig.swift", "Tests/KitTests/Text/Fixtures/Odd/Text.swift",
          "Tests/KitTests/Fuzz/FuzzTests.swift", "Tests/Support/Apps/App.swift", "Tests/AppTests/Deep/AppTests.swift",
        ]) == [])
  }
}
