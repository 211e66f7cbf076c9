// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// Where everything stands.

extension UITextField {
  /// Beside the text of a field with a border, in points.
  private static let inset: CGFloat = 7
  /// Above and below it.
  private static let verticalInset: CGFloat = 2
  /// What the natural width of a field with a border has beside the text.
  private static let roundedPadding: CGFloat = 28
  /// What the caret is higher than its line.
  static let caretGrowth: CGFloat = 1.5
  private static let clearSize: CGFloat = 19
  private static let clearMargin: CGFloat = 5

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var scale: CGFloat { AmbientTraits.scale(traitCollection) }
  func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  // MARK: - Natural size

  func naturalSize() -> CGSize {
    let placeholderWidth = placeholderLabel.attributedText?.size().width ?? 0
    var width = max(textWidth, placeholderWidth)
    let line = TextLayoutOptions(scale: scale).roundedUp(ownFont.lineHeight + Self.caretGrowth)
    var height = line
    if borderStyle != .none {
      width += Self.roundedPadding
      height += 12
    }
    for (view, isShown) in [(leftView, isLeftViewShown), (rightView, isRightViewShown)] where isShown {
      width += view?.bounds.width ?? 0
      height = max(height, view?.bounds.height ?? 0)
    }
    return CGSize(width: width.rounded(.up), height: height)
  }

  func baselines() -> (first: CGFloat, last: CGFloat)? {
    let height = bounds.height > 0 ? bounds.height : naturalSize().height
    let top = pixels((height - ownFont.lineHeight) / 2)
    let first = pixels(top + ownFont.ascender)
    return (first, height - first)
  }

  // MARK: - Views beside the text

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var isLeftViewShown: Bool { leftView != nil && isShown(leftViewMode) }
  /// The clear button goes before the view in its place.
  var isRightViewShown: Bool {
    rightView != nil && isShown(rightViewMode) && !(isClearButtonShown && rightViewMode != .always)
  }
  var isClearButtonShown: Bool {
    isShown(clearButtonMode) && !isBlank && isEnabled && !(rightView != nil && rightViewMode == .always)
  }

  func sidePlace(of view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let margin = borderStyle == .none ? 0 : Self.inset
    let isLeft = isLeading != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: pixels(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  func clearButtonPlace(in bounds: CGRect) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.minX + Self.clearMargin : bounds.maxX - Self.clearMargin - Self.clearSize,
      y: pixels(bounds.midY - Self.clearSize / 2), width: Self.clearSize, height: Self.clearSize)
  }

  /// What border and views leave for the text.
  func room(in bounds: CGRect) -> CGRect {
    var room = borderStyle == .none ? bounds : bounds.insetBy(dx: Self.inset, dy: Self.verticalInset)
    var taken: [CGRect] = []
    if isLeftViewShown { taken.append(leftViewRect(forBounds: bounds)) }
    if isRightViewShown { taken.append(rightViewRect(forBounds: bounds)) }
    if isClearButtonShown { taken.append(clearButtonRect(forBounds: bounds)) }
    for place in taken {
      let (low, high) = (room.minX, room.maxX)
      if place.midX < bounds.midX {
        room.origin.x = max(low, place.maxX)
        room.size.width = max(high - room.minX, 0)
      } else {
        room.size.width = max(min(high, place.minX) - low, 0)
      }
    }
    return room
  }

  func sideViewsDidChange(removing old: UIView? = nil) {
    if let old, old.superview === self { old.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    knownLayout = nil
    setNeedsLayout()
  }

  private func show(_ view: UIView?, _ isShown: Bool, at place: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = place
  }

  func makeClearButton() -> UIButton {
    let button = TextFieldClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    button.accessibilityLabel = "Clear text"
    button.isHidden = true
    storedClearButton = button
    addSubview(button)
    return button
  }

  // MARK: - Layout

  func layOut() {
    border.frame = borderRect(forBounds: bounds)
    fillDidChange()
    show(leftView, isLeftViewShown, at: leftViewRect(forBounds: bounds))
    show(rightView, isRightViewShown, at: rightViewRect(forBounds: bounds))
    if isClearButtonShown || storedClearButton != nil {
      clearButton.isHidden = !isClearButtonShown
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    placeholderLabel.isHidden = !isBlank
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    let place = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if content.frame.size != place.size { knownLayout = nil }
    content.frame = CGRect(origin: place.origin, size: CGSize(width: max(place.width, 0), height: max(place.height, 0)))
    scrollToCaret()
    content.update()
    gestures.tools.update()
  }

  /// On which side the text stands.
  private var side: NSTextAlignment {
    switch textAlignment {
    case .left, .right, .center: textAlignment
    default: isMirrored ? .right : .left
    }
  }

  private func lineX(_ width: CGFloat, in room: CGFloat) -> CGFloat {
    switch side {
    case .center: (room - width) / 2
    case .right: room - width
    default: 0
    }
  }

  /// Where the line stands in the content, and the content's room, in its space; scrolled.
  var linePlace: CGPoint {
    let room = content.bounds.size
    let layout = lineLayout(width: room.width)
    let width = advance(of: layout)
    // A caret at the end needs room too.
    let x =
      isEditing && width + TextGeometry.caretWidth > room.width ? -scrollOffset : max(lineX(width, in: room.width), 0)
    let height = layout.lines.isEmpty ? ownFont.lineHeight : layout.size.height
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: room.height - height
      default: (room.height - height) / 2
      }
    return CGPoint(x: pixels(x), y: pixels(y))
  }

  var textGeometry: TextGeometry {
    layoutIfNeeded()
    let layout = lineLayout(width: content.bounds.width)
    let place = linePlace
    let caretX = lineX(0, in: content.bounds.width)
    let empty = CGRect(
      x: content.frame.minX + min(max(caretX - TextGeometry.caretWidth / 2, 0), content.bounds.width),
      y: content.frame.minY + place.y - Self.caretGrowth / 2, width: TextGeometry.caretWidth,
      height: ownFont.lineHeight + Self.caretGrowth)
    var geometry = TextGeometry(
      layout: { _ in layout }, origin: CGPoint(x: content.frame.minX + place.x, y: content.frame.minY + place.y),
      emptyCaret: empty, caretGrowth: Self.caretGrowth)
    if isSecureTextEntry {
      let text = editor.text
      geometry.shownOffset = { text.prefix(utf16Offset: $0).count }
      geometry.textOffset = { text.prefix($0).utf16.count }
    }
    return geometry
  }

  /// Scrolls a line that is wider than the field so that the caret is in sight.
  func scrollToCaret() {
    let room = content.bounds.width
    let layout = lineLayout(width: room)
    let width = advance(of: layout) + TextGeometry.caretWidth
    guard isEditing, width > room, room > 0 else {
      scrollOffset = 0
      return
    }
    let selection = editor.selection
    let end = isSecureTextEntry ? editor.text.prefix(utf16Offset: NSMaxRange(selection)).count : NSMaxRange(selection)
    let x = layout.caretRect(at: end).minX
    if x - scrollOffset < 0 { scrollOffset = x }
    if x + TextGeometry.caretWidth - scrollOffset > room { scrollOffset = x + TextGeometry.caretWidth - room }
    scrollOffset = min(max(scrollOffset, 0), max(width - room, 0))
  }

  /// Draws the line, where it is not edited.
  func drawLine(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let layout = lineLayout(width: rect.width)
    let place = linePlace
    context.draw(layout, at: CGPoint(x: rect.minX + place.x, y: rect.minY + place.y))
  }
}

extension String {
  /// The characters before an offset of UTF-16 code units.
  func prefix(utf16Offset offset: Int) -> Substring {
    self[..<utf16.index(startIndex, offsetBy: min(max(offset, 0), utf16.count))]
  }
}
