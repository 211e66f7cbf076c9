// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A cell, header or footer that looks as lists do: margins, separators, accessories, indentation, swipe actions.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  let separators = ListSeparators()
  let accessoryViews = AccessoryViews()
  private var storedSeparatorGuide: UILayoutGuide?
  /// The item that the cell shows, for the list's handlers.
  var listIndexPath: IndexPath? { placePath }

  /// The style that suits where the cell is: a row, a header or a footer of the list's appearance.
  open func defaultContentConfiguration() -> UIListContentConfiguration { status.listRole?.content ?? .cell() }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    status.listRole?.background ?? .clear()
  }

  override func automaticBackground() -> UIBackgroundConfiguration? { defaultBackgroundConfiguration() }

  // MARK: - Indentation

  /// How deep the row is in an outline. Defaults to 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { rowLayoutDidChange() } }
  }

  /// How far a level moves the content, in points. Defaults to 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { rowLayoutDidChange() } }
  }

  /// Whether accessories at the leading side move with the content. Defaults to `true`.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { rowLayoutDidChange() } }
  }

  // MARK: - Accessories

  /// What stands beside the content. Defaults to nothing.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  // MARK: - Separators

  /// Where separators run: constrain its leading or trailing edge to move theirs.
  open var separatorLayoutGuide: UILayoutGuide {
    if let storedSeparatorGuide { return storedSeparatorGuide }
    let guide = makeSeparatorGuide()
    storedSeparatorGuide = guide
    return guide
  }

  /// The guide if somebody has asked for it.
  var separatorGuideInUse: UILayoutGuide? { storedSeparatorGuide }

  // MARK: - Layout

  func rowLayoutDidChange() {
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  override func contentDidChange() {
    shareMargins()
    super.contentDidChange()
  }

  override func listPlaceDidChange() {
    super.listPlaceDidChange()
    shareMargins()
    roundCorners()
    separators.isResolved = false
    if let list = listPlace?.section, list.hasSwipeActions, let owner = owningCollectionView, owner.listSwipes == nil {
      owner.listSwipes = ListSwipes(owner)
    }
    setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { owningCollectionView?.listSwipes?.forget(self) }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    owningCollectionView?.listSwipes?.forget(self)
  }

  override func statusDidChange(from old: CellStatus) {
    super.statusDidChange(from: old)
    if status.isEditing != old.isEditing { accessoriesDidChange() }
    if status.isExpanded != old.isExpanded { accessoryViews.showExpansion(status.isExpanded) }
    setNeedsLayout()
  }

  override func prepareForDisplay() {
    super.prepareForDisplay()
    adoptOutlineState()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    if !accessories.isEmpty { accessoriesDidChange() }
  }

  open override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      accessoryViews.follow(self)
      markDidChange()
    }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { markDidChange() } }
  }

  /// A row has no line below it while the one there is marked.
  private func markDidChange() { neighbour(-1)?.setNeedsLayout() }

  /// Whether the row is selected, a finger is on it, or it is aside.
  var isMarked: Bool { isSelected || isHighlighted || status.isSwiped }

  /// The row before (-1) or after (1) this one in its section, if it has a view.
  func neighbour(_ step: Int) -> UICollectionViewListCell? {
    guard listPlace?.role.part == .row, let path = listIndexPath, let view = owningCollectionView,
      path.item + step >= 0
    else { return nil }
    let key = ElementKey(
      category: .cell, kind: "", indexPath: IndexPath(item: path.item + step, section: path.section))
    return view.elements[key]?.view as? UICollectionViewListCell
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRow()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let beside = rowInsets()
    let taken = beside.leading + beside.trailing
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - taken, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    size.width += taken
    if verticalFittingPriority < .required { size.height = max(size.height, leastHeight) }
    return size
  }
}
