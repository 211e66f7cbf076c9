// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The card that a control opens beside itself, above everything in the window. A touch beside it closes it.
final class ControlOverlay: UIView {
  let content: UIView
  private let size: CGSize
  private weak var source: UIView?
  private let card = UIVisualEffectView(effect: nil)
  private let shadow = UIView()
  private var isClosing = false
  var onClose: (() -> Void)?

  private static let cornerRadius: CGFloat = 28
  /// From the control, and from the window's edges, points; not measured.
  private static let gap: CGFloat = 8

  init(content: UIView, size: CGSize, over source: UIView) {
    self.content = content
    self.size = size
    self.source = source
    super.init(frame: .zero)
    addSubview(shadow)
    shadow.addSubview(card)
    card.effect = UIBlurEffect(style: .systemThickMaterial)
    card.layer.cornerCurve = .continuous
    card.layer.cornerRadius = Self.cornerRadius
    card.clipsToBounds = true
    card.contentView.addSubview(content)
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = 0.18
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { fatalError("Overlays are not archived") }

  func open(in window: UIWindow) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let source {
      overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
      tintColor = source.tintColor
      semanticContentAttribute = source.semanticContentAttribute
    }
    window.addSubview(self)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      shadow.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
      shadow.alpha = 0
    }
    // As filmed (iOS 27).
    UIView.animate(springDuration: 0.32, bounce: 0.2, options: .allowUserInteraction) {
      self.shadow.transform = .identity
      self.shadow.alpha = 1
    }
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    onClose?()
    UIView.animate(springDuration: 0.348, bounce: 0.14) {
      self.shadow.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
      self.shadow.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isClosing, let source, source.window != nil else { return }
    let pill = convert(source.bounds, from: source)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let below = pill.maxY + Self.gap
    let isBelow = below + size.height <= room.maxY || pill.midY < bounds.midY
    let y = isBelow ? below : pill.minY - Self.gap - size.height
    let x = pill.midX - size.width / 2
    let frame = CGRect(
      x: min(max(x, room.minX), max(room.maxX - size.width, room.minX)),
      y: min(max(y, room.minY), max(room.maxY - size.height, room.minY)), width: size.width, height: size.height)
    shadow.bounds.size = size
    // It grows out of the pill.
    shadow.layer.anchorPoint = CGPoint(
      x: min(max((pill.midX - frame.minX) / size.width, 0), 1), y: isBelow ? 0 : 1)
    shadow.center = CGPoint(
      x: frame.minX + shadow.layer.anchorPoint.x * size.width, y: isBelow ? frame.minY : frame.maxY)
    shadow.layer.shadowPath = .rounded(shadow.bounds, radius: Self.cornerRadius)
    card.frame = shadow.bounds
    content.frame = shadow.bounds
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { !shadow.frame.contains($0.location(in: self)) }) { close() }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
