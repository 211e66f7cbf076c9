// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - A collection view that reports what it is asked to do

class ReportingCollectionView: UICollectionView {
  private(set) var calls: [String] = []

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override weak var dataSource: UICollectionViewDataSource? { didSet { calls.append("dataSource") } }
  override weak var delegate: UICollectionViewDelegate? { didSet { calls.append("delegate") } }
  override weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
    didSet { calls.append("prefetchDataSource") }
  }
  override weak var dragDelegate: UICollectionViewDragDelegate? { didSet { calls.append("dragDelegate") } }
  override weak var dropDelegate: UICollectionViewDropDelegate? { didSet { calls.append("dropDelegate") } }
  override var allowsSelection: Bool { didSet { calls.append("allowsSelection") } }
  override var allowsMultipleSelection: Bool { didSet { calls.append("allowsMultipleSelection") } }
  override var isEditing: Bool { didSet { calls.append("isEditing") } }
  override var backgroundView: UIView? { didSet { calls.append("backgroundView") } }
  override var collectionViewLayout: UICollectionViewLayout { didSet { calls.append("collectionViewLayout") } }
  override var numberOfSections: Int { super.numberOfSections }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems?.sorted() }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }

  override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }

  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }

  override func reloadSections(_ sections: IndexSet) {
    calls.append("reloadSections")
    super.reloadSections(sections)
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insertItems")
    super.insertItems(at: indexPaths)
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    calls.append("deleteItems")
    super.deleteItems(at: indexPaths)
  }

  override func reloadItems(at indexPaths: [IndexPath]) {
    calls.append("reloadItems")
    super.reloadItems(at: indexPaths)
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls.append("performBatchUpdates")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("setCollectionViewLayout")
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }

  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    calls.append("selectItem")
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    calls.append("scrollToItem")
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
  }
}

// MARK: - Cells and headers

class ReportingCell: UICollectionViewCell {
  /// What happened to any cell, in order.
  static var reports: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.reports.append("init")
    let background = UIView()
    background.backgroundColor = .systemGray6
    backgroundView = background
    let selected = UIView()
    selected.backgroundColor = .systemBlue
    selectedBackgroundView = selected
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { report(isSelected ? "selected" : "deselected") } }
  }
  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { report(isHighlighted ? "highlighted" : "unhighlighted") } }
  }

  private func report(_ what: String) { Self.reports.append(what) }

  override func prepareForReuse() {
    super.prepareForReuse()
    report("prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    report("apply")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    report("preferred")
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
    report("willTransition")
  }

  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
    report("didTransition")
  }

  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    super.dragStateDidChange(dragState)
    report("drag \(dragState.rawValue)")
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    report("updateConfiguration")
  }

  override var configurationState: UICellConfigurationState { super.configurationState }
  override var canBecomeFocused: Bool { false }
}

class TitleView: UICollectionReusableView {
  static let identifier = "title"
  let label: UILabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

// MARK: - A library of photographs

class PhotoLibraryViewController: UIViewController {
  let layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  private(set) var collectionView: ReportingCollectionView!
  var photos: [[String]] = [(0..<8).map { "photo \($0)" }, ["video"]]
  /// What the delegate and the data source were told, in order.
  var events: [String] = []
  private let cellRegistration = UICollectionView.CellRegistration<ReportingCell, String> {
    (cell: ReportingCell, indexPath: IndexPath, photo: String) in
    ReportingCell.reports.append("fill \(photo)")
    cell.accessibilityLabel = photo
  }
  private var titleRegistration: UICollectionView.SupplementaryRegistration<TitleView>!

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    titleRegistration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { (view: TitleView, kind: String, indexPath: IndexPath) in
      view.label.text = "Section \(indexPath.section)"
    }
    collectionView = ReportingCollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.allowsMultipleSelection = true
    view.addSubview(collectionView)
  }

  /// Everything that a collection view can be asked, with the types that its answers have.
  func ask() -> String {
    let path: IndexPath = IndexPath(item: 0, section: 0)
    let cell: UICollectionViewCell? = collectionView.cellForItem(at: path)
    let back: IndexPath? = cell.flatMap { collectionView.indexPath(for: $0) }
    let hit: IndexPath? = collectionView.indexPathForItem(at: CGPoint(x: 10, y: 40))
    let visible: [IndexPath] = collectionView.indexPathsForVisibleItems
    let header: UICollectionReusableView? = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    let headers: [UICollectionReusableView] = collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    let headerPaths: [IndexPath] = collectionView.indexPathsForVisibleSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader)
    let headerPath: IndexPath? = header.flatMap { collectionView.indexPath(forSupplementaryView: $0) }
    let itemFrame: CGRect? = collectionView.layoutAttributesForItem(at: path)?.frame
    let headerFrame: CGRect? =
      collectionView.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
    let counts: [Int] = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let flags: [Bool] = [
      collectionView.hasUncommittedUpdates, collectionView.hasActiveDrag, collectionView.hasActiveDrop,
    ]
    return [
      "\(back == path)", "\(hit == path)", "\(visible.count)", "\(headers.count)", "\(headerPaths.count)",
      "\(headerPath == path)", "\(itemFrame ?? .zero)", "\(headerFrame ?? .zero)", "\(counts)", "\(flags)",
    ].joined(separator: " ")
  }

  func rearrange() async -> Bool {
    photos[0].removeFirst()
    return await collectionView.performBatchUpdates {
      self.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }
}

extension PhotoLibraryViewController: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func numberOfSections(in collectionView: UICollectionView) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    events.append("cell \(indexPath.item)")
    return collectionView.dequeueConfiguredReusableCell(
      using: cellRegistration, for: indexPath, item: photos[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: titleRegistration, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let photo = photos[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    photos[destinationIndexPath.section].insert(photo, at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    events.append("prefetch")
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
