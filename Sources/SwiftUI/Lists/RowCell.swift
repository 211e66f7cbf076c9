// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// The room around the content of rows, headers and footers, above and below, in points.
enum RowMetrics {
  static let row: CGFloat = 15
  static let header: CGFloat = 10
  static let footer: CGFloat = 7
}

/// A cell of a list, which shows a row's box by a host of its own.
final class RowCell: UICollectionViewListCell {
  var rowTraits: RowTraits?
  /// In points; of rows, not of headers.
  var leastHeight: CGFloat = 0
  private var host: ViewHost?
  private var backgroundHost: ViewHost?
  private var shownAccessories: [UICellAccessory] = []

  /// Shows a box.
  ///
  /// - Parameters:
  ///   - insets: Above and below the content; at the sides the cell's own margins.
  ///   - own: What the row wants in place of both.
  func show(_ box: Box, below rows: ViewHost, insets: CGFloat, own: EdgeInsets? = nil) {
    let host = host ?? ViewHost(family: rows.family, parent: rows.parent, relay: rows, isLeading: true)
    self.host = host
    host.anchor = rows.anchor
    host.isListRow = rowTraits != nil
    if !host.isAlive || host.box?.children.first !== box {
      host.show(of: box.element) { [Item(box: box)] }
      rows.notifyVisibility()
    }
    contentConfiguration = RowConfiguration(host: host, vertical: insets, own: own, leastHeight: leastHeight)
  }

  /// Whether the row that the cell shows is still there.
  var isAlive: Bool { host?.isAlive ?? false }

  func setShown(_ isShown: Bool) { host?.setShown(isShown) }

  /// The list was scrolled.
  func didScroll() { if let host { host.scrolling.updateTransitions(in: host) } }

  /// Whether the cell got a row since it was last seen.
  var isWaiting = false

  /// The cell is no longer seen: its row may go, unless it has got the next one already.
  func letGo() {
    host?.setShown(false)
    if !isWaiting { host?.clear() }
  }

  func setAccessories(_ new: [UICellAccessory]) {
    guard new.map(\.accessoryType) != shownAccessories.map(\.accessoryType) || new.contains(where: \.isLabel) else {
      return
    }
    shownAccessories = new
    accessories = new
    content?.setNeedsLayout()
  }

  private var content: RowContentView? { contentView as? RowContentView }

  /// From the sides of the content view to the row's content, in points: the list's margin where no accessory stands.
  var sides: (leading: CGFloat, trailing: CGFloat) {
    let isEditing = configurationState.isEditing
    let types = shownAccessories.map(\.accessoryType)
    let hasLeading = isEditing && types.contains { $0 == .delete || $0 == .multiselect }
    let hasTrailing = types.contains { $0 == .disclosureIndicator || $0 == .label || ($0 == .reorder && isEditing) }
    return (hasLeading ? 0 : margin, hasTrailing ? 0 : margin)
  }

  /// The margin of windows of the width, in points.
  private var margin: CGFloat {
    let width = (superview as? UICollectionView)?.bounds.width ?? bounds.width
    return width >= 414 ? 20 : 16
  }

  private var separatorStart: NSLayoutConstraint?
  private var separatorEnd: NSLayoutConstraint?

  /// Has the line below the row begin at the first text, where that does not stand at the margin, and end where the
  /// row says.
  func alignSeparator() {
    alignSeparatorEnd()
    guard let leading = separatorLeading else { return }
    if let separatorStart {
      guard separatorStart.constant != leading else { return }
      separatorStart.constant = leading
    } else {
      guard abs(leading - margin) > 0.5 else { return }
      let constraint = separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading)
      constraint.isActive = true
      separatorStart = constraint
    }
    setNeedsLayout()
  }

  private func alignSeparatorEnd() {
    guard let end = separatorGuide(.listRowSeparatorTrailing) else {
      separatorEnd?.isActive = false
      return separatorEnd = nil
    }
    guard separatorEnd?.constant != end else { return }
    separatorEnd?.isActive = false
    let constraint = separatorLayoutGuide.trailingAnchor.constraint(equalTo: leadingAnchor, constant: end)
    constraint.isActive = true
    separatorEnd = constraint
    setNeedsLayout()
  }

  /// Where a view in the row sets a guide, in points from the cell's leading edge; `nil` where none does.
  private func separatorGuide(_ guide: HorizontalAlignment) -> CGFloat? {
    guard let host, host.isAlive, let box = host.box, let view = host.view, let content = view.superview,
      let value = box.explicitGuide(guide.key, in: box.placedProposal)
    else { return nil }
    // Guides are measured from the leading edge of the box.
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let point = CGPoint(x: isRightToLeft ? host.place.maxX - value : host.place.minX + value, y: 0)
    let x = content.convert(view.convert(point, to: content), to: self).x
    return isRightToLeft ? bounds.width - x : x
  }

  /// Fills the cell behind its content; `nil` for the list's own colour.
  func showBackground(_ host: ViewHost?) {
    backgroundHost = host
    guard let host else {
      if backgroundConfiguration?.customView != nil { backgroundConfiguration = defaultBackgroundConfiguration() }
      return
    }
    let view = HostView(host)
    view.safeAreaRegions = []
    view.isUserInteractionEnabled = false
    var configuration = defaultBackgroundConfiguration()
    configuration.backgroundColor = .clear
    configuration.customView = view
    backgroundConfiguration = configuration
  }

  /// From the content's leading edge to the first text, where that does not begin there; in points from the cell's edge.
  private var separatorLeading: CGFloat? {
    if let guide = separatorGuide(.listRowSeparatorLeading) { return guide }
    guard let host, host.isAlive, let box = host.box, let text = box.firstText, let place = host.rect(of: text),
      let view = host.view, let content = view.superview
    else { return nil }
    let frame = content.convert(view.convert(place, to: content), to: self)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - frame.maxX : frame.minX
  }

  func end() {
    host?.setShown(false)
    host?.end()
  }
}

extension Box {
  /// The first text that is shown, in order; not one that is only read.
  var firstText: Box? {
    if self is TextBox { return self }
    if self is ModifierBox<SpokenOnlyModifier> { return nil }
    for child in children where child !== accessibilityRepresentation {
      if let found = child.firstText { return found }
    }
    return nil
  }
}

extension UICellAccessory {
  fileprivate var isLabel: Bool { accessoryType == .label }
}

/// The content of a list's cell.
struct RowConfiguration: UIContentConfiguration {
  let host: ViewHost
  let vertical: CGFloat
  let own: EdgeInsets?
  let leastHeight: CGFloat

  func makeContentView() -> any UIView & UIContentView { RowContentView(self) }
  func updated(for state: any UIConfigurationState) -> RowConfiguration { self }
}

/// Shows the box of a row within the margins of its cell.
final class RowContentView: UIView, UIContentView {
  private var current: RowConfiguration
  private let hosted: HostView
  /// The height that the cell was last asked to have; not asked for twice.
  private var askedHeight: CGFloat?

  init(_ configuration: RowConfiguration) {
    current = configuration
    hosted = HostView(configuration.host)
    super.init(frame: .zero)
    hosted.safeAreaRegions = []
    addSubview(hosted)
    observe()
  }

  required init?(coder: NSCoder) { return nil }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? RowConfiguration else { return }
      current = new
      askedHeight = nil
      hosted.host = new.host
      observe()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  private func observe() {
    current.host.layoutDidChange = { [weak self] in self?.checkSize() }
  }

  /// The content was laid out anew: the cell is to be as high as it wants to be.
  private func checkSize() {
    cell?.alignSeparator()
    guard bounds.width > 0, current.host.isAlive else { return }
    let height = fitting(width: bounds.width).height
    guard abs(height - bounds.height) > 0.5, height != askedHeight else { return }
    askedHeight = height
    cell?.invalidateIntrinsicContentSize()
  }

  private var cell: RowCell? { superview as? RowCell ?? superview?.superview as? RowCell }

  private var insets: UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = cell?.sides ?? (leading: 0, trailing: 0)
    let (leading, trailing) = (current.own?.leading ?? margins.leading, current.own?.trailing ?? margins.trailing)
    // Rows from edge to edge go on below a sidebar that floats, and beside a phone's camera.
    let free = safeAreaInsets
    return UIEdgeInsets(
      top: current.own?.top ?? current.vertical, left: (isRightToLeft ? trailing : leading) + free.left,
      bottom: current.own?.bottom ?? current.vertical, right: (isRightToLeft ? leading : trailing) + free.right)
  }

  private func fitting(width: CGFloat) -> CGSize {
    let insets = insets
    let inner = max(width - insets.left - insets.right, 0)
    let size = current.host.size(Proposal(width: inner, height: nil))
    let scale = max(traitCollection.displayScale, 1)
    let height = ((size.height + insets.top + insets.bottom) * scale - 0.01).rounded(.up) / scale
    return CGSize(width: width, height: max(height, current.leastHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets)
    if hosted.frame != frame { hosted.frame = frame }
    cell?.alignSeparator()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    checkSize()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fitting(width: targetSize.width) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(width: size.width) }
  override var intrinsicContentSize: CGSize {
    bounds.width > 0 ? fitting(width: bounds.width) : CGSize(width: UIView.noIntrinsicMetric, height: leastIntrinsic)
  }

  private var leastIntrinsic: CGFloat { max(current.leastHeight, 2 * current.vertical) }
}
