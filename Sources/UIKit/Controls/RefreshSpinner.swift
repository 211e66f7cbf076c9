// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The eight spokes of a refresh control: they come one after the other while content is pulled, then light runs round.
@MainActor final class RefreshSpinner: UIView, FrameTicker {
  private static let spokeSize = CGSize(width: 3.5, height: 10)
  /// From the middle to where the spokes begin, in points.
  private static let hole: CGFloat = 5
  private static let count = 8
  /// Seconds for one turn; not measured on iOS.
  private static let turn: TimeInterval = 1

  private var spokes: [CALayer] = []
  /// When the spokes began to turn, in seconds of the host's clock; `nil` while they do not.
  private var turningSince: TimeInterval?
  private var shownStep = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    let reach = Self.hole + Self.spokeSize.height
    for index in 0..<Self.count {
      let spoke = CALayer()
      spoke.layerName = "spoke"
      spoke.bounds = CGRect(origin: .zero, size: Self.spokeSize)
      spoke.cornerRadius = Self.spokeSize.width / 2
      spoke.anchorPoint = CGPoint(x: 0.5, y: reach / Self.spokeSize.height)
      spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.transform = CATransform3DMakeRotation(CGFloat(index) * 2 * .pi / CGFloat(Self.count), 0, 0, 1)
      spoke.actions = ["opacity": NSNull(), "position": NSNull(), "backgroundColor": NSNull()]
      spoke.opacity = 0
      layer.addSublayer(spoke)
      spokes.append(spoke)
    }
    isUserInteractionEnabled = false
    paint()
  }

  required init?(coder: NSCoder) { nil }

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

  /// The colour of the spokes; `nil` for the system's grey.
  var spokeColor: UIColor? {
    didSet { paint() }
  }

  private func paint() {
    let color = (spokeColor ?? .secondaryLabel).resolvedCGColor(with: traitCollection)
    for spoke in spokes { spoke.backgroundColor = color }
  }

  /// Shows how far the content is pulled; 1 shows every spoke.
  func show(progress: CGFloat) {
    guard turningSince == nil else { return }
    for (index, spoke) in spokes.enumerated() {
      spoke.opacity = Float(min(max(progress * CGFloat(Self.count) - CGFloat(index), 0), 1))
    }
  }

  // MARK: - Turning

  func startTurning() {
    guard turningSince == nil else { return }
    turningSince = owningApplication.now
    shownStep = -1
    goOn()
  }

  func stopTurning() {
    turningSince = nil
    owningApplication.frameTickers.stop(self)
  }

  /// Only what can be seen takes part in frames.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    goOn()
  }

  private func goOn() {
    guard turningSince != nil, window != nil else { return owningApplication.frameTickers.stop(self) }
    _ = tick(to: owningApplication.now)
    owningApplication.frameTickers.start(self)
  }

  func tick(to time: TimeInterval) -> Bool {
    guard let turningSince, window != nil else { return false }
    let step = Int(max(0, time - turningSince) / Self.turn * Double(Self.count)) % Self.count
    guard step != shownStep else { return true }
    shownStep = step
    for (index, spoke) in spokes.enumerated() {
      let age = (step - index + Self.count) % Self.count
      spoke.opacity = 1 - 0.1 * Float(age)
    }
    return true
  }
}
