// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lays out views in a row or a column.
///
/// A stack view keeps constraints among itself and its arranged subviews, in the engine of their tree; along its axis
/// they say what the distribution wants, across it what the alignment wants. It draws nothing of its own but a
/// background. It has no natural size: what it holds gives it one through constraints, so in another stack it is
/// flexible.
///
/// A hidden arranged view takes no room and no spacing. Among arranged views whose priorities are equal the first
/// stretches and the first is squeezed; among views without a natural size the last takes what is left.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How arranged views share the length along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where arranged views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// Meaningful in rows only.
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that stands for the stack's own.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing that stands for the system's, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  var storedArranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// What the stack made of its arrangement.
  var ownConstraints: [NSLayoutConstraint] = []
  var ownGuides: [UILayoutGuide] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    // A nib never makes UIView's initialiser fail.
    super.init(coder: coder)!
    finishDecoding(coder, as: UIStackView.self)
  }

  /// Creates a stack of the views, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that are laid out, in order; a part of `subviews`.
  open var arrangedSubviews: [UIView] { storedArranged }

  /// Whether it is a row or a column. Defaults to a row.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// Defaults to `fill`.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Defaults to `fill`.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The gap between neighbours, points; for the equal distributions the least gap. Defaults to 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether a column's spacing counts from last to first baseline. Defaults to `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether views are arranged within the margins. Defaults to `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: - Arranging

  /// Arranges a view after the others, adding it as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: storedArranged.filter { $0 !== view }.count)
  }

  /// Arranges a view at a place among the arranged ones; one that is arranged already moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard storedArranged.contains(where: { $0 === view }) else { return }
    forgetArrangement(of: view)
  }

  /// Sets the gap after an arranged view, points, for as long as it is arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard storedArranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if storedArranged.contains(where: { $0 === subview }) { forgetArrangement(of: subview) }
  }

  open override func updateConstraints() {
    rebuildArrangement()
    super.updateConstraints()
  }

  override func visibilityDidChange(of subview: UIView) {
    if storedArranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  override func subviewContentDidChange(_ subview: UIView) {
    if distribution == .fillProportionally, storedArranged.contains(where: { $0 === subview }) {
      arrangementDidChange()
    } else {
      // What a stack wants is made of its views.
      superview?.subviewContentDidChange(self)
    }
  }

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) ?? self }

  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) ?? self }
}
