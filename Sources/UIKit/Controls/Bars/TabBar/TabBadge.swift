// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The badge of a tab.
final class TabBadge: UIView {
  private let label = UILabel()
  private let arrangement: TabArrangement
  private var textOffset = UIOffset.zero

  init(_ arrangement: TabArrangement) {
    self.arrangement = arrangement
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    label.isAccessibilityElement = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Badges are not archived") }

  /// - Parameter sources: Who says something of the item, what counts most last; the item itself is the last.
  func show(_ sources: [UITabBarItem], _ appearance: UITabBarItemAppearance?, in state: UIControl.State) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: TabBarMetrics.badgeTextSize(arrangement), weight: arrangement == .compactInline ? .medium : .regular),
      .foregroundColor: UIColor.white,
    ]
    attributes.merge(appearance?.attributes(\.badgeTextAttributes, in: state) ?? [:]) { _, own in own }
    for item in sources {
      attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { _, own in own }
      guard state.contains(.selected) else { continue }
      attributes.merge(item.badgeTextAttributes(for: .selected) ?? [:]) { _, own in own }
    }
    label.attributedText = NSAttributedString(string: sources.last?.badgeValue ?? "", attributes: attributes)
    let own = sources.reversed().compactMap { $0.badgeColor }.first
    backgroundColor = own ?? appearance?.color(\.badgeBackgroundColor, in: state) ?? .systemRed
    textOffset = appearance?.offset(\.badgeTitlePositionAdjustment, in: state) ?? .zero
    setNeedsLayout()
  }

  /// As wide as its text needs, and at least as high.
  var wantedSize: CGSize {
    guard label.text?.isEmpty == false else {
      let side = min(TabBarMetrics.emptyBadge, TabBarMetrics.badge(arrangement))
      return CGSize(width: side, height: side)
    }
    let height = TabBarMetrics.badge(arrangement)
    return CGSize(width: max(height, label.intrinsicContentSize.width.rounded(.up) + Self.around), height: height)
  }

  /// What is beside the text, both sides together, points.
  private static let around: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.height, bounds.width) / 2
    label.frame = bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}
