// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom

@testable import UIKit

/// A collection view that is put through anything, and what it should show.
@MainActor final class FuzzWorld {
  let bench: CollectionInteractionBench
  let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: UICollectionView
  let content = FuzzContent()
  let plain: FuzzSource
  let delegate: FuzzDelegate
  private(set) var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  var layout: FuzzLayout
  /// The last number given to an item or a section.
  var next = 0
  /// The selected items, and those of which it is left open.
  var selected: Set<Int> = []
  var maybeSelected: Set<Int> = []
  /// Batches begun and ended.
  var (begun, ended) = (0, 0)
  var faults: [String] = []
  /// The most elements that had views at once.
  var peak = 0

  var data: FuzzData { plain.data }

  /// What is shown for items that are still loading.
  var placeholders: [Int] = []
  /// The layout that an interactive transition leads to.
  var nextLayout: FuzzLayout?

  init(_ layout: FuzzLayout, isDiffable: Bool, counts: [Int], hasAccessories: Bool = false) {
    self.layout = layout
    content.hasAccessories = hasAccessories
    delegate = FuzzDelegate(layout, content)
    var sections: [FuzzData.Section] = []
    for count in counts {
      next += 1
      sections.append(FuzzData.Section(id: next, items: (next + 1..<next + 1 + count).map { $0 }))
      next += count
    }
    plain = FuzzSource(content, FuzzData(sections: sections))
    view = UICollectionView(frame: holder.bounds, collectionViewLayout: layout.make())
    view.contentInsetAdjustmentBehavior = .never
    plain.register(in: view)
    view.allowsMultipleSelection = true
    view.allowsMultipleSelectionDuringEditing = true
    view.allowsFocus = true
    delegate.data = { [weak plain] in plain?.data ?? FuzzData() }
    view.delegate = delegate
    view.prefetchDataSource = delegate
    holder.addSubview(view)
    bench = CollectionInteractionBench(holder)
    if isDiffable {
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        [unowned plain] view, path, id in
        plain.cell(id, in: view, at: path)
      }
      source.supplementaryViewProvider = { [unowned plain] view, kind, path in
        plain.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
      }
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.reorderingHandlers.didReorder = { [weak self] _ in self?.adoptSnapshot() }
      diffable = source
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for section in sections {
        snapshot.appendSections([section.id])
        snapshot.appendItems(section.items)
      }
      source.apply(snapshot, animatingDifferences: false)
    } else {
      view.dataSource = plain
    }
    bench.frame()
  }

  /// What the data source says is what there is.
  func adoptSnapshot() {
    guard let snapshot = diffable?.snapshot() else { return }
    plain.data.sections = snapshot.sectionIdentifiers.map {
      FuzzData.Section(id: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }

  // MARK: - Time

  func jump(_ seconds: TimeInterval) {
    bench.jump(seconds)
    notePeak()
  }

  func notePeak() { peak = max(peak, view.elements.ordered.count + view.elements.leaving.count) }

  /// Lets everything come to its end.
  func settle() {
    bench.frame()
    for _ in 0..<40 {
      jump(0.35)
      if isIdle { return }
    }
    if begun == ended { faults.append("never comes to rest") }
  }

  /// Whether nothing moves.
  var isIdle: Bool {
    guard begun == ended, view.flight == nil, view.drag == nil, view.elements.leaving.isEmpty else { return false }
    guard view.orthogonalViews.values.allSatisfy({ !$0.moves }) else { return false }
    return view.elements.ordered.allSatisfy { $0.view.layer.animationKeys() == nil }
  }

  // MARK: - A new one

  /// What a collection view shows that was never anything else.
  func freshSight() -> (sight: FuzzSight, contentSize: CGSize) {
    let content = self.content
    let fresh = UICollectionView(frame: view.frame, collectionViewLayout: layout.make())
    fresh.contentInsetAdjustmentBehavior = .never
    let source = FuzzSource(content, data)
    let listener = FuzzDelegate(layout, content)
    listener.data = { source.data }
    source.register(in: fresh)
    fresh.contentInset = view.contentInset
    fresh.allowsMultipleSelection = true
    fresh.allowsMultipleSelectionDuringEditing = true
    fresh.isEditing = view.isEditing
    fresh.delegate = listener
    fresh.dataSource = source
    holder.addSubview(fresh)
    defer { fresh.removeFromSuperview() }
    UIView.performWithoutAnimation {
      fresh.layoutIfNeeded()
      for id in selected {
        fresh.selectItem(at: data.path(of: id), animated: false, scrollPosition: [])
      }
      fresh.contentOffset = view.contentOffset
      fresh.layoutIfNeeded()
      if layout.isSelfSizing { align(fresh) }
      for (section, host) in view.orthogonalViews { fresh.orthogonalViews[section]?.contentOffset = host.contentOffset }
      fresh.layoutIfNeeded()
    }
    return (FuzzSight(of: fresh, isSelfSizing: layout.isSelfSizing), fresh.contentSize)
  }

  /// Brings the first cell to where it is seen in the view, whatever sizes those above it have.
  private func align(_ fresh: UICollectionView) {
    let visible = view.indexPathsForVisibleItems.sorted()
    let whole = visible.first { (view.layoutAttributesForItem(at: $0)?.frame.minY ?? 0) >= view.bounds.minY }
    guard let first = whole ?? visible.first, let wanted = view.layoutAttributesForItem(at: first)?.frame else {
      return
    }
    for _ in 0..<12 {
      guard let frame = fresh.layoutAttributesForItem(at: first)?.frame else { return }
      let offset = CGPoint(x: view.contentOffset.x, y: frame.minY - wanted.minY + view.contentOffset.y)
      if abs(fresh.contentOffset.y - offset.y) < 0.001 { return }
      fresh.contentOffset = offset
      fresh.layoutIfNeeded()
    }
  }

  // MARK: - Checking

  /// Compares the view, at rest, with what it should be; the first thing that is wrong, or `nil`.
  func fault() -> String? {
    if let fault = faults.first ?? delegate.faults.first { return fault }
    if begun != ended { return "\(begun) batches begun, \(ended) ended" }
    let counts = (0..<view.numberOfSections).map(view.numberOfItems)
    if counts != data.sections.map(\.items.count) { return "counts \(counts)" }
    let chosen = Set((view.indexPathsForSelectedItems ?? []).map { data[$0] })
    if chosen.subtracting(maybeSelected) != selected.subtracting(maybeSelected) {
      return "selected \(chosen.sorted()) instead of \(selected.sorted())"
    }
    selected = chosen
    maybeSelected = []
    let held = view.clamped(view.contentOffset)
    if abs(held.x - view.contentOffset.x) > 0.01 || abs(held.y - view.contentOffset.y) > 0.01 {
      return "offset \(view.contentOffset) beyond \(view.horizontalRange), \(view.verticalRange)"
    }
    for (section, host) in view.orthogonalViews {
      let offset = host.geometry.isHorizontal ? host.contentOffset.x : host.contentOffset.y
      if offset < host.geometry.range.lowerBound - 0.01 || offset > host.geometry.range.upperBound + 0.01 {
        return "section \(section) scrolled to \(offset) beyond \(host.geometry.range)"
      }
      if host.subviews.allSatisfy({ !($0 is UICollectionReusableView) }) {
        return "scroll view of section \(section) is empty"
      }
    }
    let sight = FuzzSight(of: view, isSelfSizing: layout.isSelfSizing)
    let (expected, size) = freshSight()
    if let difference = sight.difference(from: expected) { return difference }
    if !layout.isSelfSizing, size != view.contentSize { return "content \(view.contentSize) instead of \(size)" }
    let displayed = Set(
      view.elements.ordered.filter { $0.key.category != .decorationView }.map { ObjectIdentifier($0.view) })
    if delegate.shown != displayed {
      return "displayed, as was said: \(delegate.shown.count), really \(displayed.count)"
    }
    for id in delegate.announced.subtracting(delegate.loose) where data.path(of: id) != nil {
      if !view.prefetched.contains(where: { data.has($0) && data[$0] == id }) {
        return "item \(id) was announced and forgotten"
      }
    }
    delegate.announced.formIntersection(data.items)
    if view.statistics.viewsMade > 4 * peak + 30 {
      return "\(view.statistics.viewsMade) views made for \(peak) elements"
    }
    return nil
  }

  // MARK: - Continuity

  /// Where cells are seen now, in points on the screen.
  func places() -> [ObjectIdentifier: (id: Int, place: CGPoint)] {
    var places: [ObjectIdentifier: (id: Int, place: CGPoint)] = [:]
    for element in view.elements.ordered {
      guard let cell = element.view as? any FuzzShowing else { continue }
      places[ObjectIdentifier(cell)] = (cell.id, place(of: cell))
    }
    return places
  }

  private func place(of cell: UIView) -> CGPoint {
    var place = cell.shown.position
    var host = cell.superview
    while let current = host {
      place.x -= current.shown.bounds.minX
      place.y -= current.shown.bounds.minY
      if current === view { break }
      place.x += current.shown.frame.minX
      place.y += current.shown.frame.minY
      host = current.superview
    }
    return place
  }

  /// Whether a cell that was seen before is seen elsewhere, though no time has passed.
  func checkContinuity(since before: [ObjectIdentifier: (id: Int, place: CGPoint)], _ what: String) {
    for (view, now) in places() {
      guard let then = before[view], then.id == now.id else { continue }
      if abs(then.place.x - now.place.x) > 0.5 || abs(then.place.y - now.place.y) > 0.5 {
        faults.append("\(what): item \(now.id) jumped from \(then.place) to \(now.place)")
      }
    }
  }
}
