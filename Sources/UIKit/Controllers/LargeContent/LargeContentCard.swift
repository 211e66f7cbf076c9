// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A picture and a title, large, on a card in the middle of a window. Lengths are points and chosen, not measured.
final class LargeContentCard: UIView {
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let picture = UIImageView()
  private let title = UILabel()
  private var insets = UIEdgeInsets.zero

  private static let side: CGFloat = 270
  private static let pictureSide: CGFloat = 110
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 12

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    card.layer.cornerRadius = 28
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    title.textAlignment = .center
    title.textColor = .label
    title.font = .systemFont(ofSize: 30, weight: .semibold)
    title.numberOfLines = 3
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.6
    card.contentView.addSubview(picture)
    card.contentView.addSubview(title)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: any UILargeContentViewerItem) {
    title.text = item.largeContentTitle ?? (item as? UIButton)?.currentTitle ?? (item as? UILabel)?.text
    let image = item.largeContentImage ?? (item as? UIButton)?.currentImage
    // Symbols have no size of their own; other pictures keep theirs unless they may grow.
    let grows = item.scalesLargeContentImage || image?.isSymbolImage == true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.pictureSide * 0.7)
    picture.contentMode = grows ? .scaleAspectFit : .center
    picture.image = image
    insets = item.largeContentImageInsets
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(Self.side, bounds.width - 2 * Self.margin)
    let room = width - 2 * Self.margin
    let hasText = title.text?.isEmpty == false
    let text = hasText ? title.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)) : .zero
    let image = picture.image == nil ? 0 : Self.pictureSide
    let gap = hasText && image > 0 ? Self.gap : 0
    let height = max(2 * Self.margin + image + gap + text.height, width * 0.6)
    card.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
      height: height.rounded(.up))
    let top = (height - image - gap - text.height) / 2
    picture.frame = CGRect(x: (width - image) / 2, y: top, width: image, height: image).inset(by: insets)
    title.frame = CGRect(x: Self.margin, y: top + image + gap, width: room, height: text.height)
  }
}
