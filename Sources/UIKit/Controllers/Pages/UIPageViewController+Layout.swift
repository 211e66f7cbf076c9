// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where pages stand.

extension UIPageViewController: ContentsArranging {
  private var isVertical: Bool { navigationOrientation == .vertical }

  /// How far a slot is from the next: a page and what is between two.
  private var slotLength: CGFloat { isVertical ? queue.bounds.height : queue.bounds.width }

  /// Whether later pages are to the left.
  private var isRightToLeft: Bool { !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func layoutContents() {
    var room = view.bounds
    if let pageControl {
      let height = pageControl.intrinsicContentSize.height
      room.size.height = max(room.height - height - view.safeAreaInsets.bottom, 0)
      pageControl.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: height)
    }
    let frame = isVertical ? room.insetBy(dx: 0, dy: -spacing / 2) : room.insetBy(dx: -spacing / 2, dy: 0)
    if queue.frame != frame {
      // The page that is shown still is, whatever its size.
      isArranging = true
      queue.frame = frame
      isArranging = false
      arrange()
    }
  }

  /// The slots from left to right, or from the top down.
  private var slots: [[UIViewController]] {
    let inOrder = [shownNeighbours.before, current, shownNeighbours.after].compactMap { $0 }
    return isRightToLeft ? inOrder.reversed() : inOrder
  }

  /// A page that code turns to is the only neighbour meanwhile.
  private var shownNeighbours: PageNeighbours {
    guard let turn, !turn.isByHand else { return neighbours }
    var only = PageNeighbours()
    only[turn.direction] = turn.pages
    return only
  }

  /// Where the slot of some pages begins.
  func offset(of pages: [UIViewController]) -> CGPoint {
    let index = slots.firstIndex { $0.first === pages.first } ?? 0
    let along = CGFloat(index) * slotLength
    return isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }

  /// How far content has gone from the current page, in the direction that goes on; points.
  var way: CGFloat {
    let rest = offset(of: current)
    let way = isVertical ? queue.contentOffset.y - rest.y : queue.contentOffset.x - rest.x
    return isRightToLeft ? -way : way
  }

  /// Puts every page to its slot; where nothing moves, the current one is what is seen.
  func arrange() {
    guard !isArranging, queue.bounds.width > 0, queue.bounds.height > 0 else { return }
    isArranging = true
    defer { isArranging = false }
    askForNeighbours()
    let isStill = turn == nil && queue.drag == nil && queue.flight == nil
    let bounces = dataSource != nil
    (queue.alwaysBounceHorizontal, queue.alwaysBounceVertical) = (bounces && !isVertical, bounces && isVertical)
    let length = CGFloat(max(slots.count, 1)) * slotLength
    queue.contentSize =
      isVertical
      ? CGSize(width: queue.bounds.width, height: length) : CGSize(width: length, height: queue.bounds.height)
    for (index, pages) in slots.enumerated() { place(pages, slot: index) }
    if isStill, queue.contentOffset != offset(of: current) { queue.contentOffset = offset(of: current) }
  }

  private func place(_ pages: [UIViewController], slot: Int) {
    var room = CGRect(origin: .zero, size: queue.bounds.size)
    room.origin =
      isVertical ? CGPoint(x: 0, y: CGFloat(slot) * slotLength) : CGPoint(x: CGFloat(slot) * slotLength, y: 0)
    room = isVertical ? room.insetBy(dx: 0, dy: spacing / 2) : room.insetBy(dx: spacing / 2, dy: 0)
    for (index, page) in pages.prefix(shownCount).enumerated() {
      guard let view = page.viewIfLoaded, view.superview === queue else { continue }
      var frame = room
      if shownCount == 2 {
        let isSecond = (index == 1) != isRightToLeft
        if isVertical { frame.size.height /= 2 } else { frame.size.width /= 2 }
        if isSecond {
          frame.origin = isVertical ? CGPoint(x: frame.minX, y: frame.maxY) : CGPoint(x: frame.maxX, y: frame.minY)
        }
      }
      if view.frame != frame { view.frame = frame }
    }
  }

  /// How many controllers are seen at once.
  var shownCount: Int { spineLocation == .mid ? 2 : 1 }

  /// Puts the current pages' views into the hierarchy, where no turn does.
  func installCurrent() {
    guard isViewLoaded, turn == nil else { return }
    install(current)
    view.setNeedsLayout()
    queue.setNeedsLayout()
  }

  func install(_ pages: [UIViewController]) {
    for page in pages.prefix(shownCount) {
      page.loadViewIfNeeded()
      let pageView: UIView = page.view
      pageView.autoresizingMask = []
      if pageView.superview !== queue {
        pageView.bounds.size = CGSize(
          width: queue.bounds.width - (isVertical ? 0 : spacing),
          height: queue.bounds.height - (isVertical ? spacing : 0))
        queue.addSubview(pageView)
      }
    }
  }
}
