// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Self-sizing rows under a pinned header, cards that scroll across, a mosaic, and a grid.
final class LayoutsViewController: UIViewController, UICollectionViewDataSource {
  private static let counts = [4, 12, 9, 60]
  private static let words = [
    "Tide", "Harbour at dusk, seen from the pier", "Fog", "Three boats and a lamp that nobody lit",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { section, _ in Self.sections[section] }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
      Heading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
    view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    view.dataSource = self
    view.delegate = self
    self.view.addSubview(view)
  }

  // MARK: - Sections

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static let sections: [NSCollectionLayoutSection] = {
    let sections = [rows, cards, mosaic, grid]
    for section in sections {
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      section.interGroupSpacing = 8
    }
    return sections
  }()

  private static var rows: NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(18), .absolute(18)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let row = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [row]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(36)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static var cards: NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(150), .absolute(90)), subitems: [card]))
    section.orthogonalScrollingBehavior = .groupPaging
    let backdrop = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
    backdrop.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
    section.decorationItems = [backdrop]
    return section
  }

  /// A large tile beside two rows of two small ones, and a wide one below.
  private static var mosaic: NSCollectionLayoutSection {
    let tile = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    tile.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8)
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), repeatingSubitem: small, count: 2)
    pair.interItemSpacing = .fixed(8)
    let square = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: pair, count: 2)
    square.interItemSpacing = .fixed(8)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [tile, square])
    let wide = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(60)))
    let main = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(1_000)), subitems: [row, wide])
    main.interItemSpacing = .fixed(8)
    return NSCollectionLayoutSection(group: main)
  }

  private static var grid: NSCollectionLayoutSection {
    let tile = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(80)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [tile])
    group.interItemSpacing = .flexible(8)
    return NSCollectionLayoutSection(group: group)
  }

  // MARK: - Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { Self.counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.label.text =
      indexPath.section == 0 ? Self.words[indexPath.item % Self.words.count] : "\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = kind == "badge" ? "badge" : "heading"
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }
}

// MARK: - Menus

extension LayoutsViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let tile = collectionView.cellForItem(at: path) as? Tile else { return nil }
    func action(_ title: String) -> UIAction { UIAction(title: title) { _ in tile.label.text = title } }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [action("Mark"), UIMenu(title: "Move", children: [action("Up"), action("Down")])])
    })
  }
}

final class Tile: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemGray6
    contentView.layer.cornerRadius = 8
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class Heading: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let label = UILabel(frame: bounds)
    label.text = "Heading"
    label.font = .boldSystemFont(ofSize: 17)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

final class Badge: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.cornerRadius = 9
  }

  required init?(coder: NSCoder) { nil }
}

final class Backdrop: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}
