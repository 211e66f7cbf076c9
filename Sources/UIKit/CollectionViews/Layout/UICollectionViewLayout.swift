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

  /// Creates a layout from an archive. Archives hold nothing that Tessera reads, so it has default values.
  public required init?(coder: NSCoder) {
    super.init()
  }

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
    collectionView?.layoutWasInvalidated(with: context)
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

  /// Told that the changes of a batch are on the screen.
  open func finalizeCollectionViewUpdates() {}

  // MARK: - Changing layouts

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open func finalizeLayoutTransition() {}

  // MARK: - Decorations

  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Says which class shows decorations of a kind; `nil` for none any more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      fatalError("the decoration view class \(viewClass) must be a subclass of UICollectionReusableView")
    }
    decorationClasses[elementKind] = type
  }

  // MARK: - Direction

  /// The direction for which the layout was written. Defaults to the app's.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether coordinates are mirrored where people read from right to left. Defaults to `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - For layouts of this module

  /// What the layout is made of in a part of the content, for inspectors.
  func outline(in rect: CGRect) -> LayoutOutline { elementsOutline(in: rect) }

  /// Whether views are asked for the sizes they would like.
  var measuresViews: Bool { true }

  /// Changes when sizes that views said they would like were forgotten, so that they are asked anew.
  var measureGeneration: Int { 0 }

  /// Called before the layout is invalidated for a batch; `newPath` says where items go, `nil` for those that go away.
  func itemsWillMove(_ newPath: (IndexPath) -> IndexPath?) {}

  /// Whether the answers hold for the present offset only.
  var dependsOnPlace: Bool { false }

  /// The elements that the collection view is about to show.
  func attributesForScreen(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layoutAttributesForElements(in: rect)
  }

  /// Called when the collection view's adjusted insets or traits have changed.
  func environmentDidChange() {}
}
