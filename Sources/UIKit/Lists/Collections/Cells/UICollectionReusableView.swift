// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view that a collection view shows for an element and uses again for another.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier under which the view was dequeued.
  open internal(set) var reuseIdentifier: String?

  /// The collection view that made the view.
  weak var owningCollectionView: UICollectionView?

  /// The element that the view was last given the attributes of.
  private(set) var placePath: IndexPath?
  /// The place that a list gave the view; `nil` outside of lists.
  private(set) var listPlace: ListPlace?

  /// Takes over from attributes which element the view shows, and where in a list.
  func adoptPlace(of attributes: UICollectionViewLayoutAttributes) {
    guard placePath != attributes.indexPath || listPlace != attributes.list else { return }
    let wasInList = listPlace != nil
    (placePath, listPlace) = (attributes.indexPath, attributes.list)
    guard wasInList || listPlace != nil else { return }
    updateTraits(overrides: traitOverrides(in: listPlace))
    listPlaceDidChange()
  }

  /// What the view and those in it know of the list that they are in.
  func traitOverrides(in place: ListPlace?) -> UITraitCollection.Values {
    var values = traits.overrides
    values.listEnvironment = place?.role.environment ?? .unspecified
    return values
  }

  /// Called when the view has come into a list, or to another place in it.
  func listPlaceDidChange() {}

  /// Called when the data source has filled the view and before it is measured.
  func prepareForDisplay() {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishDecoding(coder, as: UICollectionReusableView.self)
  }

  /// Called before the view is used for another element. The default does nothing.
  open func prepareForReuse() {}

  /// Called with the layout's attributes when they are new; the frame and the like are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would like; asked where the layout lets views say their sizes.
  ///
  /// The default takes the size that fits the view's constraints; where the layout has decided the width or the height,
  /// with that.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.fittingAxes ?? .both
    var size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    if listPlace?.role.part == .row, axes.contains(.vertical) { size.height = max(size.height, ListMetrics.leastRow) }
    guard size != layoutAttributes.size,
      let preferred = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }
}
