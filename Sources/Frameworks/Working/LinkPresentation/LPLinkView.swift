// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Shows what is known of a link on a card: its picture, its title and where it leads. A tap opens it.
@preconcurrency @MainActor open class LPLinkView: UIView {
  /// What is shown.
  open var metadata: LPLinkMetadata {
    didSet { show() }
  }

  private let picture = UIImageView()
  private let icon = UIImageView()
  private let title = UILabel()
  private let place = UILabel()
  private static let margin: CGFloat = 12
  private static let iconSide: CGFloat = 32
  private static let radius: CGFloat = 12

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    setUp()
  }

  /// A card that says only where a link leads.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    metadata.url = URL
    self.init(metadata: metadata)
  }

  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = Self.radius
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .secondaryLabel
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 2
    place.font = .systemFont(ofSize: 13)
    place.textColor = .secondaryLabel
    for view in [picture, icon, title, place] as [UIView] { addSubview(view) }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector._tessera("tapped:", LPLinkView.self, LPLinkView.tapped)))
    isAccessibilityElement = true
    accessibilityTraits = .link
    show()
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if let url = metadata.originalURL ?? metadata.url { UIApplication.shared.open(url) }
  }

  private func show() {
    let url = metadata.url ?? metadata.originalURL
    var host = url?.host ?? url?.absoluteString ?? ""
    if host.hasPrefix("www.") { host.removeFirst(4) }
    title.text = metadata.title ?? host
    place.text = metadata.title == nil ? nil : host
    accessibilityLabel = [title.text, place.text].compactMap { $0 }.joined(separator: ", ")
    picture.image = nil
    icon.image = UIImage(systemName: "globe")
    load(metadata.imageProvider) { $0.picture.image = $1 }
    load(metadata.iconProvider) { $0.icon.image = $1 }
    arrange()
  }

  private func load(_ provider: NSItemProvider?, _ use: @escaping @MainActor @Sendable (LPLinkView, UIImage) -> Void) {
    guard let provider else { return }
    let shown = metadata
    provider.loadObject(ofClass: UIImage.self) { [weak self] object, _ in
      let image = object as? UIImage
      DispatchQueue.main.async {
        guard let self, let image, self.metadata === shown else { return }
        use(self, image)
        self.arrange()
      }
    }
  }

  private func arrange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 300, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, 400)
    return CGSize(width: width, height: pictureHeight(width) + captionHeight(width))
  }

  private func pictureHeight(_ width: CGFloat) -> CGFloat {
    guard let size = picture.image?.size, size.width > 0 else { return 0 }
    return (width * min(1.2, size.height / size.width)).rounded()
  }

  private func wordsWidth(_ width: CGFloat) -> CGFloat { max(0, width - Self.margin * 3 - Self.iconSide) }

  private func captionHeight(_ width: CGFloat) -> CGFloat {
    let room = CGSize(width: wordsWidth(width), height: .greatestFiniteMagnitude)
    let words = title.sizeThatFits(room).height + (place.text == nil ? 0 : place.sizeThatFits(room).height + 2)
    return max(words, Self.iconSide) + Self.margin * 2
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let caption = min(bounds.height, captionHeight(width))
    picture.isHidden = picture.image == nil
    picture.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - caption))
    let top = picture.isHidden ? (bounds.height - caption) / 2 : bounds.height - caption
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let words = wordsWidth(width)
    let wordsX = isRightToLeft ? width - Self.margin - words : Self.margin
    let iconX = isRightToLeft ? Self.margin : width - Self.margin - Self.iconSide
    icon.frame = CGRect(
      x: iconX, y: top + (caption - Self.iconSide) / 2, width: Self.iconSide, height: Self.iconSide)
    let room = CGSize(width: words, height: .greatestFiniteMagnitude)
    let titleHeight = title.sizeThatFits(room).height
    let placeHeight = place.text == nil ? 0 : place.sizeThatFits(room).height
    let height = titleHeight + (placeHeight > 0 ? placeHeight + 2 : 0)
    let y = top + (caption - height) / 2
    title.frame = CGRect(x: wordsX, y: y, width: words, height: titleHeight)
    place.frame = CGRect(x: wordsX, y: y + titleHeight + 2, width: words, height: placeHeight)
    for label in [title, place] { label.textAlignment = isRightToLeft ? .right : .left }
  }
}
