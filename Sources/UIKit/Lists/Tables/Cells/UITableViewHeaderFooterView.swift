// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows the header or the footer of a section of a table.
///
/// What it shows is said by its texts, put into `contentView`, or said with a content configuration, which then makes the
/// content view. Lengths are points.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  /// Called to bring the view's configurations to a state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  let contents: CellContents
  /// The view's own texts, made when they are first asked for.
  var storedTextLabel: HeaderLabel?
  var storedDetailLabel: HeaderLabel?
  /// The margins that the table gave the content view last.
  var givenMargins: NSDirectionalEdgeInsets?

  /// Where the view stands in its table; `nil` outside of tables.
  var place: TableHeaderPlace? {
    didSet { if place != oldValue { placeDidChange(from: oldValue) } }
  }
  /// The table that shows the view.
  weak var table: (any TableRowOwner)?

  /// Creates a header or footer.
  ///
  /// - Parameter reuseIdentifier: Under which the table keeps the view to use it again; `nil` for never.
  public init(reuseIdentifier: String?) {
    contents = CellContents { RowContentView() }
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contents.install(in: self)
  }

  /// A view without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    contents = CellContents { RowContentView() }
    super.init(coder: coder)
    contents.install(in: self)
    finishDecoding(coder, as: UITableViewHeaderFooterView.self)
  }

  // MARK: - Reuse

  /// The identifier under which the view was dequeued.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another section. The default does nothing.
  open func prepareForReuse() {}

  // MARK: - Content

  /// The place for subviews. A content configuration replaces it by its own view.
  open var contentView: UIView { contents.view }

  /// The view's text, which the data source's title becomes; `nil` while a content configuration is shown.
  open var textLabel: UILabel? { contentConfiguration == nil ? makeTextLabel() : nil }

  /// A second text under the first; `nil` while a content configuration is shown.
  open var detailTextLabel: UILabel? { contentConfiguration == nil ? makeDetailLabel() : nil }

  /// What the view shows; `nil`, the default, leaves it to its texts and to the app's own subviews of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set {
      if newValue != nil { removeTexts() }
      contents.adopt(newValue, in: self)
    }
  }

  /// Whether the content follows the view's state by itself. Defaults to `true`.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Content as headers or footers of the view's table have it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { role.content }

  // MARK: - Background

  /// What is behind the content; `nil` leaves it to `backgroundView`. Setting it removes that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.background.configuration(of: self) }
    set {
      if newValue != nil { backgroundView = nil }
      contents.background.source = .own(newValue)
      contents.background.show(in: self)
    }
  }

  /// Whether the background follows the view's state by itself. Defaults to `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// The background that suits headers or footers of the view's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { role.background }

  /// Stands behind the content and fills the view. Defaults to `nil`. Setting it removes the background configuration.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView {
        contents.background.source = .own(nil)
        backgroundView.frame = CGRect(origin: .zero, size: bounds.size)
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(backgroundView, at: 0)
      }
      contents.background.show(in: self)
    }
  }

  // MARK: - State

  /// What the view is doing. Override it to add values of your own to what `super` says.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = place?.isFloating ?? false
    return state
  }

  /// Brings the configurations to the present state before the view is shown again.
  open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate(self) }

  /// Override it to set configurations for a state. The default does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  override func observedConfigurationChange() { setNeedsUpdateConfiguration() }

  /// Called after `updateConfiguration(using:)`. Defaults to `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.updateIfNeeded(self)
    layOutHeader()
    contents.background.layOut(in: self)
  }

  /// As high as its texts need, with what is free above.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  /// As high as what the view shows needs, unless the height is required.
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

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contents.tintDidChange(self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
}
