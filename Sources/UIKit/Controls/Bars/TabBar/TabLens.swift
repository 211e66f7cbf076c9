// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What lies behind the selected tab, and follows a finger.
final class TabLens: UIView {
  private let picture = UIImageView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.contentMode = .center
    layer.borderColor = UIColor(white: 1, alpha: 0.5).cgColor
    picture.isAccessibilityElement = false
    show(color: nil, image: nil)
  }

  required init?(coder: NSCoder) { fatalError("Lenses are not archived") }

  /// Over platters of 252 this shows the grey of 234 that was measured; the dark one is chosen.
  private static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.071)
  }

  /// - Parameters:
  ///   - color: In place of the system's grey.
  ///   - image: In place of any colour.
  func show(color: UIColor?, image: UIImage?) {
    picture.image = image
    if image == nil { picture.removeFromSuperview() } else if picture.superview == nil { addSubview(picture) }
    backgroundColor = image == nil ? color ?? Self.fill : .clear
  }

  /// Whether a finger holds it: larger than its tab, like a drop of glass.
  var isLifted = false {
    didSet { if isLifted != oldValue { liftDidChange() } }
  }

  private func liftDidChange() {
    let by = TabBarMetrics.liftedBy
    let grown = CGAffineTransform(
      scaleX: 1 + by.width / max(bounds.width, 1), y: 1 + by.height / max(bounds.height, 1))
    layer.borderWidth = isLifted ? 1 : 0
    UIView.animate(
      springDuration: TabBarMetrics.lift.response, bounce: isLifted ? TabBarMetrics.lift.bounce : 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.transform = self.isLifted ? grown : .identity })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    picture.frame = bounds
  }
}
