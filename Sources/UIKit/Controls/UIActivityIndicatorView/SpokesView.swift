// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Eight spokes, round which light runs, a tenth of a second each. They can also come one after the other, as those of
/// a refresh control that is pulled.
///
/// The turning is an animation in the commit: it costs no frames.
final class SpokesView: UIView {
  /// The look of the spokes, points.
  struct Metrics: Equatable {
    var spoke: CGSize
    /// From the middle to where the spokes begin.
    var hole: CGFloat

    /// From side to side.
    var diameter: CGFloat { 2 * (hole + spoke.height) }

    static let medium = Metrics(spoke: CGSize(width: 2.5, height: 5.5), hole: 4.5)
    static let large = Metrics(spoke: CGSize(width: 4.5, height: 10), hole: 8.5)
    static let refresh = Metrics(spoke: CGSize(width: 3.5, height: 10), hole: 5)
  }

  private static let count = 8
  /// Seconds a spoke; measured.
  private static let step: TimeInterval = 0.1
  private static let key = "turn"

  private var spokes: [CALayer] = []
  private(set) var isTurning = false

  var metrics: Metrics {
    didSet { if metrics != oldValue { placeSpokes() } }
  }

  /// The colour of the spokes; `nil` for the system's grey.
  var spokeColor: UIColor? {
    didSet { paint() }
  }

  init(metrics: Metrics) {
    self.metrics = metrics
    super.init(frame: CGRect(x: 0, y: 0, width: metrics.diameter, height: metrics.diameter))
    isUserInteractionEnabled = false
    for _ in 0..<Self.count {
      let spoke = CALayer()
      spoke.layerName = "spoke"
      let still = ["opacity", "position", "bounds", "cornerRadius", "anchorPoint", "transform", "backgroundColor"]
      spoke.actions = Dictionary(uniqueKeysWithValues: still.map { ($0, NSNull()) })
      layer.addSublayer(spoke)
      spokes.append(spoke)
    }
    placeSpokes()
    paint()
    rest()
  }

  required init?(coder: NSCoder) { fatalError("Spokes are not archived") }

  private func placeSpokes() {
    let reach = metrics.hole + metrics.spoke.height
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(origin: .zero, size: metrics.spoke)
      spoke.cornerRadius = metrics.spoke.width / 2
      spoke.anchorPoint = CGPoint(x: 0.5, y: reach / metrics.spoke.height)
      spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.transform = CATransform3DMakeRotation(CGFloat(index) * 2 * .pi / CGFloat(Self.count), 0, 0, 1)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for spoke in spokes { spoke.position = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    paint()
  }

  private func paint() {
    let color = (spokeColor ?? .secondaryLabel).resolvedCGColor(with: traitCollection)
    for spoke in spokes { spoke.backgroundColor = color }
  }

  // MARK: - Standing still

  /// How strong a spoke is that the light left so many steps ago.
  private static func strength(_ age: Int) -> Float { 1 - 0.1 * Float(age) }

  private func rest() {
    for (index, spoke) in spokes.enumerated() { spoke.opacity = Self.strength((Self.count - index) % Self.count) }
  }

  /// Shows how far content is pulled; 1 shows every spoke.
  func show(progress: CGFloat) {
    guard !isTurning else { return }
    for (index, spoke) in spokes.enumerated() {
      spoke.opacity = Float(min(max(progress * CGFloat(Self.count) - CGFloat(index), 0), 1))
    }
  }

  // MARK: - Turning

  func startTurning() {
    guard !isTurning else { return }
    isTurning = true
    rest()
    addAnimations()
  }

  func stopTurning() {
    isTurning = false
    for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
  }

  /// Only what is in a window turns.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
    if isTurning { addAnimations() }
  }

  private func addAnimations() {
    guard window != nil else { return }
    for (index, spoke) in spokes.enumerated() {
      let turn = CAKeyframeAnimation(keyPath: "opacity")
      turn.values = (0..<Self.count).map { Self.strength(($0 - index + Self.count) % Self.count) }
      turn.calculationMode = .discrete
      turn.duration = Self.step * Double(Self.count)
      turn.repeatCount = .infinity
      spoke.add(turn, forKey: Self.key)
    }
  }
}
