// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

// What the solver is told: the container, and of each section what the delegate or the properties say.

extension UICollectionViewFlowLayout {
  var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// The part of the content that can be seen, for pinned headers; `nil` where nothing is pinned.
  var pinnedBounds: CGRect? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let collectionView else { return nil }
    return collectionView.uncoveredBounds
  }

  static func lineLength(_ metrics: FlowMetrics) -> CGFloat {
    metrics.scrollDirection == .vertical ? metrics.containerSize.width : metrics.containerSize.height
  }

  func makeMetrics(for collectionView: UICollectionView, size: CGSize? = nil) -> FlowMetrics {
    FlowMetrics(
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal,
      containerSize: collectionView.layoutRoom(in: size), displayScale: collectionView.layoutScale,
      isRightToLeft: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      flipsHorizontallyInOppositeLayoutDirection: flipsHorizontallyInOppositeLayoutDirection,
      sectionHeadersPinToVisibleBounds: sectionHeadersPinToVisibleBounds,
      sectionFootersPinToVisibleBounds: sectionFootersPinToVisibleBounds)
  }

  func makeSections(for collectionView: UICollectionView) -> [FlowSection] {
    let delegate = collectionView.heldDelegate as? any UICollectionViewDelegateFlowLayout
    let reference = referenceInsets(of: collectionView)
    var asksForSizes = true
    return (0..<collectionView.numberOfSections).map { section in
      var result = FlowSection(isSelfSizing: isSelfSizing)
      let insets: UIEdgeInsets
      if let delegate = delegate {
        insets = delegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
        result.lineSpacing = delegate.collectionView(
          collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        result.interitemSpacing = delegate.collectionView(
          collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        result.headerSize = delegate.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section)
        result.footerSize = delegate.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: section)
      } else {
        insets = sectionInset
        result.lineSpacing = minimumLineSpacing
        result.interitemSpacing = minimumInteritemSpacing
        result.headerSize = headerReferenceSize
        result.footerSize = footerReferenceSize
      }
      result.insets = FlowInsets(
        top: insets.top + reference.top, left: insets.left + reference.left, bottom: insets.bottom + reference.bottom,
        right: insets.right + reference.right)
      let count = collectionView.numberOfItems(inSection: section)
      result.items = .uniform(count: count, size: provisionalSize)
      if let delegate = delegate, asksForSizes, count > 0 {
        if let items = sizes(from: delegate, in: section, count: count, of: collectionView) {
          result.items = items
        } else {
          asksForSizes = false
        }
      }
      return result
    }
  }

  /// The size of items before anybody said otherwise.
  private var provisionalSize: CGSize {
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    return itemSize == Self.automaticSize ? FlowItems.defaultSize : itemSize
  }

  /// The items of a section as the delegate sizes them; `nil` where it has no method for that.
  private func sizes(
    from delegate: any UICollectionViewDelegateFlowLayout, in section: Int, count: Int,
    of collectionView: UICollectionView
  ) -> FlowItems? {
    // Places without an item, of placeholders, have the size that nobody says otherwise of.
    let places = (0..<count).lazy.map { IndexPath(item: $0, section: section) }
    guard let place = places.first(where: { collectionView.dataPath($0) != nil }),
      let item = collectionView.dataPath(place)
    else { return nil }
    defaultWasUsed = false
    let first = delegate.collectionView(collectionView, layout: self, sizeForItemAt: item)
    if defaultWasUsed { return nil }
    let automatic = provisionalSize
    func known(_ size: CGSize) -> CGSize { size == Self.automaticSize ? automatic : size }
    let isData = collectionView.shadow == nil
    // Holds all strongly until `prepare()` has asked: a weak reference to each, for every item, would take most of the time.
    return .sized(count: count) { index in
      if index == place.item { return known(first) }
      let path = IndexPath(item: index, section: section)
      guard let item = isData ? path : collectionView.dataPath(path) else { return automatic }
      return known(delegate.collectionView(collectionView, layout: self, sizeForItemAt: item))
    }
  }

  /// What the safe area or the margins add to section insets, across the scrolling axis.
  private func referenceInsets(of collectionView: UICollectionView) -> UIEdgeInsets {
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: outer = collectionView.safeAreaInsets
    case .fromLayoutMargins: outer = collectionView.layoutMargins
    }
    let inner = collectionView.adjustedContentInset
    if scrollDirection == .vertical {
      return UIEdgeInsets(
        top: 0, left: max(0, outer.left - inner.left), bottom: 0, right: max(0, outer.right - inner.right))
    }
    return UIEdgeInsets(
      top: max(0, outer.top - inner.top), left: 0, bottom: max(0, outer.bottom - inner.bottom), right: 0)
  }
}
