// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CollectionDiffing

/// What data sources need of snapshots beside the edits that apps make.
struct SnapshotEditingTests {
  private func snapshot() throws -> SnapshotStorage<String, Int> {
    var snapshot = SnapshotStorage<String, Int>()
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendItems([1, 2, 3], toSection: "a")
    try snapshot.appendItems([4], toSection: "b")
    return snapshot
  }

  @Test func itemsOfASectionAreReplaced() throws {
    var snapshot = try snapshot()
    try snapshot.setItems([4, 3, 9, 1], inSection: "a")
    #expect(try snapshot.itemIdentifiers(inSection: "a") == [4, 3, 9, 1])
    #expect(try snapshot.itemIdentifiers(inSection: "b") == [])
    #expect(throws: SnapshotError.notFound(parameter: "section")) { try snapshot.setItems([1], inSection: "c") }
    #expect(throws: SnapshotError.duplicates(.item, ["1"])) { try snapshot.setItems([1, 1], inSection: "a") }
  }

  @Test func anItemGoesToAPlace() throws {
    let snapshot = try snapshot()
    let within = try snapshot.movingItem(at: ItemPlace(0, 0), to: ItemPlace(0, 2))
    #expect(within.itemIdentifiers == [2, 3, 1, 4])
    let across = try within.movingItem(at: ItemPlace(0, 1), to: ItemPlace(1, 1))
    #expect(try across.itemIdentifiers(inSection: "b") == [4, 3])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    for (from, to) in [((0, 3), (0, 0)), ((2, 0), (0, 0)), ((0, 0), (0, 3)), ((0, 0), (1, 2)), ((0, 0), (0, -1))] {
      #expect(throws: SnapshotError.self) {
        try snapshot.movingItem(at: ItemPlace(from.0, from.1), to: ItemPlace(to.0, to.1))
      }
    }
  }

  @Test func marksOfAnEarlierSnapshotAreTakenOn() throws {
    var earlier = try snapshot()
    try earlier.reloadItems([4, 2])
    try earlier.reconfigureItems([1])
    try earlier.reloadSections(["b"])
    var later = SnapshotStorage<String, Int>()
    try later.appendSections(["b"])
    try later.appendItems([1, 2, 5])
    try later.reloadItems([5])
    later.adoptMarks(of: earlier)
    #expect(later.reloadedItemIdentifiers == [2, 5])
    #expect(later.reconfiguredItemIdentifiers == [1])
    #expect(later.reloadedSectionIdentifiers == ["b"])
  }
}
