// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where the parts of a list's content stand in a view of a given width, from the leading edge, y from the content's top
/// margin. Lengths are points.
@MainActor struct ListContentPlan {
  var image = CGRect.zero
  var text = CGRect.zero
  var secondary = CGRect.zero
  /// The height with margins.
  var height: CGFloat = 0
  /// The width with margins that shows everything in one line.
  var naturalWidth: CGFloat = 0
  /// Where texts start.
  var textStart: CGFloat = 0
}

extension UIListContentView {
  var pixelScale: CGFloat { AmbientTraits.scale(traitCollection) }

  /// The leading of body text at the usual size, which a row's line has at least.
  private static let rowLine: CGFloat = 22
  /// The room that symbols get.
  private static let symbolSlot: CGFloat = 24

  /// The margins, at least the superview's where those are preserved.
  func contentMargins() -> NSDirectionalEdgeInsets {
    let configuration = listConfiguration
    var margins = configuration.directionalLayoutMargins
    guard superview != nil || cellMargins != nil, !configuration.axesPreservingSuperviewLayoutMargins.isEmpty else {
      return margins
    }
    let outer = cellMargins ?? directionalLayoutMargins
    if configuration.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if configuration.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// Lays the parts out in a width; they are not moved to the middle of a height yet.
  func plan(width: CGFloat) -> ListContentPlan {
    let configuration = listConfiguration
    let margins = contentMargins()
    var plan = ListContentPlan()
    var x = margins.leading
    if let image = configuration.image {
      let size = configuration.imageProperties.shownSize(of: image)
      let slot = imageSlot(configuration, size, isSymbol: image.isSymbolImage)
      plan.image = CGRect(
        x: x + (slot.width - size.width) / 2, y: (slot.height - size.height) / 2, width: size.width, height: size.height
      )
      x += slot.width + (hasTexts ? configuration.imageToTextPadding : 0)
    }
    plan.textStart = x
    let room = max(width - x - margins.trailing, 0)
    placeTexts(&plan, x: x, room: room)
    let content = max(plan.image.maxY + max(plan.image.minY, 0), textsHeight(plan), leastHeight(configuration))
    plan.height = roundedUp(content + margins.top + margins.bottom)
    plan.naturalWidth += x + margins.trailing
    return plan
  }

  private var hasTexts: Bool { !textLabel.isHidden || !secondaryLabel.isHidden }

  private func textsHeight(_ plan: ListContentPlan) -> CGFloat { max(plan.text.maxY, plan.secondary.maxY) }

  private func leastHeight(_ configuration: UIListContentConfiguration) -> CGFloat {
    guard configuration.kind.isRow else { return 0 }
    return UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.rowLine, compatibleWith: traitCollection)
  }

  private func imageSlot(
    _ configuration: UIListContentConfiguration, _ size: CGSize, isSymbol: Bool
  ) -> CGSize {
    let wanted = configuration.imageProperties.reservedLayoutSize
    let standard = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: Self.symbolSlot, compatibleWith: traitCollection)
    func side(_ wanted: CGFloat, _ own: CGFloat) -> CGFloat {
      if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      return wanted > 0 ? wanted : own
    }
    return CGSize(
      width: side(wanted.width, isSymbol ? standard : size.width), height: side(wanted.height, size.height))
  }

  private func placeTexts(_ plan: inout ListContentPlan, x: CGFloat, room: CGFloat) {
    let configuration = listConfiguration
    let (hasText, hasSecondary) = (!textLabel.isHidden, !secondaryLabel.isHidden)
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let text = hasText ? textLabel.sizeThatFits(.zero) : .zero
    let secondary = hasSecondary ? secondaryLabel.sizeThatFits(.zero) : .zero
    let isBeside = configuration.prefersSideBySideTextAndSecondaryText && hasText && hasSecondary
    plan.naturalWidth = isBeside ? text.width + gap + secondary.width : max(text.width, secondary.width)
    if isBeside, text.width + gap + secondary.width <= room {
      let height = max(text.height, secondary.height)
      plan.text = CGRect(origin: CGPoint(x: x, y: (height - text.height) / 2), size: text)
      plan.secondary = CGRect(
        x: x + (room.isFinite ? room - secondary.width : text.width + gap), y: (height - secondary.height) / 2,
        width: secondary.width, height: secondary.height)
      return
    }
    let limit = CGSize(width: room.isFinite ? room : 0, height: 0)
    if hasText {
      let size = textLabel.sizeThatFits(limit)
      plan.text = CGRect(x: x, y: 0, width: room.isFinite ? room : size.width, height: size.height)
    }
    if hasSecondary {
      let size = secondaryLabel.sizeThatFits(limit)
      let top = hasText ? plan.text.maxY + configuration.textToSecondaryTextVerticalPadding : 0
      plan.secondary = CGRect(x: x, y: top, width: room.isFinite ? room : size.width, height: size.height)
    }
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    // A thousandth of a pixel is what arithmetic loses.
    ((length * pixelScale) - 0.001).rounded(.up) / pixelScale
  }

  // MARK: - Placing

  func placeContent() {
    let plan = plan(width: bounds.width)
    let margins = contentMargins()
    let room = bounds.height - margins.top - margins.bottom
    // In the middle of what the margins leave; of everything where that is too little.
    func top(_ height: CGFloat) -> CGFloat {
      height <= room ? margins.top + (room - height) / 2 : (bounds.height - height) / 2
    }
    let texts = top(textsHeight(plan))
    let image = top(plan.image.height)
    place(imageView, CGRect(origin: CGPoint(x: plan.image.minX, y: image), size: plan.image.size))
    place(textLabel, plan.text.offsetBy(dx: 0, dy: texts))
    place(secondaryLabel, plan.secondary.offsetBy(dx: 0, dy: texts))
    guides.update(self)
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
    let scale = pixelScale
    frame.origin = CGPoint(x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    if view.frame != frame { view.frame = frame }
  }
}
