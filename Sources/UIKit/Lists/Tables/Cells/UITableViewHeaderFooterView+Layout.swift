// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where the texts of a header or footer stand, and how high it would like to be. Lengths are points.

/// Figures of headers and footers of tables with texts of their own; measured on iOS 26 where no comment says otherwise.
private enum HeaderMetrics {
  /// The least height of a header in a plain table, and what is at least around its line.
  static let plain: CGFloat = 28
  static let aroundPlain: CGFloat = 3.5
  /// Above the first header of a grouped table, and above later ones; below either.
  static let aboveFirst: CGFloat = 27
  static let above: CGFloat = 9.5
  static let below: CGFloat = 8
  /// Above and below footers.
  static let aboveFooter: CGFloat = 8
  static let belowFooter: CGFloat = 6
  /// Between text and detail; not measured.
  static let between: CGFloat = 2
}

/// A header's text.
@MainActor final class HeaderLabel: UILabel {
  /// The font that the header gave it, at the usual size of text; `nil` before that.
  var styled: UIFont?
}

extension UITableViewHeaderFooterView {
  /// What the view is in its table.
  var role: ListRole { Self.role(place) }

  private static func role(_ place: TableHeaderPlace?) -> ListRole {
    ListRole(environment: UIListEnvironment(place?.style ?? .plain), part: place?.isFooter == true ? .footer : .header)
  }

  func automaticBackground() -> UIBackgroundConfiguration? {
    guard backgroundView == nil else { return nil }
    var background = defaultBackgroundConfiguration()
    if backgroundColor != nil { background.backgroundColor = .clear }
    return background
  }

  func tellApp(of state: UIViewConfigurationState) {
    ObservedWork.run(.configuration, of: self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  func placeDidChange(from old: TableHeaderPlace?) {
    if old?.style != place?.style || old == nil {
      var values = traits.overrides
      values.listEnvironment = place.map { UIListEnvironment($0.style) } ?? .unspecified
      updateTraits(overrides: values)
    }
    let oldRole = Self.role(old)
    if oldRole != role { styleTexts(from: oldRole) }
    if contentConfiguration == nil, let title = place?.title {
      let label = makeTextLabel()
      if label.text != title { label.text = title }
    } else if old?.title != nil, place?.title == nil {
      storedTextLabel?.text = nil
    }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  func contentDidChange() { contentSizeMayHaveChanged() }

  func contentSizeMayHaveChanged() {
    setNeedsLayout()
    table?.contentSizeDidChange(of: self)
  }

  // MARK: - Texts

  func makeTextLabel() -> UILabel {
    if let storedTextLabel { return storedTextLabel }
    let label = HeaderLabel()
    label.numberOfLines = 0
    storedTextLabel = label
    contentView.addSubview(label)
    styleTexts()
    return label
  }

  func makeDetailLabel() -> UILabel {
    if let storedDetailLabel { return storedDetailLabel }
    let label = HeaderLabel()
    label.numberOfLines = 0
    storedDetailLabel = label
    contentView.addSubview(label)
    styleTexts()
    return label
  }

  /// Gives the texts the looks of list content at this place, as far as the app has given them no others.
  private func styleTexts(from old: ListRole? = nil) {
    let (content, before) = (role.content, old?.content)
    for (label, looks, beforeLooks) in [
      (storedTextLabel, content.textProperties, before?.textProperties),
      (storedDetailLabel, content.secondaryTextProperties, before?.secondaryTextProperties),
    ] {
      guard let label else { continue }
      if label.styled == nil || label.font == label.styled?.adjusted(for: label.traitCollection) {
        label.font = looks.font.adjusted(for: label.traitCollection)
        label.adjustsFontForContentSizeCategory = true
        label.styled = looks.font
      }
      if beforeLooks == nil || label.textColor == beforeLooks?.color { label.textColor = looks.color }
    }
  }

  func removeTexts() {
    for label in [storedTextLabel, storedDetailLabel] { label?.removeFromSuperview() }
    (storedTextLabel, storedDetailLabel) = (nil, nil)
  }

  // MARK: - Places

  private var textMargins: NSDirectionalEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    guard let place else { return RowMetrics.margins.directional(direction) }
    var margins = place.layoutMargins.directional(direction)
    margins.trailing += place.trailingRoom
    return margins
  }

  private struct Plan {
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  /// Where the texts stand in a content view of a width, counted from the leading edge.
  private func plan(width: CGFloat) -> Plan {
    var plan = Plan()
    let margins = textMargins
    let room = max(width - margins.leading - margins.trailing, 0)
    func size(_ label: UILabel?) -> CGSize {
      guard let label, !(label.text ?? "").isEmpty else { return .zero }
      return label.sizeThatFits(CGSize(width: room, height: 0))
    }
    let (one, two) = (size(storedTextLabel), size(storedDetailLabel))
    let lines = one.height + two.height + (one.height > 0 && two.height > 0 ? HeaderMetrics.between : 0)
    guard lines > 0 else { return plan }
    let top: CGFloat
    switch role {
    case let role where role.part == .footer:
      top = HeaderMetrics.aboveFooter
      plan.height = top + lines + HeaderMetrics.belowFooter
    case let role where role.isGrouped:
      top = place?.isFirst == true ? HeaderMetrics.aboveFirst : HeaderMetrics.above
      plan.height = top + lines + HeaderMetrics.below
    default:
      plan.height = max(HeaderMetrics.plain, lines + HeaderMetrics.aroundPlain)
      top = ((plan.height - lines) / 2).rounded(.up)
    }
    plan.text = CGRect(x: margins.leading, y: top, width: room, height: one.height)
    plan.detail = CGRect(
      x: margins.leading, y: top + lines - two.height, width: room, height: two.height)
    return plan
  }

  func layOutHeader() {
    let top = place?.topPadding ?? 0
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    if contentView.frame != frame { contentView.frame = frame }
    shareMargins()
    guard storedTextLabel != nil || storedDetailLabel != nil else { return }
    let plan = plan(width: bounds.width)
    // In a view of another height texts keep to its end, as they do in a first header.
    let shift = role.part == .footer ? 0 : (frame.height - plan.height) / (role.isGrouped ? 1 : 2)
    func put(_ label: UILabel?, _ rect: CGRect) {
      guard let label else { return }
      let frame = contentView.mirrored(rect.offsetBy(dx: 0, dy: shift.rounded()))
      if label.frame != frame { label.frame = frame }
    }
    put(storedTextLabel, plan.text)
    put(storedDetailLabel, plan.detail)
  }

  private func shareMargins() {
    let margins = textMargins
    if let content = contentView as? UIListContentView {
      content.cellMargins = margins
      return
    }
    let view = contentView
    guard view.margins.base == nil || view.margins.base == givenMargins else { return }
    givenMargins = margins
    if view.margins.addsSafeArea { view.margins.addsSafeArea = false }
    view.setMargins(margins)
  }

  // MARK: - Heights

  /// How high the view would like to be in a table that gives it a width, what is free above included: whole pixels.
  func preferredHeight(fittingWidth width: CGFloat) -> CGFloat {
    contents.updateIfNeeded(self)
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = max(1, traitCollection.displayScale)
    return (size.height * scale - 1e-6).rounded(.up) / scale
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    contents.updateIfNeeded(self)
    shareMargins()
    var size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard vertical < .required else { return size }
    if size.height > 0 { size.height += place?.topPadding ?? 0 }
    if contentConfiguration == nil {
      size.height = max(size.height, sizeThatFits(CGSize(width: target.width, height: 0)).height)
    }
    return size
  }

  func textSize(width: CGFloat) -> CGSize {
    let height = plan(width: width).height
    return CGSize(width: width, height: height > 0 ? height + (place?.topPadding ?? 0) : 0)
  }
}
