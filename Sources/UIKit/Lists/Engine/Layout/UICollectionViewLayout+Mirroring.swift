// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Layouts that were written for one reading direction and are shown in the other.
//
// Such a layout never learns of it: what it is asked is turned into its coordinates, and what it answers back into
// those of the collection view. Everything in this module that asks a layout for places goes through here.

extension UICollectionViewLayout {
  /// Whether the layout's coordinates run against those of the collection view.
  var isMirrored: Bool {
    guard mirrorsByCoordinates, flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The width, in points, that mirroring turns about: the content's, or the room where that is wider.
  private var mirrorWidth: CGFloat {
    let room = collectionView.map { $0.bounds.width - $0.adjustedContentInset.left - $0.adjustedContentInset.right }
    return max(collectionViewContentSize.width, room ?? 0)
  }

  // MARK: - One coordinate system as the other; each turn is its own inverse

  func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? CGRect(origin: CGPoint(x: mirrorWidth - rect.maxX, y: rect.minY), size: rect.size) : rect
  }

  /// A copy on the other side where the layout is mirrored, since layouts keep their objects.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    isMirrored ? attributes.mirrored(about: mirrorWidth) : attributes
  }

  // MARK: - Answers in the collection view's coordinates

  /// The elements that meet a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    answer(rect) { layoutAttributesForElements(in: $0) }
  }

  /// The elements that the collection view is about to show.
  func elementsForScreen(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    answer(rect) { attributesForScreen(in: $0) }
  }

  private func answer(
    _ rect: CGRect, _ ask: (CGRect) -> [UICollectionViewLayoutAttributes]?
  ) -> [UICollectionViewLayoutAttributes] {
    guard isMirrored else { return ask(rect) ?? [] }
    let found = ask(mirrored(rect)) ?? []
    let width = mirrorWidth
    return found.map { $0.mirrored(about: width) }
  }

  /// The attributes of an element, by its key.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let found =
      switch key.category {
      case .cell: layoutAttributesForItem(at: key.indexPath)
      case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
      case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
      }
    return found.map(mirrored)
  }

  /// What an element that appears starts with.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind, key.indexPath)
    let found =
      switch key.category {
      case .cell: initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    return found.map(mirrored)
  }

  /// What an element that disappears ends with.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind, key.indexPath)
    let found =
      switch key.category {
      case .cell: finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    return found.map(mirrored)
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy on the other side of a space of a width in points.
  fileprivate func mirrored(about width: CGFloat) -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.center.x = width - center.x
    return copy
  }
}
