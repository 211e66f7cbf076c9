// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// What a collection view asks its drop delegate, for the interaction that drops on it; opens and closes the gap between
/// its items.
@MainActor final class CollectionDropTarget: NSObject, UIDropInteractionDelegate {
  /// How far from an item its place still is, in points; not measured.
  private static let reach: CGFloat = 44

  private unowned let collectionView: UICollectionView
  private(set) var isActive = false
  /// The place of the drop in the data, counted without what is dragged.
  private var destination: IndexPath?
  private var proposal: UICollectionViewDropProposal?
  private var coordinator: CollectionDropCoordinator?
  /// Where the gap will be when the finger has rested long enough.
  private var wanted: IndexPath?
  private let pause = GestureTimer()

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  private var delegate: (any UICollectionViewDropDelegate)? { collectionView.dropDelegate }

  // MARK: - The way

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    delegate?.collectionView(collectionView, canHandle: session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    delegate?.collectionView(collectionView, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let place = collectionView.layoutPath(near: session.location(in: collectionView), within: Self.reach)
    destination = place.map(dataPlace)
    let proposal =
      delegate?.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .cancel)
    self.proposal = proposal
    let makesRoom =
      proposal.intent == .insertAtDestinationIndexPath && [.copy, .move].contains(proposal.operation)
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
    delegate?.collectionView(collectionView, dropSessionDidExit: session)
  }

  /// The items of this collection view that leave their places if they are dropped, in the order in which they were
  /// lifted; none where something comes from elsewhere or everything stays.
  private func carried(_ session: any UIDropSession, _ operation: UIDropOperation) -> [IndexPath] {
    var paths: [IndexPath] = []
    for item in session.items {
      guard let path = collectionView.dragSource.path(of: item) else { return [] }
      if !paths.contains(path) { paths.append(path) }
    }
    return operation == .move || paths.count == 1 ? paths : []
  }

  // MARK: - The gap

  /// Where the first place of the gap will be if what is carried goes to the place of what is shown at a path.
  private func target(_ path: IndexPath, _ carried: [IndexPath]) -> IndexPath {
    let shadow = collectionView.shadow ?? CollectionShadow()
    if let start = shadow.target, shadow.carried == carried {
      let length = max(carried.count, 1)
      guard path.section == start.section, path.item >= start.item else { return path }
      // Those behind the gap move up before it.
      return IndexPath(item: max(path.item - length + 1, start.item), section: path.section)
    }
    let homes = carried.map(shadow.shownPath)
    let before = homes.count { $0.section == path.section && $0.item < path.item }
    guard let home = homes.first, home.section == path.section, path.item > home.item else {
      return IndexPath(item: path.item - before, section: path.section)
    }
    return IndexPath(item: path.item - before + (homes.contains(path) ? 0 : 1), section: path.section)
  }

  /// The place in the data of what is shown at a path, counted without what is carried.
  private func dataPlace(_ path: IndexPath) -> IndexPath {
    guard let shadow = collectionView.shadow else { return path }
    guard shadow.target != nil else { return shadow.dataPath(path) ?? shadow.dataPlace(path) }
    return shadow.dataPlace(target(path, shadow.carried))
  }

  private func want(_ path: IndexPath, _ carried: [IndexPath]) {
    let shadow = collectionView.shadow
    let present = shadow?.target ?? (carried.count == 1 ? collectionView.shownPath(carried[0]) : nil)
    let target = target(path, carried)
    guard target != wanted ?? present else { return }
    wanted = target
    let delay = collectionView.reorderingCadence.delay
    guard delay > 0 else { return open(target, carried) }
    pause.start(delay, with: collectionView) { [weak self] in self?.open(target, carried) }
  }

  private func open(_ target: IndexPath, _ carried: [IndexPath]) {
    pause.stop()
    wanted = nil
    collectionView.carry(carried, to: target)
    for cell in collectionView.carriedCells { cell.isHiddenByDrag = true }
  }

  private func close() {
    pause.stop()
    wanted = nil
    guard collectionView.isCarrying else { return }
    for cell in collectionView.carriedCells { cell.isHiddenByDrag = false }
    collectionView.showItemsWhereTheyAre()
  }

  // MARK: - The drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    // Who lets go before the gap has opened means that place all the same.
    if let wanted, let proposal { open(wanted, carried(session, proposal.operation)) }
    let gap = collectionView.shadow?.destination
    let coordinator = CollectionDropCoordinator(
      session, on: collectionView, at: gap ?? destination,
      proposal: proposal ?? UICollectionViewDropProposal(operation: .cancel))
    self.coordinator = coordinator
    guard gap != nil else {
      delegate?.collectionView(collectionView, performDropWith: coordinator)
      return
    }
    // The items stand already where the delegate is about to put them.
    UIView.performWithoutAnimation {
      close()
      delegate?.collectionView(collectionView, performDropWith: coordinator)
      collectionView.layoutIfNeeded()
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let flight = flight(of: item) else { return defaultPreview }
    switch flight.landing {
    case .item(let path):
      collectionView.layoutIfNeeded()
      guard let cell = collectionView.cellForItem(at: path), cell.window != nil else { return defaultPreview }
      let parameters = delegate?.collectionView(collectionView, dropPreviewParametersForItemAt: path)
      return UITargetedDragPreview(view: cell, parameters: parameters ?? .ofCell)
    case .placeholder(let id):
      collectionView.layoutIfNeeded()
      guard let cell = collectionView.cell(ofPlaceholder: id), cell.window != nil else { return defaultPreview }
      let placeholder = collectionView.placeholders[id] as? UICollectionViewDropPlaceholder
      return UITargetedDragPreview(view: cell, parameters: placeholder?.previewParametersProvider?(cell) ?? .ofCell)
    case .into(let path, let rect):
      guard let cell = collectionView.cellForItem(at: path), rect.width > 0, rect.height > 0 else {
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
  private func cell(at landing: CollectionDropCoordinator.Landing) -> UICollectionViewCell? {
    switch landing {
    case .item(let path): collectionView.cellForItem(at: path)
    case .placeholder(let id): collectionView.cell(ofPlaceholder: id)
    case .into, .place: nil
    }
  }

  private func flight(of item: UIDragItem) -> CollectionDropCoordinator.Flight? {
    coordinator?.flights.first { $0.item === item }?.flight
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isActive = false
    coordinator = nil
    proposal = nil
    destination = nil
    close()
    delegate?.collectionView(collectionView, dropSessionDidEnd: session)
  }
}
