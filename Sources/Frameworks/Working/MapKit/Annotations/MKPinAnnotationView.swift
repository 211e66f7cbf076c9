// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The colours that pins had once.
public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green = 1
  case purple = 2
}

/// A pin with a round head.
@available(iOS, deprecated: 16.0, message: "Use MKMarkerAnnotationView")
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// Of the head. Defaults to red.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { paint() } }
  /// Whether the pin falls into its place when it is added. Defaults to `false`.
  open var animatesDrop = false

  open var pinColor: MKPinAnnotationColor = .red {
    didSet {
      switch pinColor {
      case .red: pinTintColor = Self.redPinColor()
      case .green: pinTintColor = Self.greenPinColor()
      case .purple: pinTintColor = Self.purplePinColor()
      }
    }
  }

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  private let needle = CAShapeLayer()
  private let head = CAGradientLayer()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = CGSize(width: 32, height: 39)
    centerOffset = CGPoint(x: 8, y: -16)
    calloutOffset = CGPoint(x: -8, y: 0)
    let foot = CGMutablePath()
    foot.addRoundedRect(in: CGRect(x: 7.25, y: 16, width: 1.5, height: 20), cornerWidth: 0.75, cornerHeight: 0.75)
    needle.path = foot
    needle.fillColor = UIColor(white: 0.55, alpha: 1).cgColor
    head.frame = CGRect(x: 0.5, y: 1, width: 15, height: 15)
    head.cornerRadius = 7.5
    head.type = .radial
    (head.startPoint, head.endPoint) = (CGPoint(x: 0.35, y: 0.3), CGPoint(x: 1.05, y: 1.05))
    head.locations = [0, 0.25, 1]
    for part in [needle, head] { layer.addSublayer(part) }
    paint()
  }

  private func paint() {
    let color = (pinTintColor ?? Self.redPinColor()).resolvedColor(with: traitCollection)
    head.colors = [UIColor.white.withAlphaComponent(0.85), color, color.darker].map { color.blended(with: $0).cgColor }
  }

  open override func prepareForDisplay() {
    super.prepareForDisplay()
    guard animatesDrop else { return }
    transform = CGAffineTransform(translationX: 0, y: -(map?.bounds.height ?? 0))
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) { self.transform = .identity }
  }
}

extension UIColor {
  fileprivate var darker: UIColor {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return UIColor(hue: hue, saturation: saturation, brightness: brightness * 0.7, alpha: alpha)
  }

  /// This colour with another over it.
  fileprivate func blended(with other: UIColor) -> UIColor {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
    return UIColor(red: r + (r2 - r) * a2, green: g + (g2 - g) * a2, blue: b + (b2 - b) * a2, alpha: 1)
  }
}
