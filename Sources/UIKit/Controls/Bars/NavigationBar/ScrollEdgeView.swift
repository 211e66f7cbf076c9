// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Darkens and softens content that goes under a pinned header, less and less towards its lower edge.
final class ScrollEdgeView: UIView {
  private let steps: [Step]
  private let blurs: [UIView]
  private let shade = GradientView()

  init(steps: [Step]) {
    self.steps = steps
    blurs = steps.map { _ in UIView() }
    super.init(frame: .zero)
    for view in blurs { addSubview(view) }
    addSubview(shade)
    shade.alpha = 0
  }

  required init?(coder: NSCoder) { fatalError("Scroll edges are not archived") }

  var progress: CGFloat = 0 {
    didSet {
      guard progress != oldValue else { return }
      let eased = progress * progress * (3 - 2 * progress)
      shade.alpha = eased
      for (view, step) in zip(blurs, steps) { view.layer.backdropBlur = eased * step.sigma }
    }
  }

  /// The length at the lower end in which the blur goes, points; `nil` is the whole height.
  var fade: CGFloat? {
    didSet { if fade != oldValue { setNeedsLayout() } }
  }

  /// One of the blurs, which add up towards the top. The longest is so faint that no edge is seen where it ends. Chosen.
  struct Step {
    var sigma: CGFloat
    /// The share of the bar's height that it covers, from the top.
    var share: CGFloat

    /// Stronger than those of bars, since headers are to be read there, and in more steps, since it ends over text.
    static let header = [
      Step(sigma: 0.5, share: 1), Step(sigma: 0.8, share: 0.94), Step(sigma: 1.2, share: 0.88),
      Step(sigma: 1.7, share: 0.82), Step(sigma: 2.3, share: 0.76), Step(sigma: 3, share: 0.7),
      Step(sigma: 4, share: 0.63), Step(sigma: 5, share: 0.55),
    ]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, step) in zip(blurs, steps) {
      let end = bounds.height - min(fade ?? bounds.height, bounds.height) * (1 - step.share)
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: end.rounded())
    }
    shade.frame = bounds
  }
}

/// Black that fades out from the top to the bottom.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    let steps = 8
    gradient.colors = (0...steps).map { step in
      // As measured for the headers of lists, which are darkened in the same way.
      let rest = 1 - Double(step) / Double(steps)
      let share = CGFloat(pow(rest, 1.2))
      return UIColor(white: 0, alpha: BarMetrics.scrollEdgeStrength * share).cgColor
    }
  }

  required init?(coder: NSCoder) { fatalError("Gradients are not archived") }
}
