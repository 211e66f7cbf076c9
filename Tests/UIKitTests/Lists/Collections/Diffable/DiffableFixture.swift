// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

typealias TextSnapshot = NSDiffableDataSourceSnapshot<String, String>
typealias TextOutline = NSDiffableDataSourceSectionSnapshot<String>
typealias TextSource = UICollectionViewDiffableDataSource<String, String>

/// A collection view that writes down how it is told of changes.
@MainActor final class RecordingCollectionView: UICollectionView {
  var calls: [String] = []
  /// Whether calls are recorded; not within reloads of the superclass.
  private func record(_ text: String) { calls.append(text) }

  override func reloadData() {
    record("reload")
    super.reloadData()
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    record("insert \(text(indexPaths))")
    super.insertItems(at: indexPaths)
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    record("delete \(text(indexPaths))")
    super.deleteItems(at: indexPaths)
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    record("reload \(text(indexPaths))")
    super.reloadItems(at: indexPaths)
  }
  override func reconfigureItems(at indexPaths: [IndexPath]) {
    record("reconfigure \(text(indexPaths))")
    super.reconfigureItems(at: indexPaths)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record("move \(text([indexPath]))→\(text([newIndexPath]))")
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet) {
    record("insert section \(sections.map(String.init).joined(separator: " "))")
    super.insertSections(sections)
  }
  override func deleteSections(_ sections: IndexSet) {
    record("delete section \(sections.map(String.init).joined(separator: " "))")
    super.deleteSections(sections)
  }
  override func reloadSections(_ sections: IndexSet) {
    record("reload section \(sections.map(String.init).joined(separator: " "))")
    super.reloadSections(sections)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    record("move section \(section)→\(newSection)")
    super.moveSection(section, toSection: newSection)
  }

  private func text(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
  }
}

/// A diffable data source of texts on a collection view of rows, 20 points high, in a window whose clock a test steps, or
/// in none.
@MainActor final class DiffableFixture {
  let view: RecordingCollectionView
  let stage: Stage
  let source: TextSource
  /// The items for which a cell was asked.
  var asked: [String] = []

  init(inWindow: Bool = true) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 20)
    layout.minimumLineSpacing = 0
    view = RecordingCollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    stage = Stage(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    if inWindow { stage.window.addSubview(view) }
    weak var fixture: DiffableFixture?
    let registration = UICollectionView.CellRegistration<CountingCell, String> { cell, _, item in cell.text = item }
    source = TextSource(collectionView: view) { view, path, item in
      fixture?.asked.append(item)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    fixture = self
    view.calls = []
  }

  /// A fixture that shows sections of single letters as items, `a:xyz b:u`.
  convenience init(showing text: String) {
    self.init()
    show(text)
  }

  /// Shows a snapshot at once, and forgets how.
  func show(_ text: String) {
    source.apply(.make(text), animatingDifferences: false)
    settle()
    view.calls = []
    asked = []
  }

  func settle() {
    view.layoutIfNeeded()
    UIApplication.shared.layoutWindows()
  }

  /// What the data source says, written as for `make`.
  var content: String { source.snapshot().text }

  /// The texts of the visible cells by index path.
  var texts: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? CountingCell)?.text }
  }
}

extension NSDiffableDataSourceSnapshot<String, String> {
  /// Sections with items of one letter each: `a:xyz b:u`.
  static func make(_ text: String) -> Self {
    var snapshot = Self()
    for section in text.split(separator: " ") {
      let parts = section.split(separator: ":", omittingEmptySubsequences: false)
      snapshot.appendSections([String(parts[0])])
      snapshot.appendItems(parts[1].map(String.init))
    }
    return snapshot
  }

  var text: String {
    sectionIdentifiers.map { "\($0):\(itemIdentifiers(inSection: $0).joined())" }.joined(separator: " ")
  }
}

extension DiffableFixture {
  /// Lets everything that moves come to its end.
  func finishAnimations() {
    stage.frame()
    stage.jump(1)
  }

  /// The cell of an item, a leaving one too.
  func cell(_ text: String) -> CountingCell? {
    view.subviews.compactMap { $0 as? CountingCell }.last { $0.text == text }
  }

  /// The vertical place of a cell as shown now.
  func shownY(_ text: String) -> CGFloat? { cell(text)?.shown.frame.minY }
}
