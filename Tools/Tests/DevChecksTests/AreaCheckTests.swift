// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct AreaCheckTests {
  private let areas = Areas(
    folder: "Sources/Kit",
    ranks: [
      [.init("Views", says: ["Event"])], [.init("Input")], [.init("Lists/A"), .init("Lists/B")], [.init("Input/Late")],
    ])

  private let sound = [
    "Sources/Kit/Exports.swift": "",
    "Sources/Kit/Views/View.swift": "open class View { class func list() {} ; var event: Event? }",
    "Sources/Kit/Input/Event.swift": "public final class Event { var view: View? }",
    "Sources/Kit/Lists/A/A.swift": "struct A { let view: View; struct Inner {} }",
    "Sources/Kit/Lists/B/B.swift": "struct B { let event: Event; struct Inner {} }",
    "Sources/Kit/Input/Late/Late.swift": "struct Late { let a: A }",
  ]

  private func problems(_ changes: [String: String]) throws -> [String] {
    let temporary = try TemporaryTree(sound.merging(changes) { $1 })
    return try AreaCheck(tree: temporary.tree, areas: areas).run().map(\.description)
  }

  @Test func whatNamesOnlyWhatIsBelowItIsFine() throws {
    #expect(try problems([:]) == [])
  }

  @Test func aNameFromAboveIsFoundWithItsLine() throws {
    #expect(
      try problems(["Sources/Kit/Input/Touch.swift": "// A is fine here\n\nfunc f(_ x: Any) -> Bool { x is A }"]) == [
        "Sources/Kit/Input/Touch.swift:3: Input must not know A, which stands above it in Lists/A"
      ])
  }

  @Test func areasOfOneRankDoNotKnowEachOther() throws {
    #expect(
      try problems(["Sources/Kit/Lists/B/More.swift": "let a: A"]) == [
        "Sources/Kit/Lists/B/More.swift:1: Lists/B must not know A, which stands beside it in Lists/A"
      ])
  }

  @Test func anExceptionThatNobodyNeedsIsFound() throws {
    #expect(
      try problems(["Sources/Kit/Views/View.swift": "open class View {}"]) == [
        "Sources/Kit/Views: does not name Event any more: take it out of the table"
      ])
  }

  @Test func aFolderWithoutRankIsFound() throws {
    #expect(
      try problems(["Sources/Kit/Stray/S.swift": ""]) == [
        "Sources/Kit/Stray/S.swift: this folder has no rank in the table of areas"
      ])
  }
}
