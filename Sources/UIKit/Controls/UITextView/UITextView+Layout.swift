// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// Where the text stands, and which part of it is drawn.

extension UITextView {
  private var scale: CGFloat { AmbientTraits.scale(traitCollection) }

  private var emptyLineHeight: CGFloat {
    TextLayoutOptions(scale: scale).roundedUp((storedFont ?? Self.plainFont).lineHeight)
  }

  /// The text or its look is another.
  func textDidChange() {
    canvas.forget()
    invalidateIntrinsicContentSize()
    publishAccessibility()
    setNeedsLayout()
  }

  /// Something that text without attributes takes from the view is another.
  func lookDidChange() {
    engine.defaults = TextDefaults(
      font: storedFont ?? Self.plainFont, color: storedTextColor ?? .label, paragraph: paragraph,
      linkAttributes: linkTextAttributes ?? [:])
    engine.containerDidChange()
  }

  private var paragraph: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = storedAlignment.engineAlignment
    return style
  }

  /// The border is a text field's.
  func showBorder() {
    let isRounded = borderStyle == .roundedRect
    layer.borderWidth = isRounded ? TextFieldBorder.roundedWidth : 0
    layer.cornerRadius = isRounded ? TextFieldBorder.roundedCorner : 0
    layer.cornerCurve = .continuous
    layer.borderColor = TextFieldBorder.roundedColor.resolvedColor(with: traitCollection).cgColor
  }

  func roomDidChange() {
    trackWidth()
    textDidChange()
  }

  private func trackWidth() {
    let width = max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
    if textContainer.widthTracksTextView, textContainer.size.width != width {
      textContainer.size = CGSize(width: width, height: textContainer.size.height)
    }
    if textContainer.heightTracksTextView {
      let height = max(bounds.height - textContainerInset.top - textContainerInset.bottom, 0)
      if textContainer.size.height != height { textContainer.size.height = height }
    }
  }

  private func height(of layout: TextLayout) -> CGFloat {
    layout.lines.isEmpty ? emptyLineHeight : layout.size.height
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let room = width.isFinite ? max(width - insets.left - insets.right, 1) : 0
    let layout = engine.layout(of: textContainer, width: room)
    let pixels = TextLayoutOptions(scale: scale)
    let wanted = layout.size.width + 2 * textContainer.lineFragmentPadding + insets.left + insets.right
    return CGSize(
      width: min(pixels.roundedUp(wanted), width),
      height: pixels.roundedUp(height(of: layout) + insets.top + insets.bottom))
  }

  func baselines(width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    let room = max(width - textContainerInset.left - textContainerInset.right, 0)
    let layout = engine.layout(of: textContainer, width: room)
    guard !layout.lines.isEmpty else { return nil }
    return (
      textContainerInset.top + layout.firstBaseline,
      height(of: layout) - layout.lastBaseline + textContainerInset.bottom
    )
  }

  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  var textGeometry: TextGeometry {
    trackWidth()
    let room = max(textContainer.size.width - 2 * textContainer.lineFragmentPadding, 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch storedAlignment {
      case .center: room / 2
      case .right: room
      case .left: 0
      default: isMirrored ? room : 0
      }
    let (engine, container) = (engine, textContainer)
    return TextGeometry(
      layout: { engine.layout(of: container, showing: $0) }, seen: seenOffsets, origin: textOrigin,
      emptyCaret: CGRect(
        x: textOrigin.x + x - TextGeometry.caretWidth / 2, y: textOrigin.y, width: TextGeometry.caretWidth,
        height: emptyLineHeight))
  }

  /// Lays out the text in sight, and says what all of it takes.
  @discardableResult func updateContentSize() -> TextLayout {
    trackWidth()
    let layout = layoutInSight()
    let size = CGSize(
      width: bounds.width, height: height(of: layout) + textContainerInset.top + textContainerInset.bottom)
    if super.contentSize != size { super.contentSize = size }
    return layout
  }

  func layOut() {
    let layout = updateContentSize()
    canvas.show(layout, origin: textOrigin, visible: bounds, contentHeight: super.contentSize.height)
    updateSelection()
    gestures.tools.update()
    (findInteraction?.activeFindSession as? TextViewFindSession)?.layOut()
  }

  private func updateSelection() {
    guard isFirstResponder, let range = selectedTextRange else {
      caret.isHidden = true
      highlight.show([])
      return
    }
    if range.isEmpty {
      highlight.show([])
      if isEditing { caret.show(at: caretRect(for: range.end)) } else { caret.isHidden = true }
    } else {
      caret.isHidden = true
      let rects =
        seenOffsets == nil ? selectionRects(for: range).map(\.rect) : textGeometry.rectsInSight(for: selectedRange)
      highlight.show(rects.filter { $0.intersects(bounds) })
    }
  }

  func scrollToShow(_ range: NSRange) {
    layoutIfNeeded()
    let geometry = textGeometry
    let rects = geometry.rects(for: range) + [geometry.caretRect(at: NSMaxRange(range))]
    let area = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    scrollRectToVisible(
      area.insetBy(dx: 0, dy: -min(textContainerInset.top, textContainerInset.bottom)), animated: false)
  }
}

/// Draws the lines of a text view that are in sight, with some above and below.
final class TextCanvas: UIView {
  weak var textView: UITextView?
  /// What draws itself, where something does.
  var fragments: [NSTextLayoutFragment] = [] {
    didSet { if fragments.isEmpty != oldValue.isEmpty { forget() } }
  }
  private var shown: (layout: TextLayout, origin: CGPoint)?
  /// How often lines were drawn; for tests.
  private(set) var drawCount = 0

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("Canvases are made by text views only")
  }

  /// What is drawn is no longer so.
  func forget() { shown = nil }

  func show(_ layout: TextLayout, origin: CGPoint, visible: CGRect, contentHeight: CGFloat) {
    let top = max(visible.minY, 0)
    let bottom = min(visible.maxY, max(contentHeight, 0))
    let isDrawn = shown != nil && frame.minY <= top && frame.maxY >= bottom && frame.width == visible.width
    guard !isDrawn else { return }
    let low = max(visible.minY - visible.height, 0).rounded(.down)
    let high = min(visible.maxY + visible.height, max(contentHeight, visible.height))
    frame = CGRect(x: 0, y: low, width: visible.width, height: max(high - low, 0))
    let seen = layout.keepingLines { line in
      line.frame.maxY + origin.y >= low && line.frame.minY + origin.y <= high
    }
    shown = (seen, CGPoint(x: origin.x, y: origin.y - low))
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let shown else { return }
    drawCount += 1
    if let textView, !fragments.isEmpty { return drawFragments(of: textView, in: context, frame.minY) }
    guard let textView, let manager = textView.engine as? NSLayoutManager, type(of: manager) != NSLayoutManager.self,
      let first = shown.layout.lines.first, let last = shown.layout.lines.last
    else { return context.draw(shown.layout, at: shown.origin) }
    // A manager of the app's may draw more, or otherwise.
    let seen = NSRange(location: first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
    let origin = CGPoint(x: shown.origin.x - textView.textContainer.lineFragmentPadding, y: shown.origin.y)
    manager.drawBackground(forGlyphRange: seen, at: origin)
    manager.drawGlyphs(forGlyphRange: seen, at: origin)
  }

  private func drawFragments(of textView: UITextView, in context: CGContext, _ top: CGFloat) {
    let inset = textView.textContainerInset
    for fragment in fragments {
      let place = fragment.layoutFragmentFrame
      let origin = CGPoint(x: inset.left + place.minX, y: inset.top + place.minY - top)
      let reach = fragment.renderingSurfaceBounds.offsetBy(dx: origin.x, dy: origin.y)
      guard reach.maxY >= 0, reach.minY <= bounds.height else { continue }
      context.saveGState()
      fragment.draw(at: origin, in: context)
      context.restoreGState()
    }
  }
}
