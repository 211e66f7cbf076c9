// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Rows that move, rows that are swiped

class ReorderableListViewController: UIViewController {
  enum Section: Int, CaseIterable, Hashable { case todo, done }
  struct Task: Hashable, Identifiable {
    let id: Int
    var title: String
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Task.ID>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Task.ID>

  var tasks: [Task.ID: Task] = [:]
  var order: [Section: [Task.ID]] = [:]
  private(set) var transactions: [String] = []
  private lazy var dataSource = makeDataSource()
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.delegate = self
    applySnapshot(animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
      var config = UICollectionLayoutListConfiguration(appearance: .plain)
      config.headerMode = .firstItemInSection
      config.headerMode = .none
      config.backgroundColor = .secondarySystemBackground
      config.trailingSwipeActionsConfigurationProvider = { indexPath in self?.trailingActions(at: indexPath) }
      config.leadingSwipeActionsConfigurationProvider = { indexPath -> UISwipeActionsConfiguration? in
        guard let self, let id = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
        let done = UIContextualAction(style: .normal, title: "Done") { action, sourceView, completion in
          self.move(id)
          completion(true)
        }
        done.backgroundColor = .systemGreen
        done.image = UIImage(systemName: "checkmark")
        let configuration = UISwipeActionsConfiguration(actions: [done])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
      }
      config.itemSeparatorHandler = { indexPath, sectionConfiguration in
        var configuration = sectionConfiguration
        if indexPath.item == 0 { configuration.topSeparatorVisibility = .hidden }
        configuration.bottomSeparatorInsets.leading = 20
        return configuration
      }
      return NSCollectionLayoutSection.list(using: config, layoutEnvironment: environment)
    }
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      var snapshot = self.dataSource.snapshot()
      snapshot.deleteItems([id])
      self.dataSource.apply(snapshot, animatingDifferences: true) { completion(true) }
      self.order[.todo]?.removeAll { $0 == id }
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func move(_ id: Task.ID) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([id])
    snapshot.appendItems([id], toSection: .done)
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Task.ID> { [weak self] in
      self?.configure($0, at: $1, id: $2)
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.willReorder = { [weak self] _ in self?.transactions.append("will") }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self = self else { return }
      for sectionTransaction in transaction.sectionTransactions {
        let section = sectionTransaction.sectionIdentifier
        self.order[section] = sectionTransaction.finalSnapshot.items
      }
      if let old = self.order[.todo], let new = old.applying(transaction.difference) {
        self.transactions.append("did \(new)")
      } else {
        self.transactions.append("did")
      }
    }
    return dataSource
  }

  private func configure(_ cell: UICollectionViewListCell, at indexPath: IndexPath, id: Task.ID) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = tasks[id]?.title
    content.secondaryText = "Task \(id)"
    content.textProperties.numberOfLines = 1
    cell.contentConfiguration = content
    cell.accessories = [
      .delete(displayed: .whenEditing, actionHandler: { [weak self] in self?.remove(id) }),
      .reorder(displayed: .always), .multiselect(displayed: .whenEditing, options: .init(tintColor: .systemPurple)),
    ]
  }

  private func remove(_ id: Task.ID) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Section.allCases)
    Section.allCases.forEach { snapshot.appendItems(order[$0, default: []], toSection: $0) }
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }
}

extension ReorderableListViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath.section == originalIndexPath.section ? proposedIndexPath : originalIndexPath
  }

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
}
