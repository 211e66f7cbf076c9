// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows one item of a collection view.
///
/// What it shows is either put into `contentView`, or said with a content configuration, which then makes the content
/// view. From back to front: the background configuration's view, or `backgroundView` and `selectedBackgroundView`, then
/// the content view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, FadingCell, ConfiguredView {
  /// Called to bring the cell's configurations to a state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// How far a drag has taken the cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  let contents: CellContents
  /// Takes the storyboard's segue that begins where a person selects the cell.
  var selectionSegue: (() -> Void)?
  /// What the collection view says of the cell beyond selection and highlight.
  var status = CellStatus() {
    didSet { if status != oldValue { statusDidChange(from: oldValue) } }
  }

  public override init(frame: CGRect) {
    contents = CellContents(size: frame.size)
    super.init(frame: frame)
    contents.install(in: self)
  }

  public required init?(coder: NSCoder) {
    contents = CellContents()
    super.init(coder: coder)
    contents.install(in: self)
    finishDecoding(coder, as: UICollectionViewCell.self)
    // Interface files write an empty mask for it, and the size that the cell has there.
    contents.fill(self)
  }

  // MARK: - Content

  /// The place for subviews; it fills the cell. A content configuration replaces it by its own view.
  open var contentView: UIView { contents.view }

  /// What the cell shows; `nil`, the default, leaves it to the app's own subviews of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set { contents.adopt(newValue, in: self) }
  }

  /// Whether the content follows the cell's state by itself. Defaults to `true`.
  open var automaticallyUpdatesContentConfiguration = true

  /// Called when the content view or what it shows has changed.
  func contentDidChange() {
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  /// A cell on the screen is asked for its size anew.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    if subview === contents.view { contentSizeMayHaveChanged() }
  }

  override func constraintsDidChange(below subview: UIView) {
    super.constraintsDidChange(below: subview)
    if subview === contents.view { contentConstraintsDidChange() }
  }

  // MARK: - Background

  /// What is behind the content; `nil` leaves it to `backgroundView` and `selectedBackgroundView`. Setting it removes
  /// those.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.background.configuration(of: self) }
    set {
      contents.background.source = .own(newValue)
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = nil
        contents.background.source = .own(newValue)
      }
      contents.background.show(in: self)
    }
  }

  /// Whether the background follows the cell's state by itself. Defaults to `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// The background that suits where the cell is: a list's in a list, else an empty one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { status.listRole?.background ?? .clear() }

  /// None outside of lists.
  func automaticBackground() -> UIBackgroundConfiguration? { nil }

  /// A marked row of a list covers the line between it and the one above.
  var backgroundReach: CGFloat {
    guard let place = listPlace, place.role.part == .row, !place.isFirst, isSelected || isHighlighted else { return 0 }
    return ListMetrics.separator
  }

  /// Stands behind the content and fills the cell. Defaults to `nil`. Setting it removes the background configuration.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      replaceBackground(oldValue, by: backgroundView, at: 0)
    }
  }

  /// Stands before `backgroundView` while the cell is highlighted or selected. Defaults to `nil`.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      replaceBackground(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateSelectedBackground()
    }
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    contents.background.source = .own(nil)
    contents.background.show(in: self)
    new.frame = CGRect(origin: .zero, size: bounds.size)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    if isSelected || isHighlighted { endFade() }
  }

  // MARK: - State

  /// Whether the item is selected. Defaults to `false`. Shows `selectedBackgroundView`; configurations follow it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }

  /// Whether a finger is on the item. Defaults to `false`. Shows `selectedBackgroundView`; configurations follow it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }

  private func selectionDidChange() {
    if isPressableByKeys { publishAccessibility() }
    updateSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  /// Called when a drag lifts, carries or drops the cell, after its configuration state has changed. The default does
  /// nothing.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  /// Whether what is dragged stands for the cell.
  var isHiddenByDrag = false {
    didSet { if isHiddenByDrag != oldValue { isHidden = isHiddenByDrag } }
  }
  /// The content's opacity outside of a drag.
  var alphaBeforeDrag: CGFloat?

  /// Whether the collection view lets the focus be on the item.
  open override var canBecomeFocused: Bool {
    guard let view = owningCollectionView, let path = view.indexPath(for: self) else { return false }
    return view.canFocus(path)
  }

  /// A cell that can be selected is pressed as a button is, unless the app has said what it is.
  override var isPressableByKeys: Bool {
    accessibilityState.isElement == nil && owningCollectionView?.allowsSelectionNow == true
  }

  /// What the cell is doing. Override it to add values of your own to what `super` says.
  open var configurationState: UICellConfigurationState { status.state(of: self) }

  /// Brings the configurations to the present state before the cell is shown again.
  open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate(self) }

  /// Override it to set configurations for a state. The default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after `updateConfiguration(using:)`. Defaults to `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  func statusDidChange(from old: CellStatus) { setNeedsUpdateConfiguration() }

  override func prepareForDisplay() {
    super.prepareForDisplay()
    updateConfigurationIfNeeded()
  }

  func updateConfigurationIfNeeded() { contents.updateIfNeeded(self) }

  func tellApp(of state: UICellConfigurationState) {
    ObservedWork.run(.configuration, of: self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  override func observedConfigurationChange() { setNeedsUpdateConfiguration() }

  /// The list took the cell in, or changed its place there.
  override func listPlaceDidChange() {
    super.listPlaceDidChange()
    if status.listRole != listPlace?.role { status.listRole = listPlace?.role }
    if status.isPinned != (listPlace?.isPinned ?? false) { status.isPinned = listPlace?.isPinned ?? false }
    contents.background.show(in: self)
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contents.background.layOut(in: self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contents.tintDidChange(self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// A cell is as large as its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    // Interface files of before Xcode 12 hold what is in the content to the cell itself. Constraints between the cell and
    // its guides, such as that of a list's separators, say nothing about its size.
    let holdsContent = constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { $0 is UIView && $0 !== self }
    }
    guard !holdsContent else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
