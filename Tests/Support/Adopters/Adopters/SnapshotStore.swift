// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Snapshots

struct Recipe: Hashable, Sendable {
  let id: Int
  var name: String

  static func == (lhs: Recipe, rhs: Recipe) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum Course: String, CaseIterable {
  case starters, mains, desserts
}

typealias RecipeSnapshot = NSDiffableDataSourceSnapshot<Course, Recipe>

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == Course, ItemIdentifierType == Recipe {
  /// One line for each section.
  var menu: String {
    let lines: [String] = sectionIdentifiers.map { (course: Course) -> String in
      "\(course.rawValue): " + itemIdentifiers(inSection: course).map(\.name).joined(separator: ", ")
    }
    return lines.joined(separator: "; ")
  }

  mutating func shuffleInATestableWay() {
    guard let first: Recipe = itemIdentifiers.first, let last: Recipe = itemIdentifiers.last, first != last else {
      return
    }
    moveItem(first, afterItem: last)
    if let section: Course = sectionIdentifier(containingItem: first) { reloadSections([section]) }
  }
}

// MARK: - A data source that lets recipes be moved

class RecipeDataSource: UICollectionViewDiffableDataSource<Course, Recipe> {
  var isLocked = false

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !isLocked && super.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
}

class RecipeListViewController: UICollectionViewController {
  private(set) var dataSource: RecipeDataSource!
  private(set) var events: [String] = []

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> {
      [weak self] (cell: UICollectionViewListCell, indexPath: IndexPath, recipe: Recipe) in
      self?.events.append("fill \(recipe.name)")
      var content: UIListContentConfiguration = cell.defaultContentConfiguration()
      content.text = recipe.name
      cell.contentConfiguration = content
    }
    let provider: UICollectionViewDiffableDataSource<Course, Recipe>.CellProvider = {
      (collectionView: UICollectionView, indexPath: IndexPath, recipe: Recipe) -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: recipe)
    }
    dataSource = RecipeDataSource(collectionView: collectionView, cellProvider: provider)
    dataSource.reorderingHandlers.canReorderItem = { (recipe: Recipe) -> Bool in recipe.id != 0 }
    dataSource.reorderingHandlers.willReorder = {
      [weak self] (transaction: NSDiffableDataSourceTransaction<Course, Recipe>) in
      self?.events.append("will reorder")
    }
    dataSource.reorderingHandlers.didReorder = {
      [weak self] (transaction: NSDiffableDataSourceTransaction<Course, Recipe>) in
      let difference: CollectionDifference<Recipe> = transaction.difference
      let sections: [NSDiffableDataSourceSectionTransaction<Course, Recipe>] = transaction.sectionTransactions
      let moved: [Course] = sections.filter { !$0.difference.isEmpty }.map(\.sectionIdentifier)
      let before: RecipeSnapshot = transaction.initialSnapshot
      let after: RecipeSnapshot = transaction.finalSnapshot
      self?.events.append("did reorder \(difference.count) \(moved.count) \(before.menu == after.menu)")
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    var snapshot = RecipeSnapshot()
    snapshot.appendSections([.starters, .mains])
    snapshot.appendItems([Recipe(id: 0, name: "soup"), Recipe(id: 1, name: "salad")], toSection: .starters)
    snapshot.appendItems([Recipe(id: 2, name: "pasta")])
    dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in self?.events.append("loaded") }
    events.append("asked")
  }

  /// Adds a course with a dish; `completion` hears of the end of the animation.
  func addDessert(completion: @escaping () -> Void) {
    var snapshot: RecipeSnapshot = dataSource.snapshot()
    snapshot.appendSections([.desserts])
    snapshot.appendItems([Recipe(id: 3, name: "cake")], toSection: .desserts)
    dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in
      self?.events.append("added")
      completion()
    }
    events.append("applied")
  }

  func rename(_ recipe: Recipe) async {
    var snapshot: RecipeSnapshot = dataSource.snapshot()
    snapshot.reconfigureItems([recipe])
    await dataSource.apply(snapshot, animatingDifferences: false)
    await dataSource.applySnapshotUsingReloadData(snapshot)
    events.append("renamed")
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let recipe: Recipe = dataSource.itemIdentifier(for: indexPath),
      let course: Course = dataSource.sectionIdentifier(for: indexPath.section),
      let section: Int = dataSource.index(for: course), let path: IndexPath = dataSource.indexPath(for: recipe)
    else { return }
    events.append("\(recipe.name) of \(course) at \(section) \(path == indexPath)")
  }
}

// MARK: - Outlines

/// A table of contents, opened chapter by chapter.
final class ContentsTable {
  private(set) var snapshot = NSDiffableDataSourceSectionSnapshot<String>()

  init() {
    snapshot.append(["Bread", "Cheese"])
    snapshot.append(["Rye", "Wheat"], to: "Bread")
    snapshot.append(["Brie"], to: "Cheese")
    snapshot.expand(["Bread"])
  }

  func revise() {
    var fresh = NSDiffableDataSourceSectionSnapshot<String>()
    fresh.append(["Goat", "Sheep"])
    snapshot.replace(childrenOf: "Cheese", using: fresh)
    snapshot.insert(["Butter"], before: "Cheese")
    snapshot.insert(["Spelt"], after: "Rye")
    var herbs = NSDiffableDataSourceSectionSnapshot<String>()
    herbs.append(["Herbs"])
    herbs.append(["Dill"], to: "Herbs")
    snapshot.insert(herbs, after: "Cheese")
    snapshot.delete(["Wheat"])
    snapshot.collapse(["Bread"])
  }

  var summary: [String] {
    let items: [String] = snapshot.items
    let roots: [String] = snapshot.rootItems
    let visible: [String] = snapshot.visibleItems
    let level: Int = snapshot.level(of: "Rye")
    let index: Int? = snapshot.index(of: "Cheese")
    let parent: String? = snapshot.parent(of: "Rye")
    let below: NSDiffableDataSourceSectionSnapshot<String> = snapshot.snapshot(of: "Bread")
    let with: NSDiffableDataSourceSectionSnapshot<String> = snapshot.snapshot(of: "Bread", includingParent: true)
    let flags: [Bool] = [
      snapshot.isExpanded("Bread"), snapshot.isVisible("Rye"), snapshot.contains("Wheat"),
    ]
    return [
      items.joined(separator: " "), roots.joined(separator: " "), visible.joined(separator: " "),
      "\(level) \(index ?? -1) \(parent ?? "-")", below.items.joined(separator: " "),
      with.items.joined(separator: " "), "\(flags)",
    ]
  }
}
