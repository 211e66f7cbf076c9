// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A bar with a field for what is searched for, a button that cancels, and scopes.
///
/// Lengths are points. The delegate hears of what people do.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// Pictures of the field that can be replaced.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  let field = UISearchTextField()
  private let promptLabel = UILabel()
  let cancelButton = UIButton(type: .system)
  /// For bookmarks or results, at the field's end.
  private let endButton = UIButton(type: .system)
  let scopes = UISegmentedControl()
  /// Behind the scopes, where the app has a picture for that.
  var scopeBackground: UIImageView?
  private lazy var driver = SearchBarDriver(bar: self)
  private var storedScopes: [String]?
  /// The search whose bar this is.
  weak var search: (any BarSearch)?
  /// Whether the bar stands in a navigation bar, which may give it less room than it wants: the field shrinks.
  var isHosted = false {
    didSet {
      guard isHosted != oldValue else { return }
      clipsToBounds = isHosted
      setNeedsLayout()
    }
  }

  /// The measured parts of the bar, in points.
  private static let fieldHeight: CGFloat = 44
  private static let margin: CGFloat = 8
  static let sideMargin: CGFloat = 16
  private static let cancelGap: CGFloat = 11
  private static let scopeHeight: CGFloat = 32
  private static let promptHeight: CGFloat = 22

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UISearchBar.self)
  }

  private func setUp() {
    field.delegate = driver
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    field.tokensDidChange = { [weak self] in self?.search?.searchDidChange() }
    field.placeholder = "Search"
    field.enablesReturnKeyAutomatically = true
    var look = UIButton.Configuration.gray()
    look.image = UIImage(systemName: "xmark")
    look.cornerStyle = .capsule
    look.baseForegroundColor = .label
    cancelButton.configuration = look
    cancelButton.accessibilityLabel = "Cancel"
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    cancelButton.isHidden = true
    scopes.isHidden = true
    scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.isHidden = true
    endButton.addAction(UIAction { [weak self] _ in self?.endButtonWasTapped() }, for: .touchUpInside)
    for view in [promptLabel, field, cancelButton, scopes] { addSubview(view) }
  }

  // MARK: - Text

  open weak var delegate: (any UISearchBarDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  /// Who is asked and told: whom this class's setter was given. An app's override of the property is its own matter, as on iOS.
  weak var heldDelegate: (any UISearchBarDelegate)?

  /// The field itself.
  open var searchTextField: UISearchTextField { field }

  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text ?? "" else { return }
      field.text = newValue
      updateEndButtonMode()
      search?.searchDidChange()
    }
  }

  /// Whether there is neither text nor a token.
  var isBlank: Bool { field.isBlank }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      promptLabel.isHidden = prompt == nil
      sizeDidChange()
    }
  }

  // MARK: - Looks

  open var barStyle: UIBarStyle = .default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      tintBackground()
    }
  }

  /// Bars of iOS 26 look alike in all of these; kept.
  open var searchBarStyle: Style = .default

  open var barTintColor: UIColor? {
    didSet { tintBackground() }
  }

  /// Has the colour behind all that the bar shows.
  private var tintedBackground: UIView?

  private func tintBackground() {
    // White words of a black bar would be lost on a light page.
    guard let color = barTintColor ?? (barStyle == .black ? .black : nil) else {
      tintedBackground?.removeFromSuperview()
      tintedBackground = nil
      return
    }
    let view = tintedBackground ?? UIView(frame: bounds)
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tintedBackground = view
    if view.superview == nil { insertSubview(view, at: 0) }
  }

  open var isTranslucent = true

  /// Behind the bar, stretched.
  open var backgroundImage: UIImage? {
    didSet { layer.contents = backgroundImage?.cgImage }
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    switch (icon, state) {
    case (.search, .normal):
      (field.leftView as? UIImageView)?.image = iconImage ?? UIImage(systemName: "magnifyingglass")
    case (.bookmark, _), (.resultsList, _):
      endImages[EndImage(icon: icon, state: state)] = iconImage
      updateEndButton()
    default: break
    }
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    switch icon {
    case .search: (field.leftView as? UIImageView)?.image
    case .bookmark, .resultsList: endImages[EndImage(icon: icon, state: state)]
    case .clear: nil
    }
  }

  open var barPosition: UIBarPosition { heldDelegate?.position(for: self) ?? .any }

  /// How far the field stands from its usual place. Defaults to none.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  // MARK: - Bookmarks and results

  private struct EndImage: Hashable {
    var icon: Icon
    var state: UIControl.State
  }

  private var endImages: [EndImage: UIImage] = [:]

  /// Whether the field has a button for bookmarks while it is blank. Defaults to `false`.
  open var showsBookmarkButton = false {
    didSet { updateEndButton() }
  }

  /// Whether the field has a button for the list of results while it is blank; it comes before bookmarks. Defaults to `false`.
  open var showsSearchResultsButton = false {
    didSet { updateEndButton() }
  }

  /// Whether the button for results is selected. Defaults to `false`.
  open var isSearchResultsButtonSelected = false {
    didSet { updateEndButton() }
  }

  private func updateEndButton() {
    let isResults = showsSearchResultsButton
    guard isResults || showsBookmarkButton else {
      if field.rightView === endButton { field.rightView = nil }
      return
    }
    let icon: Icon = isResults ? .resultsList : .bookmark
    let usual = UIImage(systemName: isResults ? "chevron.down" : "book")
    endButton.setImage(endImages[EndImage(icon: icon, state: .normal)] ?? usual, for: .normal)
    for state: UIControl.State in [.highlighted, .selected, .disabled] {
      endButton.setImage(endImages[EndImage(icon: icon, state: state)], for: state)
    }
    endButton.isSelected = isResults && isSearchResultsButtonSelected
    endButton.tintColor = .secondaryLabel
    endButton.accessibilityLabel = isResults ? "Search results" : "Bookmarks"
    // The picture's middle is 27 points from the end, as measured.
    endButton.frame.size = CGSize(width: 54, height: Self.fieldHeight)
    field.rightView = endButton
    updateEndButtonMode()
  }

  /// Where there is text, the button that clears it takes the place.
  private func updateEndButtonMode() {
    guard field.rightView === endButton else { return }
    field.rightViewMode = field.isBlank ? .always : .never
  }

  private func endButtonWasTapped() {
    if showsSearchResultsButton {
      heldDelegate?.searchBarResultsListButtonClicked(self)
    } else {
      heldDelegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  // MARK: - Cancelling

  /// Whether there is a button that cancels. Defaults to `false`.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    layoutIfNeeded()
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  private func cancel() {
    heldDelegate?.searchBarCancelButtonClicked(self)
    search?.searchBarDidCancel()
  }

  // MARK: - Scopes

  /// What the search can be limited to.
  open var scopeButtonTitles: [String]? {
    get { storedScopes }
    set {
      storedScopes = newValue
      scopes.removeAllSegments()
      for (index, title) in (newValue ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if newValue?.isEmpty == false { scopes.selectedSegmentIndex = 0 }
    }
  }

  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Whether the scopes are shown. Defaults to `false`.
  open var showsScopeBar: Bool {
    get { !scopes.isHidden }
    set { setShowsScope(newValue, animated: false) }
  }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    scopes.isHidden = !show
    sizeDidChange()
    if animated { UIView.animate(withDuration: 0.25) { self.superview?.layoutIfNeeded() } }
  }

  private func scopeDidChange() {
    heldDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    search?.searchDidChange()
  }

  // MARK: - Traits and input, which are the field's

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// Whether the field takes what is done with it. Defaults to `true`.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: - First responder, which is the field

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  private func textDidChange() {
    updateEndButtonMode()
    heldDelegate?.searchBar(self, textDidChange: field.text ?? "")
    search?.searchDidChange()
  }

  // MARK: - Layout

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    search?.searchBarSizeDidChange()
  }

  private var fieldHeight: CGFloat {
    UIFontMetrics.default.scaledValue(for: Self.fieldHeight, compatibleWith: traitCollection)
  }

  private var height: CGFloat {
    var height = fieldHeight + 2 * Self.margin
    if prompt != nil { height += Self.promptHeight }
    if showsScopeBar { height += Self.scopeHeight + Self.margin }
    return height
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y = Self.margin
    if prompt != nil {
      promptLabel.frame = CGRect(x: room.minX, y: y, width: room.width, height: Self.promptHeight)
      y += Self.promptHeight
    }
    let size = isHosted ? max(fieldHeight - max(height - bounds.height, 0), 0) : fieldHeight
    field.alpha = max(size / fieldHeight * 2 - 1, 0)
    var place = CGRect(x: room.minX + Self.sideMargin, y: y, width: room.width - 2 * Self.sideMargin, height: size)
    // Outside the bar while there is none, so that it comes in from there.
    let shift = size + Self.cancelGap
    if showsCancelButton {
      place.size.width -= shift
      if isMirrored { place.origin.x += shift }
    }
    let shifted = searchFieldBackgroundPositionAdjustment
    field.frame = CGRect(
      x: place.minX + (isMirrored ? -shifted.horizontal : shifted.horizontal), y: y + shifted.vertical,
      width: max(place.width, 0), height: size)
    cancelButton.frame = CGRect(
      x: isMirrored ? place.minX - shift : place.minX + max(place.width, 0) + Self.cancelGap, y: y, width: size,
      height: size)
    if showsScopeBar {
      scopes.frame = CGRect(
        x: room.minX + Self.sideMargin, y: y + size + Self.margin, width: max(room.width - 2 * Self.sideMargin, 0),
        height: Self.scopeHeight)
      scopeBackground?.frame = CGRect(
        x: 0, y: scopes.frame.minY - Self.margin / 2, width: bounds.width, height: Self.scopeHeight + Self.margin)
    }
    scopeBackground?.isHidden = !showsScopeBar
  }
}

/// Hands on what the field tells and asks.
@MainActor private final class SearchBarDriver: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.heldDelegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.search?.searchBarWillTellBegin()
    bar.heldDelegate?.searchBarTextDidBeginEditing(bar)
    bar.search?.searchDidChange()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.heldDelegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.heldDelegate?.searchBarTextDidEndEditing(bar)
    bar.search?.searchBarDidEndEditing()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { bar.heldDelegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.heldDelegate?.searchBarSearchButtonClicked(bar)
    // A search controller's bar lets its keyboard go.
    if bar.search != nil { bar.resignFirstResponder() }
    return true
  }
}
