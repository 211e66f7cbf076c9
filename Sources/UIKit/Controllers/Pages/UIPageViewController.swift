// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a controller after another, as pages that people turn.
///
/// Pages scroll. A page curl is not drawn here: pages of that style scroll too, two at a time where the spine is in the middle.
/// The class body holds stored state and what apps may override; topics live in `UIPageViewController+….swift`.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  let queue = PageQueueView()
  /// What is shown: one controller, or two beside a spine.
  var current: [UIViewController] = []
  /// What can be turned to; `nil` for a side on which there is nothing.
  var neighbours = PageNeighbours()
  /// The turn under way.
  var turn: PageTurn?
  /// Whether pages are put to their places now, which turns none.
  var isArranging = false
  /// Whether the delegate is deciding about the spine, and may bring more or fewer controllers.
  var isChangingSpine = false
  private(set) var pageControl: UIPageControl?
  /// The dot of the current page.
  var shownDot = 0
  private(set) lazy var turnTap = PageTapRecognizer(self)
  let spacing: CGFloat

  // MARK: - Life

  /// - Parameter options: `spineLocation`, a `SpineLocation` or its number, for page curls; `interPageSpacing`, points, for
  ///   pages that scroll.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let gap = options?[.interPageSpacing]
    spacing = style == .scroll ? (gap as? NSNumber).map { CGFloat($0.doubleValue) } ?? gap as? CGFloat ?? 0 : 0
    let spine = options?[.spineLocation]
    let asked = spine as? SpineLocation ?? (spine as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
    spineLocation = style == .scroll ? .none : asked ?? (spine as? Int).flatMap(SpineLocation.init) ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the style that interface files begin with: a page curl, which scrolls here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    spacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let decoder = coder as? ObjectDecoder
    transitionStyle = decoder?.text("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation = decoder?.text("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spineLocation = transitionStyle == .scroll ? .none : .min
    let gap = decoder?.text("pageSpacing").flatMap(Double.init) ?? 0
    spacing = transitionStyle == .scroll ? CGFloat(gap) : 0
    super.init(coder: coder)
    finishDecoding(coder, as: UIPageViewController.self)
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: owningApplication.screen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    view = container
    queue.pages = self
    queue.isVertical = navigationOrientation == .vertical
    view.addSubview(queue)
    if transitionStyle == .pageCurl { view.addGestureRecognizer(turnTap) }
  }

  // MARK: - What it is

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation

  /// Where the spine of a page curl is; `none` for pages that scroll.
  open internal(set) var spineLocation: SpineLocation

  /// Whether a page of a curl has a back of its own. Defaults to `false`. Backs are never seen here; but with this set, a
  /// spine that is not in the middle takes two controllers, the page and its back.
  open var isDoubleSided = false

  /// What hears the turning of a page curl; none for pages that scroll, as on iOS.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [queue.panGestureRecognizer, turnTap] : []
  }

  /// Hears of turns by people.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Has the controllers before and after each; people can turn pages only where there is one. Asked for the neighbours of a
  /// page when it has come to rest.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = PageNeighbours()
      viewIfLoaded?.setNeedsLayout()
      queue.setNeedsLayout()
    }
  }

  // MARK: - Controllers

  /// What is shown. Empty before the first `setViewControllers(_:direction:animated:completion:)`.
  open var viewControllers: [UIViewController]? { current }

  /// Shows other controllers: one, or two where the spine is in the middle.
  ///
  /// - Parameters:
  ///   - direction: In which direction the pages turn, where that is animated.
  ///   - completion: Told at the end; `false` where another change came in between.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], direction, animated: animated, completion)
  }

  // MARK: - For the system

  override func prepareChildren() { installCurrent() }

  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    askForSpine(size)
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let chosen = edge.contains(.top) ? navigation.topScrollView : navigation.bottomScrollView
    return chosen ?? current.first?.contentScrollView(for: edge)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? systemOrientations
  }

  var systemOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  // MARK: - Dots

  /// Shows as many dots as the data source says, or none.
  func showDots() {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0, let dataSource else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return
    }
    let control = pageControl ?? makeControl()
    control.numberOfPages = count
    shownDot = dataSource.presentationIndex(for: self)
    control.currentPage = shownDot
  }

  private func makeControl() -> UIPageControl {
    let control = UIPageControl()
    control.addAction(
      UIAction { [weak self] action in (action.sender as? UIPageControl).map { self?.turn(by: $0) } },
      for: .valueChanged)
    pageControl = control
    view.addSubview(control)
    view.setNeedsLayout()
    return control
  }
}
