// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

internal import ViewLayoutCore

/// Shows the items of a page in UIKit's bars.
@MainActor final class PageBars {
  private unowned let controller: UIViewController
  /// What stands for each box.
  private var shown: [ObjectIdentifier: BarEntry] = [:]
  private var principal: BarEntry?

  init(_ controller: UIViewController) { self.controller = controller }

  func show(_ traits: PageTraits) {
    let old = shown
    shown = [:]
    var items: [ToolbarItemPlacement.Place: [UIBarButtonItem]] = [:]
    var newPrincipal: BarEntry?
    for entry in traits.items {
      let key = ObjectIdentifier(entry.box)
      let bar = old[key] ?? BarEntry(entry.box, below: entry.host)
      shown[key] = bar
      if entry.placement.place == .principal {
        newPrincipal = bar
      } else {
        items[entry.placement.place, default: []].append(bar.item(entry))
      }
    }
    for (key, bar) in old where shown[key] == nil { bar.end() }
    let item = controller.navigationItem
    let isSeen = controller.viewIfLoaded?.window != nil
    set(items[.leading] ?? [], item.leftBarButtonItems) { item.setLeftBarButtonItems($0, animated: isSeen) }
    set((items[.trailing] ?? []).reversed(), item.rightBarButtonItems) {
      item.setRightBarButtonItems($0, animated: isSeen)
    }
    item.leftItemsSupplementBackButton = true
    set(items[.bottom] ?? [], controller.toolbarItems) { controller.setToolbarItems($0, animated: isSeen) }
    showKeyboardBar(items[.keyboard] ?? [])
    if principal !== newPrincipal { item.titleView = newPrincipal?.makeView() }
    newPrincipal?.fit()
    principal = newPrincipal
    showBackground(traits, item)
  }

  private func set(_ new: [UIBarButtonItem], _ old: [UIBarButtonItem]?, _ apply: ([UIBarButtonItem]) -> Void) {
    let old = old ?? []
    guard new.count != old.count || !zip(new, old).allSatisfy({ $0 === $1 }) else { return }
    apply(new)
  }

  /// The bar above the keyboard; `nil` where the page has no items for it.
  private(set) var keyboardBar: UIToolbar?

  private func showKeyboardBar(_ items: [UIBarButtonItem]) {
    guard !items.isEmpty || keyboardBar != nil else { return }
    guard !items.isEmpty else { return keyboardBar = nil }
    let bar = keyboardBar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.sizeToFit()
    keyboardBar = bar
    set(items, bar.items) { bar.setItems($0, animated: false) }
  }

  private var hasBackground = false

  private func showBackground(_ traits: PageTraits, _ item: UINavigationItem) {
    let style = traits.background[.navigation]
    let visibility = traits.backgroundVisibility[.navigation] ?? .automatic
    guard style != nil || visibility != .automatic || hasBackground else { return }
    hasBackground = true
    let appearance = UINavigationBarAppearance()
    if visibility == .hidden {
      appearance.configureWithTransparentBackground()
    } else if let style, let environment = (controller as? ScreenController)?.host.environment {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = UIColor(cgColor: style.paint(environment).color)
    } else {
      appearance.configureWithDefaultBackground()
    }
    item.standardAppearance = appearance
    // At the top of its content a bar shows its background where that is asked for.
    if visibility == .hidden || visibility == .visible {
      item.scrollEdgeAppearance = appearance
    } else {
      item.scrollEdgeAppearance = nil
    }
  }
}

/// A box in a bar: a button of UIKit's where that can show it, a view of ours elsewhere.
@MainActor private final class BarEntry {
  private let box: Box
  private let host: ViewHost
  private var button: UIBarButtonItem?
  private var menu: UIBarButtonItem?
  private var menuSource: MenuEntrySource?
  private var custom: UIBarButtonItem?
  private var space: UIBarButtonItem?
  private var view: BarItemView?
  private var action: (@MainActor () -> Void)?

  init(_ box: Box, below bar: ViewHost) {
    self.box = box
    host = ViewHost(family: bar.family, parent: bar.parent, relay: bar)
    host.setShown(true)
  }

  func item(_ entry: ToolbarEntry) -> UIBarButtonItem {
    let item = made(entry)
    let hides = entry.placement.hidesBackground
    if item.hidesSharedBackground != hides { item.hidesSharedBackground = hides }
    return item
  }

  private func made(_ entry: ToolbarEntry) -> UIBarButtonItem {
    if let spacing = entry.spacing {
      let made = space ?? (spacing.isFlexible ? .flexibleSpace() : .fixedSpace(8))
      space = made
      return made
    }
    let parts = CollectedParts(box)
    if let collected = parts.onlyMenu { return made(collected, isProminent: entry.placement.isProminent) }
    if let collected = parts.onlyButton {
      let item = button ?? UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.action?() })
      button = item
      action = collected.action
      show(collected, item, isProminent: entry.placement.isProminent)
      return item
    }
    let item = custom ?? UIBarButtonItem(customView: makeView())
    custom = item
    let place = entry.placement.place
    view?.fillsBar = place == .bottom || place == .keyboard
    view?.sides = parts.hasWords && !entry.placement.hidesBackground ? BarItemView.glassSides : 0
    fit()
    return item
  }

  private func made(_ collected: CollectedMenu, isProminent: Bool) -> UIBarButtonItem {
    let item = menu ?? UIBarButtonItem()
    menu = item
    action = collected.primaryAction
    if (item.primaryAction == nil) != (action == nil) {
      item.primaryAction = action.map { _ in UIAction { [weak self] _ in self?.action?() } }
    }
    if menuSource !== collected.source {
      let source = collected.source
      menuSource = source
      item.menu = UIMenu(children: [UIDeferredMenuElement.uncached { $0(source.elements) }])
    }
    item.preferredMenuElementOrder = collected.order
    show(collected.button, item, isProminent: isProminent)
    return item
  }

  private func show(_ collected: CollectedButton, _ item: UIBarButtonItem, isProminent: Bool) {
    if item.image !== collected.image { item.image = collected.image }
    let title = collected.image == nil ? collected.title : nil
    if item.title != title { item.title = title }
    if item.isEnabled != collected.isEnabled { item.isEnabled = collected.isEnabled }
    let style: UIBarButtonItem.Style = isProminent ? .prominent : .plain
    if item.style != style { item.style = style }
    let tint = collected.role == .destructive ? UIColor.systemRed : collected.tint
    if item.tintColor != tint { item.tintColor = tint }
    let label = collected.image == nil ? collected.label : collected.spokenName
    if item.accessibilityLabel != label { item.accessibilityLabel = label }
    if item.accessibilityIdentifier != collected.identifier { item.accessibilityIdentifier = collected.identifier }
  }

  /// The view that shows the box.
  func makeView() -> UIView {
    if let view { return view }
    host.show(of: box.element) { [box] in [Item(box: box)] }
    let made = BarItemView(host)
    view = made
    fit()
    return made
  }

  /// Makes the view as large as the box wants to be.
  func fit() { view?.fit() }

  func end() { host.end() }
}

/// A view of ours in a bar, as large as its content, or as wide as the bar where the content has spacers.
private final class BarItemView: HostView {
  /// Whether the view stands in a bar that it may fill.
  var fillsBar = false

  override init(_ host: ViewHost?) {
    super.init(host)
    safeAreaRegions = []
    host?.contentDidChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  required init?(coder: NSCoder) { return nil }

  /// From the content to the sides, in points: words keep off the ends of the glass that they stand on.
  var sides: CGFloat = 0
  static let glassSides: CGFloat = 8

  override var intrinsicContentSize: CGSize {
    guard let size = host?.size(.unspecified), size.width > 0 else { return .zero }
    return CGSize(width: size.width + 2 * sides, height: size.height)
  }

  /// Whether the content takes whatever width there is.
  private var isFlexible: Bool { fillsBar && host?.size(Proposal(width: .infinity, height: nil)).width == .infinity }

  func fit() {
    let size = intrinsicContentSize
    // Bars stretch views that hug their content less than views usually do.
    let hugging: UILayoutPriority = isFlexible ? .fittingSizeLevel : .defaultLow
    if contentHuggingPriority(for: .horizontal) != hugging {
      setContentHuggingPriority(hugging, for: .horizontal)
      superview?.superview?.setNeedsLayout()
    } else if hugging != .defaultLow, bounds.height == size.height, bounds.width >= size.width {
      return
    }
    guard bounds.size != size else { return }
    bounds.size = size
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
