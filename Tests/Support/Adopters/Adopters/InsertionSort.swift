// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Sorting, step by step

/// Bars of colour that are sorted by insertion, one step a turn of the main queue.
class InsertionSortViewController: UIViewController {
  final class SortArray: Hashable {
    struct SortNode: Hashable {
      let value: Int
      let color: UIColor
      private let identifier = UUID()
      init(value: Int, maxValue: Int) {
        self.value = value
        let hue = CGFloat(value) / CGFloat(maxValue)
        self.color = UIColor(hue: hue, saturation: 1.0, brightness: 1.0, alpha: 1.0)
      }
      func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
      static func == (lhs: SortNode, rhs: SortNode) -> Bool { lhs.identifier == rhs.identifier }
    }

    private(set) var values: [SortNode]
    private(set) var isSorted = false
    private var currentIndex = 1
    init(_ numbers: [Int]) { values = numbers.map { SortNode(value: $0, maxValue: numbers.max() ?? 1) } }

    func sortNext() {
      guard !isSorted else { return }
      guard currentIndex < values.count else {
        isSorted = true
        return
      }
      var index = currentIndex
      let current = values[index]
      while index > 0, values[index - 1].value > current.value {
        values.swapAt(index, index - 1)
        index -= 1
      }
      currentIndex += 1
    }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    static func == (lhs: SortArray, rhs: SortArray) -> Bool { return lhs === rhs }
  }

  var insertionCollectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<SortArray, SortArray.SortNode>!
  let rows: [SortArray]
  var isSorting = false
  private(set) var steps = 0
  var shownValues: [[Int]] {
    let snapshot = dataSource.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0).map(\.value) }
  }

  init(rows: [[Int]]) {
    self.rows = rows.map { SortArray($0) }
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self, action: #selector(toggleSort))
    let columns = rows[0].values.count
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1))
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30)), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    insertionCollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    insertionCollectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(insertionCollectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, SortArray.SortNode> { cell, _, node in
      cell.backgroundColor = node.color
    }
    dataSource = .init(collectionView: insertionCollectionView) { collectionView, indexPath, node in
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: node)
    }
    var snapshot = NSDiffableDataSourceSnapshot<SortArray, SortArray.SortNode>()
    for row in rows {
      snapshot.appendSections([row])
      snapshot.appendItems(row.values)
    }
    dataSource.apply(snapshot)
  }

  @objc func toggleSort() {
    isSorting.toggle()
    if isSorting { performSortStep() }
    navigationItem.rightBarButtonItem?.title = isSorting ? "Stop" : "Sort"
  }

  private func performSortStep() {
    guard isSorting else { return }
    var updatedSnapshot = dataSource.snapshot()
    var sectionCountNeedingSort = 0
    updatedSnapshot.sectionIdentifiers.forEach {
      let section = $0
      if !section.isSorted {
        section.sortNext()
        let items = section.values
        updatedSnapshot.deleteItems(items)
        updatedSnapshot.appendItems(items, toSection: section)
        sectionCountNeedingSort += 1
      }
    }
    var shouldReset = false
    var delay = 125
    if sectionCountNeedingSort == 0 {
      shouldReset = true
      delay = 1000
    } else {
      steps += 1
    }
    dataSource.apply(updatedSnapshot)
    let deadline = DispatchTime.now() + .milliseconds(delay)
    DispatchQueue.main.asyncAfter(deadline: deadline) {
      if shouldReset { self.isSorting = false } else { self.performSortStep() }
    }
  }
}
