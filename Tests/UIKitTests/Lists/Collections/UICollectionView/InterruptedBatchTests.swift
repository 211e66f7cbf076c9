// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Random batches, scrolling and time, against sections that are edited the plain way.
@MainActor struct InterruptedBatchTests {
  private struct Dice {
    var seed: UInt64
    mutating func roll(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(bound, 1)
    }
  }

  private struct Batch {
    var sections: [[String]]
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var deleted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var inserted: [IndexPath] = []

    @MainActor func note(in view: UICollectionView) {
      view.deleteSections(deletedSections)
      view.deleteItems(at: deleted)
      view.insertSections(insertedSections)
      for move in moved { view.moveItem(at: move.from, to: move.to) }
      view.insertItems(at: inserted)
    }
  }

  /// A batch that deletes, moves and inserts items, and now and then a section.
  private func batch(_ old: [[String]], _ dice: inout Dice, _ next: inout Int) -> Batch {
    func name() -> String {
      next += 1
      return "n\(next)"
    }
    let gone = old.count > 1 && dice.roll(4) == 0 ? dice.roll(old.count) : nil
    var kept = old.enumerated().map { section, items in items.indices.map { path(section, $0) } }
    var batch = Batch(sections: [])
    var moving: [IndexPath] = []
    for _ in 0..<dice.roll(5) {
      let section = dice.roll(kept.count)
      guard section != gone, !kept[section].isEmpty else { continue }
      let origin = kept[section].remove(at: dice.roll(kept[section].count))
      if dice.roll(2) == 0 { batch.deleted.append(origin) } else { moving.append(origin) }
    }
    var new = kept.map { $0.map { old[$0.section][$0.item] } }
    if let gone {
      new.remove(at: gone)
      batch.deletedSections = [gone]
    }
    for origin in moving {
      let section = dice.roll(new.count)
      new[section].insert(old[origin.section][origin.item], at: dice.roll(new[section].count + 1))
    }
    var fresh: Set<String> = []
    for _ in 0..<dice.roll(4) {
      let section = dice.roll(new.count)
      let text = name()
      fresh.insert(text)
      new[section].insert(text, at: dice.roll(new[section].count + 1))
    }
    if new.count < 4, dice.roll(4) == 0 {
      let section = dice.roll(new.count + 1)
      new.insert([name(), name()], at: section)
      batch.insertedSections = [section]
    }
    for (section, items) in new.enumerated() where !batch.insertedSections.contains(section) {
      for (item, text) in items.enumerated() {
        if fresh.contains(text) { batch.inserted.append(path(section, item)) }
        if let origin = moving.first(where: { old[$0.section][$0.item] == text }) {
          batch.moved.append((origin, path(section, item)))
        }
      }
    }
    batch.sections = new
    return batch
  }

  /// The texts of cells that meet the bounds, by their places.
  private func expected(_ stage: CollectionStage) -> [String] {
    let bounds = stage.view.bounds
    return stage.sections.flatMap { $0 }.enumerated().filter { index, _ in
      CGFloat(index + 1) * 40 > bounds.minY && CGFloat(index) * 40 < bounds.maxY
    }.map(\.element)
  }

  @Test(arguments: [1, 2, 3]) func `whatever comes in between, what is shown is what there is`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var next = 0
    let stage = CollectionStage([(0..<14).map { "a\($0)" }, (0..<9).map { "b\($0)" }])
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: path(1, 3), animated: false, scrollPosition: [])
    var (begun, ended) = (0, 0)
    for _ in 0..<150 {
      switch dice.roll(5) {
      case 0:
        stage.view.contentOffset.y = CGFloat(dice.roll(max(1, Int(stage.view.verticalRange.upperBound))))
        stage.settle()
      case 1: stage.stage.jump(Double(dice.roll(4)) / 10)
      default:
        let batch = batch(stage.sections, &dice, &next)
        begun += 1
        let run = {
          stage.view.performBatchUpdates {
            stage.sections = batch.sections
            batch.note(in: stage.view)
          } completion: { _ in
            ended += 1
          }
        }
        if dice.roll(5) == 0 { UIView.performWithoutAnimation(run) } else { run() }
      }
      #expect(stage.textsByPath == expected(stage))
      #expect(stage.texts == expected(stage))
      if dice.roll(2) == 0 { stage.stage.frame() }
    }
    stage.stage.frame()
    stage.stage.jump(1)
    stage.stage.jump(1)
    #expect(begun == ended)
    #expect(stage.view.elements.leaving.isEmpty)
    let cells = stage.view.subviews.compactMap { $0 as? CountingCell }
    #expect(cells.map(\.text) == expected(stage))
    #expect(cells.allSatisfy { $0.layer.animationKeys() == nil && $0.alpha == 1 && $0.frame.height == 40 })
    let selected = stage.view.indexPathsForSelectedItems ?? []
    #expect(selected.map { stage.sections[$0.section][$0.item] }.allSatisfy { $0 == "b3" })
    #expect(cells.filter(\.isSelected).allSatisfy { $0.text == "b3" })
  }
}
