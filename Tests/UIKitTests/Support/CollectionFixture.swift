// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A cell that counts what happens to it.
@MainActor final class CountingCell: UICollectionViewCell {
  static var made = 0
  var reuses = 0
  var layouts = 0
  var applied = 0
  var text = ""
  /// The size that the cell would like, if it says one.
  var wanted: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let wanted else { return layoutAttributes }
    layoutAttributes.size = wanted
    return layoutAttributes
  }
}

/// Sections of texts, a collection view on a window that shows them, and a record of what both are told.
@MainActor class CollectionFixture: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  let view: UICollectionView
  let window: TestWindow
  var cellsAsked = 0
  var calls: [String] = []
  /// Sizes that cells say, by text.
  var wanted: [String: CGSize] = [:]

  init(
    _ sections: [[String]], width: CGFloat = 300, height: CGFloat = 400,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(), setUp: (UICollectionView) -> Void = { _ in }
  ) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
    }
    setUp(view)
    window = TestWindow(width, height)
    window.isHidden = false
    super.init()
    view.dataSource = self
    window.addSubview(view)
  }

  convenience init(_ counts: [Int], layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.init(
      counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }, layout: layout)
  }

  func settle() { view.layoutIfNeeded() }

  /// The texts of the cells on the screen, in the order of the subviews, without those that an animation takes away.
  var texts: [String] {
    view.subviews.compactMap { $0 as? CountingCell }.filter { view.indexPath(for: $0) != nil }.map(\.text)
  }

  /// The texts by the layout's order of items, which they must agree with.
  var textsByPath: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? CountingCell)?.text }
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  // MARK: - Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? CountingCell {
      cell.text = sections[indexPath.section][indexPath.item]
      cell.wanted = wanted[cell.text]
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
