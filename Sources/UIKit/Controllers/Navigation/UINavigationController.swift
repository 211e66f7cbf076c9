// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows the last of a stack of controllers below a bar, and goes from one to the next and back.
///
/// The class body holds stored state and what apps may override; topics live in `UINavigationController+….swift`.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The stack as the app wants it, bottom to top.
  var stack: [UIViewController] = []
  private let barClass: UINavigationBar.Type
  let toolbarClass: UIToolbar.Type
  private var madeBar: UINavigationBar?
  private(set) var madeToolbar: UIToolbar?
  let transitionView = UINavigationTransitionView()
  let wrapper = UIViewControllerWrapperView()
  var storedIsBarHidden = false
  var storedIsToolbarHidden = true
  /// What a tab bar takes from pages, unless these hide it.
  var tabBarRoom = TabBarRoom.none {
    didSet { if tabBarRoom != oldValue { barDidChangeRoom() } }
  }
  /// Whether the toolbar is being put to where it comes from.
  var isPreparingToolbar = false
  /// The transition under way, with what ends it.
  var running: RunningTransition?
  /// What is to be done when a transition ends that cannot be ended early.
  var waiting: (() -> Void)?
  /// The split view controller that has put the pages onto another stack, since width is compact.
  weak var merger: UISplitViewController?
  let popGesture = PopGestureRecognizer(target: nil, action: nil)
  let popGestureGate = PopGestureGate()

  // MARK: - Life

  /// Creates a controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    // As any other, so that a subclass hears of it.
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with bars of the app's own classes; `nil` stands for the system's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    guard let type = (navigationBarClass ?? UINavigationBar.self) as? UINavigationBar.Type else {
      fatalError("navigationBarClass must be a subclass of UINavigationBar, not \(navigationBarClass as Any)")
    }
    guard let toolbarType = (toolbarClass ?? UIToolbar.self) as? UIToolbar.Type else {
      fatalError("toolbarClass must be a subclass of UIToolbar, not \(toolbarClass as Any)")
    }
    barClass = type
    self.toolbarClass = toolbarType
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let decoder = coder as? ObjectDecoder
    barClass = decoder?.type("navigationBar") as? UINavigationBar.Type ?? UINavigationBar.self
    toolbarClass = decoder?.type("toolbar") as? UIToolbar.Type ?? UIToolbar.self
    super.init(coder: coder)
    finishDecoding(coder, as: UINavigationController.self)
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: owningApplication.screen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    setUpContainer(container)
    view = container
  }

  // MARK: - Stack

  /// Bottom to top. Setting it replaces the stack without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack; animated, as a pop where the new top controller was on the stack already, else as a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if MethodHook.replaces(
      self, UINavigationController.self, "pushViewController:animated:", [viewController, animated])
    {
      return
    }
    push(viewController, animated: animated)
  }

  /// Takes the top controller away, unless it is the only one; returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let name = "popViewControllerWithAnimated:"
    if let replaced = MethodHook.replaced(self, UINavigationController.self, name, [animated]) {
      return replaced.result as? UIViewController
    }
    endSwipeThatWasTakenBack()
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Takes away what is above the first controller; returns it, bottom to top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    endSwipeThatWasTakenBack()
    guard !stack.isEmpty else { return nil }
    return pop(to: 0, animated: animated)
  }

  /// Takes away what is above a controller of the stack; returns it, bottom to top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    endSwipeThatWasTakenBack()
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }

  open var topViewController: UIViewController? { stack.last }

  /// What can be seen: the top controller, or what is presented above it.
  open var visibleViewController: UIViewController? {
    var controller = topViewController
    if let presented = storedPresented ?? nearestPresented { controller = presented }
    while let presented = controller?.storedPresented { controller = presented }
    return controller
  }

  /// Goes back to the child.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard topViewController !== subsequentVC, stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Puts the pages of the secondary controller onto the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.collapseSecondary(onto: self) }

  /// Takes these pages from the stack, or the last one.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.separateSecondary(from: self) }

  /// Hears of transitions, and may animate them.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  /// Who is asked and told: whom this class's setter was given. An app's override of the property is its own matter, as on iOS.
  weak var heldDelegate: (any UINavigationControllerDelegate)?

  // MARK: - Bar

  /// How long, in seconds, the bar takes to hide or show by itself.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  open var navigationBar: UINavigationBar {
    if let madeBar { return madeBar }
    guard
      let bar = UIView.make(barClass, frame: CGRect(x: 0, y: 0, width: 320, height: BarMetrics.band))
        as? UINavigationBar
    else { fatalError("\(barClass) makes something else than a UINavigationBar") }
    take(bar)
    return bar
  }

  /// Has a bar of an app's own in place of the one that there was.
  func take(_ bar: UINavigationBar) {
    let old = madeBar
    bar.owner = self
    madeBar = bar
    guard let old else { return }
    old.owner = nil
    bar.take(stack.map(\.navigationItem))
    old.superview?.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether there is no bar. Defaults to `false`.
  open var isNavigationBarHidden: Bool {
    get { storedIsBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; called while a controller comes, along with it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  // MARK: - Toolbar

  /// The bar at the bottom with the `toolbarItems` of the top controller.
  open var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let bar = makeToolbar()
    madeToolbar = bar
    return bar
  }

  /// Whether there is no toolbar. Defaults to `true`.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar; animated, it slides.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

  /// Recognises the swipe from the edge of the screen that goes back. To allow or forbid it, disable it or give it a
  /// delegate: the one that it has allows it where there is a back button.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  // MARK: - Hiding the bars

  private(set) lazy var barHider = BarHider(self)

  /// Whether a tap on the content that nothing else takes hides the bars or brings them back; the toolbar goes along if
  /// it has items. Defaults to `false`.
  open var hidesBarsOnTap = false {
    didSet { barHider.update() }
  }

  /// Whether dragging up hides the bars and dragging down brings them back. Defaults to `false`.
  open var hidesBarsOnSwipe = false {
    didSet { barHider.update() }
  }

  /// Whether the bars hide while height is compact; a tap on the content brings them back. Defaults to `false`.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      barHider.update()
      let isCompact = traitCollection.verticalSizeClass == .compact
      if hidesBarsWhenVerticallyCompact, !oldValue, isCompact { barHider.setHidden(true, animated: false) }
    }
  }

  /// Whether the bars hide when the keyboard comes for something in the controller; a tap on the content brings them back.
  /// Defaults to `false`.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { barHider.update() }
  }

  override func keyboardWillCome() {
    if hidesBarsWhenKeyboardAppears, !isNavigationBarHidden { barHider.setHidden(true, animated: true) }
    super.keyboardWillCome()
  }

  /// What hears the taps of `hidesBarsOnTap`; disabled while that is not wanted.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHider.tap }

  /// What hears the swipes of `hidesBarsOnSwipe`; disabled while that is not wanted.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHider.swipe }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let now = traitCollection.verticalSizeClass
    guard hidesBarsWhenVerticallyCompact, now != previousTraitCollection?.verticalSizeClass else { return }
    barHider.setHidden(now == .compact, animated: viewIfLoaded?.window != nil)
  }

  // MARK: - For the system

  /// Called when those that left have left.
  func stackDidChange(_ change: StackChange) {}

  override func prepareChildren() { installTop() }

  override func childrenDidBegin(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing, let top = topViewController, running == nil else { return }
    heldDelegate?.navigationController(self, willShow: top, animated: animated)
  }

  override func childrenDidEnd(animated: Bool) {
    guard appearance.phase == .appeared, let top = topViewController, running == nil else { return }
    heldDelegate?.navigationController(self, didShow: top, animated: animated)
  }

  override func childDidLoad(_ child: UIViewController) { viewIfLoaded?.setNeedsLayout() }

  override func childDidLayout(_ child: UIViewController) {
    contentScrollViewDidChange(of: child)
    contentScrollViewMayHaveChanged()
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? topViewController?.contentScrollView(for: edge)
  }

  override var inheritedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  open override var childForStatusBarHidden: UIViewController? {
    own_childForStatusBarHidden(overridden: true) ?? topViewController
  }

  /// The top controller where there is no bar; the bar decides otherwise.
  open override var childForStatusBarStyle: UIViewController? {
    own_childForStatusBarStyle(overridden: true) ?? (storedIsBarHidden ? topViewController : nil)
  }

  open override var childViewControllerForInterfaceOrientationLock: UIViewController? { topViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    own_supportedInterfaceOrientations(overridden: true)
      ?? heldDelegate?.navigationControllerSupportedInterfaceOrientations(self) ?? systemOrientations
  }

  /// Light under a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    if let own = own_preferredStatusBarStyle(overridden: true) { return own }
    return !storedIsBarHidden && navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }

  var systemOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}
