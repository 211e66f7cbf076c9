// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Attributes and contexts of one's own

class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint: UIColor = .clear

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes, other.tint == tint else { return false }
    return super.isEqual(object)
  }
}

class WorkshopContext: UICollectionViewLayoutInvalidationContext {
  var keepsColumns = false

  override var invalidateEverything: Bool { super.invalidateEverything && !keepsColumns }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  override func invalidateItems(at indexPaths: [IndexPath]) { super.invalidateItems(at: indexPaths) }
}

class ShelfView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = (layoutAttributes as? TintedAttributes)?.tint
  }
}

// MARK: - A layout that says what it is asked

/// One column of rows, each 40 points high, with a shelf below each section.
class WorkshopLayout: UICollectionViewLayout {
  static let shelfKind = "shelf"
  var rowHeight: CGFloat = 40
  private(set) var calls: [String] = []
  private var attributes: [[TintedAttributes]] = []
  private var shelves: [TintedAttributes] = []
  private var size: CGSize = .zero

  override init() {
    super.init()
    register(ShelfView.self, forDecorationViewOfKind: Self.shelfKind)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
  override class var invalidationContextClass: AnyClass { WorkshopContext.self }

  override func prepare() {
    super.prepare()
    calls.append("prepare")
    guard let collectionView = collectionView else { return }
    let width: CGFloat = collectionView.bounds.width
    var y: CGFloat = 0
    attributes = []
    shelves = []
    for section in 0..<collectionView.numberOfSections {
      attributes.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { (item: Int) -> TintedAttributes in
          let attributes = TintedAttributes(forCellWith: IndexPath(item: item, section: section))
          attributes.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
          y += rowHeight
          return attributes
        })
      let shelf = TintedAttributes(
        forDecorationViewOfKind: Self.shelfKind, with: IndexPath(item: 0, section: section))
      shelf.frame = CGRect(x: 0, y: y, width: width, height: 4)
      shelf.zIndex = -1
      shelf.tint = .brown
      y += 4
      shelves.append(shelf)
    }
    size = CGSize(width: width, height: y)
  }

  override var collectionViewContentSize: CGSize {
    calls.append("contentSize")
    return size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    return (attributes.flatMap { $0 } + shelves).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { shelves[indexPath.section] }

  // MARK: Invalidation

  override func invalidateLayout() {
    calls.append("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append("invalidate with \(context is WorkshopContext)")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("context for bounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Offsets

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    calls.append("target offset")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.append("prepare for " + updateItems.map(Self.text).joined(separator: ", "))
  }

  private static func text(_ update: UICollectionViewUpdateItem) -> String {
    let before: IndexPath? = update.indexPathBeforeUpdate
    let after: IndexPath? = update.indexPathAfterUpdate
    switch update.updateAction {
    case .insert: return "insert \(after?.item ?? -1)"
    case .delete: return "delete \(before?.item ?? -1)"
    case .move: return "move \(before?.item ?? -1) to \(after?.item ?? -1)"
    case .reload: return "reload \(before?.item ?? -1)"
    case .none: return "none"
    @unknown default: return "?"
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of bounds and of layout

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    calls.append("prepare for bounds")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    calls.append("finalize bounds")
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    calls.append("prepare to leave")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    calls.append("prepare to come")
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    calls.append("finalize transition")
  }

  // MARK: Moving by hand

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    attributes.alpha = 0.8
    return attributes
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    let targets: [IndexPath]? = context.targetIndexPathsForInteractivelyMovingItems
    let previous: [IndexPath]? = context.previousIndexPathsForInteractivelyMovingItems
    let point: CGPoint = context.interactiveMovementTarget
    calls.append("moving \(targets?.first?.item ?? -1) \(previous?.first?.item ?? -1) \(point == targetPosition)")
    return context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("moved, cancelled \(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }

  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

// MARK: - Subclasses of the system's layouts

class SquareFlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepare() {
    let side: CGFloat = ((collectionView?.bounds.width ?? 0) - 16 - 3 * minimumInteritemSpacing) / 4
    itemSize = CGSize(width: floor(side), height: floor(side))
    super.prepare()
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    }
    return context
  }
}

/// A compositional layout that knows its own sections, as `init()`s of subclasses do.
class GridCompositionalLayout: UICollectionViewCompositionalLayout {
  init(columns: Int) {
    super.init { (section: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item,
        count: columns)
      return NSCollectionLayoutSection(group: group)
    }
  }

  override init(section: NSCollectionLayoutSection) {
    super.init(section: section)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class FadingTransitionLayout: UICollectionViewTransitionLayout {
  override init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    super.init(currentLayout: currentLayout, nextLayout: newLayout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var transitionProgress: CGFloat {
    didSet { updateValue(1 - transitionProgress, forAnimatedKey: "alpha") }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    elements?.forEach { $0.alpha = max(0.5, value(forAnimatedKey: "alpha")) }
    return elements
  }
}
