// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The scroll view in which pages follow each other: the current one and its neighbours, each in a slot.
final class PageQueueView: UIScrollView {
  weak var pages: UIPageViewController?
  var isVertical = false {
    didSet { alwaysBounceVertical = alwaysBounceVertical && isVertical }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    allowsKeyboardScrolling = true
  }

  required init?(coder: NSCoder) { fatalError("Queues of pages are not archived") }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.origin != oldBounds.origin, bounds.size == oldBounds.size { pages?.queueDidMove() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.arrange()
  }

  override func dragWillBegin() { pages?.dragWillBegin() }

  override func contentDidRest() { pages?.queueDidRest() }

  /// Pages have the safe area that they have at rest, wherever they are.
  override func safeAreaPassed(toSubviewAt frame: CGRect) -> UIEdgeInsets {
    let half = (pages?.spacing ?? 0) / 2
    var place = frame
    let (width, height) = (bounds.width - (isVertical ? 0 : 2 * half), bounds.height - (isVertical ? 2 * half : 0))
    if place.width == width { place.origin.x = bounds.minX + (isVertical ? 0 : half) }
    if place.height == height { place.origin.y = bounds.minY + (isVertical ? half : 0) }
    return super.safeAreaPassed(toSubviewAt: place)
  }
}

/// What lies on both sides of the current page.
struct PageNeighbours {
  var before: [UIViewController]?
  var after: [UIViewController]?
  /// Whether the data source was asked.
  var areKnown = false

  subscript(direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }
}

/// A page that is being turned to.
@MainActor final class PageTurn {
  let direction: UIPageViewController.NavigationDirection
  let pages: [UIViewController]
  /// Whether a person turns, so that the delegate hears of it.
  let isByHand: Bool
  let completion: ((Bool) -> Void)?

  init(
    _ direction: UIPageViewController.NavigationDirection, _ pages: [UIViewController], isByHand: Bool,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    self.direction = direction
    self.pages = pages
    self.isByHand = isByHand
    self.completion = completion
  }
}

/// Turns the page of a curl where people tap at its edge.
@MainActor final class PageTapRecognizer: UITapGestureRecognizer {
  private weak var pages: UIPageViewController?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(target: nil, action: nil)
  }

  override func tellTargets() {
    if state == .ended, let pages { pages.tapped(at: location(in: pages.queue.superview)) }
    super.tellTargets()
  }
}
