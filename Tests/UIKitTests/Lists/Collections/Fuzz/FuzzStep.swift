// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom

@testable import UIKit

/// One thing done to a collection view; `salt` decides what exactly, together with what there is then.
struct FuzzStep: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case apply, applyAtOnce, applyTwice, applyInCompletion, reload, outline, batchInBlock, emptyBatch
    case scroll, nudge, scrollTo, flick, scrollSection, wait, frame, settle
    case resize, resizeInBlock, insets, text, direction, style, invalidate, invalidateSome
    case layout, layoutAnimated, select, edit, resizeCell, moveBegin, moveUpdate, moveEnd, focus, tap
    case transitionBegin, transitionProgress, transitionEnd, dragOver, drop, placeholder, placeholderEnd

    /// Those that there were when seeds were noted that found something.
    static let former = allCases.filter {
      ![.transitionBegin, .transitionProgress, .transitionEnd, .dragOver, .drop, .placeholder, .placeholderEnd]
        .contains($0)
    }
  }

  var kind: Kind
  var salt: UInt64

  var description: String { "(.\(kind.rawValue), \(salt))" }

  /// Steps of a seed; after each, things come to rest or go on.
  static func sequence(
    _ count: Int, of kinds: [Kind] = Kind.allCases, _ dice: inout SeededRandom
  ) -> [FuzzStep] {
    (0..<count).flatMap { _ in
      let pause: Kind = [.settle, .settle, .wait, .wait, .frame][dice.roll(5)]
      return [kinds[dice.roll(kinds.count)], pause].map {
        FuzzStep(kind: $0, salt: dice.next() % 10000)
      }
    }
  }
}

extension FuzzWorld {
  /// Does a step; returns what is wrong afterwards.
  func perform(_ step: FuzzStep) -> String? {
    bench.take()
    var dice = SeededRandom(seed: step.salt)
    _ = dice.next()
    switch step.kind {
    case .apply: smoothly("apply") { apply(&dice, animated: true) }
    case .applyAtOnce: apply(&dice, animated: false)
    case .applyTwice:
      smoothly("apply") { apply(&dice, animated: true) }
      if dice.roll(4) == 0 {
        apply(&dice, animated: false)
      } else {
        smoothly("second apply") { apply(&dice, animated: true) }
      }
    case .applyInCompletion:
      let salt = dice.next()
      apply(&dice, animated: true) { [weak self] in
        var dice = SeededRandom(seed: salt)
        self?.apply(&dice, animated: dice.roll(3) > 0)
      }
    case .reload: reload(&dice)
    case .outline: outline(&dice)
    case .batchInBlock:
      UIView.animate(withDuration: 0.5) { self.apply(&dice, animated: true) }
    case .emptyBatch:
      if dice.roll(2) == 0 { view.collectionViewLayout.invalidateLayout() }
      begun += 1
      view.performBatchUpdates(nil) { [weak self] _ in self?.ended += 1 }
    case .layout, .layoutAnimated: changeLayout(step.kind == .layoutAnimated, &dice)
    case .wait: jump(Double(1 + dice.roll(25)) / 100)
    case .frame: bench.frame()
    case .transitionBegin, .transitionProgress, .transitionEnd: transition(step.kind, &dice)
    case .dragOver, .drop, .placeholder, .placeholderEnd: drag(step.kind, &dice)
    case .settle:
      endMovement(&dice)
      endDrag()
      endTransition(&dice)
      settle()
      return fault()
    case .resize, .resizeInBlock, .insets, .text, .direction, .style, .invalidate, .invalidateSome, .resizeCell:
      changeRoom(step.kind, &dice)
    default: interact(step.kind, &dice)
    }
    notePeak()
    return faults.first ?? delegate.faults.first
  }

  /// Does something that animates: what is seen of cells goes on from where it was.
  func smoothly(_ what: String, _ body: () -> Void) {
    bench.frame()
    let before = places()
    body()
    bench.frame()
    checkContinuity(since: before, what)
  }

  // MARK: - Data

  private func apply(_ dice: inout SeededRandom, animated: Bool, then: (() -> Void)? = nil) {
    let old = data
    let edit = FuzzEdit(old, isFree: diffable != nil, next: &next, &dice)
    for id in edit.reloaded + edit.reconfigured { content.change(id) }
    let anew = Set(
      edit.reloadedSections.flatMap { id in
        old.sections.filter { $0.id == id }.flatMap(\.items)
          + edit.data.sections.filter { $0.id == id }.flatMap(\.items)
      })
    for id in anew { content.change(id) }
    maybeSelected.formUnion(anew)
    maybeSelected.formUnion(edit.reloaded)
    // Moved into or out of a section that came or went, an item is another one; a diffable data source keeps it selected.
    let both = Set(old.sections.map(\.id)).intersection(edit.data.sections.map(\.id))
    let others = [old, edit.data].flatMap(\.sections).filter { !both.contains($0.id) }.flatMap(\.items)
    if diffable == nil { maybeSelected.formUnion(others) }
    // What is loaded anew may be announced anew.
    delegate.loose.formUnion(maybeSelected.union(others))
    begun += 1
    let end = { [weak self] in
      self?.ended += 1
      then?()
    }
    if let diffable {
      plain.data = edit.data
      diffable.apply(edit.snapshot, animatingDifferences: animated, completion: end)
    } else {
      let run = { [view, plain] in
        view.performBatchUpdates {
          plain.data = edit.data
          edit.note(in: view, from: old)
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
    plain.data = edit.data
    if let diffable {
      diffable.applySnapshotUsingReloadData(edit.snapshot)
    } else {
      view.reloadData()
    }
    maybeSelected.formUnion(selected)
    selected.formIntersection(data.items)
    maybeSelected.formIntersection(data.items)
    delegate.announced = []
  }

  /// Expands, collapses or makes a tree of a section.
  private func outline(_ dice: inout SeededRandom) {
    // List cells would be indented, which a new view without an outline does not do.
    guard let diffable, !data.sections.isEmpty, !content.hasAccessories else { return }
    let index = dice.roll(data.sections.count)
    let section = data.sections[index]
    var tree = diffable.snapshot(for: section.id)
    let parents = tree.items.filter { !tree.snapshot(of: $0, includingParent: false).items.isEmpty }
    if parents.isEmpty || dice.roll(3) == 0 {
      guard let parent = section.items.first(where: { tree.contains($0) }) else { return }
      let children = (0...dice.roll(5)).map { _ -> Int in
        next += 1
        return next
      }
      tree.append(children, to: parent)
      tree.expand([parent])
    } else {
      let parent = parents[dice.roll(parents.count)]
      if tree.isExpanded(parent) { tree.collapse([parent]) } else { tree.expand([parent]) }
    }
    begun += 1
    plain.data.sections[index].items = tree.visibleItems
    diffable.apply(tree, to: section.id, animatingDifferences: dice.roll(3) > 0) { [weak self] in self?.ended += 1 }
    selected.formIntersection(data.items)
  }

  // MARK: - Layout

  private func changeLayout(_ animated: Bool, _ dice: inout SeededRandom) {
    endMovement(&dice)
    endDrag()
    endTransition(&dice)
    layout = FuzzLayout.allCases[dice.roll(FuzzLayout.allCases.count)]
    delegate.layout = layout
    guard animated else { return view.setCollectionViewLayout(layout.make(), animated: false) }
    begun += 1
    smoothly("layout") {
      view.setCollectionViewLayout(layout.make(), animated: true) { [weak self] _ in self?.ended += 1 }
    }
  }

  private func changeRoom(_ kind: FuzzStep.Kind, _ dice: inout SeededRandom) {
    switch kind {
    case .resize, .resizeInBlock:
      let size = CGSize(width: [300, 200, 260][dice.roll(3)], height: [400, 150, 320][dice.roll(3)])
      let change = {
        self.view.frame.size = size
        self.view.layoutIfNeeded()
      }
      if kind == .resize { change() } else { UIView.animate(withDuration: 0.4, animations: change) }
    case .insets:
      view.contentInset = [.zero, UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)][dice.roll(2)]
    case .text:
      let category: UIContentSizeCategory = dice.roll(2) == 0 ? .large : .extraExtraLarge
      holder.overrideTraits { $0.preferredContentSizeCategory = category }
    case .direction:
      let direction: UITraitEnvironmentLayoutDirection = dice.roll(2) == 0 ? .leftToRight : .rightToLeft
      holder.overrideTraits { $0.layoutDirection = direction }
    case .style:
      let style: UIUserInterfaceStyle = dice.roll(2) == 0 ? .light : .dark
      holder.overrideTraits { $0.userInterfaceStyle = style }
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .invalidateSome:
      let context = view.collectionViewLayout.makeInvalidationContext()
      context.invalidateItems(at: view.indexPathsForVisibleItems.filter { _ in dice.roll(3) == 0 })
      view.collectionViewLayout.invalidateLayout(with: context)
    default:
      guard let cell = pick(view.visibleCells, &dice) as? any FuzzShowing else { return }
      content.extra[cell.id] = CGFloat(dice.roll(5) * 8)
      cell.invalidateIntrinsicContentSize()
    }
  }

  // MARK: - People

  func pick<Element>(_ elements: [Element], _ dice: inout SeededRandom) -> Element? {
    elements.isEmpty ? nil : elements[dice.roll(elements.count)]
  }

  private func anyPath(_ dice: inout SeededRandom) -> IndexPath? {
    pick(data.items, &dice).flatMap { data.path(of: $0) }
  }

  func endMovement(_ dice: inout SeededRandom) {
    guard view.movement != nil else { return }
    if dice.roll(2) == 0 { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
  }

  private func interact(_ kind: FuzzStep.Kind, _ dice: inout SeededRandom) {
    switch kind {
    case .scroll:
      let (x, y) = (view.horizontalRange, view.verticalRange)
      func within(_ range: ClosedRange<CGFloat>) -> CGFloat {
        range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(dice.roll(11)) / 10
      }
      view.contentOffset = CGPoint(x: within(x), y: within(y))
    case .nudge:
      let way = CGFloat(dice.roll(240) - 120)
      nudge(by: way)
    case .scrollTo:
      guard let path = anyPath(&dice) else { return }
      let positions: [UICollectionView.ScrollPosition] = [
        .top, .centeredVertically, .bottom, [.left], .centeredHorizontally, [], [.top, .right],
      ]
      view.scrollToItem(at: path, at: positions[dice.roll(positions.count)], animated: dice.roll(2) == 0)
    case .flick:
      let (x, y) = (CGFloat(30 + dice.roll(140)), CGFloat(30 + dice.roll(100)))
      bench.down(1, x, y)
      bench.move(1, to: x + CGFloat(dice.roll(121) - 60), y + CGFloat(dice.roll(161) - 80), steps: 4)
      bench.up(1)
      adoptSelection()
    case .scrollSection:
      guard let host = pick(view.orthogonalViews.sorted { $0.key < $1.key }.map(\.value), &dice) else { return }
      let target = host.clamped(CGPoint(x: CGFloat(dice.roll(600)), y: 0))
      host.setContentOffset(target, animated: dice.roll(2) == 0)
    case .select:
      guard let path = anyPath(&dice) else { return }
      if view.indexPathsForSelectedItems?.contains(path) == true {
        view.deselectItem(at: path, animated: dice.roll(2) == 0)
        selected.remove(data[path])
      } else {
        view.selectItem(at: path, animated: dice.roll(2) == 0, scrollPosition: dice.roll(3) == 0 ? .top : [])
        selected.insert(data[path])
      }
    case .edit: view.isEditing = dice.roll(2) == 0
    case .moveBegin:
      guard let path = pick(view.indexPathsForVisibleItems.sorted(), &dice) else { return }
      view.beginInteractiveMovementForItem(at: path)
    case .moveUpdate:
      if view.movement == nil, let path = pick(view.indexPathsForVisibleItems.sorted(), &dice) {
        view.beginInteractiveMovementForItem(at: path)
      }
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: view.bounds.minX + CGFloat(dice.roll(300)), y: view.bounds.minY + CGFloat(dice.roll(400))))
    case .moveEnd: endMovement(&dice)
    case .focus: bench.press(["Tab", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"][dice.roll(5)])
    default:
      bench.tap(CGFloat(dice.roll(300)), CGFloat(dice.roll(400)))
      adoptSelection()
    }
  }

  /// Scrolls a little: cells that stay in sight move by just that, whatever sizes those that come say.
  private func nudge(by way: CGFloat) {
    view.layoutIfNeeded()
    let isAtRest =
      isIdle && view.engine.layoutState.isPrepared && view.movement == nil && view.interactiveTransition == nil
    let (before, old) = (places(), view.contentOffset)
    view.contentOffset = view.clamped(CGPoint(x: old.x + way, y: old.y + way))
    let moved = CGPoint(x: view.contentOffset.x - old.x, y: view.contentOffset.y - old.y)
    guard isAtRest else { return }
    bench.frame()
    // At an edge of the content there is nothing to give way.
    let range = view.verticalRange
    guard view.contentOffset.y > range.lowerBound + 1, view.contentOffset.y < range.upperBound - 1 else { return }
    for (cell, now) in places() {
      guard let then = before[cell], then.id == now.id else { continue }
      if abs(then.place.x - moved.x - now.place.x) > 0.5 || abs(then.place.y - moved.y - now.place.y) > 0.5 {
        faults.append("item \(now.id), seen at \(then.place), went to \(now.place) when scrolled by \(moved)")
      }
    }
  }

  /// Fingers select what is there.
  private func adoptSelection() {
    selected = Set((view.indexPathsForSelectedItems ?? []).filter(data.has).map { data[$0] })
  }
}
