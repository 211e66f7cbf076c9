// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows two or three controllers beside each other, and one after the other where width is compact.
///
/// With a style the controllers stand in columns, each in a navigation controller; without one there are two, by
/// `viewControllers`. The class body holds stored state and what apps may override; topics live in
/// `UISplitViewController+….swift`.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  let storedStyle: Style
  /// What the app has given for the columns.
  var given: [Column: UIViewController] = [:]
  /// What stands in the columns: the same, or a navigation controller around it.
  var holders: [Column: UIViewController] = [:]
  var panes: [Column: SplitPane] = [:]
  var lines: [UIView] = []
  /// Catches touches beside columns that are over the secondary one.
  let catcher = UIControl()
  /// What is shown; `automatic` before anything was.
  var mode = DisplayMode.automatic
  /// What a person or `show(_:)` has asked for since the app did.
  var askedMode: DisplayMode?
  var storedIsCollapsed = false {
    didSet {
      madeButton?.isHidden = storedIsCollapsed
      guard storedIsCollapsed != oldValue else { return }
      NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }
  }
  /// Whether it is known if the columns are collapsed.
  var isSettled = false
  /// The controller that is shown while the columns are collapsed.
  var compactHost: UIViewController?
  /// The columns whose pages are on the stack of that one, from bottom to top.
  var merged: [MergedColumn] = []
  /// Whether pages go from one stack to another, which is nothing to tell.
  var isMerging = false
  private var madeButton: UIBarButtonItem?

  /// Leaves a width to the system.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat(Float.greatestFiniteMagnitude)

  // MARK: - Life

  /// Creates a controller with columns.
  public init(style: Style) {
    storedStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    storedStyle =
      switch (coder as? ObjectDecoder)?.text("style") {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    super.init(coder: coder)
    finishDecoding(coder, as: UISplitViewController.self)
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: owningApplication.screen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    // What lines between columns stand on.
    container.backgroundColor = .systemBackground
    view = container
    setUpContainer(container)
  }

  /// How many columns there are; `unspecified` for a controller that has `viewControllers` only.
  open var style: Style { storedStyle }

  /// Told of what is shown, and asked how columns collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: - Controllers

  /// The primary and the secondary controller; while collapsed, what is shown. With a style, the controllers of the
  /// columns.
  open var viewControllers: [UIViewController] {
    get { currentControllers }
    set { take(newValue) }
  }

  /// Gives a column its controller, which gets a navigation controller where it is none itself.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if column == .inspector { setInspector(vc) } else { give(vc, to: column) }
  }

  /// The controller that a column was given.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Shows a column; while collapsed, on top of the stack.
  open func show(_ column: Column) { if column == .inspector { showInspector() } else { showColumn(column) } }

  /// Hides a column; while collapsed, it goes from the stack.
  open func hide(_ column: Column) { if column == .inspector { hideInspector() } else { hideColumn(column) } }

  /// Whether a column is seen.
  open func isShowing(_ column: Column) -> Bool { shows(column) }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showPrimary(vc)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? currentControllers.last?.contentScrollView(for: edge)
  }

  // MARK: - Mode

  /// Which columns are seen.
  open var displayMode: DisplayMode { mode == .automatic ? .oneBesideSecondary : mode }

  /// Which columns are to be seen, if there is room. Defaults to `automatic`.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      guard preferredDisplayMode != oldValue || askedMode != nil else { return }
      askedMode = nil
      changeMode(animated: UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0)
    }
  }

  /// How columns share the room where the mode is automatic. Defaults to `automatic`.
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet {
      if storedStyle == .unspecified {
        fatalError("Setting preferredSplitBehavior is not supported for a UISplitViewController with style unspecified")
      }
      if preferredSplitBehavior != oldValue { changeMode(animated: false) }
    }
  }

  /// How columns share the room now.
  open var splitBehavior: SplitBehavior {
    guard storedStyle != .unspecified else { return .automatic }
    if displayMode.isOver { return .overlay }
    return preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  /// Whether there is one column only, since width is compact.
  open var isCollapsed: Bool { storedIsCollapsed }

  /// Changes the mode when it is tapped: shows the primary column or hides it. With one column there is none to be seen.
  open var displayModeButtonItem: UIBarButtonItem {
    if let madeButton { return madeButton }
    let button = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggleMode() })
    button.accessibilityLabel = "Sidebar"
    button.isHidden = storedIsCollapsed
    madeButton = button
    return button
  }

  /// Whether columns have that button in their bars by themselves. Defaults to `automatic`.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
    didSet { if displayModeButtonVisibility != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether a swipe from the edge shows what is hidden. Defaults to `true`.
  open var presentsWithGesture = true {
    didSet { if presentsWithGesture != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the secondary column's bar has a button that leaves it alone. Kept for the app: iOS shows it for three
  /// columns only.
  open var showsSecondaryOnlyButton = false

  // MARK: - Widths, points

  private func widthDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// The width of the primary column as a share of all. Defaults to `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension { didSet { widthDidChange() } }
  /// The width of the primary column, which counts before the share. Defaults to `automaticDimension`.
  open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { widthDidChange() } }
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { widthDidChange() } }
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { widthDidChange() } }
  /// The width that the primary column has.
  open var primaryColumnWidth: CGFloat { geometry.primaryWidth }

  /// The width of the supplementary column as a share of all. Defaults to `automaticDimension`.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension { didSet { widthDidChange() } }
  /// The width of the supplementary column, which counts before the share. Defaults to `automaticDimension`.
  open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { widthDidChange() } }
  open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { widthDidChange() } }
  open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { widthDidChange() } }
  /// The width that the supplementary column has.
  open var supplementaryColumnWidth: CGFloat { storedStyle == .tripleColumn ? geometry.supplementaryWidth : 0 }

  /// The least width that is left to the secondary column. Defaults to `automaticDimension`, 464.
  open var minimumSecondaryColumnWidth: CGFloat = automaticDimension { didSet { widthDidChange() } }

  /// The side of the primary column. Defaults to `leading`.
  open var primaryEdge: PrimaryEdge = .leading { didSet { widthDidChange() } }

  /// What the primary column stands on. Defaults to `sidebar` with a style and to `none` without one.
  open var primaryBackgroundStyle: BackgroundStyle {
    get { storedBackground ?? (storedStyle == .unspecified ? .none : .sidebar) }
    set {
      storedBackground = newValue
      widthDidChange()
    }
  }

  private var storedBackground: BackgroundStyle?

  // MARK: - For the system

  private(set) lazy var edgeSwipe = SplitEdgeSwipe(self)

  override func prepareChildren() { settle() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass, isSettled else { return }
    settle()
  }

  open override var childForStatusBarHidden: UIViewController? { shownForStatusBar }

  open override var childForStatusBarStyle: UIViewController? { shownForStatusBar }

  private var shownForStatusBar: UIViewController? { storedIsCollapsed ? compactHost : holders[.secondary] }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? systemOrientations
  }

  var systemOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}

/// A column whose pages are on another's stack.
@MainActor struct MergedColumn {
  let column: UISplitViewController.Column
  let controller: UIViewController
  /// From bottom to top.
  var pages: [UIViewController]
}

extension UIViewController {
  var nearestSplit: UISplitViewController? {
    var controller = storedParent
    while let current = controller {
      if let found = current as? UISplitViewController { return found }
      controller = current.storedParent
    }
    return nil
  }
}
