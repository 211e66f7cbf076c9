// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Hears what a scroll view does, for those who asked.
final class ScrollFollowing: NSObject, UIScrollViewDelegate {
  private unowned let box: ScrollBox
  private var refresh: RefreshAction?
  private var lastID: AnyHashable?
  private var wantedID: AnyHashable?
  private var lastExtent = CGSize.zero
  /// Whether the content moved since somebody was told which view is at the anchor.
  private var isPositionStale = false

  init(_ box: ScrollBox) {
    self.box = box
  }

  private var scrollView: UIScrollView { box.scrollView }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    isPositionStale = true
    if !box.didScroll() { tellPosition() }
    tellGeometry()
  }

  // MARK: - Phases

  private var phase = ScrollPhase.idle

  private func enter(_ new: ScrollPhase) {
    let old = phase
    guard new != old else { return }
    phase = new
    let observers = box.settings.phaseObservers
    guard !observers.isEmpty else { return }
    let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView)
    let context = ScrollPhaseChangeContext(
      geometry: geometry, velocity: new == .decelerating ? CGVector(dx: -velocity.x, dy: -velocity.y) : nil)
    for observer in observers { box.element.root.callBack(.geometry) { observer.action(old, new, context) } }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { enter(.interacting) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    enter(decelerate ? .decelerating : .idle)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle) }

  // MARK: - Content

  /// The content was laid out and given to the scroll view.
  func contentWasPlaced(isFirst: Bool) {
    let size = box.content.frame.size
    defer { lastExtent = size }
    let anchors = box.settings.anchors
    if isFirst, let anchor = anchors.initial {
      _ = box.move(to: offset(of: anchor, extent: size))
    } else if !isFirst, let anchor = anchors.sizeChanges, isAtAnchor(anchor, extent: lastExtent) {
      _ = box.move(to: offset(of: anchor, extent: size))
    } else if isFirst, box.isRightToLeft, box.axes.contains(.horizontal) {
      _ = box.move(to: offset(of: UnitPoint(x: 0, y: 0), extent: size))
    }
    showPosition()
    if isPositionStale { tellPosition() }
    tellGeometry()
  }

  /// The offset at which a point of the content is seen at the same point of the scroll view.
  private func offset(of anchor: UnitPoint, extent: CGSize) -> CGPoint {
    let inset = scrollView.adjustedContentInset
    let room = scrollView.bounds.inset(by: inset).size
    let x = box.isRightToLeft ? 1 - anchor.x : anchor.x
    var offset = scrollView.contentOffset
    if box.axes.contains(.horizontal) { offset.x = max(extent.width - room.width, 0) * x - inset.left }
    if box.axes.contains(.vertical) { offset.y = max(extent.height - room.height, 0) * anchor.y - inset.top }
    return offset
  }

  private func isAtAnchor(_ anchor: UnitPoint, extent: CGSize) -> Bool {
    let wanted = offset(of: anchor, extent: extent)
    let now = scrollView.contentOffset
    return abs(wanted.x - now.x) < 1 && abs(wanted.y - now.y) < 1 && !scrollView.isTracking
  }

  // MARK: - Refreshing

  func setRefresh(_ new: RefreshAction?) {
    refresh = new
    if new == nil {
      if scrollView.refreshControl != nil { scrollView.refreshControl = nil }
    } else if scrollView.refreshControl == nil {
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.runRefresh() }, for: .valueChanged)
      scrollView.refreshControl = control
    }
  }

  private func runRefresh() {
    guard let refresh else { return }
    let control = scrollView.refreshControl
    Task { @MainActor in
      await refresh()
      control?.endRefreshing()
    }
  }

  // MARK: - Where dragging ends

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let behavior = box.settings.targetBehavior, !(behavior is PagingScrollTargetBehavior) else { return }
    let inset = scrollView.adjustedContentInset
    let room = scrollView.bounds.inset(by: inset).size
    func seen(_ offset: CGPoint) -> CGRect {
      CGRect(origin: CGPoint(x: offset.x + inset.left, y: offset.y + inset.top), size: room)
    }
    var target = ScrollTarget(rect: seen(targetContentOffset.pointee), anchor: .topLeading)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: seen(scrollView.contentOffset), anchor: .topLeading),
      // A scroll view tells points a millisecond.
      velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000),
      contentSize: box.content.frame.size, containerSize: room, axes: Axis.Set(box.axes),
      targets: targets().map(\.rect), isRightToLeft: box.isRightToLeft, environment: box.element.environmentValues)
    behavior.updateTarget(&target, context: context)
    let extent = box.content.frame.size
    var offset = targetContentOffset.pointee
    if box.axes.contains(.horizontal) {
      offset.x = min(max(target.rect.minX, 0), max(extent.width - room.width, 0)) - inset.left
    }
    if box.axes.contains(.vertical) {
      offset.y = min(max(target.rect.minY, 0), max(extent.height - room.height, 0)) - inset.top
    }
    targetContentOffset.pointee = offset
  }

  /// The views that scrolling aims at, in the content's coordinates.
  private func targets() -> [(id: AnyHashable, rect: CGRect)] {
    guard let host = box.viewHost, let origin = host.rect(of: box.content)?.origin else { return [] }
    func rect(_ box: Box) -> CGRect? { host.rect(of: box)?.offsetBy(dx: -origin.x, dy: -origin.y) }
    var found: [(id: AnyHashable, rect: CGRect)] = []
    func add(_ container: Box) {
      switch container {
      case let lazy as LazyBox:
        for row in lazy.placedRows { if let rect = rect(row.box) { found.append((row.id, rect)) } }
      case let container as ContainerBox:
        for item in container.currentItems {
          let id = item.traits.explicitID ?? item.traits.id ?? AnyHashable(ObjectIdentifier(item.box))
          if let rect = rect(item.box) { found.append((id, rect)) }
        }
      default: container.children.forEach(add)
      }
    }
    func search(_ box: Box) {
      if box.isScrollTargetLayout { return box.children.forEach(add) }
      if box is ScrollBox { return }
      box.children.forEach(search)
    }
    search(box.content)
    return found
  }

  // MARK: - Position

  func positionDidChange(from old: ScrollSettings) {
    guard let binding = box.settings.position else { return wantedID = nil }
    if case .id(let id, _)? = binding.wanted(), id != lastID { wantedID = id }
  }

  /// Moves to the view that the binding names.
  private func showPosition() {
    guard let binding = box.settings.position, let host = box.viewHost else { return }
    switch binding.wanted() {
    case .id(let id, let anchor)?:
      guard wantedID == id else { return }
      wantedID = nil
      lastID = id
      host.scrolling.request(
        ScrollRequest(scope: box.element, id: id, anchor: anchor ?? binding.anchor ?? .topLeading), in: host)
    case .edge(let edge)?:
      binding.settle()
      let anchor: UnitPoint =
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
      _ = box.move(to: offset(of: anchor, extent: box.content.frame.size))
    case .point(let x, let y)?:
      binding.settle()
      let inset = scrollView.adjustedContentInset
      let now = scrollView.contentOffset
      _ = box.move(to: CGPoint(x: x.map { $0 - inset.left } ?? now.x, y: y.map { $0 - inset.top } ?? now.y))
    case nil: break
    }
  }

  /// Writes which view is at the anchor now.
  private func tellPosition() {
    guard let binding = box.settings.position, wantedID == nil, box.viewHost?.scrolling.hasRequests == false else {
      return
    }
    isPositionStale = false
    let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let anchor = binding.anchor ?? .topLeading
    let point = CGPoint(x: seen.minX + anchor.x * seen.width, y: seen.minY + anchor.y * seen.height)
    let isVertical = box.axes.contains(.vertical)
    func distance(_ rect: CGRect) -> CGFloat {
      let (low, high, at) = isVertical ? (rect.minY, rect.maxY, point.y) : (rect.minX, rect.maxX, point.x)
      return at < low ? low - at : at >= high ? at - high + 0.01 : 0
    }
    guard let nearest = targets().min(by: { distance($0.rect) < distance($1.rect) }), nearest.id != lastID else {
      return
    }
    lastID = nearest.id
    binding.tell(nearest.id)
  }

  // MARK: - Geometry

  private func tellGeometry() {
    let observers = box.settings.geometryObservers
    guard !observers.isEmpty else { return }
    let geometry = geometry
    for observer in observers {
      observer.observe(geometry) { action in box.element.root.callBack(.geometry, action) }
    }
  }

  private var geometry: ScrollGeometry {
    let inset = scrollView.adjustedContentInset
    return ScrollGeometry(
      contentOffset: scrollView.contentOffset, contentSize: box.content.frame.size,
      contentInsets: EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
      containerSize: scrollView.bounds.size)
  }
}
