// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The large title of one item, cut off at the inline part of the bar under which it goes.
final class LargeTitleView: UIView {
  private let label = UILabel()
  private let item: UINavigationItem
  /// The line below the title.
  private let lower = UILabel()

  init(item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.accessibilityTraits = .header
    addSubview(label)
    addSubview(item.largeSubtitleView ?? lower)
    if item.largeSubtitleView != nil { isUserInteractionEnabled = true }
  }

  required init?(coder: NSCoder) { fatalError("Large titles are not archived") }

  func show(_ appearance: UINavigationBarAppearance) {
    // The bar hears of other traits before what is in it.
    let traits = (superview ?? self).traitCollection
    var attributes: [NSAttributedString.Key: Any] = [
      .font: BarMetrics.largeTitleFont(traits), .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearance.largeTitleTextAttributes) { _, own in own }
    label.attributedText = BarTexts.largeTitle(item, attributes)
    var below = BarTexts.subtitleAttributes(traits, isLarge: true)
    below.merge(appearance.largeSubtitleTextAttributes) { _, own in own }
    lower.attributedText = BarTexts.largeSubtitle(item, below)
    setNeedsLayout()
  }

  /// Where the title begins and ends, from the sides.
  var sideInsets = UIEdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // It keeps its distance from the bottom, where the content is.
    let size = label.intrinsicContentSize
    let width = min(size.width, max(bounds.width - sideInsets.left - sideInsets.right, 0))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.transform = .identity
    let place = CGRect(
      x: isRightToLeft ? bounds.width - sideInsets.right - width : sideInsets.left,
      y: bounds.height - zone.height + zone.top, width: width, height: size.height
    ).onPixels(of: self)
    label.frame = place
    placeLower(isRightToLeft)
    let scale = growth(of: width)
    guard scale > 1 else { return }
    // From where it begins and from its lower edge.
    let side = place.width * (scale - 1) / 2
    label.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: isRightToLeft ? -side : side, ty: -place.height * (scale - 1) / 2)
  }

  private func placeLower(_ isRightToLeft: Bool) {
    let view = item.largeSubtitleView ?? lower
    view.isHidden = !item.hasLargeSubtitle
    guard item.hasLargeSubtitle else { return }
    let size = view.sizeOfLine
    let width = min(size.width, max(bounds.width - sideInsets.left - sideInsets.right, 0))
    view.frame = CGRect(
      x: isRightToLeft ? bounds.width - sideInsets.right - width : sideInsets.left,
      y: bounds.height - BarMetrics.largeSubtitle(of: item) - 4, width: width, height: size.height
    ).onPixels(of: self)
  }

  /// How much larger the title is while it is pulled down, as far as there is room for it.
  private func growth(of width: CGFloat) -> CGFloat {
    let stretch = bounds.height - zone.height
    guard stretch > 0, width > 0 else { return 1 }
    let room = max(bounds.width - sideInsets.left - sideInsets.right, width)
    return min(1 + min(stretch / Self.growthDistance, 1) * Self.mostGrowth, room / width)
  }

  /// How far the title is pulled until it is as large as it gets, points, and how much larger that is; chosen.
  private static let growthDistance: CGFloat = 120
  private static let mostGrowth: CGFloat = 0.1

  private var zone: (height: CGFloat, top: CGFloat) { BarMetrics.largeTitle(traitCollection, item) }
}
