// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises two fingers that are dragged along the items of a collection view, to select them.
@MainActor final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var collectionView: UICollectionView?
  private var selection: PannedSelection?

  init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  /// Asks once a gesture, with the item on which the fingers are.
  override func shouldBegin(travel: CGPoint) -> Bool {
    guard super.shouldBegin(travel: travel) else { return false }
    guard let collectionView, collectionView.scrollsAlongOneAxis,
      let path = collectionView.indexPathForItem(at: start(travel, in: collectionView)),
      collectionView.delegate?.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: path)
        ?? collectionView.allowsMultipleSelectionDuringEditing
    else {
      state = .failed
      return false
    }
    selection = PannedSelection(collectionView, from: path)
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
  private let collectionView: UICollectionView
  private let first: IndexPath
  private let selects: Bool
  private let before: Set<IndexPath>
  private var last: IndexPath?
  private var place = CGPoint.zero
  private lazy var scroller = EdgeScroller(collectionView) { [weak self] in self?.update() }

  init(_ collectionView: UICollectionView, from path: IndexPath) {
    self.collectionView = collectionView
    first = path
    before = Set(collectionView.selection)
    selects = !before.contains(path)
  }

  func begin() {
    if collectionView.allowsMultipleSelectionDuringEditing { collectionView.isEditing = true }
    collectionView.delegate?.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: first)
  }

  /// The fingers' middle is at a place of the window.
  func move(to place: CGPoint) {
    self.place = place
    update()
    scroller.follow(place)
  }

  func end() {
    scroller.stop()
    collectionView.delegate?.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  private func update() {
    guard collectionView.allowsMultipleSelectionNow,
      let path = collectionView.indexPathForItem(near: collectionView.convert(place, from: nil)), path != last
    else { return }
    let old = last.map { collectionView.paths(between: first, and: $0) } ?? []
    let new = collectionView.paths(between: first, and: path)
    last = path
    let (left, entered) = (Set(old).subtracting(new), Set(new).subtracting(old))
    for path in old where left.contains(path) { set(path, before.contains(path)) }
    for path in new where entered.contains(path) { set(path, selects) }
  }

  private func set(_ path: IndexPath, _ isSelected: Bool) {
    guard collectionView.hasItem(at: path), collectionView.selection.contains(path) != isSelected else { return }
    if isSelected { collectionView.selectByUser(path) } else { collectionView.deselectByUser(path) }
  }
}

extension UICollectionView {
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
  func indexPathForItem(near point: CGPoint) -> IndexPath? {
    if let path = indexPathForItem(at: point) { return path }
    func distance(_ frame: CGRect) -> CGFloat {
      let (dx, dy) = (
        max(frame.minX - point.x, point.x - frame.maxX, 0), max(frame.minY - point.y, point.y - frame.maxY, 0)
      )
      return dx * dx + dy * dy
    }
    return elements.ordered
      .filter { $0.key.category == .cell }
      .map { ($0.key.indexPath, distance($0.attributes.frame)) }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// The items from one to another, both included, in the order of the way.
  func paths(between start: IndexPath, and end: IndexPath) -> [IndexPath] {
    let (low, high) = (min(start, end), max(start, end))
    let counts = counts
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
