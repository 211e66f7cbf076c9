// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// What holds for a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  /// The direction in which the layout scrolls. Defaults to `vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical

  /// The gap between sections, in points. Defaults to 0.
  open var interSectionSpacing: CGFloat = 0

  /// Views before and after all sections. Their index paths have one index. Defaults to none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What insets of sections are counted from. Defaults to `automatic`: the safe area.
  open var contentInsetsReference: UIContentInsetsReference = .automatic

  /// A copy that shares nothing that can change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// The configuration as the solver takes it.
  var value: CompositionalConfiguration {
    var value = CompositionalConfiguration()
    value.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    value.interSectionSpacing = interSectionSpacing
    value.contentInsetsReference = contentInsetsReference.value
    value.boundarySupplementaries = boundarySupplementaryItems.map(\.boundary)
    return value
  }
}

extension UICollectionViewCompositionalLayoutConfiguration: LayoutDuplicating {}
