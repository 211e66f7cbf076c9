// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// A view that shows text in one or more lines.
///
/// Lengths are points. Sizes are those of the text, each side rounded up to a pixel; text stands in the middle of a
/// higher label.
@preconcurrency @MainActor open class UILabel: UIView {
  override class var plainLayerName: String? { "_UILabelLayer" }

  /// What the label shows, if it was given text with attributes; else `plainText` counts.
  var storedAttributedText: NSAttributedString?
  var plainText: String?
  var storedFont = UIFont.systemFont(ofSize: 17)
  var storedTextColor = UIColor.label
  var storedAlignment = NSTextAlignment.natural
  var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  var storedLineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// The text engine's form of the text, by font scale; empty when anything it depends on has changed.
  var engineTexts: [CGFloat: AttributedText] = [:]
  /// How often the label has drawn its text; for tests.
  package internal(set) var drawCount = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UILabel.self)
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
    isUserInteractionEnabled = false
  }

  // MARK: - Text

  /// The text without its attributes. Setting it takes the label's own font, colour and alignment for all of it.
  open var text: String? {
    get { storedAttributedText?.string ?? plainText }
    set {
      guard storedAttributedText != nil || plainText != newValue else { return }
      KeyValueObserving.changing(self, ["text", "attributedText"]) {
        storedAttributedText = nil
        plainText = newValue
      }
      textDidChange()
    }
  }

  /// The text with its attributes; what they do not say is as the label's properties have it.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      // A copy: mutable strings may change later, which the label must not notice half-way.
      KeyValueObserving.changing(self, ["text", "attributedText"]) {
        storedAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
        plainText = nil
      }
      textDidChange()
    }
  }

  /// Defaults to the system font of 17 points. Text with attributes takes it for all of its characters.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? storedFont }
    set {
      noteCustomized(.font)
      let font: UIFont = newValue ?? .systemFont(ofSize: 17)
      guard storedFont != font || storedFont.scaling != font.scaling || storedAttributedText != nil else { return }
      storedFont = font
      setAttribute(.font, font)
      textDidChange()
    }
  }

  /// Defaults to `UIColor.label`. Text with attributes takes it for all of its characters.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? storedTextColor }
    set {
      noteCustomized(.textColor)
      storedTextColor = newValue ?? .label
      setAttribute(.foregroundColor, storedTextColor)
      appearanceDidChange()
    }
  }

  /// Defaults to `natural`: where reading starts.
  open var textAlignment: NSTextAlignment {
    get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? storedAlignment }
    set {
      storedAlignment = newValue
      changeParagraphs { $0.alignment = newValue }
      appearanceDidChange()
    }
  }

  /// Defaults to `byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.lineBreakMode ?? storedLineBreakMode }
    set {
      guard newValue != lineBreakMode else { return }
      storedLineBreakMode = newValue
      changeParagraphs { $0.lineBreakMode = newValue }
      textDidChange()
    }
  }

  /// How places for the ends of lines are chosen. Defaults to `standard`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.lineBreakStrategy ?? storedLineBreakStrategy }
    set {
      guard newValue != lineBreakStrategy else { return }
      storedLineBreakStrategy = newValue
      changeParagraphs { $0.lineBreakStrategy = newValue }
      textDidChange()
    }
  }

  /// At most so many lines; 0 means that there is no limit. Defaults to 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  // MARK: - Looks

  /// Drawn behind the text, sharp. Defaults to none.
  open var shadowColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  /// Points to the right and down. Defaults to one up.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { appearanceDidChange() } }
  }

  /// The colour of all text while highlighted; `nil` keeps it.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { appearanceDidChange() } }
  }

  /// Defaults to `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { appearanceDidChange() } }
  }

  /// Whether the text is shown in its full strength. Defaults to `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { appearanceDidChange() } }
  }

  // MARK: - Fitting

  /// Whether a Mac shows the whole text where its pointer rests on one that is cut off; phones and pads show none. Defaults
  /// to `false`.
  open var showsExpansionTextWhenTruncated = false

  /// Whether text that is too wide for the label is shown smaller. Defaults to `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// Whether characters stand a little closer before a single line is cut. Defaults to `false`.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
  }

  /// How much smaller, as a factor of the font size. Defaults to 0, which leaves it to the label.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// Where text that was made smaller stands. Defaults to `alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The width in points at which the natural size wraps text; 0, the default, leaves it to Auto Layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font that follows the text size is brought up to date when a person changes that size.
  /// Defaults to `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { contentSizeCategoryDidChange() } }
  }

  /// Where the text stands within `bounds`, from the top left corner. Override it, with `drawText(in:)`, for padding.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    fittedRect(bounds, numberOfLines)
  }

  /// Draws the text in the current context, in the middle of the height of `rect`.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  open override func draw(_ rect: CGRect) {
    drawCount += 1
    drawText(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// Adjusts the natural size on the canvas of a nib; `nil` in apps. Arguments: the size that the text fills, and whether the
  /// text is wrapped.
  package var canvasSize: ((_ size: CGSize, _ isWrapped: Bool) -> CGSize)?

  open override var intrinsicContentSize: CGSize {
    naturalSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  /// The natural size once Auto Layout knows the width: the second of its two passes for text in several lines.
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    wrapsToLayoutWidth ? naturalSize(width: width) : nil
  }

  package override func baselineOffsets(width: CGFloat) -> (first: CGFloat, last: CGFloat)? { baselines(width: width) }

  // MARK: - Changes

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsDisplay()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont.adjusted(for: traitCollection)
    adjustAttributedFonts()
    textDidChange()
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    engineTexts = [:]
  }

  // MARK: - Accessibility and description

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { accessibilityState.label ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UILabel else { return }
    if properties.contains(.font) { font = proxy.font }
    if properties.contains(.textColor) { textColor = proxy.textColor }
  }

  override func descriptionDetails() -> [String] {
    super.descriptionDetails() + (text.map { ["text = '\($0)'"] } ?? [])
  }
}
