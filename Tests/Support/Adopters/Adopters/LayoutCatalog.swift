// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - The parts of compositional layouts

/// One section of each kind that a shop's front page has.
enum LayoutCatalog {
  static let badgeKind: String = "badge"
  static let bannerKind: String = "banner"
  static let backgroundKind: String = "background"

  // MARK: Sizes and spaces

  static let half: NSCollectionLayoutDimension = .fractionalWidth(0.5)

  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func describe(_ dimension: NSCollectionLayoutDimension) -> String {
    let value: CGFloat = dimension.dimension
    if dimension.isFractionalWidth { return "\(value) of the width" }
    if dimension.isFractionalHeight { return "\(value) of the height" }
    if dimension.isAbsolute { return "\(value)" }
    if dimension.isUniformAcrossSiblings { return "as its siblings, about \(value)" }
    if dimension.isEstimated { return "about \(value)" }
    return "?"
  }

  static func describe(_ spacing: NSCollectionLayoutSpacing) -> String {
    let value: CGFloat = spacing.spacing
    return spacing.isFlexible ? "at least \(value)" : spacing.isFixed ? "\(value)" : "?"
  }

  // MARK: Sections

  /// Two columns of products, each with a badge at its corner.
  static func products() -> NSCollectionLayoutSection {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: badgeKind, containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: size(half, .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.decorationItems = [background()]
    section.boundarySupplementaryItems = [banner(.top), banner(.bottom)]
    return section
  }

  static func background() -> NSCollectionLayoutDecorationItem {
    let item: NSCollectionLayoutDecorationItem = .background(elementKind: backgroundKind)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    return item
  }

  static func banner(_ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
    let banner = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), elementKind: bannerKind, alignment: alignment)
    banner.pinToVisibleBounds = alignment == .top
    banner.zIndex = 2
    return banner
  }

  /// A large picture beside two small ones, page by page.
  static func featured() -> NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    small.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: nil, trailing: nil, bottom: .flexible(0))
    let column: NSCollectionLayoutGroup = .vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
    let group: NSCollectionLayoutGroup = .horizontal(
      layoutSize: size(.fractionalWidth(0.9), .absolute(160)), subitems: [large, column])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let properties: UICollectionLayoutSectionOrthogonalScrollingProperties = section.orthogonalScrollingProperties
    properties.bounce = .always
    properties.decelerationRate = .fast
    section.visibleItemsInvalidationHandler = {
      (items: [NSCollectionLayoutVisibleItem], offset: CGPoint, environment: NSCollectionLayoutEnvironment) in
      let middle: CGFloat = offset.x + environment.container.contentSize.width / 2
      for item: NSCollectionLayoutVisibleItem in items where item.representedElementCategory == .cell {
        let distance: CGFloat = abs(item.frame.midX - middle)
        item.transform = CGAffineTransform(scaleX: 1 - distance / 4000, y: 1 - distance / 4000)
        item.alpha = item.indexPath.item >= 0 && item.representedElementKind == nil ? 1 : 0.5
        item.zIndex = distance < 100 ? 1 : 0
        item.isHidden = item.bounds.isEmpty || item.name.isEmpty && false
        item.center = CGPoint(x: item.center.x, y: item.center.y)
        item.transform3D = CATransform3DMakeAffineTransform(item.transform)
      }
    }
    return section
  }

  /// Items where the app puts them.
  static func scattered() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) {
      (environment: NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] in
      let width: CGFloat = environment.container.effectiveContentSize.width
      let insets: NSDirectionalEdgeInsets = environment.container.effectiveContentInsets
      let isWide: Bool = environment.traitCollection.horizontalSizeClass == .regular
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: insets.leading, y: 0, width: width / 3, height: 30)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: isWide ? 0 : 20, width: width / 3, height: 30), zIndex: 3),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .none
    section.supplementaryContentInsetsReference = .none
    return section
  }

  /// Rows of equal height, whatever their texts.
  static func prices() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)))
    let group: NSCollectionLayoutGroup = .horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)), subitem: item, count: 2)
    return NSCollectionLayoutSection(group: group)
  }

  // MARK: The whole

  static func layout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.scrollDirection = .vertical
    configuration.contentInsetsReference = .safeArea
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: bannerKind, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: -5))
    ]
    let provider: UICollectionViewCompositionalLayoutSectionProvider = {
      (index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      switch index {
      case 0: return featured()
      case 1: return products()
      case 2: return scattered()
      case 3: return prices()
      default:
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      }
    }
    let layout = UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: backgroundKind)
    return layout
  }
}

// MARK: - The shop's front page

class ShopFrontViewController: UICollectionViewController {
  private let counts: [Int] = [6, 4, 2, 4, 3]
  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, number in
    var content = UIListContentConfiguration.cell()
    content.text = "\(number)"
    cell.contentConfiguration = content
  }

  init() {
    super.init(collectionViewLayout: LayoutCatalog.layout())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = cells
    for kind in [LayoutCatalog.badgeKind, LayoutCatalog.bannerKind] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
