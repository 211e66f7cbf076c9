// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A list of texts on a phone's screen.
@MainActor final class ListFixture: NSObject, UICollectionViewDataSource {
  struct Section {
    var header: String?
    var rows: [String]
    var footer: String?
  }

  var sections: [Section]
  let view: UICollectionView
  let window: UIWindow
  /// Fills a row beyond its text.
  var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

  init(
    _ sections: [Section], _ configuration: UICollectionLayoutListConfiguration, width: CGFloat = 320,
    height: CGFloat = 640, layout: UICollectionViewLayout? = nil
  ) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout ?? UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
    }
    window = makeWindow(width, height, holding: view)
    window.overrideTraits { $0.displayScale = 2 }
    super.init()
    view.dataSource = self
  }

  convenience init(
    rows: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    self.init(
      rows.enumerated().map { section, count in
        Section(
          header: configuration.headerMode == .supplementary ? "Header \(section)" : nil,
          rows: (0..<count).map { "Row \(section).\($0)" },
          footer: configuration.footerMode == .supplementary ? "Footer \(section)" : nil)
      }, configuration)
  }

  @discardableResult func settle() -> ListFixture {
    view.layoutIfNeeded()
    return self
  }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: path(section, item)) as? UICollectionViewListCell
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? { cell(section, item)?.frame }

  func header(_ section: Int) -> UICollectionViewListCell? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))
      as? UICollectionViewListCell
  }

  func footer(_ section: Int) -> UICollectionViewListCell? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path(section, 0))
      as? UICollectionViewListCell
  }

  // MARK: - Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = sections[indexPath.section].rows[indexPath.item]
      cell.contentConfiguration = content
      fill(cell, indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
    if let cell = view as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      let section = sections[indexPath.section]
      content.text = kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
      cell.contentConfiguration = content
    }
    return view
  }
}

extension UICollectionViewListCell {
  /// The labels' frames in the cell.
  var textFrame: CGRect? {
    (contentView as? UIListContentView).map { $0.convert($0.textLabel.frame, to: self) }
  }

  /// The lines that are seen, top to bottom.
  var lines: [CGRect] {
    subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }.map(\.frame).sorted { $0.minY < $1.minY }
  }

  func accessory(_ type: UICellAccessory.AccessoryType) -> UIView? {
    accessoryViews.views.first { $0.type == type }?.view
  }
}
