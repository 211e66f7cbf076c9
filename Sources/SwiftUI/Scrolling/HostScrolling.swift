// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Boxes that live as long as their elements keep them, in the order in which they were made.
@MainActor struct WeakBoxes<Kept: Box> {
  private struct Entry {
    weak var box: Kept?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ box: Kept) {
    entries.removeAll { $0.box == nil }
    if !entries.contains(where: { $0.box === box }) { entries.append(Entry(box: box)) }
  }

  mutating func removeAll() { entries.removeAll() }

  var living: [Kept] { entries.compactMap { $0.box }.filter { !$0.element.isRemoved } }
}

/// What scroll views and lazy containers of one host settle after a layout.
@MainActor final class HostScrolling {
  var lazyBoxes = WeakBoxes<LazyBox>()
  /// Geometry readers whose content asked where it stands.
  var placeReaders = WeakBoxes<GeometryBox>()
  /// Views of which the layout under way has found the places, and whose content waits for them.
  var placed: [GeometryBox] = []
  /// Views whose look goes by their place in a scroll view.
  var transitions = WeakBoxes<Box>()
  /// Views in frames relative to their container.
  var containerFrames = WeakBoxes<ContainerFrameBox>()
  /// Boxes whose layout changed while they were placed.
  var stale: [Box] = []
  private var requests: [ScrollRequest] = []

  /// Whether no lazy container needs another layout.
  func isSettled(_ host: ViewHost) -> Bool {
    var isSettled = stale.isEmpty
    let changed = stale
    stale = []
    for box in changed where !box.element.isRemoved { box.contentDidChange() }
    for box in lazyBoxes.living {
      if let (scroll, axis, shift) = box.takeShift() { scroll.follow(shift: shift, along: axis) }
      if box.coverVisible() { isSettled = false }
    }
    return isSettled
  }

  /// Makes content that depends on what the layout has found; whether there was any.
  func fillIn(_ host: ViewHost) -> Bool {
    let boxes = placed
    placed = []
    var isNew = false
    for box in boxes where box.fillIn(host) { isNew = true }
    for box in placeReaders.living where box.fillIn(host) { isNew = true }
    return isNew
  }

  // MARK: - Requests

  var hasRequests: Bool { !requests.isEmpty }

  /// Scrolls to a view after the update under way, or in the next frame.
  func request(_ request: ScrollRequest, in host: ViewHost) {
    requests.append(request)
    host.view?.setNeedsLayout()
  }

  /// How often a request is aimed anew, while rows on the way are measured.
  private static let mostAims = 8

  func performRequests(_ host: ViewHost, layOut: () -> Void) {
    let waiting = requests
    requests = []
    for request in waiting where !request.scope.isRemoved {
      for _ in 0..<Self.mostAims {
        guard request.aim(host) else { break }
        layOut()
      }
    }
  }

  /// Has content that depends on places made anew where a place is another one.
  func checkPlaces(_ host: ViewHost) {
    for box in placeReaders.living { box.checkPlace(host) }
  }
}

/// A view that is to be scrolled to.
@MainActor struct ScrollRequest {
  /// The element in which the view and its scroll view stand.
  var scope: ViewElement
  var id: AnyHashable
  /// The point of the view that comes to the same point of the visible part; `nil` scrolls as little as needed.
  var anchor: UnitPoint?

  /// Moves the scroll view towards the target. Returns whether it moved, so that the target is to be looked for again.
  func aim(_ host: ViewHost) -> Bool {
    if let box = scope.box(withID: id), let place = host.rect(of: box), let scroll = box.enclosingScroll(along: nil) {
      return scroll.reveal(place, anchor: anchor, in: host)
    }
    for lazy in host.lazyBoxes.living where lazy.element.isBelow(scope) {
      guard let row = lazy.row(withID: id), let part = lazy.part(of: row), let own = host.rect(of: lazy),
        let scroll = lazy.enclosingScroll(along: lazy.plan.axis)
      else { continue }
      let isMirrored = lazy.plan.axis == .horizontal && lazy.isRightToLeft
      let length = part.upperBound - part.lowerBound
      let place =
        lazy.plan.axis == .vertical
        ? CGRect(x: own.minX, y: own.minY + part.lowerBound, width: own.width, height: length)
        : CGRect(
          x: isMirrored ? own.maxX - part.upperBound : own.minX + part.lowerBound, y: own.minY, width: length,
          height: own.height)
      return scroll.reveal(place, anchor: anchor, in: host)
    }
    return false
  }
}

extension ViewElement {
  /// Whether the element is another one or stands below it.
  func isBelow(_ other: ViewElement) -> Bool {
    var element: ViewGraphElement? = self
    while let current = element {
      if current === other { return true }
      element = current.parent
    }
    return false
  }
}

extension ViewHost {
  /// The part of the host's view in which the content of a scroll view is seen.
  func viewport(of scroll: ScrollBox) -> CGRect? {
    rect(of: scroll).map { scroll.area(of: $0, in: self) }
  }

  /// The rectangle of a box in the window.
  func windowRect(of box: Box) -> CGRect? {
    rect(of: box).map { place in view.map { $0.convert(place, to: nil) } ?? place }
  }
}

extension Box {
  /// The nearest scroll view around the box that scrolls along an axis, or at all.
  func enclosingScroll(along axis: LayoutAxis?) -> ScrollBox? {
    var box = parent
    while let current = box {
      if let scroll = current as? ScrollBox, axis.map({ scroll.axes.contains(LayoutAxes($0)) }) ?? true {
        return scroll
      }
      box = current.parent
    }
    return nil
  }

  /// Whether the box is moved by a scroll view.
  var isScrollContent: Bool { enclosingScroll(along: nil) != nil }
}
