// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CollectionDiffing

/// Identifiers are compared by their bytes first; what `==` says must come out all the same.
struct RawSlotsTests {
  /// Equal texts whatever their case: other bytes, the same identifier.
  private struct Name: Hashable, Sendable {
    var text: String
    static func == (one: Name, other: Name) -> Bool { one.text.lowercased() == other.text.lowercased() }
    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
  }

  /// Numbers that all have the same hash.
  private struct Clash: Hashable, Sendable {
    var number: Int
    func hash(into hasher: inout Hasher) {}
  }

  /// Seven bytes of padding among nine of content.
  private struct Padded: Hashable, Sendable {
    var flag: Bool
    var number: Int
  }

  private enum Kind: Hashable, Sendable {
    case nothing
    case text(String)
    case number(UInt8)
  }

  private final class Box: Hashable, Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (one: Box, other: Box) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Nothing: Hashable, Sendable {}

  /// Whether snapshots of two lists are found equal; their difference must agree.
  private func compare<ID: Hashable & Sendable>(_ old: [ID], _ new: [ID]) throws -> Bool {
    let (one, other) = (try snapshot(old), try snapshot(new))
    let difference = SectionedDifference(from: one, to: other)
    #expect(difference.deletedItems.count - difference.insertedItems.count == old.count - new.count)
    #expect((one == other) == (old == new))
    #expect(difference.isEmpty == (old == new))
    return one == other
  }

  private func snapshot<ID: Hashable & Sendable>(_ items: [ID]) throws -> SnapshotStorage<Int, ID> {
    var snapshot = SnapshotStorage<Int, ID>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(items)
    return snapshot
  }

  @Test func equalIdentifiersOfOtherBytesAreEqual() throws {
    #expect(try compare(["One", "TWO"].map(Name.init), ["one", "two"].map(Name.init)))
    #expect(try !compare(["One", "TWO"].map(Name.init), ["two", "one"].map(Name.init)))
    let long = (0..<20).map { "an identifier that needs memory of its own, number \($0)" }
    #expect(try compare(long, long.map { String(decoding: Array($0.utf8), as: UTF8.self) }))
    #expect(try compare((0..<20).map(Box.init), (0..<20).map(Box.init)))
  }

  @Test func identifiersOfOneHashAreToldApart() throws {
    #expect(try compare((0..<20).map(Clash.init), (0..<20).map(Clash.init)))
    #expect(try !compare((0..<20).map(Clash.init), (1..<21).map(Clash.init)))
    #expect(try !compare((0..<20).map(Clash.init), (0..<20).reversed().map(Clash.init)))
  }

  @Test func typesOfAnyShapeAreCompared() throws {
    let padded = (0..<40).map { Padded(flag: $0 % 2 == 0, number: $0 / 2) }
    #expect(try compare(padded, padded.map { $0 }))
    #expect(try !compare(padded, padded.reversed()))
    let kinds: [Kind] = [.nothing] + (0..<9).map { .number($0) } + (0..<9).map { .text("\($0)") }
    #expect(try compare(kinds, kinds.map { $0 }))
    #expect(try !compare(kinds, kinds.reversed()))
    let optionals: [Int?] = [nil, 1, 2, 3]
    #expect(try compare(optionals, optionals.map { $0 }))
    #expect(try !compare(optionals, [1, nil, 2, 3]))
    #expect(try compare([Nothing()], [Nothing()]))
    #expect(try !compare([Nothing()], []))
    #expect(try compare([Int](), []))
  }

  @Test func removedIdentifiersTakeNoPart() throws {
    var one = try snapshot([1, 2, 3, 4])
    one.deleteItems([2, 4])
    try one.appendItems([5])
    #expect(one == (try snapshot([1, 3, 5])))
    #expect(one != (try snapshot([1, 3, 4])))
  }
}
