// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// Says where the elements of a collection view are. Subclasses answer for their elements.
///
/// Lengths are points in content coordinates. The collection view calls `prepare()` before it asks anything, and again
/// after each invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() {
    super.init()
  }

  /// Creates a layout of a nib; from another archive one with default values.
  public required init?(coder: NSCoder) {
    super.init()
    finishDecoding(coder, as: UICollectionViewLayout.self)
  }

  /// Told when the nib that the object comes from is all there, connections and all. Overriders call `super`.
  open func awakeFromNib() {}

  /// The view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the layout's attributes. Defaults to `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts. Defaults to `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: - Answers

  /// Works out what the answers need. The default does nothing.
  open func prepare() {}

  /// The size of all the content. Defaults to zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element that meets a rectangle. Defaults to `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where scrolling with the given velocity, in points a millisecond, is to rest. Defaults to what is proposed.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update or a change of layout. Defaults to what is proposed.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Invalidation

  /// Forgets the layout; it is prepared anew before the next frame.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Forgets what the context says; overriders call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, with: context)
  }

  /// Whether other bounds of the collection view, which it does not have yet, change the layout. Defaults to `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether the size that a view would like changes the layout. Defaults to `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Swift.type(of: self).invalidationContextClass
    guard let contextType = type as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError("invalidationContextClass must be a UICollectionViewLayoutInvalidationContext, not \(type)")
    }
    return NSObject.make(contextType)
  }

  func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type: AnyClass = Swift.type(of: self).layoutAttributesClass
    guard let attributesType = type as? UICollectionViewLayoutAttributes.Type else {
      fatalError("layoutAttributesClass must be a UICollectionViewLayoutAttributes, not \(type)")
    }
    if attributesType == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    return NSObject.make(attributesType)
  }

  // MARK: - Updates

  /// Told of the changes of a batch, after `prepare()` and before the elements are asked for.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Told in the animation block of a batch, when all elements have their new attributes.
  open func finalizeCollectionViewUpdates() {}

  /// Told that the bounds were changed in an animation block, after `prepare()`; they are the new ones already.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Told in the animation block that changed the bounds, when all elements have their new attributes.
  open func finalizeAnimatedBoundsChange() {}

  /// What an item starts with that comes onto the screen in an animation; `nil` for what it ends with.
  ///
  /// Asked for every item that is visible afterwards. The default starts new items clear and others where they were.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    changeover?.initialAttributes(.cell(itemIndexPath)).map(mirrored)
  }

  /// What an item ends with that leaves the screen in an animation, by its path before; `nil` to stay until the end.
  ///
  /// The default ends deleted items clear and others where they are then.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    changeover?.finalAttributes(.cell(itemIndexPath)).map(mirrored)
  }

  /// As `initialLayoutAttributesForAppearingItem(at:)`, for supplementary views that come onto the screen.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    changeover?.initialAttributes(.supplementary(elementKind, elementIndexPath)).map(mirrored)
  }

  /// As `finalLayoutAttributesForDisappearingItem(at:)`, for supplementary views.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    changeover?.finalAttributes(.supplementary(elementKind, elementIndexPath)).map(mirrored)
  }

  /// As `initialLayoutAttributesForAppearingItem(at:)`, for decoration views that come onto the screen.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    changeover?.initialAttributes(.decoration(elementKind, decorationIndexPath)).map(mirrored)
  }

  /// As `finalLayoutAttributesForDisappearingItem(at:)`, for decoration views.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    changeover?.finalAttributes(.decoration(elementKind, decorationIndexPath)).map(mirrored)
  }

  /// Supplementary views that go away in a batch although their sections stay, by their paths before. Defaults to none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that go away in a batch although their sections stay, by their paths before. Defaults to none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that are new in a batch although their sections are not, by their paths after. Defaults to
  /// none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that are new in a batch although their sections are not, by their paths after. Defaults to none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Changing layouts

  /// Told that another layout is about to take over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Told that the layout is about to take over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Told, in the animation block if there is one, that the elements have the attributes of the layout that took over.
  open func finalizeLayoutTransition() {}

  // MARK: - Interactive movement

  /// Where an item that is moved by a finger would go. Defaults to the item at the place, or where it is.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.item(at: mirrored(position)) ?? previousIndexPath }

  /// How an item looks while a finger moves it. Defaults to its attributes, about the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// What is out of date when a finger has moved items on.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(previousIndexPaths, targetIndexPaths, targetPosition)
    return context
  }

  /// What is out of date when a finger has let go of items, or their movement was called off.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(previousIndexPaths, indexPaths, .zero)
    return context
  }

  // MARK: - Decorations

  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]

  /// Says which nib shows decorations of a kind; `nil` for none any more.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nib == nil ? nil : UICollectionReusableView.self
  }

  /// Says which class shows decorations of a kind; `nil` for none any more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nil
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      fatalError("the decoration view class \(viewClass) must be a subclass of UICollectionReusableView")
    }
    decorationClasses[elementKind] = type
  }

  /// The class that shows decorations of a kind.
  func decorationClass(_ kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }

  /// The nib that shows decorations of a kind.
  func decorationNib(_ kind: String) -> UINib? { decorationNibs[kind] }

  // MARK: - Direction

  /// The direction for which the layout was written. Defaults to the app's.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored where people read against the direction for which it was written. Defaults to
  /// `false`.
  ///
  /// Overriders answer in their own direction always: the collection view turns rectangles and attributes about. Offsets
  /// are not turned.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - For layouts of this module

  /// What the layout is made of in a part of the content, for inspectors.
  func outline(in rect: CGRect) -> LayoutOutline { elementsOutline(in: rect) }

  /// Whether views are asked for the sizes they would like.
  var measuresViews: Bool { true }

  /// Changes when sizes that views said they would like were forgotten, so that they are asked anew.
  var measureGeneration: Int { 0 }

  /// Called before the layout is invalidated for a batch; `newPath` says where items go, `nil` for those that go away.
  ///
  /// `newSection` says where sections go, those too that are loaded anew.
  func itemsWillMove(_ newPath: (IndexPath) -> IndexPath?, sections newSection: (Int) -> Int?) {}

  /// Whether the answers hold for the present offset only.
  var dependsOnPlace: Bool { false }

  /// What is behind all elements, in front of the collection view's own colour; `nil` for nothing.
  var groundColor: UIColor? { nil }

  /// The elements that the collection view is about to show.
  func attributesForScreen(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layoutAttributesForElements(in: rect)
  }

  /// Whether a supplementary or decoration view belongs to the item of its path, and moves along with it in batches;
  /// others move with their sections.
  func followsItem(_ key: ElementKey) -> Bool { false }

  /// Whether the attributes of an element can be asked for alone when a context names it: what it does not name, holds.
  var answersByElement: Bool { true }

  /// The animated change for which the layout is asked.
  weak var changeover: Changeover?

  /// Where the header of a section belongs, wherever pinning may put it, in the layout's own coordinates; `nil` where
  /// there is none.
  func headerFrame(section: Int) -> CGRect? {
    let kind = UICollectionView.elementKindSectionHeader
    guard let collectionView, collectionView.engine.reuse.classes.keys.contains(where: { $0.kind == kind }) else {
      return nil
    }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// How a section scrolls across the layout; `nil` where it does not.
  func orthogonalGeometry(section: Int) -> OrthogonalGeometry? { nil }

  /// How far a section's scrolling across the layout moves what is in it, in points.
  func orthogonalShift(section: Int) -> CGPoint { .zero }

  /// How far beyond the screen the answers go for such sections, in points.
  var orthogonalBandMargin: CGFloat { 0 }

  /// The scroll view of a section was scrolled to an offset.
  func setOrthogonalOffset(_ offset: CGPoint, section: Int) {}

  /// Where the scroll view of a section rests that is let go. `velocity` is in points a millisecond, and `start` is
  /// where the drag began.
  func orthogonalRestingOffset(section: Int, proposed: CGPoint, velocity: CGPoint, from start: CGPoint) -> CGPoint {
    proposed
  }

  /// Whether the collection view mirrors what the layout answers; layouts that do it themselves say `false`.
  var mirrorsByCoordinates: Bool { true }

  /// Whether the layout was mirrored when it was prepared last; `nil` before.
  final var wasMirrored: Bool?

  /// Called when the collection view's adjusted insets, traits or reading direction have changed.
  func environmentDidChange() {
    if let wasMirrored, wasMirrored != isMirrored { invalidateLayout() }
  }
}
