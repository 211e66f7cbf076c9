// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Ten thousand random changes, told to a collection view, whose bookkeeping must end where the snapshot says.
@MainActor struct DiffableReplayTests {
  /// Carries out what it is told on a list of its own, as a collection view does, and compares with what was applied.
  @MainActor private final class Replayer: UICollectionView {
    var sections: [[Int]] = []
    private var deleted = Set<IndexPath>()
    private var inserted: [IndexPath] = []
    private var moved: [(from: IndexPath, to: IndexPath)] = []
    private var deletedSections = IndexSet()
    private var insertedSections = IndexSet()
    private var movedSections: [(from: Int, to: Int)] = []
    private(set) var reloads = 0

    override func reloadData() { reloads += 1 }
    override func deleteItems(at indexPaths: [IndexPath]) { deleted.formUnion(indexPaths) }
    override func insertItems(at indexPaths: [IndexPath]) { inserted += indexPaths }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      moved.append((indexPath, newIndexPath))
    }
    override func deleteSections(_ sections: IndexSet) { deletedSections.formUnion(sections) }
    override func insertSections(_ sections: IndexSet) { insertedSections.formUnion(sections) }
    override func moveSection(_ section: Int, toSection newSection: Int) { movedSections.append((section, newSection)) }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
      completion?(true)
    }

    /// The sections after what was told, where `new` says what was inserted; `nil` where places don't fit.
    func replay(_ new: [[Int]]) -> [[Int]]? {
      defer { forget() }
      var leaving = deleted
      for move in moved where !leaving.insert(move.from).inserted { return nil }
      let rest = sections.indices.map { section in
        sections[section].indices.filter { !leaving.contains(path(section, $0)) }.map { sections[section][$0] }
      }
      let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
      var result = rest.indices.filter { !gone.contains($0) }.map { rest[$0] }
      let arriving = insertedSections.map { ($0, new[$0]) } + movedSections.map { ($0.to, rest[$0.from]) }
      for (index, items) in arriving.sorted(by: { $0.0 < $1.0 }) {
        guard index <= result.count else { return nil }
        result.insert(items, at: index)
      }
      let items =
        inserted.map { ($0, new[$0.section][$0.item]) }
        + moved.map { ($0.to, sections[$0.from.section][$0.from.item]) }
      for (place, item) in items.sorted(by: { $0.0 < $1.0 }) {
        guard place.section < result.count, place.item <= result[place.section].count,
          !insertedSections.contains(place.section)
        else { return nil }
        result[place.section].insert(item, at: place.item)
      }
      return result
    }

    private func forget() {
      deleted = []
      inserted = []
      moved = []
      deletedSections = []
      insertedSections = []
      movedSections = []
    }
  }

  private struct Dice {
    var state: UInt64
    mutating func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A few random edits of a snapshot: items and sections come, go and move.
  private func edit(_ snapshot: inout Snapshot, _ dice: inout Dice, _ next: inout Int) {
    for _ in 0...dice.roll(5) {
      let (items, sections) = (snapshot.itemIdentifiers, snapshot.sectionIdentifiers)
      next += 1
      switch dice.roll(9) {
      case 0 where !sections.isEmpty: snapshot.deleteSections([sections[dice.roll(sections.count)]])
      case 1 where sections.count > 1:
        let (one, other) = (sections[dice.roll(sections.count)], sections[dice.roll(sections.count)])
        if one != other { snapshot.moveSection(one, beforeSection: other) }
      case 2 where !sections.isEmpty:
        snapshot.insertSections([next], beforeSection: sections[dice.roll(sections.count)])
      case 0, 1, 2: snapshot.appendSections([next])
      case 3 where !items.isEmpty: snapshot.deleteItems([items[dice.roll(items.count)], items[dice.roll(items.count)]])
      case 4, 5:
        guard items.count > 1 else { break }
        let (one, other) = (items[dice.roll(items.count)], items[dice.roll(items.count)])
        if one != other { snapshot.moveItem(one, afterItem: other) }
      default:
        if sections.isEmpty { snapshot.appendSections([-next]) }
        let ids = snapshot.sectionIdentifiers
        snapshot.appendItems([next * 10, next * 10 + 1], toSection: ids[dice.roll(ids.count)])
      }
    }
  }

  private func lists(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test func differencesReplayToTheirTarget() {
    let view = Replayer(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    var dice = Dice(state: 4)
    var next = 0
    var snapshot = Snapshot()
    source.apply(snapshot)
    // The superclass is told nothing; it must look as if it had loaded the first one.
    view.engine.storedCounts = []
    let reloads = view.reloads
    for round in 0..<10_000 {
      // From time to time everything is another.
      if round % 500 == 499 { snapshot = Snapshot() }
      edit(&snapshot, &dice, &next)
      let target = lists(snapshot)
      source.apply(snapshot)
      let replayed = view.replay(target)
      guard replayed == target else {
        Issue.record("round \(round): \(view.sections) became \(String(describing: replayed)), not \(target)")
        return
      }
      view.sections = target
    }
    #expect(view.reloads == reloads)
  }

  @Test func aRealViewFollowsRandomChanges() {
    let fixture = DiffableFixture(showing: "s:abc")
    var dice = Dice(state: 11)
    let letters = Array("abcdefghijklmnopqr").map(String.init)
    for _ in 0..<300 {
      var snapshot = TextSnapshot()
      for section in ["s", "t", "u"] where dice.roll(4) > 0 { snapshot.appendSections([section]) }
      guard snapshot.numberOfSections > 0 else { continue }
      var rest = letters
      while !rest.isEmpty {
        let letter = rest.remove(at: dice.roll(rest.count))
        guard dice.roll(3) > 0 else { continue }
        let sections = snapshot.sectionIdentifiers
        snapshot.appendItems([letter], toSection: sections[dice.roll(sections.count)])
      }
      fixture.source.apply(snapshot, animatingDifferences: false)
      fixture.settle()
      #expect(fixture.texts == snapshot.itemIdentifiers)
    }
  }
}
