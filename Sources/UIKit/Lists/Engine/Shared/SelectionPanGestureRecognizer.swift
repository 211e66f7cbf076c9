// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises two fingers that are dragged along the items of a collection view, to select them.
@MainActor final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var list: (any PanSelecting)?
  private var selection: PannedSelection?

  init(_ list: any PanSelecting) {
    self.list = list
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  /// Asks once a gesture, with the item on which the fingers are.
  override func shouldBegin(travel: CGPoint) -> Bool {
    guard super.shouldBegin(travel: travel) else { return false }
    guard let list, list.scrollsAlongOneAxis, let path = list.itemForSelecting(at: start(travel, in: list)),
      list.mayBeginSelecting(from: path)
    else {
      state = .failed
      return false
    }
    selection = PannedSelection(list, from: path)
    return true
  }

  /// Where the fingers came down.
  private func start(_ travel: CGPoint, in view: UIView) -> CGPoint {
    let place = location(in: nil)
    return view.convert(CGPoint(x: place.x - travel.x, y: place.y - travel.y), from: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // Two fingers make it; one more, another gesture.
    if liveTouches.count > 2, state == .possible { state = .failed }
  }

  override func reset() {
    super.reset()
    selection = nil
  }

  override func tellTargets() {
    switch state {
    case .began:
      selection?.begin()
      selection?.move(to: location(in: nil))
    case .changed: selection?.move(to: location(in: nil))
    case .ended, .cancelled: selection?.end()
    default: break
    }
    super.tellTargets()
  }
}

/// What two fingers select on their way: every item between the first and the one they are on, in the data's order.
///
/// If the first was selected, they deselect. Going back brings back what was before.
@MainActor final class PannedSelection {
  private let list: any PanSelecting
  private let first: IndexPath
  private let selects: Bool
  private let before: Set<IndexPath>
  private var last: IndexPath?
  private var place = CGPoint.zero
  private lazy var scroller = EdgeScroller(list) { [weak self] in self?.update() }

  init(_ list: any PanSelecting, from path: IndexPath) {
    self.list = list
    first = path
    before = Set(list.selection)
    selects = !before.contains(path)
  }

  func begin() {
    if list.allowsMultipleSelectionDuringEditing { list.isEditing = true }
    list.didBeginSelecting(from: first)
  }

  /// The fingers' middle is at a place of the window.
  func move(to place: CGPoint) {
    self.place = place
    update()
    scroller.follow(place)
  }

  func end() {
    scroller.stop()
    list.didEndSelecting()
  }

  private func update() {
    guard list.allowsMultipleSelectionNow,
      let path = list.itemForSelecting(near: list.convert(place, from: nil)), path != last
    else { return }
    let old = last.map { list.paths(between: first, and: $0) } ?? []
    let new = list.paths(between: first, and: path)
    last = path
    let (left, entered) = (Set(old).subtracting(new), Set(new).subtracting(old))
    for path in old where left.contains(path) { set(path, before.contains(path)) }
    for path in new where entered.contains(path) { set(path, selects) }
  }

  private func set(_ path: IndexPath, _ isSelected: Bool) {
    guard list.engine.hasItem(at: path), list.selection.contains(path) != isSelected else { return }
    if isSelected { list.selectByUser(path) } else { list.deselectByUser(path) }
  }
}

/// A list in which two fingers can select items.
@preconcurrency @MainActor protocol PanSelecting: ListEngineHost {
  var selectionPan: SelectionPanGestureRecognizer { get }
  var selection: [IndexPath] { get }
  var isEditing: Bool { get set }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionNow: Bool { get }
  func itemForSelecting(at point: CGPoint) -> IndexPath?
  func selectByUser(_ path: IndexPath)
  func deselectByUser(_ path: IndexPath)
  /// What the delegate says, and is told.
  func mayBeginSelecting(from path: IndexPath) -> Bool
  func didBeginSelecting(from path: IndexPath)
  func didEndSelecting()
}

extension PanSelecting {
  /// Before the recogniser of drags, which would otherwise scroll.
  func addSelectionPan() {
    addGestureRecognizer(selectionPan)
    storedGestureRecognizers.removeAll { $0 === selectionPan }
    storedGestureRecognizers.insert(selectionPan, at: 0)
  }

  var scrollsAlongOneAxis: Bool {
    let (x, y) = (horizontalRange, verticalRange)
    return !(x.upperBound > x.lowerBound && y.upperBound > y.lowerBound)
  }

  /// The item at a point, or the one nearest to it of those that are seen.
  func itemForSelecting(near point: CGPoint) -> IndexPath? {
    if let path = itemForSelecting(at: point) { return path }
    func distance(_ frame: CGRect) -> CGFloat {
      let (dx, dy) = (
        max(frame.minX - point.x, point.x - frame.maxX, 0), max(frame.minY - point.y, point.y - frame.maxY, 0)
      )
      return dx * dx + dy * dy
    }
    return engine.elements.ordered
      .filter { $0.key.category == .cell }
      .map { ($0.key.indexPath, distance($0.attributes.frame)) }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// The items from one to another, both included, in the order of the way.
  func paths(between start: IndexPath, and end: IndexPath) -> [IndexPath] {
    let (low, high) = (min(start, end), max(start, end))
    let counts = engine.counts
    var paths: [IndexPath] = []
    for section in low.section...high.section where counts.indices.contains(section) {
      let from = section == low.section ? low.item : 0
      let to = section == high.section ? min(high.item, counts[section] - 1) : counts[section] - 1
      guard from <= to else { continue }
      paths += (from...to).map { IndexPath(item: $0, section: section) }
    }
    return start <= end ? paths : paths.reversed()
  }
}
