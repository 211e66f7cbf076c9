// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - A filter

/// Mountains, found as one types.
class MountainsController {
  struct Mountain: Hashable {
    let name: String
    let height: Int
    let identifier = UUID()
    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }
    static func == (lhs: Mountain, rhs: Mountain) -> Bool {
      return lhs.identifier == rhs.identifier
    }
    func contains(_ filter: String?) -> Bool {
      guard let filterText = filter else { return true }
      if filterText.isEmpty { return true }
      let lowercasedFilter = filterText.lowercased()
      return name.lowercased().contains(lowercasedFilter)
    }
  }

  private lazy var mountains: [Mountain] = {
    return [("Everest", 8848), ("Lhotse", 8516), ("Makalu", 8485), ("Cho Oyu", 8201), ("Manaslu", 8163)]
      .map { Mountain(name: $0.0, height: $0.1) }
  }()

  func filteredMountains(with filter: String? = nil, limit: Int? = nil) -> [Mountain] {
    let filtered = mountains.filter { $0.contains(filter) }
    if let limit = limit { return Array(filtered.prefix(through: limit)) } else { return filtered }
  }
}

class MountainsViewController: UIViewController {
  enum Section: CaseIterable {
    case main
  }
  let mountainsController = MountainsController()
  var mountainsCollectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, MountainsController.Mountain>!
  var nameFilter: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Mountains Search"
    navigationItem.largeTitleDisplayMode = .never
    let layout = UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let contentSize = layoutEnvironment.container.effectiveContentSize
      let columns = contentSize.width > 800 ? 3 : 2
      let spacing = CGFloat(10)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(32))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
    mountainsCollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    mountainsCollectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mountainsCollectionView)
    let views = ["cv": mountainsCollectionView!]
    var constraints = [NSLayoutConstraint]()
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(withVisualFormat: "H:|[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      mountainsCollectionView.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1.0))
    constraints.append(mountainsCollectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    NSLayoutConstraint.activate(constraints)

    let cellRegistration = UICollectionView.CellRegistration<TextCell, MountainsController.Mountain> {
      (cell, indexPath, mountain) in
      cell.label.text = mountain.name
    }
    dataSource = UICollectionViewDiffableDataSource<Section, MountainsController.Mountain>(
      collectionView: mountainsCollectionView
    ) { collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: identifier)
    }
    performQuery(with: nil)
  }

  func performQuery(with filter: String?) {
    let mountains = mountainsController.filteredMountains(with: filter).sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, MountainsController.Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(mountains)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
