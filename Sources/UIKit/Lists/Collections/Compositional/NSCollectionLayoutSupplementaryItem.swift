// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// A view attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, which the data source makes.
  open private(set) var elementKind: String
  /// The point of the item at which the view is put.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is put there; `nil` for the same edges as `containerAnchor`.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// The depth; greater is nearer. Defaults to 1, in front of cells.
  open var zIndex = 1

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
    super.init(layoutSize: layoutSize)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      if let itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
      }
    copy.zIndex = zIndex
    return takingOver(copy)
  }

  /// The view as the solver takes it.
  var attachment: CompositionalSupplementary {
    var value = CompositionalSupplementary(
      size: layoutSize.value, kind: elementKind, containerAnchor: containerAnchor.value,
      itemAnchor: itemAnchor?.value, zIndex: zIndex)
    value.contentInsets = contentInsets.compositional
    return value
  }
}

/// A header, a footer or another view at an edge or a corner of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section makes room for the view. Defaults to `true`.
  open var extendsBoundary = true

  /// Whether the view stays in sight while its section is. Defaults to `false`.
  open var pinToVisibleBounds = false

  /// The edge or corner that the view stands at.
  open private(set) var alignment: NSRectAlignment

  /// How far the view is moved from there, in points; x grows to the trailing side.
  open private(set) var offset: CGPoint

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    (self.alignment, offset) = (alignment, .zero)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return takingOver(copy)
  }

  /// The view as the solver takes it.
  var boundary: CompositionalBoundarySupplementary {
    var value = CompositionalBoundarySupplementary(
      size: layoutSize.value, kind: elementKind, alignment: alignment.boundaryAlignment, offset: offset,
      pinToVisibleBounds: pinToVisibleBounds, extendsBoundary: extendsBoundary, zIndex: zIndex)
    value.contentInsets = contentInsets.compositional
    return value
  }
}

/// A view behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, under which the layout has the view's class registered.
  open private(set) var elementKind: String

  /// The depth; greater is nearer. Defaults to −1, behind cells.
  open var zIndex = -1

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind the whole section, headers and insets included, less its own `contentInsets`.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.zIndex = zIndex
    return takingOver(copy)
  }

  /// The view as the solver takes it.
  var decoration: CompositionalDecoration {
    CompositionalDecoration(kind: elementKind, contentInsets: contentInsets.compositional, zIndex: zIndex)
  }
}
