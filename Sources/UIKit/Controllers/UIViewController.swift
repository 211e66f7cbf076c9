// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Manages a view and takes part in the life of the screen.
///
/// The class body holds stored state and every member that an app may override; topics live in
/// `UIViewController+….swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment {
  var storedView: UIView?
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  /// The window whose root this controller is, or that shows it as presented.
  weak var hostWindow: UIWindow?
  var traits = TraitState()
  var appearance = AppearanceState()
  weak var storedPresenting: UIViewController?
  var storedPresented: UIViewController?
  /// What manages the presentation while the controller is shown by one.
  var storedPresentation: UIPresentationController?
  /// What was made for the next presentation, before it, so that an app can set it up.
  var preparedPresentation: UIPresentationController?
  /// What the parent overrides of the traits that it hands down.
  var parentOverrides: UITraitCollection?
  /// The transition that the controller takes part in now.
  var activeTransition: TransitionContext?
  /// What the bars of containers take from the view, besides the device's safe area.
  var barInsets: UIEdgeInsets = .zero {
    didSet { if barInsets != oldValue { storedView?.updateSafeArea() } }
  }
  var navigation = NavigationState()
  var contentUnavailable = ContentUnavailableState()
  /// What is to be filled in, and what was read when it was.
  var updates = UpdateState()
  /// The storyboard's part that made the controller.
  var storyboardSource: (any ControllerSource)?

  // MARK: - Life

  /// Creates a controller whose view is made, when it is first asked for, by a nib that it is the owner of.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The nib's name; `nil` for the one that is named like the class, with or without its `Controller`.
  ///     Without such a nib the view is a plain one.
  ///   - nibBundleOrNil: Where the nib is; `nil` for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    traits.inherit(UIApplication.current.screen.traitCollection)
  }

  public required init?(coder: NSCoder) {
    storedNibName = nil
    nibBundle = nil
    super.init()
    traits.inherit(UIApplication.current.screen.traitCollection)
    finishDecoding(coder, as: UIViewController.self)
  }

  /// Writes the controller into an archive. Controllers are only read, out of storyboards: an archive stops.
  open func encode(with coder: NSCoder) { refuseArchive() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The name that the controller was given, else that of the nib that is named like its class; `nil` without either.
  open var nibName: String? { storedNibName ?? storyboardSource?.nibName ?? ownNibName }
  let storedNibName: String?
  open private(set) var nibBundle: Bundle?

  /// A name for a person to read; bars show it.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      KeyValueObserving.didChange(self, "title")
      if title != oldValue { titleDidChange() }
    }
  }

  /// Called when `title` changes, so that bars can follow.
  func titleDidChange() {
    navigation.item?.title = title
    (navigation.tabBarItem ?? inheritedTabBarItem)?.title = title
  }

  // MARK: - View

  /// The view, made by `loadView()` the first time it is asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(newValue) }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: by the controller's nib, else a plain one that fills the screen.
  open func loadView() {
    if MethodHook.replaces(self, UIViewController.self, "loadView") || loadNib() { return }
    let view = UIView(frame: owningApplication.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    isLoadingView = true
    defer {
      isLoadingView = false
      storedParent?.childDidLoad(self)
    }
    traitCollection.performAsCurrentOnMain {
      loadView()
      guard storedView != nil else {
        fatalError("\(type(of: self)) loadView() returned without setting a view")
      }
      viewDidLoad()
    }
  }

  /// Whether what the app has to say in `loadView()` and `viewDidLoad()` is not yet said.
  private(set) var isLoadingView = false

  open func viewDidLoad() { run("viewDidLoad") { own_viewDidLoad() } }
  open func viewWillAppear(_ animated: Bool) { run("viewWillAppear:", [animated]) { own_viewWillAppear(animated) } }
  open func viewIsAppearing(_ animated: Bool) { run("viewIsAppearing:", [animated]) {} }
  open func viewDidAppear(_ animated: Bool) { run("viewDidAppear:", [animated]) { own_viewDidAppear(animated) } }
  open func viewWillDisappear(_ animated: Bool) {
    run("viewWillDisappear:", [animated]) { own_viewWillDisappear(animated) }
  }
  open func viewDidDisappear(_ animated: Bool) {
    run("viewDidDisappear:", [animated]) { own_viewDidDisappear(animated) }
  }
  open func viewWillLayoutSubviews() { run("viewWillLayoutSubviews") { own_viewWillLayoutSubviews() } }
  open func viewDidLayoutSubviews() { run("viewDidLayoutSubviews") { own_viewDidLayoutSubviews() } }

  /// Fills the view with what it shows: before its first layout, and when that was asked for or what it read has changed.
  open func updateProperties() {}
  /// Brings the view's constraints up to date; overriders call `super` last.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Says what is shown where there are no contents, before the view is laid out. The default adapts what is shown.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    if let shown = contentUnavailableConfiguration { contentUnavailableConfiguration = shown.updated(for: state) }
  }

  open func didReceiveMemoryWarning() { run("didReceiveMemoryWarning") {} }

  /// Whether the interface stays as it stands when the device turns, and which child says so in the controller's place.
  open var prefersInterfaceOrientationLocked: Bool { false }
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

  /// Whether the keyboard stays while the controller is presented, when what is typed into gives up. Defaults to `false`.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the pointer is to stay hidden while a mouse moves; browsers decide on that. Defaults to `false`.
  open var prefersPointerLocked: Bool { false }

  /// Whether the controller is on its way into its parent or onto the screen.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }

  /// Names the controller to state restoration. Kept: apps begin anew at each launch, as where a person has ended them.
  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  // Called to keep the state of an app that is restored, and to bring it back; never here.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  /// Whether scroll views in the view make room for bars by themselves. Defaults to `true`.
  @available(iOS, deprecated: 11.0, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }

  final var adjustsScrollViewInsets = true {
    didSet { if adjustsScrollViewInsets != oldValue { storedView?.updateSafeArea() } }
  }

  /// How the interface stands to the device.
  @available(iOS, deprecated: 8.0, message: "Use viewWillTransition(to:with:) and the window scene's orientation")
  open var interfaceOrientation: UIInterfaceOrientation { owningApplication.interfaceOrientation }

  // MARK: - Containment

  open var parent: UIViewController? { storedParent }

  open var children: [UIViewController] { storedChildren }

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children are told of appearing and disappearing with this controller. Defaults to `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
  open func endAppearanceTransition() { endAppearance() }

  /// Puts one child's view in the place of another's, with an animation of this container's view.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is in the hierarchy; it is taken out at the end.
  ///   - toViewController: A child, whose view comes in where the other one is.
  ///   - duration: In seconds.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Gives a child other traits than this controller's own; `nil` takes that back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.parentOverrides = collection
    if childViewController.storedParent === self { childViewController.inheritTraitsFromParent() }
  }

  /// The traits that were set for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentOverrides
  }

  /// Called before children are told that they appear, so that a container can put their views in place.
  func prepareChildren() {}

  /// Called when children were told that they begin to appear or disappear with this controller.
  func childrenDidBegin(_ isAppearing: Bool, animated: Bool) {}

  /// Called when children were told that they have appeared or disappeared with this controller.
  func childrenDidEnd(animated: Bool) {}

  /// Hears that a child has said all in `viewDidLoad()`.
  func childDidLoad(_ child: UIViewController) {}

  /// Called when a child's view has been laid out.
  func childDidLayout(_ child: UIViewController) {}

  /// The tab that a container has from its content, where it has none of its own.
  var inheritedTabBarItem: UITabBarItem? { nil }

  /// Called when what `contentScrollView(for:)` finds may be another.
  func contentScrollViewMayHaveChanged() { storedParent?.contentScrollViewMayHaveChanged() }

  // MARK: - Navigation

  /// What a navigation bar shows for this controller, made with its title when it is first asked for.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// The nearest navigation controller that this one is in.
  open var navigationController: UINavigationController? { nearestNavigationController }

  /// What the toolbar of a navigation controller shows while this controller is on top. Defaults to `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { navigation.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Changes what the toolbar shows; animated, the old items fade.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    changeToolbarItems(toolbarItems, animated: animated)
  }

  /// Whether the toolbar goes while this controller is on the stack. Defaults to `false`.
  open var hidesBottomBarWhenPushed: Bool {
    get { navigation.hidesBottomBar }
    set { changeHidesBottomBar(newValue) }
  }

  /// Whether the content can be edited. Defaults to `false`.
  open var isEditing: Bool {
    get { navigation.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; overriders call `super`, which changes the edit button.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

  /// Tells the bars which scroll view they follow; `nil` leaves it to them to find it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    chooseContentScrollView(scrollView, edge)
  }

  /// The scroll view that bars at an edge follow: the one that was set, else the view itself or the first in it.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { chosenContentScrollView(edge) }

  // MARK: - Tabs

  /// What a tab bar shows for this controller, made with its title when it is first asked for. A navigation controller has
  /// its first controller's unless it is given one.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { replaceTabBarItem(newValue) }
  }

  /// The nearest tab bar controller that this one is in.
  open var tabBarController: UITabBarController? { nearestTabBarController }

  /// The tab that made this controller.
  open var tab: UITab? { navigation.tab }

  // MARK: - Presentation

  open var presentingViewController: UIViewController? { nearestPresenting }

  open var presentedViewController: UIViewController? { nearestPresented }

  /// How the controller comes onto the screen. Defaults to `automatic`, which reads as the style that it stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedPresentationStyle == .automatic ? automaticPresentationStyle : storedPresentationStyle }
    set { storedPresentationStyle = newValue }
  }
  private var storedPresentationStyle = UIModalPresentationStyle.automatic

  /// What the coming and going looks like. Defaults to `coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Gives the controller's presentation its transitions.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Takes changes along with the transition that goes on; `nil` outside one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestTransition?.coordinator }

  /// What manages the presentation of this controller or, in a container, of its ancestor. Before the presentation it
  /// is the one that will manage it, made for the style that the controller has when it is first asked for.
  open var presentationController: UIPresentationController? { currentPresentation }

  /// What manages the presentation of this controller, or of its ancestor, where that is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What manages the presentation of this controller, or of its ancestor, where that is a popover. Before the
  /// presentation it is there for the style `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the controller decides on the status bar although it does not cover the screen. Defaults to `false`.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { owningApplication.statusBarDidChange() }
  }

  /// Whether a presentation "over the current context" stays within this controller. Defaults to `false`.
  open var definesPresentationContext = false

  /// Whether what is presented over this controller, where it defines the context, comes in this controller's
  /// `modalTransitionStyle`. Defaults to `false`.
  open var providesPresentationContextTransitionStyle = false

  /// Whether a sheet must not be dragged away. Defaults to `false`.
  open var isModalInPresentation = false

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    run("present:animated:completion:", [viewControllerToPresent, flag, completion]) {
      presentNow(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    run("dismissWithAnimated:completion:", [flag, completion]) { dismissNow(animated: flag, completion: completion) }
  }

  /// Shows another controller in whatever way fits: the nearest container decides, else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let storedParent { storedParent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let storedParent {
      storedParent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The nearest controller, from this one outwards, that has an action. Of `show(_:sender:)` and
  /// `showDetailViewController(_:sender:)`, which all have, it is the container that does it its own way.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestTarget(of: action, sender)
  }

  // MARK: - Storyboards

  /// The storyboard that the controller was made from; `nil` for one made in code.
  open var storyboard: UIStoryboard? { storyboardSource?.storyboard }

  /// Takes the segue that the storyboard has under a name. Without `shouldPerformSegue`; one that is not there stops the
  /// program.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { takeSegue(identifier, sender) }

  /// Whether a segue that a person has begun is taken. Defaults to `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Told before a segue is taken: the destination is made and has no view yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue may go back to this controller. Defaults to whether it has the action, unless it is the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self) }

  @available(iOS, introduced: 6, deprecated: 13, renamed: "canPerformUnwindSegueAction(_:from:sender:)")
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { fromViewController !== self && responds(to: action) }

  /// The children that are asked whether a segue goes back to them, in order. Defaults to all but the one that holds the
  /// source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenBeside(childContaining(source))
  }

  /// The child that the source is, or is in.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childLeading(to: source.source)
  }

  /// Called on containers when a segue goes back: shows the child that is on the way to the destination.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: - Split views

  /// The nearest split view controller that this one is in.
  open var splitViewController: UISplitViewController? { nearestSplit }

  /// Brings a secondary controller into this one, where width becomes compact. Does nothing unless overridden.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Takes a secondary controller out of this one, where width becomes regular. Defaults to `nil`: the one that there was.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: - Layout

  /// What the controller's own bars add to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
  }

  open func viewSafeAreaInsetsDidChange() {}

  /// What bars take at the top of the view. New code goes by the view's safe area.
  @available(iOS, introduced: 7, deprecated: 11, message: "Use view.safeAreaLayoutGuide.topAnchor instead")
  open var topLayoutGuide: any UILayoutSupport { view.topBandGuide }

  /// What bars take at the bottom of the view. New code goes by the view's safe area.
  @available(iOS, introduced: 7, deprecated: 11, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead")
  open var bottomLayoutGuide: any UILayoutSupport { view.bottomBandGuide }

  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the root view: 16 at the sides, 20 in windows from 414 points of width on.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let window: UIView? = storedView?.storedWindow ?? hostWindow
    let side: CGFloat = (window?.bounds.width ?? owningApplication.screen.bounds.width) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the root view's margins are at least the system's. Defaults to `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsChanged() } }
  }

  /// The size that the controller would like to have in a container or popover, points. Defaults to zero.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
      storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Told before the view's size changes; passes on to children and the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOnSizeTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnTraitTransition(to: newCollection, with: coordinator)
  }

  /// The edges at which the view goes on under bars. Defaults to all.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether it does so under bars that nothing shows through too. Defaults to `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() } }
  }

  // MARK: - Status bar and orientation

  /// What can be done with a preview of the controller; there are none. Defaults to nothing.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Whether the status bar is hidden while this controller is in charge of it. Defaults to `false`.
  open var prefersStatusBarHidden: Bool { own_prefersStatusBarHidden() ?? false }
  open var preferredStatusBarStyle: UIStatusBarStyle { own_preferredStatusBarStyle() ?? .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarHidden: UIViewController? { own_childForStatusBarHidden() ?? nil }
  open var childForStatusBarStyle: UIViewController? { own_childForStatusBarStyle() ?? nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// At which edges fingers are the app's before the system's, whose gestures the host does not have. Defaults to none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  open func setNeedsStatusBarAppearanceUpdate() { owningApplication.statusBarDidChange() }

  /// How the interface may stand while this is the window's root controller or presented full screen; asked when the
  /// device turns, at such changes and after `setNeedsUpdateOfSupportedInterfaceOrientations()`. The app's own
  /// orientations limit it. On a pad whose app may stand in all ways, controllers are not asked. Defaults to all, upside
  /// down on pads only.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    own_supportedInterfaceOrientations() ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  /// How the interface is to stand when this is presented full screen. Defaults to how it stands.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    own_preferredInterfaceOrientationForPresentation() ?? owningApplication.interfaceOrientation
  }

  // What was told of turning before there were coordinators; not where `viewWillTransition(to:with:)` leaves out `super`.
  @available(iOS, deprecated: 8, message: "Implement viewWillTransition(to:with:)")
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  @available(iOS, deprecated: 8, message: "Implement viewWillTransition(to:with:)")
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  @available(iOS, deprecated: 8, message: "Implement viewWillTransition(to:with:)")
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Not asked since iOS 16, by which Tessera goes: say it by `supportedInterfaceOrientations`.
  open var shouldAutorotate: Bool { own_shouldAutorotate() ?? true }

  // MARK: - Traits

  open var traitCollection: UITraitCollection { traits.collection }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) { run("traitCollectionDidChange:", [previous]) {} }

  /// Forces light or dark for this controller, its view and its children. Defaults to `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle }
    set { overrideTraits { $0.userInterfaceStyle = newValue } }
  }

  // MARK: - Responder chain

  open override var next: UIResponder? { storedView?.superview as UIResponder? ?? storedPresenting ?? hostWindow }

  open override var description: String {
    "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }

  // MARK: - Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

  /// The group that arrows stay within, for all of the controller's view; `nil`, the default, for that around.
  open var focusGroupIdentifier: String?

  open func setNeedsFocusUpdate() { viewIfLoaded?.requestFocusUpdate(to: self) }

  open func updateFocusIfNeeded() { viewIfLoaded?.window?.storedFocusSystem?.updateFocusIfNeeded() }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Takes on a command, which is asked after those of `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Lets a command go that `addKeyCommand(_:)` took on.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  /// What the controller of an extension has of the app that shows it: `nil`, as in an app.
  open var extensionContext: NSExtensionContext? { nil }

  /// What is shown above the view, up to its edges, while the controller has no contents. Defaults to `nil`.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      if isViewLoaded { showContentUnavailable() }
    }
  }
}
