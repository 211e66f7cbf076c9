// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The 44 points of a navigation bar in which the buttons and the inline title of one item stand.
final class NavigationRow: UIView {
  let item: UINavigationItem
  let backItem: UINavigationItem?
  private weak var bar: UINavigationBar?
  private var leading: [Element] = []
  private var trailing: [Element] = []
  private var centerPlatters: [BarPlatter] = []
  private(set) var backPlatter: BarPlatter?
  /// The back button with its words, and without them for where they have no room.
  private var backPlatters: (worded: BarPlatter, bare: BarPlatter)?
  /// Holds the title or the app's own view in its place.
  let titleHolder: TitleHolder
  /// Whether the row has been laid out, so that a title that comes or goes is seen to do so.
  private(set) var hasShownTitle = false
  /// The item's prompt, above the row.
  private(set) var promptLabel: UILabel?

  /// What stands on one side, from the edge inwards.
  private enum Element {
    case platter(BarPlatter)
    case space(CGFloat)
  }

  init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.backItem = backItem
    self.bar = bar
    titleHolder = TitleHolder(item: item)
    super.init(frame: CGRect(x: 0, y: 0, width: bar.bounds.width, height: BarMetrics.band))
    addSubview(titleHolder)
    buildSides()
  }

  required init?(coder: NSCoder) { fatalError("Rows are not archived") }

  // MARK: - Building

  private func buildSides() {
    let own = item.leftBarButtonItems ?? []
    let leadingGroups = item.leadingItemGroups.map(\.shownItems)
    let hasOwn = (own + leadingGroups.flatMap { $0 }).contains { !$0.isHidden }
    if backItem != nil || item.backAction != nil, !item.hidesBackButton, !hasOwn || item.leftItemsSupplementBackButton {
      let platter = BarPlatter(buttons: [backItem.map { makeBackButton(to: $0) } ?? makeOwnBackButton()])
      backPlatter = platter
      leading.append(.platter(platter))
      if let backItem, platter.buttons.first?.item.title != nil {
        let bare = BarPlatter(buttons: [makeBackButton(to: backItem, isWorded: false)])
        bare.isHidden = true
        backPlatters = (platter, bare)
      }
    }
    leading += elements(of: [item.columnsItem].compactMap { $0 }, isTrailing: false)
    leading += elements(of: own, isTrailing: false)
    for group in leadingGroups { leading += elements(of: group, isTrailing: false) }
    trailing = elements(of: item.rightBarButtonItems ?? [], isTrailing: true)
    if let pinned = item.pinnedTrailingGroup {
      trailing += elements(of: pinned.shownItems.reversed(), isTrailing: true)
    }
    trailing += elements(of: [makeOverflowItem()].compactMap { $0 }, isTrailing: true)
    for group in item.trailingItemGroups.reversed() {
      trailing += elements(of: group.shownItems.reversed(), isTrailing: true)
    }
    if hasCenter {
      centerPlatters = item.centerItemGroups.flatMap { elements(of: $0.shownItems, isTrailing: false) }.compactMap {
        if case .platter(let platter) = $0 { platter } else { nil }
      }
    }
    for platter in platters + [backPlatters?.bare].compactMap({ $0 }) {
      platter.semanticContentAttribute = bar?.semanticContentAttribute ?? .unspecified
      addSubview(platter)
    }
  }

  var platters: [BarPlatter] {
    (leading + trailing).compactMap { if case .platter(let platter) = $0 { platter } else { nil } } + centerPlatters
  }

  // MARK: - What has no room

  /// Whether there is room for groups in the middle.
  private var hasCenter: Bool { (bar?.traitCollection ?? traitCollection).horizontalSizeClass == .regular }

  /// A button with a menu of what is not seen; `nil` where everything is.
  private func makeOverflowItem() -> UIBarButtonItem? {
    let hidden = hasCenter ? [] : item.centerItemGroups.filter { !$0.shownItems.isEmpty }
    guard !hidden.isEmpty || item.additionalOverflowItems != nil else { return nil }
    let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis"))
    button.accessibilityLabel = "More"
    var children = hidden.map(\.menuElement)
    if let more = item.additionalOverflowItems { children.append(UIMenu(options: .displayInline, children: [more])) }
    button.menu = UIMenu(children: children)
    item.overflowItem = button
    return button
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection, !item.centerItemGroups.isEmpty,
      previousTraitCollection.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    bar?.setNeedsNewRow()
  }

  private func makeBackButton(to backItem: UINavigationItem, isWorded: Bool = true) -> BarButton {
    let given = backItem.backBarButtonItem
    let back = UIBarButtonItem()
    back.image = given?.image ?? bar?.backIndicator(of: item)
    let title = given?.title ?? backItem.backButtonTitle
    let showsTitle = isWorded && backItem.backButtonDisplayMode == .default && title?.isEmpty == false
    back.title = showsTitle ? title : nil
    back.tintColor = given?.tintColor
    back.menu = given?.menu
    back.accessibilityLabel = given?.accessibilityLabel ?? title ?? backItem.title ?? "Back"
    back.accessibilityIdentifier = given?.accessibilityIdentifier ?? "BackButton"
    return makeBackButton(back)
  }

  /// A back button where there is nowhere to go back to: the item's action says how it looks.
  private func makeOwnBackButton() -> BarButton {
    let back = UIBarButtonItem()
    back.image = item.backAction?.image
    if back.image == nil { back.title = item.backAction?.title }
    if back.title?.isEmpty != false { back.image = back.image ?? bar?.backIndicator(of: item) }
    back.accessibilityIdentifier = "BackButton"
    return makeBackButton(back)
  }

  private func makeBackButton(_ back: UIBarButtonItem) -> BarButton {
    let button = BarButton(item: back, showsBoth: true)
    button.onTap = { [weak bar, weak back] in bar?.backTapped(back) }
    if item.backAction == nil { button.backMenu = { [weak bar, weak item] in item.flatMap { bar?.backMenu(of: $0) } } }
    return button
  }

  /// Pictures side by side share a platter; what else there is has one of its own.
  private func elements(of items: [UIBarButtonItem], isTrailing: Bool) -> [Element] {
    var result: [Element] = []
    var group: [BarButton] = []
    func close() {
      guard !group.isEmpty else { return }
      result.append(.platter(BarPlatter(buttons: isTrailing ? group.reversed() : group)))
      group = []
    }
    for item in items where !item.isHidden {
      if item.isSpace {
        close()
        result.append(.space(item.width))
        continue
      }
      let button = BarButton(item: item)
      if button.joinsOthers {
        group.append(button)
      } else {
        close()
        group = [button]
        close()
      }
    }
    close()
    return result
  }

  // MARK: - Looks

  func show(_ appearance: UINavigationBarAppearance) {
    // The bar hears of other traits before what is in it.
    let traits = (superview ?? self).traitCollection
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: BarMetrics.textSize(traits), weight: .semibold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearance.titleTextAttributes) { _, own in own }
    if item.largeTitleDisplayMode == .inline {
      attributes[.font] = BarMetrics.largeTitleFont(traits)
      attributes.merge(appearance.largeTitleTextAttributes) { _, own in own }
    }
    var below = BarTexts.subtitleAttributes(traits, isLarge: false)
    below.merge(appearance.subtitleTextAttributes) { _, own in own }
    titleHolder.show(title: BarTexts.title(item, attributes), subtitle: BarTexts.subtitle(item, below))
    titleOffset = appearance.titlePositionAdjustment
    showPrompt()
    let backs = backPlatters.map { [$0.worded, $0.bare] } ?? [backPlatter].compactMap { $0 }
    if let backItem, backItem.backBarButtonItem?.image == nil {
      for back in backs { back.buttons.first?.item.image = appearance.backIndicatorImage }
    }
    for platter in platters.filter({ $0 !== backPlatter }) + backs {
      for button in platter.buttons {
        button.appearance =
          backs.contains(platter)
          ? appearance.backButtonAppearance
          : button.item.isProminent ? appearance.prominentButtonAppearance : appearance.buttonAppearance
      }
    }
    setNeedsLayout()
  }

  private func showPrompt() {
    guard let prompt = item.prompt else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel()
    label.font = .systemFont(ofSize: Self.promptSize)
    label.textColor = .label
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.text = prompt
    promptLabel = label
    if label.superview == nil { addSubview(label) }
  }

  /// The prompt's size of text, points.
  private static let promptSize: CGFloat = 12

  private var titleOffset = UIOffset.zero

  /// From the bar's sides to the items.
  var sideInsets = UIEdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsLayout() } }
  }

  /// What a search bar takes at the trailing side, points; 0 for none.
  var searchWidth: CGFloat = 0 {
    didSet { if searchWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if let promptLabel {
      let height = promptLabel.intrinsicContentSize.height
      promptLabel.frame = CGRect(
        x: sideInsets.left, y: -(BarMetrics.prompt + height) / 2,
        width: max(bounds.width - sideInsets.left - sideInsets.right, 0), height: height
      ).onPixels(of: self)
    }
    hasShownTitle = true
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = sideInsets
    var starts = (
      leading: isRightToLeft ? insets.right : insets.left, trailing: isRightToLeft ? insets.left : insets.right
    )
    if searchWidth > 0 { starts.trailing = searchWidth + BarMetrics.gap }
    fitBackButton(from: starts.leading, to: starts.trailing)
    let used = (
      leading: place(leading, from: starts.leading, atLeft: !isRightToLeft),
      trailing: place(trailing, from: starts.trailing, atLeft: isRightToLeft)
    )
    let sides = (
      left: isRightToLeft ? used.trailing : used.leading, right: isRightToLeft ? used.leading : used.trailing
    )
    placeCenter(between: sides.left, and: sides.right, isRightToLeft)
    placeTitle(between: sides.left, and: sides.right, isRightToLeft)
  }

  /// The back button keeps its words where they stand in the way neither of the title nor of tabs and items.
  private func fitBackButton(from leadingStart: CGFloat, to trailingStart: CGFloat) {
    guard let (worded, bare) = backPlatters else { return }
    let others = leading.dropFirst()
    let title = titleHolder.wantedSize.width
    let wanted =
      leadingStart + worded.wantedSize.width + (others.isEmpty ? 0 : BarMetrics.gap + extent(others))
      + (title > 0 ? BarMetrics.gap + title : 0) + BarMetrics.gap
    let middle = bar?.middle ?? 0
    let limit =
      middle > 0 ? (bounds.width - middle) / 2 : bounds.width - trailingStart - extent(trailing[...])
    let fitting = wanted <= limit ? worded : bare
    guard fitting !== backPlatter else { return }
    backPlatter?.isHidden = true
    fitting.isHidden = false
    backPlatter = fitting
    leading[0] = .platter(fitting)
  }

  /// How much what stands at the trailing side takes, with the gap beside it; 0 for nothing.
  var trailingExtent: CGFloat { trailing.isEmpty ? 0 : extent(trailing[...]) + BarMetrics.gap }

  /// How wide elements stand beside each other.
  private func extent(_ elements: ArraySlice<Element>) -> CGFloat {
    var (width, isFirst): (CGFloat, Bool) = (0, true)
    for element in elements {
      switch element {
      case .space(let space): width += space
      case .platter(let platter):
        width += platter.wantedSize.width + (isFirst ? 0 : BarMetrics.gap)
        isFirst = false
      }
    }
    return width
  }

  /// Where the groups in the middle begin and end; `nil` without any.
  private var centerRange: ClosedRange<CGFloat>?

  /// Groups in the middle stand in the middle of the bar, or of what the sides leave.
  private func placeCenter(between left: Side, and right: Side, _ isRightToLeft: Bool) {
    centerRange = nil
    guard !centerPlatters.isEmpty else { return }
    let sizes = centerPlatters.map(\.wantedSize)
    let total = sizes.reduce(0) { $0 + $1.width } + CGFloat(centerPlatters.count - 1) * BarMetrics.gap
    let (first, last) = (left.forTitleBeside, bounds.width - right.forTitleBeside)
    var start = min(max((bounds.width - total) / 2, first), max(last - total, first))
    centerRange = start...(start + total)
    for (platter, size) in isRightToLeft
      ? Array(zip(centerPlatters, sizes)).reversed() : Array(zip(centerPlatters, sizes))
    {
      platter.bounds.size = size
      platter.center = CGPoint(x: start + size.width / 2, y: size.height / 2)
      start += size.width + BarMetrics.gap
    }
  }

  /// Whether the title begins at the leading side.
  private var isTitleLeading: Bool {
    item.titleView == nil
      && (item.style != .navigator || item.largeTitleDisplayMode == .inline || !centerPlatters.isEmpty)
  }

  /// Where one side ends, and whether anything stands there.
  private struct Side {
    var edge: CGFloat
    var isEmpty = true

    /// Where a title in the middle of the bar may begin, and where one that has no room there does.
    var forCentredTitle: CGFloat { isEmpty ? edge : edge + BarMetrics.clearance }
    var forTitleBeside: CGFloat { isEmpty ? edge : edge + BarMetrics.gap }
  }

  /// Places one side; returns what it takes.
  private func place(_ elements: [Element], from start: CGFloat, atLeft: Bool) -> Side {
    var side = Side(edge: start)
    for element in elements {
      switch element {
      case .space(let width): side.edge += width
      case .platter(let platter):
        if !side.isEmpty { side.edge += BarMetrics.gap }
        side.isEmpty = false
        let size = platter.wantedSize
        let x = atLeft ? side.edge : bounds.width - side.edge - size.width
        platter.bounds.size = size
        platter.center = CGPoint(x: x + size.width / 2, y: size.height / 2)
        side.edge += size.width
      }
    }
    return side
  }

  /// The title stands in the middle of what is seen of the bar where it fits there, else beside the leading items.
  private func placeTitle(between left: Side, and right: Side, _ isRightToLeft: Bool) {
    var size = titleHolder.wantedSize
    if titleHolder.isRenaming { size = CGSize(width: bounds.width, height: Self.fieldHeight) }
    titleHolder.isLeading = isTitleLeading
    // The tabs of a pad stand in the middle.
    let middle = bar?.middle ?? 0
    let farther =
      middle > 0 ? (bounds.width + middle) / 2 + BarMetrics.gap : (isRightToLeft ? left : right).forTitleBeside
    let near = (isRightToLeft ? right : left).forTitleBeside
    var room = max(bounds.width - near - farther, 0)
    if let centerRange {
      let end = isRightToLeft ? bounds.width - centerRange.upperBound : centerRange.lowerBound
      room = max(min(room, end - BarMetrics.gap - near), 0)
    }
    size.height = min(max(size.height, 0), bounds.height)
    // A column that floats covers one side of the bar.
    var x = (sideInsets.left + bounds.width - sideInsets.right - size.width) / 2
    if isTitleLeading || middle > 0 || x < left.forCentredTitle || x + size.width > bounds.width - right.forCentredTitle
    {
      size.width = min(max(size.width, 0), room)
      x = isRightToLeft ? bounds.width - right.forTitleBeside - size.width : left.forTitleBeside
    }
    let place = CGRect(
      x: x + titleOffset.horizontal, y: (bounds.height - size.height) / 2 + titleOffset.vertical, width: size.width,
      height: size.height
    ).onPixels(of: self)
    titleHolder.bounds.size = place.size
    titleHolder.center = CGPoint(x: place.midX, y: place.midY)
    titleHolder.setNeedsLayout()
  }

  /// Of the field in which a title is renamed, points.
  private static let fieldHeight: CGFloat = 36
}
