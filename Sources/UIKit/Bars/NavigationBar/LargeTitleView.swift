// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The large title of one item, cut off at the inline part of the bar under which it goes.
final class LargeTitleView: UIView {
  private let label = UILabel()
  private let item: UINavigationItem

  init(item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Large titles are not archived") }

  func show(_ appearance: UINavigationBarAppearance) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearance.largeTitleTextAttributes) { _, own in own }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
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
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - sideInsets.right - width : sideInsets.left,
      y: bounds.height - BarMetrics.largeTitle + Self.top, width: width, height: size.height
    ).onPixels(of: self)
  }

  /// From the top of the 52 points to the label.
  private static let top: CGFloat = 3
}
