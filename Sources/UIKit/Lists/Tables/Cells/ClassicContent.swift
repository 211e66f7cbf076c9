// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The labels and the picture of the four styles of cells. They are made when they are first asked for.
@MainActor final class ClassicContent {
  let style: UITableViewCell.CellStyle
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var picture: UIImageView?
  /// What the kit has set of the first of two columns.
  private var columnAlignment: NSTextAlignment?

  init(_ style: UITableViewCell.CellStyle) {
    self.style = style
  }

  func textLabel(in view: UIView) -> UILabel {
    if let text { return text }
    let label = style == .value2 ? Self.label(.caption1, .tintColor) : Self.label(.body, .label)
    if style == .value2 { alignColumn(label, in: view) }
    text = label
    view.addSubview(label)
    return label
  }

  /// The first text of two columns ends where the other begins. Which side that is may be another by the time that the
  /// cell is in a table; what an app has chosen stays.
  private func alignColumn(_ label: UILabel, in view: UIView) {
    let wanted: NSTextAlignment = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    guard columnAlignment == nil || label.textAlignment == columnAlignment else { return }
    columnAlignment = wanted
    if label.textAlignment != wanted { label.textAlignment = wanted }
  }

  /// `nil` where the style has one text only.
  func detailLabel(in view: UIView) -> UILabel? {
    if let detail { return detail }
    let label: UILabel
    switch style {
    case .default: return nil
    case .value1: label = Self.label(.body, .secondaryLabel)
    case .value2: label = Self.label(.subheadline, .label)
    case .subtitle: label = Self.label(.subheadline, .label)
    }
    detail = label
    view.addSubview(label)
    return label
  }

  func imageView(in view: UIView) -> UIImageView {
    if let picture { return picture }
    let new = UIImageView()
    new.contentMode = .scaleAspectFit
    picture = new
    view.insertSubview(new, at: 0)
    return new
  }

  private static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    return label
  }

  func remove() {
    for view in [text, detail, picture] as [UIView?] { view?.removeFromSuperview() }
    (text, detail, picture) = (nil, nil, nil)
  }

  /// The views that the style lays out.
  var views: [UIView] { [text, detail, picture].compactMap { $0 } }

  private static func shown(_ label: UILabel?) -> UILabel? {
    guard let label, !(label.text ?? "").isEmpty else { return nil }
    return label
  }

  // MARK: - Height

  /// How high a row is with these texts in a content view of a width; `nil` without any.
  func height(width: CGFloat, _ margins: NSDirectionalEdgeInsets, _ traits: UITraitCollection) -> CGFloat? {
    let plan = plan(CGSize(width: width, height: 0), margins, traits)
    return plan.naturalHeight
  }

  // MARK: - Places

  /// Where the parts stand, from the leading edge.
  struct Plan {
    var text = CGRect.zero
    var detail = CGRect.zero
    var picture = CGRect.zero
    /// Where text starts.
    var textStart: CGFloat = 0
    var naturalHeight: CGFloat?
  }

  /// Lays the parts out; `size.height` of 0 asks for the natural height only.
  func plan(_ size: CGSize, _ margins: NSDirectionalEdgeInsets, _ traits: UITraitCollection) -> Plan {
    var plan = Plan()
    var x = margins.leading
    if let image = picture?.image, image.size.width > 0, image.size.height > 0 {
      var shown = image.size
      // A picture that is higher than its row becomes smaller, not the row higher.
      if size.height > 0, shown.height > size.height {
        shown = CGSize(width: shown.width * size.height / shown.height, height: size.height)
      }
      plan.picture = CGRect(
        x: x, y: ((size.height - shown.height) / 2).rounded(), width: shown.width, height: shown.height)
      x += shown.width + RowMetrics.afterPicture
    }
    plan.textStart = x
    let room = max(size.width - x - margins.trailing, 0)
    let (title, second) = (Self.shown(text), Self.shown(detail))
    switch style {
    case .default: placeLine(title, &plan, x, room, size.height, traits)
    case .subtitle:
      if let title, let second {
        placeSubtitled(title, second, &plan, x, room, size.height, traits)
      } else {
        placeLine(title, &plan, x, room, size.height, traits)
        if title == nil, second != nil {
          placeLine(second, &plan, x, room, size.height, traits)
          (plan.text, plan.detail) = (.zero, plan.text)
        }
      }
    case .value1: placeValue(title, second, &plan, x, room, size.height, traits)
    case .value2: placeColumns(title, second, &plan, x, room, size.height, traits)
    }
    return plan
  }

  private func placeLine(
    _ label: UILabel?, _ plan: inout Plan, _ x: CGFloat, _ room: CGFloat, _ height: CGFloat, _ traits: UITraitCollection
  ) {
    guard let label else { return }
    let text = label.sizeThatFits(CGSize(width: room, height: 0))
    plan.naturalHeight = Self.height(of: label, text.height, traits)
    plan.text = CGRect(x: x, y: Self.middle(text.height, height), width: room, height: text.height)
  }

  private func placeSubtitled(
    _ title: UILabel, _ second: UILabel, _ plan: inout Plan, _ x: CGFloat, _ room: CGFloat, _ height: CGFloat,
    _ traits: UITraitCollection
  ) {
    let limit = CGSize(width: room, height: 0)
    let (one, two) = (title.sizeThatFits(limit), second.sizeThatFits(limit))
    let top = RowMetrics.scaled(RowMetrics.aboveSubtitled, traits).rounded(.up)
    let gap = RowMetrics.scaled(RowMetrics.aboveSubtitle, traits).rounded(.up)
    let bottom = max(RowMetrics.leastBelowSubtitle, RowMetrics.scaled(RowMetrics.belowSubtitle, traits))
    let natural = max(
      (top + one.height + gap + two.height + bottom).rounded(), RowMetrics.scaled(RowMetrics.least, traits))
    plan.naturalHeight = natural
    // What a row is higher or lower than it would be goes to both ends.
    let y = top + ((height - natural) / 2).rounded()
    plan.text = CGRect(x: x, y: y, width: room, height: one.height)
    plan.detail = CGRect(x: x, y: y + one.height + gap, width: room, height: two.height)
  }

  private func placeValue(
    _ title: UILabel?, _ second: UILabel?, _ plan: inout Plan, _ x: CGFloat, _ room: CGFloat, _ height: CGFloat,
    _ traits: UITraitCollection
  ) {
    let one = title?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero
    let two = second?.sizeThatFits(.zero) ?? .zero
    if let label = title ?? second {
      plan.naturalHeight = Self.height(of: label, max(one.height, two.height), traits)
    }
    // The text keeps its width; the value has what is left.
    let width = min(one.width, room)
    let left = max(room - width - (width > 0 ? RowMetrics.betweenTexts : 0), 0)
    let value = min(two.width, left)
    plan.text = CGRect(
      x: x, y: Self.middle(one.height, height), width: second == nil ? room : width, height: one.height)
    plan.detail = CGRect(x: x + room - value, y: Self.middle(two.height, height), width: value, height: two.height)
  }

  private func placeColumns(
    _ title: UILabel?, _ second: UILabel?, _ plan: inout Plan, _ x: CGFloat, _ room: CGFloat, _ height: CGFloat,
    _ traits: UITraitCollection
  ) {
    let column = min(RowMetrics.scaled(RowMetrics.value2Column, traits), room / 2)
    let rest = max(room - column - RowMetrics.betweenTexts, 0)
    let one = title?.sizeThatFits(.zero) ?? .zero
    let two = second?.sizeThatFits(CGSize(width: rest, height: 0)) ?? .zero
    if let label = second ?? title {
      plan.naturalHeight = max(
        Self.height(of: label, max(one.height, two.height), traits), ClassicContent.usualHeight(traits))
    }
    let y = Self.middle(max(one.height, two.height), height)
    // Their first lines stand on one baseline.
    let drop = max((second?.font.ascender ?? 0) - (title?.font.ascender ?? 0), 0).rounded()
    plan.text = CGRect(x: x, y: y + (second == nil ? 0 : drop), width: column, height: one.height)
    plan.detail = CGRect(x: x + column + RowMetrics.betweenTexts, y: y, width: rest, height: two.height)
  }

  /// Where a height of lines starts so that they are in the middle: on whole points.
  private static func middle(_ lines: CGFloat, _ height: CGFloat) -> CGFloat { ((height - lines) / 2).rounded(.up) }

  private static func height(of label: UILabel, _ lines: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let one = (label.font.lineHeight + RowMetrics.aroundLine).rounded(.up)
    let all = lines > label.font.lineHeight * 1.5 ? lines + RowMetrics.aroundLines : 0
    return max(one, all, RowMetrics.scaled(RowMetrics.least, traits))
  }

  /// How high a row with one line of body text is.
  private static func usualHeight(_ traits: UITraitCollection) -> CGFloat {
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    return max((line + RowMetrics.aroundLine).rounded(.up), RowMetrics.scaled(RowMetrics.least, traits))
  }

  /// Gives the parts their places in a content view.
  func place(in view: UIView, _ margins: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    guard text != nil || detail != nil || picture != nil else { return }
    let plan = plan(view.bounds.size, margins, traits)
    func put(_ part: UIView?, _ rect: CGRect) {
      guard let part else { return }
      let frame = view.mirrored(rect)
      if part.frame != frame { part.frame = frame }
    }
    if style == .value2, let text { alignColumn(text, in: view) }
    put(text, plan.text)
    put(detail, plan.detail)
    put(picture, plan.picture)
  }
}
