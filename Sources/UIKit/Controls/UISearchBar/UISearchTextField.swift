// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A field for what is searched for: a capsule with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private let glass = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
    finishDecoding(coder, as: UISearchTextField.self)
  }

  private func setUpSearch() {
    returnKeyType = .search
    autocorrectionType = .no
    clearButtonMode = .always
    backgroundColor = .tertiarySystemFill
    layer.cornerCurve = .continuous
    // Not by the property, which would count as the app's choice.
    setTextAttribute(.font, UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .medium)))
    adjustsFontForContentSizeCategory = true
    glass.image = UIImage(systemName: "magnifyingglass")
    glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
    accessibilityTraits = .searchField
  }

  // MARK: - A bar's looks

  /// How far the text stands from its usual place, as a bar says.
  var textAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }
  /// The same of the pictures.
  var iconAdjustments: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }

  private func moved(_ place: CGRect, by offset: UIOffset?) -> CGRect {
    guard let offset else { return place }
    return place.offsetBy(dx: isMirrored ? -offset.horizontal : offset.horizontal, dy: offset.vertical)
  }

  /// Puts a picture in place of the capsule; `nil` brings that back.
  func setBackground(_ image: UIImage?, for state: UIControl.State) {
    if state == .disabled { disabledBackground = image } else if state == .normal { background = image }
    if background != nil, backgroundColor == .tertiarySystemFill { backgroundColor = .clear }
    if background == nil, backgroundColor == .clear { backgroundColor = .tertiarySystemFill }
  }

  // MARK: - Tokens

  private var strip: SearchTokenStrip?
  /// Told when tokens come and go, for the bar.
  var tokensDidChange: (() -> Void)?

  /// What is searched for besides the text, before it. Defaults to none.
  open var tokens: [UISearchToken] {
    get { strip?.tokens ?? [] }
    set {
      guard !newValue.elementsEqual(tokens, by: ===) else { return }
      if strip == nil { strip = SearchTokenStrip(self) }
      strip?.color = tokenBackgroundColor
      strip?.replace(newValue)
      tokensDidChange?()
    }
  }

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard (0...tokens.count).contains(tokenIndex) else {
      fatalError("-[UISearchTextField insertToken:atIndex:]: index \(tokenIndex) beyond bounds [0 .. \(tokens.count)]")
    }
    tokens.insert(token, at: tokenIndex)
  }

  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else {
      fatalError("-[UISearchTextField removeTokenAtIndex:]: index \(tokenIndex) beyond bounds [0 .. \(tokens.count)]")
    }
    tokens.remove(at: tokenIndex)
  }

  /// Puts a token in and takes away the text that it stands for.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The whole of the text.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// `nil`, the default, for grey.
  open var tokenBackgroundColor: UIColor! {
    didSet { strip?.color = tokenBackgroundColor }
  }

  /// Whether people can delete tokens: the delete key before the text chooses the last one, and takes away what is
  /// chosen. Defaults to `true`.
  open var allowsDeletingTokens = true

  @available(*, unavailable, message: "Tessera's search fields copy text, not tokens.")
  open var allowsCopyingTokens: Bool {
    get { true }
    set { _ = newValue }
  }

  @available(*, unavailable, message: "Tokens have no positions among the text in Tessera: use tokens.")
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  @available(*, unavailable, message: "Tokens have no positions among the text in Tessera: use tokens.")
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { [] }

  override var isBlank: Bool { super.isBlank && tokens.isEmpty }

  open override func deleteBackward() {
    if removeChosenToken() { return }
    if allowsDeletingTokens, let last = tokens.last, let range = selectedTextRange, range.isEmpty,
      offset(from: beginningOfDocument, to: range.start) == 0
    {
      strip?.select(last)
      return
    }
    super.deleteBackward()
  }

  open override func insertText(_ text: String) {
    _ = removeChosenToken()
    super.insertText(text)
  }

  private func removeChosenToken() -> Bool {
    guard let strip, strip.removeSelected() else { return false }
    sendActions(for: .editingChanged)
    return true
  }

  override func didClear() { tokens = [] }

  /// From the ends to glass and clear button, and from the glass to the text, in points; measured.
  private static let (glassInset, glassGap, clearInset): (CGFloat, CGFloat, CGFloat) = (13, 8.5, 14)

  /// How wide and high the glass is, in points: it grows with the text.
  private var glassSide: CGFloat { UIFontMetrics.default.scaledValue(for: 20, compatibleWith: traitCollection) }

  /// From the leading end to the text that follows the glass, in points.
  private var textInset: CGFloat { Self.glassInset + glassSide + Self.glassGap }

  override var ariaRole: String? { "searchbox" }

  override var placeholderColor: UIColor { .secondaryLabel }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    var place = super.leftViewRect(forBounds: bounds)
    if leftView === glass {
      let side = glassSide
      place = CGRect(
        x: isMirrored ? bounds.maxX - side : bounds.minX, y: pixels(bounds.midY - side / 2), width: side, height: side)
    }
    return moved(
      place.offsetBy(dx: isMirrored ? -Self.glassInset : Self.glassInset, dy: 0), by: iconAdjustments[.search])
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(
      super.rightViewRect(forBounds: bounds), by: iconAdjustments[.bookmark] ?? iconAdjustments[.resultsList])
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let place = super.clearButtonRect(forBounds: bounds)
    let shift = Self.clearInset - 5
    return moved(place.offsetBy(dx: isMirrored ? shift : -shift, dy: 0), by: iconAdjustments[.clear])
  }

  private func inner(_ room: CGRect, _ bounds: CGRect) -> CGRect {
    var room = room
    if isLeftViewShown, leftView === glass {
      let end = room.maxX
      if isMirrored {
        room.size.width = max(min(end, bounds.maxX - textInset) - room.minX, 0)
      } else {
        room.origin.x = bounds.minX + textInset
        room.size.width = max(end - room.minX, 0)
      }
    } else if !isLeftViewShown {
      // The end of the capsule is round.
      if !isMirrored { room.origin.x += Self.glassInset }
      room.size.width = max(room.width - Self.glassInset, 0)
    }
    if let width = strip?.width {
      if !isMirrored { room.origin.x += width }
      room.size.width = max(room.width - width, 0)
    }
    let trailing: CGFloat = isClearButtonShown ? 7 : Self.glassInset
    if isMirrored { room.origin.x += trailing }
    room.size.width = max(room.width - trailing, 0)
    return moved(room, by: textAdjustment)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { inner(super.textRect(forBounds: bounds), bounds) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inner(super.editingRect(forBounds: bounds), bounds)
  }

  open override var intrinsicContentSize: CGSize {
    let height = UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traitCollection)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func layoutSubviews() {
    layer.cornerRadius = bounds.height / 2
    super.layoutSubviews()
    strip?.layOut(from: textInset)
  }
}
