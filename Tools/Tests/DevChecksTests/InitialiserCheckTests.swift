// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct InitialiserCheckTests {
  private func problems(_ source: String) throws -> [Problem] {
    let files = try TemporaryTree(["Sources/UIKit/A.swift": source])
    return try withExtendedLifetime(files) { try InitialiserCheck(tree: files.tree).run() }
  }

  @Test func designatedOnesThatAppsCannotSeeHideConvenienceOnes() throws {
    let found = try problems(
      """
      open class A: NSObject {
        let style = Style.init()
        public override init() { let a = A.init(); self.init(b) }
        init(state: State) { super.init() }
        public convenience init(named name: String) { self.init(state: State(name)) }
        convenience init(c: Int) { self.init() }
      }
      open class B: A {
        package override init(state: State) {}
      }
      """)
    #expect(found.map(\.line) == [4, 9])
  }

  @Test func classesWithoutConvenienceOnesMayHaveThem() throws {
    #expect(
      try problems("open class A: NSObject { init(state: State) {} }\npublic final class B { init() {} }\n") == [])
    #expect(
      try problems("open class A { init(s: S) {} }\nextension A { public convenience init(n: Int) {} }\n").count == 1)
  }
}
