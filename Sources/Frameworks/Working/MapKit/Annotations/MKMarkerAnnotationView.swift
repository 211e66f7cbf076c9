// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whether something is shown always, never, or when there is a reason to.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden = 1
  case visible = 2
}

/// A balloon with a sign in it, and the title below. It grows when it is selected.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// Of the balloon. Defaults to red.
  open var markerTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Of the sign. Defaults to white.
  open var glyphTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Two or three letters, instead of a pin.
  open var glyphText: String? { didSet { setNeedsLayout() } }
  /// A template image, instead of a pin; 20 points a side.
  open var glyphImage: UIImage? { didSet { setNeedsLayout() } }
  /// The same while the marker is selected. Defaults to `glyphImage`.
  open var selectedGlyphImage: UIImage? { didSet { setNeedsLayout() } }
  /// Defaults to `adaptive`: shown unless a callout shows it.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
  /// Defaults to `adaptive`: shown while the marker is selected.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
  /// Whether the marker falls into its place when it is added. Defaults to `false`.
  open var animatesWhenAdded = false

  private let balloon = UIView()
  private let shape = CAShapeLayer()
  private let sign = UIImageView()
  private let letters = UILabel()
  private let name = MapLabel(font: .systemFont(ofSize: 11, weight: .semibold))
  private let detail = MapLabel(font: .systemFont(ofSize: 10, weight: .medium))

  /// Points. The tip is at the middle of the lower edge.
  private static let balloonSize = CGSize(width: 28, height: 34)
  /// How many times as large it is when it is selected.
  private static let growth = 1.75

  override var calloutTip: CGPoint {
    CGPoint(x: calloutOffset.x, y: calloutOffset.y - Self.balloonSize.height * (Self.growth - 1))
  }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = Self.balloonSize
    centerOffset = CGPoint(x: 0, y: -Self.balloonSize.height / 2)
    // It grows out of its tip.
    balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    balloon.isUserInteractionEnabled = false
    shape.path = Self.outline
    shape.shadowColor = UIColor.black.cgColor
    (shape.shadowOpacity, shape.shadowRadius, shape.shadowOffset) = (0.25, 2, CGSize(width: 0, height: 1))
    shape.shadowPath = Self.outline
    balloon.layer.addSublayer(shape)
    sign.contentMode = .scaleAspectFit
    letters.textAlignment = .center
    letters.adjustsFontSizeToFitWidth = true
    letters.font = .systemFont(ofSize: 13, weight: .semibold)
    for view in [sign, letters] { balloon.addSubview(view) }
    for view in [balloon, name, detail] { addSubview(view) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = self.bounds
    (balloon.bounds, balloon.center) = (bounds, CGPoint(x: bounds.midX, y: bounds.maxY))
    shape.frame = bounds
    shape.fillColor = (markerTintColor ?? .systemRed).resolvedColor(with: traitCollection).cgColor
    let tint = glyphTintColor ?? .white
    let chosen = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    (letters.text, letters.textColor, letters.isHidden) = (glyphText, tint, glyphText == nil)
    (sign.image, sign.tintColor, sign.isHidden) = (
      chosen?.withRenderingMode(.alwaysTemplate) ?? Self.pin, tint, glyphText != nil
    )
    let middle = CGRect(x: 6, y: 6, width: bounds.width - 12, height: bounds.width - 12)
    (sign.frame, letters.frame) = (middle, middle.insetBy(dx: -2, dy: 0))
    let hasCallout = canShowCallout && isSelected
    name.show(
      annotation?.shownTitle, if: titleVisibility == .visible || titleVisibility == .adaptive && !hasCallout,
      below: CGPoint(x: bounds.midX, y: bounds.maxY + 2))
    detail.show(
      annotation?.shownSubtitle,
      if: subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected && !hasCallout,
      below: CGPoint(x: bounds.midX, y: name.frame.maxY))
  }

  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    let grow = {
      self.balloon.transform = selected ? CGAffineTransform(scaleX: Self.growth, y: Self.growth) : .identity
    }
    if animated {
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0, animations: grow)
    } else {
      grow()
    }
    setNeedsLayout()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    balloon.transform = .identity
    setNeedsLayout()
  }

  open override func prepareForDisplay() {
    super.prepareForDisplay()
    setNeedsLayout()
    guard animatesWhenAdded else { return }
    balloon.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0) {
      self.balloon.transform = .identity
    }
  }

  /// A circle that runs out into a tip.
  private static let outline: CGPath = {
    let path = CGMutablePath()
    let size = CGSize(width: 28, height: 34)
    let radius = size.width / 2
    path.addArc(
      center: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi * 0.72, endAngle: .pi * 0.28,
      clockwise: false)
    path.addQuadCurve(
      to: CGPoint(x: radius, y: size.height), control: CGPoint(x: radius + 3.5, y: size.height - 4))
    path.addQuadCurve(
      to: CGPoint(x: radius + radius * cos(.pi * 0.72), y: radius + radius * sin(.pi * 0.72)),
      control: CGPoint(x: radius - 3.5, y: size.height - 4))
    path.closeSubpath()
    return path
  }()

  private static let pin = UIImage(systemName: "mappin")?.withRenderingMode(.alwaysTemplate)
}

/// Words on the map, with a rim of the ground's colour that keeps them legible.
final class MapLabel: UILabel {
  init(font: UIFont) {
    super.init(frame: .zero)
    self.font = font
    textAlignment = .center
    textColor = .label
    layer.shadowOffset = .zero
    (layer.shadowOpacity, layer.shadowRadius) = (1, 1)
  }

  required init?(coder: NSCoder) { fatalError("not in nibs") }

  /// - Parameter point: The middle of the label's upper edge.
  func show(_ words: String?, if condition: Bool, below point: CGPoint) {
    isHidden = words == nil || !condition
    text = words
    let size = isHidden ? .zero : sizeThatFits(CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude))
    frame = CGRect(x: point.x - size.width / 2, y: point.y, width: size.width, height: size.height)
    layer.shadowColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
  }
}
