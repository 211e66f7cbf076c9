// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom

@testable import UIKit

/// One thing done to a table; `salt` decides what exactly, together with what there is then.
struct TableFuzzStep: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case apply, applyAtOnce, applyTwice, applyInCompletion, nested, reload, emptyBatch
    case scroll, nudge, scrollTo, flick, wait, frame, settle
    case resize, resizeInBlock, insets, text, style, invalidate, resizeRow
    case select, edit, moveBegin, moveUpdate, moveEnd, focus, tap
  }

  var kind: Kind
  var salt: UInt64
  var description: String { "(.\(kind.rawValue), \(salt))" }

  static func sequence(_ count: Int, _ dice: inout SeededRandom) -> [TableFuzzStep] {
    (0..<count).flatMap { _ in
      let pause: Kind = [.settle, .settle, .wait, .wait, .frame][dice.roll(5)]
      return [Kind.allCases[dice.roll(Kind.allCases.count)], pause].map {
        TableFuzzStep(kind: $0, salt: dice.next() % 10000)
      }
    }
  }
}

extension UITableView {
  fileprivate static let animations: [RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
}

extension TableFuzzWorld {
  /// Does a step; returns what is wrong afterwards.
  func perform(_ step: TableFuzzStep) -> String? {
    bench.take()
    var dice = SeededRandom(seed: step.salt)
    _ = dice.next()
    switch step.kind {
    case .apply: apply(&dice, animated: true)
    case .applyAtOnce: apply(&dice, animated: false)
    case .applyTwice:
      apply(&dice, animated: true)
      apply(&dice, animated: dice.roll(4) > 0)
    case .applyInCompletion:
      let salt = dice.next()
      apply(&dice, animated: true) { [weak self] in
        var dice = SeededRandom(seed: salt)
        self?.apply(&dice, animated: dice.roll(3) > 0)
      }
    case .nested:
      guard diffable == nil else { break }
      view.beginUpdates()
      apply(&dice, animated: true)
      view.endUpdates()
    case .reload: reload(&dice)
    case .emptyBatch:
      begun += 1
      view.performBatchUpdates(nil) { [weak self] _ in self?.ended += 1 }
    case .wait: bench.jump(Double(1 + dice.roll(25)) / 100)
    case .frame: bench.frame()
    case .settle:
      endMovement(&dice)
      settle()
      notePeak()
      return fault()
    case .resize, .resizeInBlock, .insets, .text, .style, .invalidate, .resizeRow: changeRoom(step.kind, &dice)
    default: interact(step.kind, &dice)
    }
    notePeak()
    return delegate.faults.first
  }

  // MARK: - Data

  private func apply(_ dice: inout SeededRandom, animated: Bool, then: (() -> Void)? = nil) {
    let old = data
    let edit = FuzzEdit(old, isFree: diffable != nil, next: &next, &dice)
    let animation = UITableView.animations[dice.roll(8)]
    for id in edit.reloaded + edit.reconfigured { content.change(id) }
    let anew = Set(
      edit.reloadedSections.flatMap { id in
        old.sections.filter { $0.id == id }.flatMap(\.items)
          + edit.data.sections.filter { $0.id == id }.flatMap(\.items)
      })
    for id in anew { content.change(id) }
    maybeSelected.formUnion(anew)
    maybeSelected.formUnion(edit.reloaded)
    // Moved into or out of a section that came or went, a row is another one; a diffable data source keeps it selected.
    let both = Set(old.sections.map(\.id)).intersection(edit.data.sections.map(\.id))
    let others = [old, edit.data].flatMap(\.sections).filter { !both.contains($0.id) }.flatMap(\.items)
    if diffable == nil { maybeSelected.formUnion(others) }
    begun += 1
    let end = { [weak self] in
      self?.ended += 1
      then?()
    }
    if let diffable {
      source.data = edit.data
      diffable.defaultRowAnimation = animation
      diffable.apply(edit.snapshot, animatingDifferences: animated, completion: end)
    } else {
      let run = { [view, source] in
        view.performBatchUpdates {
          source.data = edit.data
          edit.note(in: TableFuzzBatch(view: view, animation: animation), from: old)
        } completion: { _ in
          end()
        }
      }
      if animated { run() } else { UIView.performWithoutAnimation(run) }
    }
    selected.formIntersection(data.items)
  }

  private func reload(_ dice: inout SeededRandom) {
    let edit = FuzzEdit(data, isFree: true, next: &next, &dice)
    for id in edit.data.items where dice.roll(4) == 0 { content.change(id) }
    source.data = edit.data
    if let diffable { diffable.applySnapshotUsingReloadData(edit.snapshot) } else { view.reloadData() }
    maybeSelected.formUnion(selected)
    selected.formIntersection(data.items)
    maybeSelected.formIntersection(data.items)
  }

  // MARK: - Room

  private func changeRoom(_ kind: TableFuzzStep.Kind, _ dice: inout SeededRandom) {
    switch kind {
    case .resize, .resizeInBlock:
      let size = CGSize(width: [300, 200, 420][dice.roll(3)], height: [400, 150, 320][dice.roll(3)])
      let change = {
        self.view.frame.size = size
        self.view.layoutIfNeeded()
      }
      if kind == .resize { change() } else { UIView.animate(withDuration: 0.4, animations: change) }
    case .insets: view.contentInset = [.zero, UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)][dice.roll(2)]
    case .text:
      let category: UIContentSizeCategory = dice.roll(2) == 0 ? .large : .extraExtraLarge
      holder.overrideTraits { $0.preferredContentSizeCategory = category }
    case .style:
      let style: UIUserInterfaceStyle = dice.roll(2) == 0 ? .light : .dark
      holder.overrideTraits { $0.userInterfaceStyle = style }
    case .invalidate: view.tableLayout.invalidateLayout()
    default:
      let cells = view.visibleCells.compactMap { $0 as? FuzzRow }
      guard !cells.isEmpty else { return }
      let cell = cells[dice.roll(cells.count)]
      content.extra[cell.id] = CGFloat(dice.roll(5) * 8)
      if sizing == .told || sizing == .estimated {
        begun += 1
        view.performBatchUpdates(nil) { [weak self] _ in self?.ended += 1 }
      } else {
        cell.invalidateIntrinsicContentSize()
      }
    }
  }

  // MARK: - People

  private func anyPath(_ dice: inout SeededRandom) -> IndexPath? {
    let items = data.items
    return items.isEmpty ? nil : data.path(of: items[dice.roll(items.count)])
  }

  private func anyShown(_ dice: inout SeededRandom) -> IndexPath? {
    let shown = view.shownRows.map(\.key.indexPath)
    return shown.isEmpty ? nil : shown[dice.roll(shown.count)]
  }

  func endMovement(_ dice: inout SeededRandom) {
    guard view.movement != nil else { return }
    // A diffable data source has no handler for it.
    if dice.roll(2) == 0, diffable == nil { view.endMovement() } else { view.cancelMovement() }
  }

  private func interact(_ kind: TableFuzzStep.Kind, _ dice: inout SeededRandom) {
    switch kind {
    case .scroll:
      let range = view.verticalRange
      view.contentOffset.y = range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(dice.roll(11)) / 10
    case .nudge:
      let way = CGFloat(dice.roll(240) - 120)
      view.contentOffset = view.clamped(CGPoint(x: 0, y: view.contentOffset.y + way))
    case .scrollTo:
      guard let path = anyPath(&dice) else { return }
      let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
      view.scrollToRow(at: path, at: positions[dice.roll(4)], animated: dice.roll(2) == 0)
    case .flick:
      let (x, y) = (CGFloat(30 + dice.roll(140)), CGFloat(30 + dice.roll(100)))
      bench.down(1, x, y)
      bench.move(1, to: x, y + CGFloat(dice.roll(161) - 80), steps: 4)
      bench.up(1)
      adoptSelection()
    case .select:
      guard let path = anyPath(&dice) else { return }
      if view.indexPathsForSelectedRows?.contains(path) == true {
        view.deselectRow(at: path, animated: dice.roll(2) == 0)
        selected.remove(data[path])
      } else {
        view.selectRow(at: path, animated: dice.roll(2) == 0, scrollPosition: dice.roll(3) == 0 ? .top : .none)
        selected.insert(data[path])
      }
    case .edit:
      view.setEditing(dice.roll(2) == 0, animated: dice.roll(2) == 0)
      adoptSelection()
    case .moveBegin:
      if let path = anyShown(&dice) { view.beginMovement(of: path, at: view.rectForRow(at: path).midY) }
    case .moveUpdate:
      if view.movement == nil, let path = anyShown(&dice) {
        view.beginMovement(of: path, at: view.rectForRow(at: path).midY)
      }
      view.updateMovement(to: view.bounds.minY + CGFloat(dice.roll(400)))
    case .moveEnd: endMovement(&dice)
    case .focus: bench.press(["Tab", "ArrowDown", "ArrowUp"][dice.roll(3)])
    default:
      bench.tap(CGFloat(dice.roll(300)), CGFloat(dice.roll(400)))
      adoptSelection()
    }
  }

  /// Fingers select what is there.
  private func adoptSelection() {
    selected = Set((view.indexPathsForSelectedRows ?? []).filter(data.has).map { data[$0] })
  }
}

/// What a batch of changes is told to.
@MainActor protocol FuzzBatch {
  func deleteSections(_ sections: IndexSet)
  func insertSections(_ sections: IndexSet)
  func reloadSections(_ sections: IndexSet)
  func moveSection(_ section: Int, toSection newSection: Int)
  func deleteItems(at indexPaths: [IndexPath])
  func insertItems(at indexPaths: [IndexPath])
  func reloadItems(at indexPaths: [IndexPath])
  func reconfigureItems(at indexPaths: [IndexPath])
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
}

extension UICollectionView: FuzzBatch {}

/// A table as such, with one way in which rows come and go.
struct TableFuzzBatch: FuzzBatch {
  let view: UITableView
  let animation: UITableView.RowAnimation

  func deleteSections(_ sections: IndexSet) { view.deleteSections(sections, with: animation) }
  func insertSections(_ sections: IndexSet) { view.insertSections(sections, with: animation) }
  func reloadSections(_ sections: IndexSet) { view.reloadSections(sections, with: animation) }
  func moveSection(_ section: Int, toSection newSection: Int) { view.moveSection(section, toSection: newSection) }
  func deleteItems(at indexPaths: [IndexPath]) { view.deleteRows(at: indexPaths, with: animation) }
  func insertItems(at indexPaths: [IndexPath]) { view.insertRows(at: indexPaths, with: animation) }
  func reloadItems(at indexPaths: [IndexPath]) { view.reloadRows(at: indexPaths, with: animation) }
  func reconfigureItems(at indexPaths: [IndexPath]) { view.reconfigureRows(at: indexPaths) }
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { view.moveRow(at: indexPath, to: newIndexPath) }
}
