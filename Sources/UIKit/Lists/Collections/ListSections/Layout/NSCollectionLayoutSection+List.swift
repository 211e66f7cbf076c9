// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Lists as sections and layouts.

extension NSCollectionLayoutSection {
  /// A section whose items are the rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = listSection(configuration, layoutEnvironment)
    if configuration.backgroundColor != nil {
      let ground = NSCollectionLayoutDecorationItem.background(elementKind: ListGroundView.kind)
      ground.zIndex = -2
      section.decorationItems = [ground]
    }
    return section
  }

  /// The section without a view behind it.
  static func listSection(
    _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = size(ListMetrics.rowEstimate)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let width = environment.container.contentSize.width
    section.list = ListSection(configuration, margin: ListMetrics.margin(width: width))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(ListMetrics.headerEstimate), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
      section.boundarySupplementaryItems.append(header)
      section.headerTopPadding = configuration.paddingAboveHeader
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(ListMetrics.footerEstimate), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    section.contentInsets = configuration.contentInsets(margin: ListMetrics.cardMargin(width: width))
    // Rows from edge to edge keep their own content out of what bars and corners take.
    if configuration.appearance != .insetGrouped { section.contentInsetsReference = .none }
    return section
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  fileprivate var paddingAboveHeader: CGFloat {
    if let headerTopPadding { return headerTopPadding }
    return appearance == .plain || appearance == .sidebarPlain ? ListMetrics.plainHeaderTop : 0
  }

  fileprivate func contentInsets(margin: CGFloat) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    if appearance == .insetGrouped { (insets.leading, insets.trailing) = (margin, margin) }
    if appearance == .sidebar {
      (insets.leading, insets.trailing) = (ListMetrics.sidebarInset, ListMetrics.sidebarInset)
    }
    switch headerMode {
    case .none: insets.top = isGrouped ? ListMetrics.groupedTop : 0
    case .supplementary: break
    case .firstItemInSection:
      insets.top = paddingAboveHeader
      insets.bottom = isGrouped ? ListMetrics.belowHeaderedSection : 0
    }
    return insets
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.listSection(configuration, environment)
    }
    layout.storedGroundColor = configuration.backgroundColor
    return layout
  }

  /// The place of an element of a list.
  func listPlace(of attributes: UICollectionViewLayoutAttributes, isPinned: Bool) -> ListPlace? {
    let path = attributes.indexPath
    guard path.count == 2, let list = provided[path.section]?.list else { return nil }
    switch attributes.representedElementCategory {
    case .cell:
      return list.place(
        ofItem: path.item, count: collectionView?.numberOfItems(inSection: path.section) ?? path.item + 1)
    case .supplementaryView:
      return list.place(ofSupplementary: attributes.representedElementKind ?? "", isPinned: isPinned)
    case .decorationView:
      return attributes.representedElementKind == ListGroundView.kind ? list.ground : nil
    }
  }
}

/// Behind a list that is one section of several.
@MainActor final class ListGroundView: UICollectionReusableView {
  nonisolated static let kind = "UICollectionViewListSectionBackground"

  override func listPlaceDidChange() {
    super.listPlaceDidChange()
    backgroundColor = listPlace?.section.configuration.backgroundColor
  }
}

extension UICollectionView {
  /// Shows the layout's colour behind everything, as large as the screen.
  func showGround() {
    guard let color = storedLayout.groundColor else {
      if let listGround {
        listGround.removeFromSuperview()
        self.listGround = nil
      }
      return
    }
    let view = listGround ?? UIView()
    if listGround == nil {
      view.isUserInteractionEnabled = false
      listGround = view
      // Deeper than any element, wherever those are put among the subviews.
      view.layer.zPosition = -1_000_000
      insertSubview(view, at: 0)
    }
    // A colour of the app's own for the whole view wins over the list's.
    let shown = backgroundColor == .systemBackground ? color : .clear
    if view.backgroundColor != shown { view.backgroundColor = shown }
    if view.frame != bounds { view.frame = bounds }
  }
}
