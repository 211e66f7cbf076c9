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
    glass.image = UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame.size = CGSize(width: 20, height: 20)
    leftView = glass
    leftViewMode = .always
    accessibilityTraits = .searchField
  }

  @available(*, unavailable, message: "Tessera's search fields have no tokens yet.")
  open var allowsCopyingTokens: Bool {
    get { true }
    set { _ = newValue }
  }

  @available(*, unavailable, message: "Tessera's search fields have no tokens yet.")
  open var allowsDeletingTokens: Bool {
    get { true }
    set { _ = newValue }
  }

  /// From the ends to glass and clear button, and from the glass to the text, in points; measured.
  private static let (glassInset, textInset, clearInset): (CGFloat, CGFloat, CGFloat) = (13, 41.5, 14)

  override var ariaRole: String? { "searchbox" }

  override var placeholderColor: UIColor { .secondaryLabel }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let place = super.leftViewRect(forBounds: bounds)
    return place.offsetBy(dx: isMirrored ? -Self.glassInset : Self.glassInset, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let place = super.clearButtonRect(forBounds: bounds)
    let shift = Self.clearInset - 5
    return place.offsetBy(dx: isMirrored ? shift : -shift, dy: 0)
  }

  private func inner(_ room: CGRect, _ bounds: CGRect) -> CGRect {
    var room = room
    if isLeftViewShown, leftView === glass {
      let end = room.maxX
      if isMirrored {
        room.size.width = max(min(end, bounds.maxX - Self.textInset) - room.minX, 0)
      } else {
        room.origin.x = bounds.minX + Self.textInset
        room.size.width = max(end - room.minX, 0)
      }
    }
    let trailing: CGFloat = isClearButtonShown ? 7 : Self.glassInset
    if isMirrored { room.origin.x += trailing }
    room.size.width = max(room.width - trailing, 0)
    return room
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
  }
}
