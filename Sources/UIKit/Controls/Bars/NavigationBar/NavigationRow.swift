// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The 44 points of a navigation bar in which the buttons and the inline title of one item stand.
final class NavigationRow: UIView {
  let item: UINavigationItem
  let backItem: UINavigationItem?
  private weak var bar: UINavigationBar?
  private var leading: [Element] = []
  private var trailing: [Element] = []
  private(set) var backPlatter: BarPlatter?
  /// Holds the title or the app's own view in its place.
  let titleHolder = TitleHolder()
  /// Whether the row has been laid out, so that a title that comes or goes is seen to do so.
  private(set) var hasShownTitle = false
  private let titleLabel = UILabel()
  private var titleView: UIView?
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
    super.init(frame: CGRect(x: 0, y: 0, width: bar.bounds.width, height: BarMetrics.band))
    titleLabel.accessibilityTraits = .header
    titleHolder.isUserInteractionEnabled = true
    addSubview(titleHolder)
    buildSides()
    titleView = item.titleView
    titleHolder.addSubview(titleView ?? titleLabel)
  }

  required init?(coder: NSCoder) { fatalError("Rows are not archived") }

  // MARK: - Building

  private func buildSides() {
    let own = item.leftBarButtonItems ?? []
    let leadingGroups = item.leadingItemGroups.map(\.shownItems)
    let hasOwn = (own + leadingGroups.flatMap { $0 }).contains { !$0.isHidden }
    if backItem != nil || item.backAction != nil, !item.hidesBackButton, !hasOwn || item.leftItemsSupplementBackButton {
      let platter = BarPlatter(buttons: [backItem.map(makeBackButton(to:)) ?? makeOwnBackButton()])
      backPlatter = platter
      leading.append(.platter(platter))
    }
    leading += elements(of: [item.columnsItem].compactMap { $0 }, isTrailing: false)
    leading += elements(of: own, isTrailing: false)
    for group in leadingGroups { leading += elements(of: group, isTrailing: false) }
    trailing = elements(of: item.rightBarButtonItems ?? [], isTrailing: true)
    for group in item.allTrailingGroups.reversed() {
      trailing += elements(of: group.shownItems.reversed(), isTrailing: true)
    }
    for platter in platters {
      platter.semanticContentAttribute = bar?.semanticContentAttribute ?? .unspecified
      addSubview(platter)
    }
  }

  var platters: [BarPlatter] {
    (leading + trailing).compactMap { if case .platter(let platter) = $0 { platter } else { nil } }
  }

  private func makeBackButton(to backItem: UINavigationItem) -> BarButton {
    let given = backItem.backBarButtonItem
    let back = UIBarButtonItem()
    back.image = given?.image ?? bar?.backIndicator(of: item)
    let title = given?.title ?? backItem.backButtonTitle
    let showsTitle = backItem.backButtonDisplayMode == .default && title?.isEmpty == false
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
    titleLabel.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    titleOffset = appearance.titlePositionAdjustment
    showPrompt()
    if let backItem, backItem.backBarButtonItem?.image == nil {
      backPlatter?.buttons.first?.item.image = appearance.backIndicatorImage
    }
    for platter in platters {
      for button in platter.buttons {
        button.appearance =
          platter === backPlatter
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
    let used = (
      leading: place(leading, from: starts.leading, atLeft: !isRightToLeft),
      trailing: place(trailing, from: starts.trailing, atLeft: isRightToLeft)
    )
    placeTitle(
      between: isRightToLeft ? used.trailing : used.leading, and: isRightToLeft ? used.leading : used.trailing,
      isRightToLeft)
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
    var size = titleView?.sizeInBar ?? titleLabel.intrinsicContentSize
    // The tabs of a pad stand in the middle.
    let middle = bar?.middle ?? 0
    let farther =
      middle > 0 ? (bounds.width + middle) / 2 + BarMetrics.gap : (isRightToLeft ? left : right).forTitleBeside
    let room = max(bounds.width - (isRightToLeft ? right : left).forTitleBeside - farther, 0)
    size.height = min(max(size.height, 0), bounds.height)
    // A column that floats covers one side of the bar.
    var x = (sideInsets.left + bounds.width - sideInsets.right - size.width) / 2
    if middle > 0 || x < left.forCentredTitle || x + size.width > bounds.width - right.forCentredTitle {
      size.width = min(max(size.width, 0), room)
      x = isRightToLeft ? bounds.width - right.forTitleBeside - size.width : left.forTitleBeside
    }
    let place = CGRect(
      x: x + titleOffset.horizontal, y: (bounds.height - size.height) / 2 + titleOffset.vertical, width: size.width,
      height: size.height
    ).onPixels(of: self)
    titleHolder.bounds.size = place.size
    titleHolder.center = CGPoint(x: place.midX, y: place.midY)
    (titleView ?? titleLabel).frame = CGRect(origin: .zero, size: place.size)
  }
}

/// The place of an inline title.
final class TitleHolder: UIView, OverContent {
  var isOverDark: Bool?
  var followsContent: Bool { true }
}
