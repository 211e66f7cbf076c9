// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The scroll-edge effect of a bar: content that goes under it is blurred and fades into the page's colour, most at the
/// edge of the screen, and no more a little beyond the bar.
final class BarVeil: UIView {
  private let blurs = Step.all.map { _ in UIView() }
  private let wash = WashView()
  private let isAtBottom: Bool

  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in blurs { addSubview(view) }
    addSubview(wash)
    wash.alpha = 0
    wash.isAtBottom = isAtBottom
  }

  required init?(coder: NSCoder) { fatalError("Veils are not archived") }

  /// How far content has gone under the bar, 0…1.
  var progress: CGFloat = 0 {
    didSet {
      guard progress != oldValue else { return }
      let eased = progress * progress * (3 - 2 * progress)
      wash.alpha = eased
      for (view, step) in zip(blurs, Step.all) { view.layer.backdropBlur = eased * step.sigma }
    }
  }

  /// What content fades into.
  var color: UIColor = .systemBackground {
    didSet { if color != oldValue { wash.color = color } }
  }

  /// From the edge of the screen to the inner edge of the bar's items, points.
  var depth: CGFloat = 0 {
    didSet { if depth != oldValue { setNeedsLayout() } }
  }

  /// How far the veil reaches beyond the items, points, as measured.
  static let reach: CGFloat = 64.8

  /// One of the blurs, which add up towards the edge of the screen to the sigma of 1.85 points that was measured behind
  /// titles. Where each ends, from the inner edge of the items, is chosen.
  private struct Step {
    var sigma: CGFloat
    var end: CGFloat

    static let all = [Step(sigma: 0.6, end: 40), Step(sigma: 1, end: 20), Step(sigma: 1.43, end: 4)]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, step) in zip(blurs, Step.all) {
      let height = min(max(depth + step.end, 0), bounds.height)
      view.frame = CGRect(x: 0, y: isAtBottom ? bounds.height - height : 0, width: bounds.width, height: height)
    }
    wash.depth = depth
    wash.frame = bounds
  }
}

/// A colour that fades out from one edge of the screen.
private final class WashView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var isAtBottom = false
  var depth: CGFloat = 0 {
    didSet { if depth != oldValue { setNeedsLayout() } }
  }
  var color: UIColor = .systemBackground {
    didSet { show() }
  }

  /// As measured: .83 to 42 points within the inner edge of the items, .24 at 10 and nothing 48 points beyond it.
  private static let strength: CGFloat = 0.83
  private static let start: CGFloat = -42
  private static let end: CGFloat = 48
  private static let power: CGFloat = 1.44
  private static let steps = 12

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    show()
  }

  private func show() {
    guard let gradient = layer as? CAGradientLayer, bounds.height > 0 else { return }
    let color = color.resolvedColor(with: traitCollection)
    let shares = (0...Self.steps).map { CGFloat($0) / CGFloat(Self.steps) }
    gradient.startPoint = CGPoint(x: 0.5, y: isAtBottom ? 1 : 0)
    gradient.endPoint = CGPoint(x: 0.5, y: isAtBottom ? 0 : 1)
    gradient.colors = shares.map { share in
      color.withAlphaComponent(Self.strength * CGFloat(pow(Double(1 - share), Double(Self.power)))).cgColor
    }
    gradient.locations = shares.map { share in
      let place = depth + Self.start + (Self.end - Self.start) * share
      return NSNumber(value: Double(min(max(place / bounds.height, 0), 1)))
    }
  }
}
