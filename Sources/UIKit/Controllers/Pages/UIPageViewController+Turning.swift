// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From one page to another, by code and by hand.

extension UIPageViewController {
  /// How many controllers the app brings at once.
  private var neededCount: Int { spineLocation == .mid || (transitionStyle == .pageCurl && isDoubleSided) ? 2 : 1 }

  private var isSeen: Bool {
    isViewLoaded && (appearance.phase == .appeared || appearance.phase == .appearing)
  }

  // MARK: - By code

  func show(
    _ new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard isChangingSpine || new.count == neededCount || (isDoubleSided && new.count == 1 && !animated) else {
      fatalError(
        "The number of view controllers provided (\(new.count)) doesn't match the number required (\(neededCount)) for the "
          + "requested transition")
    }
    finishTurnAtOnce()
    if new.elementsEqual(current, by: { $0 === $1 }) {
      showDots()
      completion?(true)
      return
    }
    neighbours = PageNeighbours()
    let isAnimated =
      animated && isSeen && !current.isEmpty && view.window != nil && UIView.areAnimationsEnabled
    guard isAnimated else {
      replace(by: new)
      showDots()
      completion?(true)
      return
    }
    // Pages that are not laid out yet have no places to move between.
    view.layoutIfNeeded()
    begin(PageTurn(direction, new, isByHand: false, completion))
    showDots()
    queue.setContentOffset(offset(of: new), animated: true)
  }

  /// Shows other pages without a turn.
  private func replace(by new: [UIViewController]) {
    let old = current.filter { page in !new.contains { $0 === page } }
    let came = new.filter { page in !current.contains { $0 === page } }
    current = new
    for page in old { page.willMove(toParent: nil) }
    for page in came { addChild(page) }
    if isSeen {
      for page in old { page.beginAppearanceTransition(false, animated: false) }
      for page in came.prefix(shownCount) { page.beginAppearanceTransition(true, animated: false) }
    }
    for page in old { page.viewIfLoaded?.removeFromSuperview() }
    if isViewLoaded {
      queue.stopScrollingAndZooming()
      installCurrent()
      arrange()
    }
    for page in came { page.viewHasEntered() }
    let isSeen = isSeen
    let end = {
      if isSeen { for page in old { page.endAppearanceTransition() } }
      for page in old { page.leaveParent() }
      if isSeen { for page in came { page.endAppearanceTransition() } }
      for page in came { page.didMove(toParent: self) }
    }
    if isSeen { owningApplication.afterNextLayout(end) } else { end() }
  }

  /// The dots were tapped.
  func turn(by control: UIPageControl) {
    askForNeighbours()
    let direction: NavigationDirection = control.currentPage > shownDot ? .forward : .reverse
    guard turn == nil, control.currentPage != shownDot, let pages = neighbours[direction] else {
      control.currentPage = shownDot
      return
    }
    turnByTap(to: pages, direction)
  }

  private func turnByTap(to pages: [UIViewController], _ direction: NavigationDirection) {
    begin(PageTurn(direction, pages, isByHand: true))
    queue.setContentOffset(offset(of: pages), animated: true)
  }

  /// A tap on a page curl, in the view's bounds.
  func tapped(at point: CGPoint) {
    guard turn == nil, queue.flight == nil else { return }
    let isVertical = navigationOrientation == .vertical
    let (place, length) = isVertical ? (point.y, view.bounds.height) : (point.x, view.bounds.width)
    let isAtStart = place < length * Self.edge
    guard isAtStart || place > length * (1 - Self.edge) else { return }
    let isRightToLeft = !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let direction: NavigationDirection = isAtStart != isRightToLeft ? .reverse : .forward
    if let pages = neighbours[direction] { turnByTap(to: pages, direction) }
  }

  /// The share of the page at each edge in which a tap turns it; chosen.
  private static let edge: CGFloat = 0.15

  // MARK: - By hand

  func dragWillBegin() {
    // A page that has nearly come is there for whoever goes on.
    if let turn, queue.bounds.width > 0 {
      let length = navigationOrientation == .vertical ? queue.bounds.height : queue.bounds.width
      if abs(way) > length / 2 { end(turn, true) }
    }
  }

  func queueDidMove() {
    guard !isArranging, !current.isEmpty, queue.drag != nil || queue.flight != nil || turn != nil else { return }
    let way = way
    guard abs(way) > 0.01 else { return }
    let direction: NavigationDirection = way > 0 ? .forward : .reverse
    if let turn {
      guard turn.isByHand, turn.direction != direction else { return }
      end(turn, false)
    }
    if let pages = neighbours[direction] { begin(PageTurn(direction, pages, isByHand: true)) }
  }

  func queueDidRest() {
    guard let turn, queue.drag == nil, queue.flight == nil else { return }
    let length = navigationOrientation == .vertical ? queue.bounds.height : queue.bounds.width
    if abs(way) < 1 {
      end(turn, false)
    } else if abs(abs(way) - length) < 1 {
      end(turn, true)
    }
  }

  // MARK: - A turn

  private func begin(_ new: PageTurn) {
    turn = new
    if new.isByHand { delegate?.pageViewController(self, willTransitionTo: new.pages) }
    for page in new.pages where page.storedParent !== self { addChild(page) }
    for page in current { page.beginAppearanceTransition(false, animated: true) }
    for page in new.pages.prefix(shownCount) { page.beginAppearanceTransition(true, animated: true) }
    UIView.performWithoutAnimation {
      install(new.pages)
      arrange()
      if !new.isByHand { stayOnCurrent() }
    }
    for page in new.pages { page.viewHasEntered() }
  }

  /// Slots are others than before; what is seen is the same.
  private func stayOnCurrent() {
    isArranging = true
    defer { isArranging = false }
    let rest = offset(of: current)
    if queue.contentOffset != rest { queue.contentOffset = rest }
  }

  private func end(_ ended: PageTurn, _ isComplete: Bool) {
    let old = current
    let gone = isComplete ? old : ended.pages
    let stays = isComplete ? ended.pages : old
    let way = way
    turn = nil
    if isComplete {
      for page in gone { page.willMove(toParent: nil) }
      current = ended.pages
      neighbours = PageNeighbours()
      for page in gone { page.endAppearanceTransition() }
      for page in stays { page.endAppearanceTransition() }
    } else {
      for page in gone { page.beginAppearanceTransition(false, animated: true) }
      for page in stays { page.beginAppearanceTransition(true, animated: true) }
      for page in gone { page.viewIfLoaded?.removeFromSuperview() }
      for page in gone { page.endAppearanceTransition() }
      for page in stays { page.endAppearanceTransition() }
      for page in gone { page.willMove(toParent: nil) }
    }
    for page in gone {
      page.viewIfLoaded?.removeFromSuperview()
      page.leaveParent()
    }
    if isComplete { for page in stays { page.didMove(toParent: self) } }
    if isComplete { recentre(way, ended.direction) }
    if ended.isByHand {
      if isComplete { shownDot += ended.direction == .forward ? 1 : -1 }
      pageControl?.currentPage = shownDot
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: isComplete)
    }
    ended.completion?(isComplete)
    queue.setNeedsLayout()
    contentScrollViewMayHaveChanged()
  }

  /// The new page has the middle slot from now on; a finger goes on from where the content is.
  private func recentre(_ way: CGFloat, _ direction: NavigationDirection) {
    let length = navigationOrientation == .vertical ? queue.bounds.height : queue.bounds.width
    let rest = direction == .forward ? way - length : way + length
    arrange()
    isArranging = true
    defer { isArranging = false }
    var offset = offset(of: current)
    let isRightToLeft =
      navigationOrientation == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if navigationOrientation == .vertical { offset.y += rest } else { offset.x += isRightToLeft ? -rest : rest }
    if queue.contentOffset != offset { queue.contentOffset = offset }
  }

  /// What goes on is there at once, before something else begins.
  private func finishTurnAtOnce() {
    guard let turn else { return }
    isArranging = true
    queue.stopScrollingAndZooming()
    isArranging = false
    end(turn, !turn.isByHand || abs(way) > queue.bounds.width / 2)
  }

  // MARK: - The data source

  /// Asks what is on both sides of the current page, once it rests.
  func askForNeighbours() {
    guard !neighbours.areKnown, turn == nil, let dataSource, let first = current.first, let last = current.last,
      view.window != nil
    else { return }
    neighbours.areKnown = true
    neighbours.before = pages(from: first, dataSource.pageViewController(_:viewControllerBefore:)).map { $0.reversed() }
    neighbours.after = pages(from: last, dataSource.pageViewController(_:viewControllerAfter:))
  }

  /// As many controllers as are shown at once, going on from one.
  private func pages(
    from page: UIViewController, _ next: (UIPageViewController, UIViewController) -> UIViewController?
  ) -> [UIViewController]? {
    var found: [UIViewController] = []
    var page = page
    while found.count < neededCount, let another = next(self, page) {
      found.append(another)
      page = another
    }
    return found.isEmpty ? nil : found
  }

  /// The device was turned.
  func askForSpine(_ size: CGSize) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    isChangingSpine = true
    defer { isChangingSpine = false }
    let new = delegate.pageViewController(self, spineLocationFor: orientation)
    guard new != spineLocation else { return }
    spineLocation = new
    neighbours = PageNeighbours()
    installCurrent()
  }
}
