// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom

@testable import UIKit

extension SeededRandom {
  /// A number from 0 up to, but not including, `bound`.
  mutating func roll(_ bound: Int) -> Int { Int(next() >> 33) % max(bound, 1) }
}

/// A change of the data, told apart into what a batch says.
struct FuzzEdit {
  var data: FuzzData
  var reloaded: [Int] = []
  var reconfigured: [Int] = []
  var reloadedSections: [Int] = []
  /// Items and sections that go elsewhere, though others around them stay.
  var moved: Set<Int> = []
  var movedSection: Int?

  /// A random change. A batch may not change what it loads anew or moves as a whole; a snapshot may (`isFree`).
  init(_ old: FuzzData, isFree: Bool, next: inout Int, _ dice: inout SeededRandom) {
    data = old
    func name() -> Int {
      next += 1
      return next
    }
    var closed: Set<Int> = []
    if dice.roll(4) == 0 { editSections(&dice, &closed, name) }
    if isFree { closed = [] }
    for _ in 0..<dice.roll(6) { editItems(&dice, closed, name) }
    if isFree, dice.roll(6) == 0 {
      for section in data.sections.indices { data.sections[section].items.shuffle(using: &dice) }
    }
    let kept = Set(old.items).intersection(data.items)
    func pick() -> [Int] { data.items.filter { kept.contains($0) && !moved.contains($0) && dice.roll(8) == 0 } }
    let open = Set(data.sections.filter { !closed.contains($0.id) }.flatMap(\.items))
    if dice.roll(3) == 0 { reloaded = pick().filter { isFree || open.contains($0) } }
    if dice.roll(3) == 0 {
      reconfigured = pick().filter { !reloaded.contains($0) && (isFree || open.contains($0)) }
    }
  }

  private mutating func editSections(_ dice: inout SeededRandom, _ closed: inout Set<Int>, _ name: () -> Int) {
    let old = data
    func choose() -> Int? {
      let open = data.sections.indices.filter { !closed.contains(data.sections[$0].id) }
      return open.isEmpty ? nil : open[dice.roll(open.count)]
    }
    if dice.roll(3) == 0, let section = choose() { data.sections.remove(at: section) }
    if dice.roll(3) == 0, data.sections.count > 1, let section = choose() {
      let moving = data.sections.remove(at: section)
      data.sections.insert(moving, at: dice.roll(data.sections.count + 1))
      movedSection = moving.id
      closed.insert(moving.id)
    }
    if dice.roll(3) == 0, let section = choose() {
      reloadedSections = [data.sections[section].id]
      closed.insert(data.sections[section].id)
    }
    if dice.roll(2) == 0, data.sections.count < 5 {
      let items = (0..<dice.roll(9)).map { _ in name() }
      let section = FuzzData.Section(id: name(), items: items)
      data.sections.insert(section, at: dice.roll(data.sections.count + 1))
      closed.insert(section.id)
    }
    if data.sections.isEmpty, !old.sections.isEmpty, dice.roll(2) == 0 { data = old }
    let ids = Set(data.sections.map(\.id))
    reloadedSections = reloadedSections.filter { id in ids.contains(id) && old.sections.contains { $0.id == id } }
    if let movedSection, !ids.contains(movedSection) || data == old { self.movedSection = nil }
  }

  private mutating func editItems(_ dice: inout SeededRandom, _ closed: Set<Int>, _ name: () -> Int) {
    let open = data.sections.indices.filter { !closed.contains(data.sections[$0].id) }
    guard !open.isEmpty else { return }
    let section = open[dice.roll(open.count)]
    let count = data.sections[section].items.count
    switch dice.roll(3) {
    case 0 where data.items.count < 70:
      for _ in 0...dice.roll(dice.roll(4) == 0 ? 12 : 2) {
        data.sections[section].items.insert(name(), at: dice.roll(data.sections[section].items.count + 1))
      }
    case 1 where count > 0:
      let start = dice.roll(count)
      let length = dice.roll(3) == 0 ? dice.roll(count - start) + 1 : 1
      data.sections[section].items.removeSubrange(start..<start + length)
    case 2 where count > 0:
      let id = data.sections[section].items.remove(at: dice.roll(count))
      let target = open[dice.roll(open.count)]
      data.sections[target].items.insert(id, at: dice.roll(data.sections[target].items.count + 1))
      moved.insert(id)
    default: break
    }
  }

  /// Tells a list of the change, within a batch.
  @MainActor func note(in view: any FuzzBatch, from old: FuzzData) {
    let (before, after) = (old.sections.map(\.id), data.sections.map(\.id))
    let staying = Set(before).intersection(after)
    view.deleteSections(IndexSet(before.indices.filter { !staying.contains(before[$0]) }))
    view.insertSections(IndexSet(after.indices.filter { !staying.contains(after[$0]) }))
    if let movedSection, let from = before.firstIndex(of: movedSection), let to = after.firstIndex(of: movedSection) {
      view.moveSection(from, toSection: to)
    }
    view.reloadSections(IndexSet(reloadedSections.compactMap { before.firstIndex(of: $0) }))
    func stays(_ path: IndexPath, in data: FuzzData) -> Bool { staying.contains(data.sections[path.section].id) }
    for id in old.items {
      guard let from = old.path(of: id), stays(from, in: old) else { continue }
      if let to = data.path(of: id), stays(to, in: data) {
        if moved.contains(id) { view.moveItem(at: from, to: to) }
      } else {
        view.deleteItems(at: [from])
      }
    }
    for id in data.items {
      guard let to = data.path(of: id), stays(to, in: data) else { continue }
      if let from = old.path(of: id), stays(from, in: old) { continue }
      view.insertItems(at: [to])
    }
    view.reloadItems(at: reloaded.compactMap { old.path(of: $0) })
    view.reconfigureItems(at: reconfigured.compactMap { old.path(of: $0) })
  }

  /// The change as a snapshot.
  var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in data.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items)
    }
    snapshot.reloadItems(reloaded)
    snapshot.reconfigureItems(reconfigured)
    snapshot.reloadSections(reloadedSections)
    return snapshot
  }
}
