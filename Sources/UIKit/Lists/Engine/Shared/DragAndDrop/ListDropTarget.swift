// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// What a list asks its drop delegate, for the interaction that drops on it; opens and closes the gap between its items.
@MainActor final class ListDropTarget: NSObject, UIDropInteractionDelegate {
  /// How far from an item its place still is, in points; not measured.
  private static let reach: CGFloat = 44

  private unowned let list: any ListDragHost
  private(set) var isActive = false
  /// The place of the drop in the data, counted without what is dragged.
  private var destination: IndexPath?
  private var proposal: UIDropProposal?
  private var drop: ListDrop?
  /// Where the gap will be when the finger has rested long enough.
  private var wanted: IndexPath?
  private let pause = GestureTimer()

  init(_ list: any ListDragHost) {
    self.list = list
    super.init()
  }

  // MARK: - The way

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    list.canDrop(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let place = list.shownPath(near: session.location(in: list), within: Self.reach)
    destination = place.map(dataPlace)
    let (proposal, isBetween) = list.dropProposal(session, at: destination)
    self.proposal = proposal
    let makesRoom = isBetween && [.copy, .move].contains(proposal.operation)
    if makesRoom {
      // Away from items the gap stays where it is.
      if let place { want(place, carried(session, proposal.operation)) }
    } else {
      close()
    }
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isActive = false
    close()
    list.dropDidExit(session)
  }

  /// The items of this list that leave their places if they are dropped, in the order in which they were
  /// lifted; none where something comes from elsewhere or everything stays.
  private func carried(_ session: any UIDropSession, _ operation: UIDropOperation) -> [IndexPath] {
    var paths: [IndexPath] = []
    for item in session.items {
      guard let path = list.dragSource.path(of: item) else { return [] }
      if !paths.contains(path) { paths.append(path) }
    }
    return operation == .move || paths.count == 1 ? paths : []
  }

  // MARK: - The gap

  /// Where the first place of the gap will be if what is carried goes to the place of what is shown at a path.
  private func target(_ path: IndexPath, _ carried: [IndexPath]) -> IndexPath {
    let shadow = list.shadow ?? CollectionShadow()
    // Behind the last item there is one place, without those that are carried.
    func held(_ item: Int, without number: Int) -> IndexPath {
      IndexPath(item: min(item, max(list.engine.counts[path.section] - number, 0)), section: path.section)
    }
    if let start = shadow.target, shadow.carried == carried {
      let length = max(carried.count, 1)
      guard path.section == start.section, path.item >= start.item else { return path }
      // Those behind the gap move up before it.
      return held(max(path.item - length + 1, start.item), without: length)
    }
    let homes = carried.map(shadow.shownPath)
    let before = homes.count { $0.section == path.section && $0.item < path.item }
    let own = homes.count { $0.section == path.section }
    guard let home = homes.first, home.section == path.section, path.item > home.item else {
      return held(path.item - before, without: own)
    }
    return held(path.item - before + (homes.contains(path) ? 0 : 1), without: own)
  }

  /// The place in the data of what is shown at a path, counted without what is carried.
  private func dataPlace(_ path: IndexPath) -> IndexPath {
    guard let shadow = list.shadow else { return path }
    guard shadow.target != nil else { return shadow.dataPath(path) ?? shadow.dataPlace(path) }
    return shadow.dataPlace(target(path, shadow.carried))
  }

  private func want(_ path: IndexPath, _ carried: [IndexPath]) {
    let shadow = list.shadow
    let present = shadow?.target ?? (carried.count == 1 ? list.shownPath(carried[0]) : nil)
    let target = target(path, carried)
    guard target != wanted ?? present else { return }
    wanted = target
    let delay = list.gapDelay
    guard delay > 0 else { return open(target, carried) }
    pause.start(delay, with: list) { [weak self] in self?.open(target, carried) }
  }

  private func open(_ target: IndexPath, _ carried: [IndexPath]) {
    pause.stop()
    wanted = nil
    list.carry(carried, to: target)
    for cell in list.carriedCells { cell.isHiddenByDrag = true }
  }

  private func close() {
    pause.stop()
    wanted = nil
    guard list.isCarrying else { return }
    for cell in list.carriedCells { cell.isHiddenByDrag = false }
    list.showItemsWhereTheyAre()
  }

  // MARK: - The drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    // Who lets go before the gap has opened means that place all the same.
    if let wanted, let proposal { open(wanted, carried(session, proposal.operation)) }
    let gap = list.shadow?.destination
    guard let gap else {
      drop = list.performDrop(session, at: destination, proposal: proposal)
      return
    }
    // The items stand already where the data is about to have them.
    UIView.performWithoutAnimation {
      if let moved = list.moveDropped(session, to: gap, proposal: proposal) {
        drop = moved
      } else {
        close()
        drop = list.performDrop(session, at: gap, proposal: proposal)
      }
      list.layoutIfNeeded()
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let flight = flight(of: item) else { return defaultPreview }
    switch flight.landing {
    case .item(let path):
      list.layoutIfNeeded()
      guard let cell = list.cell(of: path), cell.window != nil else { return defaultPreview }
      let parameters = list.dropPreviewParameters(at: path)
      return UITargetedDragPreview(view: cell, parameters: parameters ?? .ofCell)
    case .placeholder(let id):
      list.layoutIfNeeded()
      guard let cell = list.cell(ofPlaceholder: id), cell.window != nil else { return defaultPreview }
      let parameters = list.placeholders[id]?.previewParameters(of: cell)
      return UITargetedDragPreview(view: cell, parameters: parameters ?? .ofCell)
    case .into(let path, let rect):
      guard let cell = list.cell(of: path), rect.width > 0, rect.height > 0 else {
        return defaultPreview
      }
      let size = defaultPreview.view.bounds.size
      let scale = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
      let target = UIDragPreviewTarget(
        container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
        transform: CGAffineTransform(scaleX: scale, y: scale))
      return defaultPreview.retargetedPreview(with: target)
    case .place(let target): return defaultPreview.retargetedPreview(with: target)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let flight = flight(of: item) else { return }
    // The cell is seen when what flies to it has arrived.
    if let cell = cell(at: flight.landing) {
      cell.isHiddenByDrag = true
      animator.addCompletion { [weak cell] _ in cell?.isHiddenByDrag = false }
    }
    for animations in flight.animations { animator.addAnimations(animations) }
    for completion in flight.completions { animator.addCompletion(completion) }
  }

  /// The cell that a flight ends at.
  private func cell(at landing: ListDrop.Landing) -> (any DraggableCell)? {
    switch landing {
    case .item(let path): list.cell(of: path)
    case .placeholder(let id): list.cell(ofPlaceholder: id)
    case .into, .place: nil
    }
  }

  private func flight(of item: UIDragItem) -> ListDrop.Flight? {
    drop?.flights.first { $0.item === item }?.flight
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isActive = false
    drop = nil
    proposal = nil
    destination = nil
    close()
    list.dropDidEnd(session)
  }
}
