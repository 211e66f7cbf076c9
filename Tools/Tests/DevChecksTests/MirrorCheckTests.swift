// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct MirrorCheckTests {
  private func problems(_ paths: [String]) throws -> [String] {
    let temporary = try TemporaryTree(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    return MirrorCheck(tree: temporary.tree).run().map(\.description)
  }

  private let sources = ["Sources/Floor/Kit/Views/Deep/View.swift", "Sources/Floor/Kit/Text/Text.swift"]

  @Test func foldersThatHaveTheirSourceAreFine() throws {
    #expect(
      try problems(
        sources + [
          "Tests/Floor/KitTests/KitTests.swift", "Tests/Floor/KitTests/Views/ViewsTests.swift",
          "Tests/Floor/KitTests/Views/Deep/ViewTests.swift",
        ]) == [])
  }

  @Test func aFolderWithoutItsSourceIsFound() throws {
    #expect(
      try problems(
        sources + ["Tests/Floor/KitTests/View/ViewTests.swift", "Tests/Floor/KitTests/View/MoreTests.swift"])
        == ["Tests/Floor/KitTests/View: holds tests of nothing: there is no Sources/Floor/Kit/View"])
  }

  @Test func whatTestsHaveForThemselvesIsLeftOut() throws {
    #expect(
      try problems(
        sources + [
          "Tests/Floor/KitTests/Support/Rig.swift", "Tests/Floor/KitTests/Text/Fixtures/Odd/Text.swift",
          "Tests/Floor/KitTests/Fuzz/FuzzTests.swift", "Tests/Support/Apps/App.swift",
          "Tests/AppTests/Deep/AppTests.swift",
        ]) == [])
  }
}
