// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// One tab: the host of its views, and its controller.
@MainActor private final class TabPage {
  let box: Box
  let host: ViewHost
  let controller: ScreenController
  let labelHost: ViewHost
  var label: RootElement<AnyView>
  var tag: AnyHashable?

  init(_ item: Item, below element: ViewElement, relay: ViewHost) {
    box = item.box
    host = ViewHost(family: relay.family, parent: relay.parent, relay: relay)
    host.show(of: item.box.element) { [Item(box: item.box)] }
    controller = ScreenController(host)
    labelHost = ViewHost(family: relay.family, parent: relay.parent)
    labelHost.overrides = [
      {
        $0.dynamicTypeSize = min($0.dynamicTypeSize, .large)
        $0.symbolVariants = .fill
      }
    ]
    let traits = item.traits[TabTraitsKey.self] as? TabTraits
    label = labelHost.makeElement(traits?.label ?? AnyView(EmptyView()), below: element)
  }

  func take(_ item: Item, index: Int) {
    let traits = item.traits[TabTraitsKey.self] as? TabTraits
    tag = item.traits.selectionTag
    label.update(traits?.label ?? AnyView(EmptyView()))
    var parts = CollectedParts()
    label.items.forEach { parts.collect($0.box) }
    let bar = controller.tabBarItem ?? UITabBarItem()
    let title = parts.texts.joined(separator: " ")
    if bar.title != title { bar.title = title }
    if bar.image !== parts.images.first { bar.image = parts.images.first }
    let badge = item.traits.row.badge.map { TextResolver(box.element.environmentValues).string($0) }
    if bar.badgeValue != badge { bar.badgeValue = badge }
    bar.tag = index
    controller.tabBarItem = bar
  }

  func remove() {
    host.setShown(false)
    label.remove()
    host.end()
    labelHost.end()
  }
}

/// The element of tabs.
final class TabViewElement<V: TabbedView>: TypedElement<V> {
  private var child: TypedElement<V.Content>?
  private let tabs: ViewHost
  private var pages: [TabPage] = []
  private var bar: TabsController?
  private var pager: PagesController?
  private var box: ScreenBox!
  private var isStale = true
  private var shownValue: AnyHashable?

  override init(_ value: V, _ inputs: _ViewInputs) {
    let parent = inputs.host
    tabs = ViewHost(family: (parent ?? ViewHost()).family, parent: parent)
    super.init(value, inputs)
    var inputs = _ViewInputs(below: self)
    inputs.host = tabs
    child = V.Content.makeElement(value.content, inputs)
    let style = EnvironmentValues(environment, reads: reads).tabPages
    if let style {
      let pager = PagesController(showsDots: style.showsDots)
      self.pager = pager
      box = ScreenBox(self, controller: pager, edges: [])
      pager.didChoose = { [weak self] in self?.didChoose($0) }
    } else {
      let bar = TabsController()
      self.bar = bar
      box = ScreenBox(self, controller: bar)
      bar.didChoose = { [weak self] in self?.didChoose($0) }
    }
    takePages()
    showTint()
  }

  override func rerun() { showTint() }

  /// Gives the bar the colour of controls.
  private func showTint() {
    let environment = EnvironmentValues(environment, reads: reads)
    let tint = environment.tint.map { UIColor(cgColor: $0.paint(environment).color) }
    if let bar, bar.tabBar.tintColor != tint { bar.tabBar.tintColor = tint }
    pager?.showBackground(environment.indexBackground.style)
  }

  override func update(_ new: V) {
    super.update(new)
    clearDirty()
    showTint()
    child?.update(new.content)
    if isStale { takePages() }
    select()
  }

  override func childItemsDidChange() {
    guard !isStale else { return }
    isStale = true
    root.callBack(.preferences) { [weak self] in
      guard let self, isStale else { return }
      takePages()
      select()
    }
  }

  private func takePages() {
    isStale = false
    var old = pages
    let items = (child?.items ?? []).filter { $0.traits[TabHidden.self] == nil }
    pages = items.map { item in
      if let index = old.firstIndex(where: { $0.box === item.box }) { return old.remove(at: index) }
      return TabPage(item, below: self, relay: tabs)
    }
    for (index, item) in items.enumerated() { pages[index].take(item, index: index) }
    let controllers = pages.map(\.controller)
    if let bar, !(bar.viewControllers ?? []).elementsEqual(controllers, by: { $0 === $1 }) {
      bar.setViewControllers(controllers, animated: false)
    }
    pager?.setPages(controllers)
    old.forEach { $0.remove() }
    select()
  }

  private func tag(of index: Int) -> AnyHashable { pages[index].tag ?? AnyHashable(index) }

  private func select() {
    guard let selection = value.selection, selection.value != shownValue else { return }
    shownValue = selection.value
    guard let index = pages.indices.first(where: { tag(of: $0) == selection.value }) else { return }
    if let bar, bar.selectedIndex != index { bar.selectedIndex = index }
    pager?.show(index)
  }

  private func didChoose(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let tag = tag(of: index)
    shownValue = tag
    if value.selection?.value != tag { value.selection?.write(tag) }
  }

  private var selectedIndex: Int { bar?.selectedIndex ?? pager?.index ?? 0 }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
    for page in pages { body(page.label) }
  }

  override func makeItems() -> [Item] { [Item(box: box)] }

  override func willRemove() {
    pages.forEach { $0.host.setShown(false) }
    box.detach()
    tabs.end()
  }

  /// What the page that is seen says.
  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    guard pages.indices.contains(selectedIndex) else { return }
    pages[selectedIndex].box.element.collect(key, into: &value)
  }
}

/// The controller of tabs with a bar.
final class TabsController: UITabBarController, UITabBarControllerDelegate {
  var didChoose: ((Int) -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  required init?(coder: NSCoder) { return nil }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    didChoose?(selectedIndex)
  }
}

/// The controller of pages that are swiped.
final class PagesController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var didChoose: ((Int) -> Void)?
  private var pages: [UIViewController] = []
  private(set) var index = 0
  private let showsDots: Bool?
  private lazy var dots = UIPageControl()

  init(showsDots: Bool?) {
    self.showsDots = showsDots
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dots)
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(dots.currentPage)
        didChoose?(dots.currentPage)
      }, for: .valueChanged)
    updateDots()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = dots.sizeThatFits(view.bounds.size)
    dots.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: view.bounds.height - view.safeAreaInsets.bottom - size.height,
      width: size.width, height: size.height)
    view.bringSubviewToFront(dots)
  }

  /// Says when something is shown behind the dots.
  func showBackground(_ style: UIPageControl.BackgroundStyle) {
    if dots.backgroundStyle != style { dots.backgroundStyle = style }
  }

  private func updateDots() {
    guard isViewLoaded else { return }
    dots.numberOfPages = pages.count
    dots.currentPage = index
    dots.isHidden = !(showsDots ?? (pages.count > 1))
    view.setNeedsLayout()
  }

  func setPages(_ new: [ScreenController]) {
    for page in new { page.clearsBackground = true }
    pages = new
    index = min(index, max(new.count - 1, 0))
    if pages.indices.contains(index) { setViewControllers([pages[index]], direction: .forward, animated: false) }
    updateDots()
  }

  func show(_ new: Int) {
    guard pages.indices.contains(new), new != index else { return }
    let direction: NavigationDirection = new > index ? .forward : .reverse
    index = new
    setViewControllers(
      [pages[new]], direction: direction, animated: viewIfLoaded?.window != nil && UIView.areAnimationsEnabled)
    updateDots()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let shown = viewControllers?.first, let new = pages.firstIndex(of: shown), new != index else {
      return
    }
    index = new
    updateDots()
    didChoose?(new)
  }
}
