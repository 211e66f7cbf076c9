// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// Places items in lines and starts a new line when the next item does not fit.
///
/// Lengths are points; frames are in content coordinates and lie on pixels. The rules are those of `FlowSolver`. The
/// collection view's delegate, if it is a `UICollectionViewDelegateFlowLayout`, is asked for sizes, insets and spacings;
/// where it does not answer, the properties here count. Items of one size cost nothing, however many there are.
///
/// ## Errors
/// Negative and non-finite lengths stop the program and name the section and item.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As `itemSize` or `estimatedItemSize`: cells say their sizes themselves.
  public static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)

  /// From where section insets count.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The least distance between lines. Defaults to 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance between items of one line. Defaults to 10; the real one may be larger.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items that nobody says otherwise of. Defaults to 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// A guess at the sizes of cells that say their own; zero, the default, for cells that do not.
  open var estimatedItemSize: CGSize = .zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The axis along which the content grows. Defaults to `vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers; only the extent along the scrolling axis counts, and zero means none. Defaults to zero.
  open var headerReferenceSize: CGSize = .zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers; only the extent along the scrolling axis counts, and zero means none. Defaults to zero.
  open var footerReferenceSize: CGSize = .zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Room around the items of a section. Defaults to zero.
  open var sectionInset: UIEdgeInsets = .zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// From where `sectionInset` counts. Defaults to `fromContentInset`.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the top while their section is there. Defaults to `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the bottom while their section is there. Defaults to `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  var solver: FlowSolver?
  /// Whether the numbers of items and what the delegate says have to be asked anew.
  var needsRebuild = true
  private(set) var generation = 0
  /// The sizes that cells said, kept when the layout is worked out anew, so that content does not jump.
  var measured: [IndexPath: CGSize] = [:]
  /// Set by the delegate protocol's defaults, so that the layout knows that the app has no method of its own.
  var defaultWasUsed = false

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: - Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      solver = nil
      return
    }
    let metrics = makeMetrics(for: collectionView)
    do {
      if let solver, !needsRebuild {
        guard solver.metrics != metrics else { return }
        if Self.lineLength(solver.metrics) != Self.lineLength(metrics) { generation += 1 }
        try solver.update(metrics: metrics)
      } else {
        needsRebuild = false
        generation += 1
        solver = try FlowSolver(metrics: metrics, sections: makeSections(for: collectionView))
        restoreMeasuredSizes()
      }
      try solver?.prepare()
      solver?.dropSizeClosures()
    } catch {
      fatalError(error.description)
    }
  }

  open override var collectionViewContentSize: CGSize { solver?.contentSize ?? .zero }

  // MARK: - Answers

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let solver else { return nil }
    return solver.elements(in: rect, visibleBounds: pinnedBounds).map(makeAttributes)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let solver, indexPath.count == 2, solver.sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < solver.itemCount(section: indexPath.section)
    else { return nil }
    let frame = solver.frame(section: indexPath.section, item: indexPath.item)
    return makeAttributes(
      FlowElement(kind: .item, section: indexPath.section, item: indexPath.item, frame: frame))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solver, solver.sections.indices.contains(indexPath.section) else { return nil }
    let section = indexPath.section
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      let pinned = sectionHeadersPinToVisibleBounds ? pinnedBounds : nil
      let frame =
        pinned.map { solver.pinnedHeaderFrame(section: section, visibleBounds: $0) }
        ?? solver.headerFrame(section: section)
      return frame.map { makeAttributes(FlowElement(kind: .header, section: section, item: 0, frame: $0)) }
    case UICollectionView.elementKindSectionFooter:
      let pinned = sectionFootersPinToVisibleBounds ? pinnedBounds : nil
      let frame =
        pinned.map { solver.pinnedFooterFrame(section: section, visibleBounds: $0) }
        ?? solver.footerFrame(section: section)
      return frame.map { makeAttributes(FlowElement(kind: .footer, section: section, item: 0, frame: $0)) }
    default: return nil
    }
  }

  /// In front of the cells that it floats over.
  private static let pinnedDepth = 10

  private func makeAttributes(_ element: FlowElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    let path = IndexPath(item: element.item, section: element.section)
    switch element.kind {
    case .item: attributes.identify(.cell, nil, path)
    case .header:
      attributes.identify(.supplementaryView, UICollectionView.elementKindSectionHeader, path)
      if sectionHeadersPinToVisibleBounds { attributes.zIndex = Self.pinnedDepth }
    case .footer:
      attributes.identify(.supplementaryView, UICollectionView.elementKindSectionFooter, path)
      if sectionFootersPinToVisibleBounds { attributes.zIndex = Self.pinnedDepth }
    }
    attributes.frame = element.frame
    return attributes
  }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      needsRebuild = true
      if context.invalidateEverything { measured.removeAll() }
    } else if let sizes = flow?.preferredSizes {
      takeOver(sizes)
    }
    super.invalidateLayout(with: context)
  }

  private func takeOver(_ sizes: [(indexPath: IndexPath, size: CGSize)]) {
    for (path, size) in sizes {
      measured[path] = size
      do {
        try solver?.setSize(size, section: path.section, item: path.item)
      } catch {
        fatalError(error.description)
      }
    }
  }

  /// A flow layout depends on the length of its lines, and where headers are pinned, on the place.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let solver else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return Self.lineLength(solver.metrics) != Self.lineLength(makeMetrics(for: collectionView, size: newBounds.size))
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = newBounds.size != collectionView?.bounds.size
    }
    return context
  }

  // MARK: - Cells that say their sizes

  override var measuresViews: Bool { isSelfSizing }

  override var mirrorsByCoordinates: Bool { false }

  override func headerFrame(section: Int) -> CGRect? {
    guard let solver, solver.sections.indices.contains(section) else { return nil }
    return solver.headerFrame(section: section)
  }

  override func outline(in rect: CGRect) -> LayoutOutline { flowOutline(in: rect) }

  /// One size moves all that follows.
  override var answersByElement: Bool { false }

  override var measureGeneration: Int { generation }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.preferredSizes = [(originalAttributes.indexPath, preferredAttributes.size)]
    }
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  override func itemsWillMove(_ newPath: (IndexPath) -> IndexPath?, sections newSection: (Int) -> Int?) {
    guard !measured.isEmpty else { return }
    measured = Dictionary(
      measured.compactMap { path, size in newPath(path).map { ($0, size) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Sizes of items that are no more, or of cells that no longer say theirs, are forgotten.
  private func restoreMeasuredSizes() {
    guard isSelfSizing, let solver else {
      measured.removeAll()
      return
    }
    measured = measured.filter { path, _ in
      solver.sections.indices.contains(path.section) && path.item < solver.itemCount(section: path.section)
    }
    takeOver(measured.map { (indexPath: $0.key, size: $0.value) })
  }

  override func environmentDidChange() {
    guard let collectionView, let solver, solver.metrics != makeMetrics(for: collectionView) else { return }
    let context = invalidationContext(forBoundsChange: collectionView.bounds)
    invalidateLayout(with: context)
  }
}
