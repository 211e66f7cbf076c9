// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A control that shows a colour, and opens a grid of colours to choose another from.
///
/// It is 28 points wide and high, which was not measured. A choice by people sends `valueChanged`.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  private let ring = UIImageView()
  private let disc = UIView()
  private weak var overlay: ControlOverlay?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIColorWell.self)
  }

  private func setUp() {
    for view in [ring, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isOpaque = false
    if bounds.size == .zero { frame.size = Self.size }
    accessibilityTraits = .button
  }

  private static let size = CGSize(width: 28, height: 28)
  private static let ringWidth: CGFloat = 3

  /// What the colour is for; assistive technology says it. Defaults to `nil`.
  open var title: String? {
    didSet { publishAccessibility() }
  }

  /// Whether people can choose how opaque the colour is. Defaults to `true`.
  open var supportsAlpha = true

  /// The colour; `nil`, the default, for none yet.
  open var selectedColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  override var tapEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { openGrid() }
  }

  private func openGrid() {
    guard overlay == nil, let window else { return }
    let grid = ColorGrid(supportsAlpha: supportsAlpha)
    grid.color = selectedColor
    grid.onChoose = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    let new = ControlOverlay(content: grid, size: ColorGrid.size(supportsAlpha: supportsAlpha), over: self)
    overlay = new
    new.open(in: window)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { overlay?.close() }
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let place = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    if ring.image == nil { ring.image = Self.rainbow(side) }
    ring.frame = place
    disc.frame = place.insetBy(dx: Self.ringWidth + 2, dy: Self.ringWidth + 2)
    disc.layer.cornerRadius = disc.bounds.width / 2
    disc.backgroundColor = selectedColor
    let alpha: CGFloat = !isEnabled ? 0.5 : isHighlighted ? 0.6 : 1
    if self.ring.alpha != alpha {
      ring.alpha = alpha
      disc.alpha = alpha
    }
  }

  /// All hues in a ring.
  private static func rainbow(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let center = CGPoint(x: side / 2, y: side / 2)
      let steps = 48
      for step in 0..<steps {
        let start = 2 * CGFloat.pi * CGFloat(step) / CGFloat(steps)
        let arc = UIBezierPath(
          arcCenter: center, radius: (side - ringWidth) / 2, startAngle: start, endAngle: start + 0.16, clockwise: true)
        arc.lineWidth = ringWidth
        UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.9, brightness: 1, alpha: 1).setStroke()
        arc.stroke()
      }
    }
  }

  // MARK: - Keys and accessibility

  open override var canBecomeFocused: Bool { isEnabled }

  override func takes(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter else { return false }
    openGrid()
    return true
  }

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { accessibilityState.label ?? title ?? "Colour" }
    set { super.accessibilityLabel = newValue }
  }
}
