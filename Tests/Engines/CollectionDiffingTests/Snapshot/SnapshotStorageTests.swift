// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import CollectionDiffing

struct SnapshotStorageTests {
  private func twoSections() throws -> SnapshotStorage<String, String> {
    var snapshot = SnapshotStorage<String, String>()
    try snapshot.appendSections(["A", "B"])
    try snapshot.appendItems(["a1", "a2", "a3"], toSection: "A")
    try snapshot.appendItems(["b1", "b2"])
    return snapshot
  }

  // MARK: - Order

  @Test func appendsToTheLastSectionWhenNoneIsNamed() throws {
    let snapshot = try twoSections()
    #expect(snapshot.itemIdentifiers == ["a1", "a2", "a3", "b1", "b2"])
    #expect(try snapshot.itemIdentifiers(inSection: "B") == ["b1", "b2"])
    #expect(try snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
  }

  @Test func appendsToAnEarlierSection() throws {
    var snapshot = try twoSections()
    try snapshot.appendItems(["a4"], toSection: "A")
    #expect(snapshot.itemIdentifiers == ["a1", "a2", "a3", "a4", "b1", "b2"])
    #expect(snapshot.indexOfItem("b1") == 4)
  }

  @Test func insertsBesideAnItem() throws {
    var snapshot = try twoSections()
    try snapshot.insertItems(["x", "y"], beforeItem: "a2")
    try snapshot.insertItems(["z"], afterItem: "b2")
    #expect(try snapshot.itemIdentifiers(inSection: "A") == ["a1", "x", "y", "a2", "a3"])
    #expect(try snapshot.itemIdentifiers(inSection: "B") == ["b1", "b2", "z"])
    #expect(snapshot.sectionIdentifier(containingItem: "z") == "B")
    #expect(snapshot.place(of: "z") == ItemPlace(1, 2))
    #expect(snapshot.itemIdentifier(at: ItemPlace(0, 2)) == "y")
    #expect(snapshot.itemIdentifier(at: ItemPlace(0, 5)) == nil)
    #expect(snapshot.itemIdentifier(at: ItemPlace(-1, 0)) == nil)
    #expect(snapshot.numberOfItems(inSectionAt: 0) == 5)
    #expect(snapshot.sectionIdentifier(at: 2) == nil)
  }

  @Test func movesItemsThatAreAppendedOrInsertedAgain() throws {
    var snapshot = try twoSections()
    try snapshot.appendItems(["a1", "new"], toSection: "B")
    #expect(snapshot.itemIdentifiers == ["a2", "a3", "b1", "b2", "a1", "new"])
    try snapshot.insertItems(["b2"], beforeItem: "a3")
    #expect(snapshot.itemIdentifiers == ["a2", "b2", "a3", "b1", "a1", "new"])
    #expect(try snapshot.numberOfItems(inSection: "A") == 3)
  }

  @Test func movesItemsAndSections() throws {
    var snapshot = try twoSections()
    try snapshot.moveItem("a1", afterItem: "b1")
    #expect(snapshot.itemIdentifiers == ["a2", "a3", "b1", "a1", "b2"])
    try snapshot.moveItem("a1", beforeItem: "b1")
    #expect(snapshot.itemIdentifiers == ["a2", "a3", "a1", "b1", "b2"])
    try snapshot.moveSection("A", afterSection: "B")
    #expect(snapshot.itemIdentifiers == ["a1", "b1", "b2", "a2", "a3"])
    #expect(snapshot.indexOfItem("a2") == 3)
    try snapshot.insertSections(["C", "D"], beforeSection: "A")
    try snapshot.insertSections(["E"], afterSection: "D")
    #expect(snapshot.sectionIdentifiers == ["B", "C", "D", "E", "A"])
    #expect(snapshot.indexOfSection("E") == 3)
    try snapshot.moveSection("A", beforeSection: "B")
    #expect(snapshot.sectionIdentifiers == ["A", "B", "C", "D", "E"])
  }

  @Test func deletesWhatIsThereAndIgnoresTheRest() throws {
    var snapshot = try twoSections()
    snapshot.deleteItems(["a2", "nowhere", "a2"])
    #expect(snapshot.itemIdentifiers == ["a1", "a3", "b1", "b2"])
    snapshot.deleteSections(["A", "Z"])
    #expect(snapshot.itemIdentifiers == ["b1", "b2"])
    #expect(snapshot.indexOfItem("a1") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: "a1") == nil)
    try snapshot.appendItems(["a1"])
    #expect(snapshot.itemIdentifiers == ["b1", "b2", "a1"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.itemIdentifiers.isEmpty)
  }

  // MARK: - Marks

  @Test func remembersWhatIsToBeLoadedAnewInTheOrderAskedFor() throws {
    var snapshot = try twoSections()
    try snapshot.reloadItems(["b1", "a1", "b1"])
    try snapshot.reconfigureItems(["a3"])
    try snapshot.reloadSections(["B"])
    snapshot.deleteItems(["a1"])
    try snapshot.appendItems(["in the slot of a1"])
    #expect(snapshot.reloadedItemIdentifiers == ["b1"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["a3"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    snapshot.clearMarks()
    #expect(!snapshot.hasMarks)
  }

  // MARK: - Values

  @Test func copiesDoNotSeeLaterChanges() throws {
    let one = try twoSections()
    var other = one
    #expect(other.isCopy(of: one))
    other.deleteItems(["a1"])
    #expect(!other.isCopy(of: one))
    #expect(one.itemIdentifiers == ["a1", "a2", "a3", "b1", "b2"])
    #expect(other.itemIdentifiers == ["a2", "a3", "b1", "b2"])
    #expect(one != other)
    try other.insertItems(["a1"], beforeItem: "a2")
    #expect(one == other)
  }

  @Test func readingIdentifiersAgainCopiesNothing() throws {
    let snapshot = try twoSections()
    func address(_ array: [String]) -> UnsafeRawPointer? { array.withUnsafeBytes { $0.baseAddress } }
    let first = snapshot.itemIdentifiers
    let second = snapshot.itemIdentifiers
    #expect(address(first) == address(second))
    let copy = snapshot
    #expect(address(copy.itemIdentifiers) == address(first))
  }

  @Test func isReadAndChangedInManyTasksAtOnce() async throws {
    let snapshot = try twoSections()
    try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 0..<50 {
        group.addTask {
          var copy = snapshot
          try copy.appendItems(["\(number)"], toSection: "A")
          return snapshot.itemIdentifiers + copy.itemIdentifiers.filter { $0 == "\(number)" }
        }
      }
      for try await items in group { #expect(items.prefix(5) == ["a1", "a2", "a3", "b1", "b2"] && items.count == 6) }
    }
  }

  // MARK: - Errors

  private func message(_ edit: (inout SnapshotStorage<String, String>) throws -> Void) throws -> String {
    let before = try twoSections()
    var snapshot = before
    do {
      try edit(&snapshot)
    } catch {
      #expect(snapshot == before)
      return "\(error)"
    }
    return "no error"
  }

  @Test func refusesItemsWithoutASection() {
    var snapshot = SnapshotStorage<Int, Int>()
    #expect(throws: SnapshotError.noSections) { try snapshot.appendItems([1]) }
    #expect(
      SnapshotError.noSections.description
        == "There are currently no sections in the data source. Please add a section first.")
  }

  @Test func refusesOneIdentifierTwice() throws {
    #expect(
      try message { try $0.appendItems(["x", "y", "x"]) }
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}")
    #expect(
      try message { try $0.appendSections(["C", "C"]) }
        == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    C\n)}")
  }

  @Test func refusesSectionsThatAreThere() throws {
    #expect(
      try message { try $0.appendSections(["C", "A"]) }
        == "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: A")
  }

  @Test func refusesPlacesThatAreNotThere() throws {
    #expect(
      try message { try $0.appendItems(["x"], toSection: "Z") }
        == "Invalid parameter not satisfying: section != NSNotFound")
    #expect(
      try message { try $0.insertItems(["x"], afterItem: "z") }
        == "Invalid parameter not satisfying: section != NSNotFound")
    #expect(
      try message { try $0.insertSections(["C"], afterSection: "Z") }
        == "Invalid parameter not satisfying: insertIndex != NSNotFound")
    #expect(
      try message { try $0.moveItem("z", afterItem: "a1") }
        == "Invalid parameter not satisfying: fromSection != NSNotFound")
    #expect(
      try message { try $0.moveItem("a1", afterItem: "z") }
        == "Invalid parameter not satisfying: toSection != NSNotFound")
    #expect(
      try message { try $0.moveSection("Z", afterSection: "A") }
        == "Invalid parameter not satisfying: fromIndex != NSNotFound")
    #expect(
      try message { try $0.moveSection("A", afterSection: "Z") }
        == "Invalid parameter not satisfying: toIndex != NSNotFound")
    #expect(
      try message { _ = try $0.itemIdentifiers(inSection: "Z") }
        == "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
        + "API (which has O(1) performance)")
  }

  @Test func refusesDestinationsThatAreInserted() throws {
    #expect(throws: SnapshotError.destinationIsAffected(.insertion, "a1")) {
      var snapshot = try twoSections()
      try snapshot.insertItems(["x", "a1"], beforeItem: "a1")
    }
    #expect(
      try message { try $0.moveSection("A", beforeSection: "A") }
        == "Invalid update: destination for move operation [A] is in the move identifier list for update")
  }

  @Test func refusesToReloadWhatIsNotThere() throws {
    #expect(
      try message { try $0.reloadItems(["a1", "z"]) }
        == "Attempted to reload item identifier that does not exist in the snapshot: z")
    #expect(
      try message { try $0.reconfigureItems(["z"]) }
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: z")
    #expect(
      try message { try $0.reloadSections(["Z"]) }
        == "Attempted to reload section identifier that does not exist in the snapshot: Z")
  }

  // MARK: - Cost

  @Test(arguments: [1_000, 8_000]) func oneAppendAtATimeHashesAndComparesNoMoreThanTwice(count: Int) throws {
    let counter = Counted.Counter()
    try Counted.$counter.withValue(counter) {
      var snapshot = SnapshotStorage<Int, Counted>()
      try snapshot.appendSections([0])
      for number in 0..<count { try snapshot.appendItems([Counted(number: number)]) }
      #expect(snapshot.numberOfItems == count)
    }
    #expect(counter.hashes <= 2 * count)
    #expect(counter.comparisons <= 2 * count)
  }

  @Test func treesStayFlatHoweverTheyGrow() {
    var appended = RankForest()
    var prepended = RankForest()
    var halved = RankForest()
    for slot in 0..<20_000 {
      appended.append([slot], weight: 1, in: 0)
      prepended.insert([slot], weight: 1, at: 0, in: 0)
      halved.insert([slot], weight: 1, at: slot / 2, in: 0)
    }
    var built = RankForest()
    built.append(0..<20_000, weight: 1, in: 0)
    for slot in stride(from: 0, to: 20_000, by: 2) { halved.remove(slot) }
    // A perfect tree of 20,000 is 15 deep.
    for forest in [appended, prepended, halved, built] { #expect(forest.depth(in: 0) <= 60) }
    #expect(prepended.place(of: 19_999).rank == 0 && prepended.place(of: 0).rank == 19_999)
    #expect(built.slot(at: 12_345, in: 0) == 12_345)
  }

  @Test func agreesWithPlainArraysWhateverIsDone() throws {
    var random = SeededRandom(seed: 3)
    var snapshot = SnapshotStorage<Int, Int>()
    try snapshot.appendSections([0, 1, 2])
    var model = [[Int]](repeating: [], count: 3)
    for step in 0..<3_000 {
      let section = Int.random(in: 0..<3, using: &random)
      let all = model.flatMap { $0 }
      switch (Int.random(in: 0..<5, using: &random), all.randomElement(using: &random)) {
      case (0, let item?):
        snapshot.deleteItems([item])
        for index in model.indices { model[index].removeAll { $0 == item } }
      case (1, let item?):
        try snapshot.insertItems([-step, -step - 10_000], beforeItem: item)
        for index in model.indices {
          if let place = model[index].firstIndex(of: item) {
            model[index].insert(contentsOf: [-step, -step - 10_000], at: place)
          }
        }
      case (2, let item?):
        try snapshot.appendItems([item], toSection: section)
        for index in model.indices { model[index].removeAll { $0 == item } }
        model[section].append(item)
      case (3, _) where all.count > 60:
        snapshot.deleteItems(Array(all.prefix(30)))
        let gone = Set(all.prefix(30))
        for index in model.indices { model[index].removeAll { gone.contains($0) } }
      default:
        try snapshot.appendItems([step], toSection: section)
        model[section].append(step)
      }
      if step % 7 == 0 {
        let now = model.flatMap { $0 }
        #expect(snapshot.itemIdentifiers == now)
        if let item = now.randomElement(using: &random) {
          #expect(snapshot.indexOfItem(item) == now.firstIndex(of: item))
          #expect(snapshot.place(of: item).flatMap { snapshot.itemIdentifier(at: $0) } == item)
        }
      }
    }
  }
}
