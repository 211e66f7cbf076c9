// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The bubble that says what a selected annotation is.
final class MapCallout: UIView {
  private let background = CAShapeLayer()
  private let title = UILabel()
  private let subtitle = UILabel()
  private var parts: [UIView] = []
  private static let accessoryAction = UIAction.Identifier("MapCallout.accessory")
  /// Told of taps on an accessory.
  var onAccessory: ((UIControl) -> Void)?

  private enum Size {
    static let radius: CGFloat = 13
    static let tip = CGSize(width: 22, height: 11)
    static let margin: CGFloat = 12
    static let gap: CGFloat = 10
    static let widest: CGFloat = 280
  }

  init() {
    super.init(frame: .zero)
    background.shadowColor = UIColor.black.cgColor
    (background.shadowOpacity, background.shadowRadius, background.shadowOffset) = (
      0.22, 10, CGSize(width: 0, height: 3)
    )
    layer.addSublayer(background)
    (title.font, subtitle.font) = (.systemFont(ofSize: 15, weight: .medium), .systemFont(ofSize: 12))
    (title.textColor, subtitle.textColor) = (.label, .secondaryLabel)
    for label in [title, subtitle] { addSubview(label) }
    layer.zPosition = 10_000
  }

  required init?(coder: NSCoder) { fatalError("not in nibs") }

  /// Takes over what a view has to say, and its size.
  func show(_ view: MKAnnotationView) {
    for part in parts { part.removeFromSuperview() }
    title.text = view.annotation?.shownTitle
    subtitle.text = view.detailCalloutAccessoryView == nil ? view.annotation?.shownSubtitle : nil
    let (left, right) = (view.leftCalloutAccessoryView, view.rightCalloutAccessoryView)
    let detail = view.detailCalloutAccessoryView
    parts = [left, right, detail].compactMap { $0 }
    for part in parts {
      addSubview(part)
      if part !== detail, let control = part as? UIControl {
        let tell = UIAction(identifier: Self.accessoryAction) { [weak self] in
          if let control = $0.sender as? UIControl { self?.onAccessory?(control) }
        }
        control.addAction(tell, for: .touchUpInside)
      }
    }
    arrange(left: left, right: right, detail: detail)
  }

  private func arrange(left: UIView?, right: UIView?, detail: UIView?) {
    let unlimited = CGSize(width: Size.widest, height: CGFloat.greatestFiniteMagnitude)
    let titleSize = title.text == nil ? .zero : title.sizeThatFits(unlimited)
    var detailSize = subtitle.text == nil ? .zero : subtitle.sizeThatFits(unlimited)
    if let detail { detailSize = Self.size(of: detail) }
    let leftSize = left.map(Self.size) ?? .zero
    let rightSize = right.map(Self.size) ?? .zero
    let textWidth = min(max(titleSize.width, detailSize.width, 30), Size.widest)
    let textHeight = titleSize.height + detailSize.height + (detailSize.height > 0 ? 1 : 0)
    let leftRoom = left == nil ? 0 : leftSize.width + Size.gap
    let rightRoom = right == nil ? 0 : rightSize.width + Size.gap
    let height = max(textHeight + 14, max(leftSize.height, rightSize.height) + 12, 40)
    let width = leftRoom + textWidth + rightRoom + 2 * Size.margin
    bounds.size = CGSize(width: width, height: height + Size.tip.height)
    let top = (height - textHeight) / 2
    let x = Size.margin + leftRoom
    title.frame = CGRect(x: x, y: top, width: textWidth, height: titleSize.height)
    let below = CGRect(x: x, y: top + titleSize.height + 1, width: textWidth, height: detailSize.height)
    subtitle.frame = below
    detail?.frame = below
    left?.frame = CGRect(
      x: Size.margin, y: (height - leftSize.height) / 2, width: leftSize.width, height: leftSize.height)
    right?.frame = CGRect(
      x: width - Size.margin - rightSize.width, y: (height - rightSize.height) / 2, width: rightSize.width,
      height: rightSize.height)
    let outline = Self.outline(CGSize(width: width, height: height))
    (background.frame, background.path, background.shadowPath) = (bounds, outline, outline)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.fillColor = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).cgColor
  }

  private static func size(of view: UIView) -> CGSize {
    if !view.bounds.isEmpty { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// A rounded rectangle with a tip in the middle of its lower edge.
  private static func outline(_ size: CGSize) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(origin: .zero, size: size), cornerWidth: Size.radius, cornerHeight: Size.radius)
    let middle = size.width / 2
    path.move(to: CGPoint(x: middle - Size.tip.width / 2, y: size.height))
    path.addLine(to: CGPoint(x: middle, y: size.height + Size.tip.height))
    path.addLine(to: CGPoint(x: middle + Size.tip.width / 2, y: size.height))
    path.closeSubpath()
    return path
  }
}
