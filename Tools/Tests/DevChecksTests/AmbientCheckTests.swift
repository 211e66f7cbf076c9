// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct AmbientCheckTests {
  @Test func viewsThatAskForTheCurrentApplicationAreFoundFaçadesAreNot() throws {
    let temporary = try TemporaryTree([
      "Sources/UIKit/Views/A.swift": "// UIScreen.main\nlet a = UIScreen.main.scale",
      "Sources/UIKit/Foundations/Devices/UIScreen.swift": "let b = UIApplication.current",
      "Sources/Host/TesseraHost/C.swift": "let c = UIApplication.shared",
    ])
    let check = AmbientCheck(
      tree: temporary.tree, exceptions: [.init("Foundations/Devices/UIScreen.swift", because: "it is the façade")])
    #expect(
      try check.run().map(\.description) == [
        "Sources/UIKit/Views/A.swift:2: UIScreen.main here: go by the view's or controller's `owningApplication`"
      ])
  }

  @Test func anExceptionThatNobodyNeedsIsFound() throws {
    let temporary = try TemporaryTree(["Sources/UIKit/Views/A.swift": "let a = 1"])
    let check = AmbientCheck(tree: temporary.tree, exceptions: [.init("Views/A.swift", because: "it did")])
    #expect(try check.run().count == 1)
  }
}
