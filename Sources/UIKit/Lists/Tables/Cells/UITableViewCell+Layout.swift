// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where the content, accessories and controls of a row stand.

extension UITableViewCell {
  var tableView: UITableView? { table as? UITableView }

  /// The room of the row, in whole: without what the strip of index titles takes.
  private var rowWidth: CGFloat { max(bounds.width - (place?.trailingRoom ?? 0), 0) }

  /// From the cell's edges to content, by reading direction.
  var rowMargins: NSDirectionalEdgeInsets { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }

  var indentation: CGFloat {
    CGFloat(max(max(indentationLevel, place?.indentationLevel ?? 0), 0)) * indentationWidth
  }

  /// What the controls of editing are like at the present size of text.
  var editFigures: EditFigures { EditFigures(growth: RowMetrics.growth(traitCollection)) }

  /// What the content view leaves free at both ends.
  func rowInsets() -> NSDirectionalEdgeInsets {
    let margins = rowMargins
    var insets = NSDirectionalEdgeInsets.zero
    if isEditing, accessories.hasControl || shouldIndentWhileEditing {
      insets.leading = margins.leading + editFigures.content
    }
    let taken = accessories.width
    insets.trailing = (place?.trailingRoom ?? 0) + (taken > 0 ? margins.trailing + taken : 0)
    return insets
  }

  /// From the content view's edges to its texts.
  func textMargins(_ beside: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    var result = innerMargins(beside)
    // Where the app moves the line below, the texts go along.
    if let own = ownSeparatorInset ?? tableSeparatorInset() {
      let leading = own.directional(effectiveUserInterfaceLayoutDirection).leading
      result.leading = max(result.leading, leading)
    }
    result.leading += indentation
    return result
  }

  /// From the content view's edges to what is in it: at the start as from the cell's, without what covers that.
  func innerMargins(_ beside: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    var margins = rowMargins
    if beside.leading > 0 {
      margins.leading -= min(safeAreaInsets.directional(effectiveUserInterfaceLayoutDirection).leading, margins.leading)
    }
    if accessories.width > 0 { margins.trailing = RowMetrics.beforeAccessory }
    return margins
  }

  // MARK: - Laying out

  func layOutRow() {
    adoptMargins()
    let beside = rowInsets()
    let content = CGRect(
      x: beside.leading, y: 0, width: max(bounds.width - beside.leading - beside.trailing, 0), height: bounds.height)
    let frame = mirrored(canvasInsets.map { bounds.inset(by: $0) } ?? content)
    if contentView.frame != frame { contentView.frame = frame }
    shareMargins(beside)
    classic.place(in: contentView, textMargins(beside), traitCollection)
    accessories.layOut(in: self, width: rowWidth)
    lines.layOut(self, beside)
  }

  /// Gives cell and content view the table's margins, unless the app has given them its own.
  func adoptMargins() {
    guard margins.base == nil || margins.base == givenMargins else { return }
    let wanted = (place?.layoutMargins ?? RowMetrics.margins).directional(effectiveUserInterfaceLayoutDirection)
    givenMargins = wanted
    // The table counts the safe area in.
    if margins.addsSafeArea { margins.addsSafeArea = false }
    setMargins(wanted)
  }

  /// Tells the content how far the row's margins reach into it.
  private func shareMargins(_ beside: NSDirectionalEdgeInsets) {
    var inner = innerMargins(beside)
    inner.leading += indentation
    if let content = contentView as? UIListContentView {
      content.cellMargins = inner
      return
    }
    let view = contentView
    guard view.margins.base == nil || view.margins.base == givenContentMargins else { return }
    givenContentMargins = inner
    if view.margins.addsSafeArea { view.margins.addsSafeArea = false }
    view.setMargins(inner)
  }

  // MARK: - Changes

  func rowLayoutDidChange() {
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  func accessoriesDidChange() {
    accessories.show(in: self)
    rowLayoutDidChange()
  }

  func contentDidChange() {
    rowLayoutDidChange()
  }

  func contentSizeMayHaveChanged() {
    setNeedsLayout()
    table?.contentSizeDidChange(of: self)
  }

  /// A constraint in the content view, or a natural size that constraints hold on to, has changed.
  func contentConstraintsDidChange() {
    guard tableView?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    invalidateIntrinsicContentSize()
  }

  func placeDidChange(from old: TableRowPlace?) {
    let role = place.map { ListRole(environment: UIListEnvironment($0.style), part: .row) }
    if status.listRole != role {
      status.listRole = role
      var values = traits.overrides
      values.listEnvironment = role?.environment ?? .unspecified
      updateTraits(overrides: values)
    }
    // A table does so itself, animated or not.
    if table == nil, let place, place.isEditing != isEditing { setEditing(place.isEditing, animated: false) }
    let isCard = place?.style == .insetGrouped
    if isCard || old?.style == .insetGrouped {
      roundCardCorners(
        isCard ? .card(isFirst: place?.isFirst ?? false, isLast: place?.isLast ?? false) : [])
    }
    adoptMargins()
    accessories.show(in: self)
    contents.background.show(in: self)
    tableView?.makeSwipes()
    publishAccessibility()
    setNeedsLayout()
  }

  func statusDidChange(from old: CellStatus) {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() { contents.updateIfNeeded(self) }

  // MARK: - Heights

  /// How high the row would like to be in a table that gives it a width.
  func preferredHeight(fittingWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : RowMetrics.scaled(RowMetrics.least, traitCollection)
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    adoptMargins()
    let beside = rowInsets()
    shareMargins(beside)
    let taken = beside.leading + beside.trailing
    let inner = CGSize(width: max(target.width - taken, 0), height: target.height)
    var size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.width += taken
    guard vertical < .required else { return size }
    if contentConfiguration != nil {
      // The line below is in the row.
      size.height += ListMetrics.separator
    } else {
      size.height = max(size.height, sizeThatFits(CGSize(width: target.width, height: 0)).height)
    }
    return size
  }

  /// What the texts of the cell's style need; the least height of a row without any.
  func classicSize(width: CGFloat) -> CGSize {
    let beside = rowInsets()
    let room = max(width - beside.leading - beside.trailing, 0)
    guard let height = classic.height(width: room, textMargins(beside), traitCollection) else {
      // What constraints decide may be as low as it likes.
      let isOwn = contentView.subviews.contains { view in !classic.views.contains { $0 === view } }
      return CGSize(width: width, height: isOwn ? 0 : RowMetrics.scaled(RowMetrics.least, traitCollection))
    }
    return CGSize(width: width, height: height)
  }

  // MARK: - Content

  /// The list content that looks as the cell's style does.
  func styleConfiguration() -> UIListContentConfiguration {
    switch classic.style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

extension UIListEnvironment {
  /// The environment of what is in a table.
  init(_ style: UITableView.Style) {
    self =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
  }
}
