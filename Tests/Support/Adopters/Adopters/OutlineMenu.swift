// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Outline

class OutlineViewController: UIViewController {
  enum Section { case main }

  class OutlineItem: Hashable {
    let title: String
    let subitems: [OutlineItem]
    let outlineViewController: UIViewController.Type?
    init(title: String, viewController: UIViewController.Type? = nil, subitems: [OutlineItem] = []) {
      self.title = title
      self.subitems = subitems
      self.outlineViewController = viewController
    }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    static func == (lhs: OutlineItem, rhs: OutlineItem) -> Bool { return lhs.identifier == rhs.identifier }
    private let identifier = UUID()
  }

  var dataSource: UICollectionViewDiffableDataSource<Section, OutlineItem>! = nil
  var outlineCollectionView: UICollectionView! = nil
  private(set) var shown: [String] = []

  private(set) lazy var menuItems: [OutlineItem] = {
    return [
      OutlineItem(
        title: "Compositional Layout",
        subitems: [
          OutlineItem(
            title: "Getting Started",
            subitems: [OutlineItem(title: "Grid", viewController: UIViewController.self), OutlineItem(title: "List")]),
          OutlineItem(title: "Advanced"),
        ]),
      OutlineItem(
        title: "Diffable", subitems: [OutlineItem(title: "Mountains", viewController: MountainsViewController.self)]),
      OutlineItem(title: "About"),
    ]
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let listConfiguration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    let layout = UICollectionViewCompositionalLayout.list(using: listConfiguration)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    self.outlineCollectionView = collectionView
    collectionView.delegate = self

    let containerCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> {
      (cell, indexPath, menuItem) in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = menuItem.title
      contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = contentConfiguration
      let disclosureOptions = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: disclosureOptions)]
      let background = UIBackgroundConfiguration.clear()
      cell.backgroundConfiguration = background
    }
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> {
      cell, indexPath, menuItem in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = menuItem.title
      cell.contentConfiguration = contentConfiguration
      cell.indentationWidth = 12
    }
    self.dataSource = UICollectionViewDiffableDataSource<Section, OutlineItem>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, item: OutlineItem) -> UICollectionViewCell? in
      if item.subitems.isEmpty {
        return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
      } else {
        return collectionView.dequeueConfiguredReusableCell(
          using: containerCellRegistration, for: indexPath, item: item)
      }
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.shown.append("will expand \($0.title)") }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0.title != "Diffable" }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, snapshot in snapshot }
    let snapshot = initialSnapshot()
    self.dataSource.apply(snapshot, to: .main, animatingDifferences: false)
  }

  func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<OutlineItem> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
    func addItems(_ menuItems: [OutlineItem], to parent: OutlineItem?) {
      snapshot.append(menuItems, to: parent)
      for menuItem in menuItems where !menuItem.subitems.isEmpty {
        addItems(menuItem.subitems, to: menuItem)
      }
    }
    addItems(menuItems, to: nil)
    snapshot.expand([menuItems[0]])
    return snapshot
  }
}

extension OutlineViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let menuItem = self.dataSource.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    if let viewController = menuItem.outlineViewController {
      navigationController?.pushViewController(viewController.init(), animated: true)
    }
  }
}
