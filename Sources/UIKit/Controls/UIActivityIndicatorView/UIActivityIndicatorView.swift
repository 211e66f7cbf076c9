// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows that something is going on: eight spokes round which light runs.
///
/// It is 20 points wide and high, 37 when large, and hidden while it stands unless `hidesWhenStopped` is `false`.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.large")
    case whiteLarge = 0
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
    case white = 1
    @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
    case gray = 2

    // Matched by number: naming the deprecated ones would warn.
    fileprivate var isLarge: Bool { self == .large || rawValue == 0 }
    fileprivate var color: UIColor? { rawValue < 2 ? .white : rawValue == 2 ? .gray : nil }
  }

  private let spokes = SpokesView(metrics: .medium)

  /// Creates an indicator of its style's size, which stands.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    setUp()
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  public required init(coder: NSCoder) {
    // A nib never makes UIView's initialiser fail.
    super.init(coder: coder)!
    setUp()
    frame.size = intrinsicContentSize
    finishDecoding(coder, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(spokes)
    styleDidChange()
    isHidden = hidesWhenStopped
  }

  /// Defaults to `medium`.
  open var style: Style = .medium {
    didSet { if style != oldValue { styleDidChange() } }
  }

  private func styleDidChange() {
    spokes.metrics = style.isLarge ? .large : .medium
    spokes.spokeColor = storedColor ?? style.color
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var storedColor: UIColor?

  /// The colour of the spokes. Defaults to the system's grey.
  open var color: UIColor! {
    get { storedColor ?? style.color ?? .secondaryLabel }
    set {
      noteCustomized(.color)
      storedColor = newValue
      spokes.spokeColor = newValue ?? style.color
    }
  }

  /// Whether the indicator is hidden while it stands. Defaults to `true`.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether light runs round the spokes.
  open var isAnimating: Bool { spokes.isTurning }

  open func startAnimating() {
    if hidesWhenStopped { isHidden = false }
    spokes.startTurning()
    publishAccessibility()
  }

  open func stopAnimating() {
    spokes.stopTurning()
    if hidesWhenStopped { isHidden = true }
    publishAccessibility()
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    if properties.contains(.color), let proxy = proxy as? UIActivityIndicatorView { color = proxy.storedColor }
  }

  open override var intrinsicContentSize: CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var defaultContentPriorities: ContentPriorities {
    ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // MARK: - Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Whether something is going on, in words, unless set.
  open override var accessibilityLabel: String? {
    get { accessibilityState.label ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }
}
