// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What lies behind a bar's contents, up to the top of the screen.
final class BarBackground: UIView {
  private let edge = BarAppearanceView()
  private let standard = BarAppearanceView()
  let veil = BarVeil(isAtBottom: false)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [veil, edge, standard] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Backgrounds are not archived") }

  /// - Parameters:
  ///   - edge: While content rests below the bar.
  ///   - standard: When content has gone under it.
  func show(edge: UINavigationBarAppearance, standard: UINavigationBarAppearance) {
    self.edge.show(edge)
    self.standard.show(standard)
    hasEdgeEffect = standard.hasScrollEdgeEffect
    showVeil()
  }

  private var hasEdgeEffect = true

  private func showVeil() { veil.isHidden = !hasEdgeEffect || isContentShaded || hasHardEdge }

  /// Whether content that goes under the bar is veiled already, together with what is below the bar.
  var isContentShaded = false {
    didSet { if isContentShaded != oldValue { showVeil() } }
  }

  /// Whether content that goes under the bar ends at a line, behind which it is barely seen.
  var hasHardEdge = false {
    didSet { if hasHardEdge != oldValue { showHardEdge() } }
  }

  private var hardEdge: UIVisualEffectView?

  private func showHardEdge() {
    showVeil()
    hardEdge?.removeFromSuperview()
    hardEdge = nil
    guard hasHardEdge else { return }
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    let line = UIView(frame: CGRect(x: 0, y: -0.5, width: 0, height: 0.5))
    line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    line.backgroundColor = .separator
    view.contentView.addSubview(line)
    insertSubview(view, aboveSubview: veil)
    hardEdge = view
    underDidChange()
    setNeedsLayout()
  }

  /// How far content has gone under the bar, points.
  var under: CGFloat = 0 {
    didSet { if under != oldValue { underDidChange() } }
  }

  /// The height without a large title.
  var inlineHeight: CGFloat = 0 {
    didSet { if inlineHeight != oldValue { setNeedsLayout() } }
  }

  /// How far content goes until the standard background is there in full; chosen.
  private static let fade: CGFloat = 16

  private func underDidChange() {
    let share = min(max(under / Self.fade, 0), 1)
    standard.alpha = share
    hardEdge?.alpha = share
    veil.progress = min(max(under / BarMetrics.scrollEdgeDistance, 0), 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = bounds
    hardEdge?.frame = bounds
    standard.frame = bounds
    veil.depth = inlineHeight - BarMetrics.beneath
    veil.frame = CGRect(x: 0, y: 0, width: bounds.width, height: veil.depth + BarVeil.reach)
    standard.alpha = min(max(under / Self.fade, 0), 1)
  }
}
