// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Sizes and places of title, picture and background.

extension UIButton {
  /// Above and below a title where nothing else is said, and the least width of a button, in points.
  private static let titlePadding: CGFloat = 6
  private static let leastWidth: CGFloat = 30

  private var pixelScale: CGFloat { AmbientTraits.scale(traitCollection) }

  /// The title's size; its width is whole points.
  private var titleSize: CGSize {
    guard let label = storedTitleLabel, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(.zero)
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  private var shownImageSize: CGSize {
    if let storedIndicator { return storedIndicator.intrinsicContentSize }
    return storedImageView?.naturalImage?.size ?? .zero
  }

  func naturalSize() -> CGSize {
    updateContents()
    if let configuration { return configuredSize(configuration) }
    let title = titleSize
    let image = shownImageSize
    let hasImage = image != .zero
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    if let background = currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    if contentEdgeInsets != .zero {
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
      return size
    }
    guard !hasImage else { return size }
    let line = title.height > 0 ? title.height : emptyTitleHeight
    size.height = max(size.height, (line + 2 * Self.titlePadding).rounded(.up))
    size.width = max(size.width, Self.leastWidth)
    return size
  }

  /// The height of a line, for a button without a title.
  private var emptyTitleHeight: CGFloat {
    let font = storedTitleLabel?.font ?? .systemFont(ofSize: isTinted ? 15 : 18)
    return (font.lineHeight * pixelScale).rounded(.up) / pixelScale
  }

  func layoutContents() {
    updateContents()
    if let configuration {
      layout(configuration)
    } else {
      let area = contentRect(forBounds: bounds)
      storedTitleLabel?.frame = titleRect(forContentRect: area)
      storedImageView?.frame = imageRect(forContentRect: area)
      backgroundImageView?.frame = backgroundRect(forBounds: bounds)
    }
  }

  func titleBaselines() -> (first: CGFloat, last: CGFloat)? {
    let size = naturalSize()
    guard let label = storedTitleLabel, let offsets = label.baselineOffsets(width: 0) else { return nil }
    let height = label.sizeThatFits(.zero).height
    let top = ((size.height - height) / 2 * pixelScale).rounded() / pixelScale
    return (top + offsets.first, size.height - top - height + offsets.last)
  }

  // MARK: - Without a configuration

  func placedImage(in area: CGRect) -> CGRect {
    updateContents()
    let natural = shownImageSize
    guard natural != .zero else { return CGRect(origin: CGPoint(x: area.midX, y: area.midY), size: .zero) }
    let room = area.inset(by: imageEdgeInsets)
    let size = CGSize(width: min(natural.width, max(room.width, 0)), height: min(natural.height, max(room.height, 0)))
    let total = CGSize(width: size.width + titleWidth(besideImage: size.width, in: area), height: size.height)
    return place(size, of: total, isFirst: true, in: area, moved: imageEdgeInsets)
  }

  func placedTitle(in area: CGRect) -> CGRect {
    updateContents()
    let image = min(shownImageSize.width, max(area.width, 0))
    let width = titleWidth(besideImage: image, in: area)
    let size = CGSize(width: width, height: min(titleSize.height, max(area.height, 0)))
    return place(
      size, of: CGSize(width: image + width, height: size.height), isFirst: false, in: area, moved: titleEdgeInsets)
  }

  private func titleWidth(besideImage image: CGFloat, in area: CGRect) -> CGFloat {
    min(titleSize.width, max(area.width - image - titleEdgeInsets.left - titleEdgeInsets.right, 0))
  }

  /// Places one of picture and title, which stand side by side and are aligned together.
  private func place(
    _ size: CGSize, of total: CGSize, isFirst: Bool, in area: CGRect, moved: UIEdgeInsets
  ) -> CGRect {
    let isLeft = isFirst == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
    var rect = CGRect(origin: area.origin, size: size)
    let start: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left: start = moved.left
    case .right: start = area.width - total.width - moved.right
    default: start = (area.width - total.width + moved.left - moved.right) / 2
    }
    rect.origin.x += start + (isLeft ? 0 : total.width - size.width)
    if effectiveContentHorizontalAlignment == .fill, total.width == size.width {
      rect.origin.x = area.minX + moved.left
      rect.size.width = max(area.width - moved.left - moved.right, 0)
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y += moved.top
    case .bottom: rect.origin.y += area.height - size.height - moved.bottom
    case .center: rect.origin.y += (area.height - size.height + moved.top - moved.bottom) / 2
    case .fill:
      rect.origin.y += moved.top
      rect.size.height = max(area.height - moved.top - moved.bottom, 0)
    }
    return onPixels(rect)
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = pixelScale
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }

  // MARK: - With a configuration

  /// The size of one of the texts in a width, which makes those higher that may have several lines.
  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let natural = label.sizeThatFits(.zero)
    guard label.numberOfLines != 1, natural.width > width, width > 0 else { return natural }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The size with a title in several lines where a width leaves it no other way; `nil` where widths change nothing.
  func wrappedSize(width: CGFloat) -> CGSize? {
    updateContents()
    guard let configuration, configuration.wrapsTitle, width > 0, width.isFinite else { return nil }
    let insets = configuration.contentInsets
    let image = shownImageSize
    let isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let natural = textSize(configuration)
    let gap = imageGap(configuration, natural)
    let room = width - insets.leading - insets.trailing - (isVertical ? 0 : image.width + gap)
    guard natural.width > room, room > 0 else { return configuredSize(configuration) }
    let text = textSize(configuration, width: room)
    let height = isVertical ? text.height + gap + image.height : max(text.height, image.height)
    return CGSize(
      width: width - room + text.width, height: height + insets.top + insets.bottom)
  }

  /// Title and subtitle, one above the other.
  private func textSize(_ configuration: Configuration, width: CGFloat = .infinity) -> CGSize {
    let title = size(of: storedTitleLabel, in: width)
    let subtitle = size(of: storedSubtitleLabel, in: width)
    let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    return CGSize(
      width: min(max(title.width, subtitle.width), width), height: title.height + gap + subtitle.height)
  }

  private func imageGap(_ configuration: Configuration, _ text: CGSize) -> CGFloat {
    shownImageSize != .zero && text.width > 0 ? configuration.imagePadding : 0
  }

  private func configuredSize(_ configuration: Configuration) -> CGSize {
    let text = textSize(configuration)
    let image = shownImageSize
    let gap = imageGap(configuration, text)
    let insets = configuration.contentInsets
    let isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let size =
      isVertical
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  private func layout(_ configuration: Configuration) {
    let direction = effectiveUserInterfaceLayoutDirection
    let isRightToLeft = direction == .rightToLeft
    if let backgroundView {
      backgroundView.frame = bounds.inset(by: configuration.background.backgroundInsets.resolved(direction))
      let radius = configuration.cornerRadius(height: backgroundView.bounds.height)
      backgroundView.layer.cornerRadius = radius
      // The ends of capsules are half circles.
      backgroundView.layer.cornerCurve = radius * 2 < backgroundView.bounds.height ? .continuous : .circular
    }
    let area = bounds.inset(by: configuration.contentInsets.resolved(direction))
    let image = shownImageSize
    let isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let natural = textSize(configuration)
    let gap = imageGap(configuration, natural)
    var text = textSize(configuration, width: isVertical ? area.width : max(area.width - image.width - gap, 0))
    let height = area.height - (isVertical ? image.height + gap : 0)
    if text.height > natural.height { text.height = min(text.height, max(height, natural.height)) }
    let block =
      isVertical
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    let origin = blockOrigin(block, in: area)
    var imageRect = CGRect(origin: origin, size: image)
    var textRect = CGRect(origin: origin, size: text)
    if isVertical {
      imageRect.origin.x += (block.width - image.width) / 2
      textRect.origin.x += (block.width - text.width) / 2
      if configuration.imagePlacement == .top {
        textRect.origin.y += image.height + gap
      } else {
        imageRect.origin.y += text.height + gap
      }
    } else {
      imageRect.origin.y += (block.height - image.height) / 2
      textRect.origin.y += (block.height - text.height) / 2
      if (configuration.imagePlacement == .trailing) == isRightToLeft {
        textRect.origin.x += image.width + gap
      } else {
        imageRect.origin.x += text.width + gap
      }
    }
    (storedIndicator ?? storedImageView)?.frame = onPixels(imageRect)
    layoutTexts(configuration, in: textRect, isRightToLeft: isRightToLeft, isVertical: isVertical)
  }

  private func blockOrigin(_ block: CGSize, in area: CGRect) -> CGPoint {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: area.minX
      case .right: area.maxX - block.width
      default: area.midX - block.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - block.height
      default: area.midY - block.height / 2
      }
    return CGPoint(x: x, y: y)
  }

  private func layoutTexts(
    _ configuration: Configuration, in rect: CGRect, isRightToLeft: Bool, isVertical: Bool
  ) {
    func x(_ width: CGFloat) -> CGFloat {
      let leads =
        switch configuration.titleAlignment {
        case .leading: true
        case .trailing: false
        case .center: false
        case .automatic: !isVertical
        }
      if configuration.titleAlignment == .center || (configuration.titleAlignment == .automatic && isVertical) {
        return rect.midX - width / 2
      }
      return leads != isRightToLeft ? rect.minX : rect.maxX - width
    }
    var y = rect.minY
    for label in [storedTitleLabel, storedSubtitleLabel].compactMap({ $0 }) {
      var natural = size(of: label, in: rect.width)
      let line = label.sizeThatFits(.zero).height
      label.textAlignment = natural.height > line ? wrappedAlignment(configuration) : .natural
      // Lines that have no room are left out, but for the first.
      natural.height = min(natural.height, max(rect.maxY - y, line))
      let width = min(natural.width, rect.width)
      label.frame = onPixels(CGRect(x: x(width), y: y, width: width, height: natural.height))
      if natural.height > 0 { y += natural.height + configuration.titlePadding }
    }
  }
}
