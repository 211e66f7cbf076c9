// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct MirrorCheckTests {
  @Test func `a folder of tests without its sources is found`() throws {
    let temporary = try TemporaryTree([
      "Sources/UIKit/Views/Stacks/A.swift": "", "Tests/UIKitTests/Views/Stacks/ATests.swift": "",
      "Tests/UIKitTests/Views/Heaps/BTests.swift": "", "Tests/UIKitTests/Support/C.swift": "",
      "Tests/UIKitTests/Views/Stacks/Deep/DTests.swift": "",
    ])
    let check = MirrorCheck(tree: temporary.tree, exceptions: [.init("Support", because: "it is shared")])
    #expect(
      check.run().map(\.description) == [
        "Tests/UIKitTests/Views/Heaps: Sources/UIKit has no folder Views/Heaps",
        "Tests/UIKitTests/Views/Stacks/Deep: Sources/UIKit has no folder Views/Stacks/Deep",
      ])
  }
}
