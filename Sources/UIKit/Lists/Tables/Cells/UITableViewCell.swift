// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows one row of a table.
///
/// What it shows is said by the texts and the picture of its style, put into `contentView`, or said with a content
/// configuration, which then makes the content view. From back to front: the background configuration's view, or
/// `backgroundView` and `selectedBackgroundView`, then the content view, accessories and controls. Lengths are points.
@preconcurrency @MainActor open class UITableViewCell: UIView, FadingCell, ConfiguredView, UIGestureRecognizerDelegate {
  /// Called to bring the cell's configurations to a state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  let contents: CellContents
  /// Takes the storyboard's segue that begins where a person selects the cell.
  var selectionSegue: (() -> Void)?
  /// The same where a person taps its accessory.
  var accessorySegue: (() -> Void)?
  let classic: ClassicContent
  let accessories = RowAccessories()
  var lines = RowLines()
  /// What the app has set of the insets of the line below; `nil` leaves them to the table.
  var ownSeparatorInset: UIEdgeInsets?
  /// The margins that the table gave the cell last, as long as the app has set no others.
  var givenMargins: NSDirectionalEdgeInsets?
  /// The same of the content view.
  var givenContentMargins: NSDirectionalEdgeInsets?
  /// On the canvas, what the content view leaves free of the cell in the system that laid the canvas out; `nil` in apps.
  package var canvasInsets: UIEdgeInsets?
  private var storedSelected = false
  private var storedHighlighted = false

  /// Where the cell stands in its table; `nil` outside of tables.
  var place: TableRowPlace? {
    didSet { if place != oldValue { placeDidChange(from: oldValue) } }
  }
  /// The table that shows the cell.
  weak var table: (any TableRowOwner)?
  /// What the table says of the cell beyond selection and highlight.
  var status = CellStatus() {
    didSet { if status != oldValue { statusDidChange(from: oldValue) } }
  }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: How its texts and its picture stand.
  ///   - reuseIdentifier: Under which the table keeps the cell to use it again; `nil` for never.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let size = CGSize(width: 320, height: RowMetrics.least)
    contents = CellContents(size: size) { RowContentView() }
    classic = ClassicContent(style)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: size))
    setUp()
  }

  /// A cell of the default style without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    contents = CellContents { RowContentView() }
    classic = ClassicContent(CellStyle(nibName: (coder as? ObjectDecoder)?.text("style")))
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UITableViewCell.self)
  }

  private func setUp() {
    contents.install(in: self)
    adoptMargins()
  }

  // MARK: - Reuse

  /// The identifier under which the cell was dequeued.
  open internal(set) var reuseIdentifier: String?

  /// Called before the cell is used for another row. The default puts away what belongs to the old row's state.
  open func prepareForReuse() { forgetRow() }

  // MARK: - Content

  /// The place for subviews, beside accessories and controls. A content configuration replaces it by its own view.
  open var contentView: UIView { contents.view }

  /// The cell's text; `nil` while a content configuration is shown.
  open var textLabel: UILabel? { contentConfiguration == nil ? classic.textLabel(in: contentView) : nil }

  /// The cell's second text; `nil` in cells of the default style, and while a content configuration is shown.
  open var detailTextLabel: UILabel? { contentConfiguration == nil ? classic.detailLabel(in: contentView) : nil }

  /// The cell's picture; `nil` while a content configuration is shown.
  open var imageView: UIImageView? { contentConfiguration == nil ? classic.imageView(in: contentView) : nil }

  /// What the cell shows; `nil`, the default, leaves it to the cell's style and to the app's own subviews of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set {
      if newValue != nil { classic.remove() }
      contents.adopt(newValue, in: self)
    }
  }

  /// Whether the content follows the cell's state by itself. Defaults to `true`.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Content as the cell's style and its table have it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration() }

  // MARK: - Background

  /// What is behind the content; `nil` leaves it to `backgroundView` and `selectedBackgroundView`. Setting it removes
  /// those.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.background.configuration(of: self) }
    set {
      if newValue != nil { (backgroundView, selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil, nil) }
      contents.background.source = .own(newValue)
      contents.background.show(in: self)
    }
  }

  /// Whether the background follows the cell's state by itself. Defaults to `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// The background that suits the cell's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { status.listRole?.background ?? .listCell() }

  /// Stands behind the content and fills the cell. Defaults to `nil`. Setting it removes the background configuration.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue, by: backgroundView) } }
  }

  /// Stands before `backgroundView` while the cell is highlighted or selected. Defaults to `nil`.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { replaceBackground(oldValue, by: selectedBackgroundView) } }
  }

  /// Stands for `selectedBackgroundView` where several rows can be selected. Defaults to `nil`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if multipleSelectionBackgroundView !== oldValue {
        replaceBackground(oldValue, by: multipleSelectionBackgroundView)
      }
    }
  }

  /// A colour of the app's own stands for that of the automatic background while the cell rests.
  open override var backgroundColor: UIColor? {
    didSet { contents.background.show(in: self) }
  }

  // MARK: - State

  /// How a selected cell looks. Defaults to `default`.
  open var selectionStyle = UITableViewCell.SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the row is selected. Defaults to `false`.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row. Defaults to `false`.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the row selected or not; a selection that goes animated fades.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard storedSelected != selected else { return }
    guard animated, !selected, window != nil else {
      storedSelected = selected
      return markDidChange()
    }
    fadeSelection {
      self.storedSelected = false
      self.markDidChange()
    }
  }

  /// Shows the row touched or not; that goes animated fades.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard storedHighlighted != highlighted else { return }
    storedHighlighted = highlighted
    markDidChange()
  }

  /// What the cell is doing. Override it to add values of your own to what `super` says.
  open var configurationState: UICellConfigurationState { status.state(of: self) }

  /// Brings the configurations to the present state before the cell is shown again.
  open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate(self) }

  /// Override it to set configurations for a state. The default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  override func observedConfigurationChange() { setNeedsUpdateConfiguration() }

  /// Called after `updateConfiguration(using:)`. Defaults to `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Called when a drag lifts, carries or drops the cell. The default does nothing.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  /// Whether what is dragged stands for the cell.
  var isHiddenByDrag = false {
    didSet { if isHiddenByDrag != oldValue { isHidden = isHiddenByDrag } }
  }
  /// The content's opacity outside of a drag.
  var alphaBeforeDrag: CGFloat?

  /// Whether the cell takes touches while it is dragged. Defaults to `false`.
  open var userInteractionEnabledWhileDragging = false

  /// How the cell shows that the keyboard's focus is on it. Defaults to `default`.
  open var focusStyle = UITableViewCell.FocusStyle.default {
    didSet { if focusStyle != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether its table lets the focus be on the row.
  open override var canBecomeFocused: Bool { place?.canFocus ?? false }

  // MARK: - Accessories

  /// What stands at the end of the cell. Defaults to `none`.
  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }

  /// A view of the app's own in place of `accessoryType`; it keeps its size. Defaults to `nil`.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoriesDidChange() } }
  }

  /// The same while the table is edited. Defaults to `none`.
  open var editingAccessoryType = UITableViewCell.AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }

  /// The same while the table is edited. Defaults to `nil`.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoriesDidChange() } }
  }

  // MARK: - Indentation and separators

  /// How deep the content is indented, in steps of `indentationWidth`. Defaults to 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { rowLayoutDidChange() } }
  }

  /// How far a level moves the content. Defaults to 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { rowLayoutDidChange() } }
  }

  /// From the cell's edges to the ends of the line below it; only left and right count. Defaults to the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset() }
    set {
      noteCustomized(.separatorInset)
      ownSeparatorInset = newValue
      rowLayoutDidChange()
    }
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    if properties.contains(.separatorInset), let proxy = proxy as? UITableViewCell {
      separatorInset = proxy.separatorInset
    }
  }

  // MARK: - Editing

  /// Whether the row is edited. Defaults to `false`.
  open var isEditing: Bool {
    get { status.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls of editing. `willTransition(to:)` and `didTransition(to:)` tell of it.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  /// What can be done with the row while the table is edited; the table's delegate says it.
  open var editingStyle: UITableViewCell.EditingStyle { place?.editingStyle ?? .none }

  /// Whether the grip by which the row is moved is shown while the table is edited.
  ///
  /// In a table that is for the data source to say: rows that can be moved have one. Defaults to `false`.
  open var showsReorderControl: Bool {
    get { place?.showsReorderControl ?? ownShowsReorderControl }
    set {
      ownShowsReorderControl = newValue
      accessoriesDidChange()
    }
  }
  private var ownShowsReorderControl = false

  /// Whether the content makes room while the row is edited. In a table its delegate says it. Defaults to `true`.
  open var shouldIndentWhileEditing: Bool {
    get { place?.shouldIndentWhileEditing ?? ownShouldIndent }
    set {
      ownShouldIndent = newValue
      rowLayoutDidChange()
    }
  }
  private var ownShouldIndent = true

  /// Whether the row is aside, so that the button which deletes it shows.
  open var showingDeleteConfirmation: Bool { status.isSwiped }

  /// Called before controls of editing come or go, with what will be shown. The default does nothing.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called when controls of editing have come or gone. The default does nothing.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  // MARK: - Gestures

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }

  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutRow()
    contents.background.layOut(in: self)
  }

  /// As high as the texts of its style need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { classicSize(width: size.width) }

  /// As high as what the cell shows needs, unless the height is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    if subview === contents.view { contentSizeMayHaveChanged() }
  }

  override func constraintsDidChange(below subview: UIView) {
    super.constraintsDidChange(below: subview)
    if subview === contents.view { contentConstraintsDidChange() }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contents.tintDidChange(self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    accessoriesDidChange()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { tableView?.listSwipes?.forget(self) }
  }

  /// A cell that can be selected is pressed as a button is, unless the app has said what it is.
  override var isPressableByKeys: Bool {
    accessibilityState.isElement == nil && tableView?.allowsSelectionNow == true
  }
}
