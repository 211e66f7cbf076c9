// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows one of several controllers, each of which has a tab in a bar.
///
/// The class body holds stored state and what apps may override; topics live in `UITabBarController+….swift`.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// What is shown by tabs, in their order: the app's controllers, or those of its `tabs`.
  var pages: [UIViewController] = []
  var storedTabs: [UITab] = []
  /// Whether the app brought tabs and no controllers.
  var usesTabs = false
  /// The page that is selected, which the controller of further tabs may show.
  var selection: UIViewController?
  /// The change of pages under way.
  var running: TabSwitch?
  /// What is to be done when a change of pages ends that cannot be ended early.
  var waiting: (() -> Void)?
  let transitionView = UINavigationTransitionView()
  let wrapper = UIViewControllerWrapperView()
  private var madeBar: UITabBar?
  private(set) var madeMore: UINavigationController?
  var storedIsTabBarHidden = false
  /// What the bar takes from pages, as they were last told.
  var room = TabBarRoom()
  /// What the page scrolls, which the bar follows.
  weak var followed: UIScrollView?
  /// Where content that is being scrolled turned round, and where it is.
  var scrolled: (turned: CGFloat, last: CGFloat)?
  var accessoryView: TabAccessoryView?

  // MARK: - Life

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishDecoding(coder, as: UITabBarController.self)
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: owningApplication.screen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    setUpContainer(container)
    view = container
  }

  /// Selects the child.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if children.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
  }

  /// Hears of what people select, and may refuse it or animate it.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  /// Who is asked and told: whom this class's setter was given. An app's override of the property is its own matter, as on iOS.
  weak var heldDelegate: (any UITabBarControllerDelegate)?

  // MARK: - Controllers

  /// The controllers, in the order of their tabs; the first five at most have a tab where there is little width, the others
  /// are found behind a tab called More. `nil`, the default, also while the app has given `tabs`.
  open var viewControllers: [UIViewController]? {
    get { usesTabs || pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; animated, tabs fade. The selected one stays if it is among the new ones, else the first is
  /// selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    usesTabs = false
    storedTabs = []
    take(viewControllers ?? [], animated: animated)
  }

  /// The controller of the selected tab; `moreNavigationController` where that is More.
  open var selectedViewController: UIViewController? {
    get { selection }
    set { select(named: newValue) }
  }

  /// The index of the selected controller; `NSNotFound` where there is none, or where More's list is shown.
  open var selectedIndex: Int {
    get { pages.firstIndex { $0 === selection } ?? NSNotFound }
    set { if pages.indices.contains(newValue) { select(pages[newValue]) } }
  }

  /// Shows what has no tab of its own: a list, and the controllers that are chosen there.
  open var moreNavigationController: UINavigationController {
    if let madeMore { return madeMore }
    let more = makeMore()
    madeMore = more
    return more
  }

  /// The controllers whose tabs people may arrange. Kept for the app: people cannot arrange tabs here.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - Bar

  /// The bar, whose items are the controllers' `tabBarItem`s.
  open var tabBar: UITabBar {
    if let madeBar { return madeBar }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: TabBarMetrics.height(.stacked)))
    take(bar)
    return bar
  }

  /// Has a bar of an app's own in place of the one that there was.
  func take(_ bar: UITabBar) {
    let old = madeBar
    bar.delegate = self
    bar.owner = self
    madeBar = bar
    guard let old else { return }
    old.owner = nil
    old.delegate = nil
    showItems(animated: false)
    old.superview?.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the bar is gone. Defaults to `false`.
  open var isTabBarHidden: Bool {
    get { storedIsTabBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; animated, it slides.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideTabBar(hidden, animated: animated) }

  /// When the bar becomes smaller. Defaults to `automatic`: never.
  open var tabBarMinimizeBehavior: TabBarMinimizeBehavior = .automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { minimizeBehaviorDidChange() } }
  }

  /// What floats above the tabs. Defaults to `nil`.
  open var bottomAccessory: UITabAccessory? {
    get { accessoryView?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Replaces what floats above the tabs; animated, it fades.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    change(bottomAccessory, animated: animated)
  }

  /// Told that a person has tapped a tab, before anything is selected. Overriders need not call `super`.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  // MARK: - Tabs

  /// The tabs, each with its controller; empty while the app has given `viewControllers`. Their controllers are made at once.
  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; animated, they fade. Where the selected one is not among the new ones, the first is selected.
  open func setTabs(_ tabs: [UITab], animated: Bool) { take(tabs, animated: animated) }

  /// The selected tab; a group's child where it has one. `nil` while the app has given `viewControllers`.
  open var selectedTab: UITab? {
    get { currentTab }
    set { if let newValue { select(newValue) } }
  }

  /// The tab, or child of a group, with an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? { storedTabs.lazy.compactMap { $0.find(identifier) }.first }

  /// The tabs, by identifiers, that are shown where width is compact, in that order. Defaults to `nil`: all.
  open var compactTabIdentifiers: [String]? {
    didSet { if compactTabIdentifiers != oldValue { showItems(animated: false) } }
  }

  /// Names what people have made of the tabs; here nobody can arrange tabs. Defaults to `nil`.
  open var customizationIdentifier: String?

  /// The part of the view that no bar covers.
  open var contentLayoutGuide: UILayoutGuide {
    shownPage?.viewIfLoaded?.safeAreaLayoutGuide ?? view.safeAreaLayoutGuide
  }

  /// How tabs are shown on pads, where all is a bar at the top here. Defaults to `automatic`.
  open var mode: Mode = .automatic

  @available(*, unavailable, message: "Tessera has no sidebar of tabs: iOS's was not measured.")
  open var sidebar: Sidebar { fatalError("Tessera has no sidebar of tabs") }

  /// What iOS shows beside pages on pads; there is none here.
  public final class Sidebar: NSObject {}

  /// How tabs are shown on pads.
  public enum Mode: Int, Sendable {
    /// A bar.
    case automatic = 0
    case tabBar = 1
    /// A bar, and beside the pages of pads a list that people can show in its place; here there is the bar alone, as on
    /// phones.
    case tabSidebar = 2
  }

  // MARK: - For the system

  override func prepareChildren() { installSelected() }

  override func childDidLayout(_ child: UIViewController) { followContent() }

  override func contentScrollViewMayHaveChanged() { followContent() }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? shownPage?.contentScrollView(for: edge)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { showFromPage(vc, sender: sender) }

  open override var childForStatusBarHidden: UIViewController? {
    own_childForStatusBarHidden(overridden: true) ?? shownPage
  }

  open override var childForStatusBarStyle: UIViewController? {
    own_childForStatusBarStyle(overridden: true) ?? shownPage
  }

  open override var childViewControllerForInterfaceOrientationLock: UIViewController? { shownPage }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    own_supportedInterfaceOrientations(overridden: true)
      ?? heldDelegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? systemOrientations
  }

  var systemOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (old, new) = (previousTraitCollection, traitCollection)
    guard old?.horizontalSizeClass != new.horizontalSizeClass || old?.verticalSizeClass != new.verticalSizeClass else {
      return
    }
    showItems(animated: false)
    viewIfLoaded?.setNeedsLayout()
  }
}
