// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom

@testable import UIKit

/// A table that is put through anything, and what it should show.
@MainActor final class TableFuzzWorld {
  let bench: CollectionInteractionBench
  let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: UITableView
  let style: UITableView.Style
  let sizing: TableFuzzSizing
  let content = FuzzContent()
  let source: TableFuzzSource
  let delegate: TableFuzzDelegate
  private(set) var diffable: UITableViewDiffableDataSource<Int, Int>?
  /// The last number given to a row or a section.
  var next = 0
  var selected: Set<Int> = []
  /// Rows of which it is left open whether they are selected.
  var maybeSelected: Set<Int> = []
  /// Batches begun and ended.
  var (begun, ended) = (0, 0)
  private var peak = 0

  var data: FuzzData { source.data }
  var isSelfSizing: Bool { sizing == .selfSizing || sizing == .estimated }

  init(_ style: UITableView.Style, _ sizing: TableFuzzSizing, isDiffable: Bool, counts: [Int]) {
    (self.style, self.sizing) = (style, sizing)
    var sections: [FuzzData.Section] = []
    for count in counts {
      next += 1
      sections.append(FuzzData.Section(id: next, items: Array(next + 1..<next + 1 + count)))
      next += count
    }
    source = TableFuzzSource(content, FuzzData(sections: sections))
    delegate = sizing == .told || sizing == .estimated ? TableFuzzHeights() : TableFuzzDelegate()
    view = UITableView(frame: holder.bounds, style: style)
    holder.addSubview(view)
    bench = CollectionInteractionBench(holder)
    set(up: view, delegate)
    if isDiffable {
      let diffable = UITableViewDiffableDataSource<Int, Int>(tableView: view) { [unowned source] view, path, id in
        source.cell(id, in: view, at: path)
      }
      self.diffable = diffable
      diffable.apply(snapshot(of: source.data), animatingDifferences: false)
    } else {
      view.dataSource = source
    }
    settle()
  }

  private func set(up view: UITableView, _ delegate: TableFuzzDelegate) {
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = true
    view.allowsMultipleSelectionDuringEditing = true
    view.allowsFocus = true
    source.register(in: view)
    (delegate as? TableFuzzHeights)?.height = { [unowned self] path in
      // A diffable data source has its batch's data already.
      data.has(path) ? content.height(data[path], content.version(data[path]), holder.traitCollection) : 40
    }
    switch sizing {
    case .fixed: view.rowHeight = 45
    case .estimated: view.estimatedRowHeight = 50
    case .told, .selfSizing: break
    }
    view.delegate = delegate
  }

  func snapshot(of data: FuzzData, _ edit: FuzzEdit? = nil) -> NSDiffableDataSourceSnapshot<Int, Int> {
    if let edit { return edit.snapshot }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in data.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items)
    }
    return snapshot
  }

  func settle() {
    bench.frame()
    bench.jump(2)
    bench.frame()
    bench.jump(1)
    bench.frame()
  }

  func notePeak() { peak = max(peak, view.engine.elements.allOrdered.count) }

  // MARK: - Checking

  /// Compares the table, at rest, with a new one of the same data; the first thing that is wrong, or `nil`.
  func fault() -> String? {
    if let fault = delegate.faults.first { return fault }
    if begun != ended { return "\(begun) batches begun, \(ended) ended" }
    let counts = (0..<view.numberOfSections).map(view.numberOfRows)
    if counts != data.sections.map(\.items.count) { return "counts \(counts)" }
    let chosen = Set((view.indexPathsForSelectedRows ?? []).map { data[$0] })
    if chosen.subtracting(maybeSelected) != selected.subtracting(maybeSelected) {
      return "selected \(chosen.sorted()) instead of \(selected.sorted())"
    }
    (selected, maybeSelected) = (chosen, [])
    let held = view.clamped(view.contentOffset)
    if abs(held.y - view.contentOffset.y) > 0.01 {
      return "offset \(view.contentOffset.y) beyond \(view.verticalRange)"
    }
    let (own, fresh) = (sight(of: view), freshSight())
    if own != fresh.lines {
      let (mine, others) = (own.filter { !fresh.lines.contains($0) }, fresh.lines.filter { !own.contains($0) })
      return mine.isEmpty && others.isEmpty ? "other order: \(own)" : "shows \(mine), a new one \(others)"
    }
    if !isSelfSizing, fresh.height != view.contentSize.height {
      return "content \(view.contentSize.height) instead of \(fresh.height)"
    }
    let displayed = Set(view.engine.elements.ordered.map { ObjectIdentifier($0.view) })
    if delegate.shown != displayed {
      return "displayed, as was said: \(delegate.shown.count), really \(displayed.count)"
    }
    if view.engine.statistics.viewsMade > 4 * peak + 30 {
      return "\(view.engine.statistics.viewsMade) views made for \(peak) elements"
    }
    return nil
  }

  private func freshSight() -> (lines: [String], height: CGFloat) {
    let fresh = UITableView(frame: view.frame, style: style)
    let delegate = sizing == .told || sizing == .estimated ? TableFuzzHeights() : TableFuzzDelegate()
    let source = TableFuzzSource(content, data)
    set(up: fresh, delegate)
    var fakes: UITableViewDiffableDataSource<Int, Int>?
    if diffable != nil {
      let made = UITableViewDiffableDataSource<Int, Int>(tableView: fresh) { view, path, id in
        source.cell(id, in: view, at: path)
      }
      made.apply(snapshot(of: data), animatingDifferences: false)
      fakes = made
    } else {
      fresh.dataSource = source
    }
    holder.addSubview(fresh)
    defer { fresh.removeFromSuperview() }
    UIView.performWithoutAnimation {
      fresh.contentInset = view.contentInset
      fresh.isEditing = view.isEditing
      fresh.layoutIfNeeded()
      for id in selected { fresh.selectRow(at: data.path(of: id), animated: false, scrollPosition: .none) }
      fresh.contentOffset = view.contentOffset
      fresh.layoutIfNeeded()
      align(fresh)
    }
    return withExtendedLifetime(fakes) { (sight(of: fresh), fresh.contentSize.height) }
  }

  /// Brings the first row to where it is seen in the view, whatever heights those above it have.
  private func align(_ fresh: UITableView) {
    let visible = view.indexPathsForVisibleRows ?? []
    let whole = visible.first { view.rectForRow(at: $0).minY >= view.bounds.minY }
    guard let first = whole ?? visible.first else { return }
    let wanted = view.rectForRow(at: first).minY - view.contentOffset.y
    for _ in 0..<12 {
      let offset = fresh.rectForRow(at: first).minY - wanted
      if abs(fresh.contentOffset.y - offset) < 0.001 { return }
      fresh.contentOffset.y = offset
      fresh.layoutIfNeeded()
    }
  }

  /// What of a table is on the screen, back to front, in lines that can be compared.
  private func sight(of view: UITableView) -> [String] {
    var keys: [ObjectIdentifier: String] = [:]
    for element in view.engine.elements.ordered {
      keys[ObjectIdentifier(element.view)] =
        "\(element.key.kind)\(element.key.indexPath.map(String.init).joined(separator: "-"))"
    }
    func short(_ value: CGFloat) -> String { String(Double((value * 20).rounded() / 20)) }
    return view.subviews.compactMap { subview in
      guard subview is UITableViewCell || subview is UITableViewHeaderFooterView else { return nil }
      let frame = CGRect(
        x: subview.center.x - subview.bounds.width / 2, y: subview.center.y - subview.bounds.height / 2,
        width: subview.bounds.width, height: subview.bounds.height)
      var line =
        (keys[ObjectIdentifier(subview)] ?? "stray")
        + " (\(short(frame.minX)), \(short(frame.minY - view.bounds.minY)), \(short(frame.width)), \(short(frame.height)))"
        + " z\(Int(subview.layer.zPosition)) a\(subview.alpha)"
      if let cell = subview as? FuzzRow {
        line += " \(cell.id) v\(cell.version)"
        if cell.isSelected { line += " selected" }
        if cell.isHighlighted { line += " highlighted" }
        if cell.isEditing { line += " editing" }
        line += " " + (cell.place.map { "\($0.isFirst) \($0.isLast) \($0.hasSeparatorBelow)" } ?? "nowhere")
      } else if let header = subview as? UITableViewHeaderFooterView {
        line += " \(header.place?.title ?? "") \(header.place?.isFloating ?? false)"
      }
      return line
    }
  }
}
