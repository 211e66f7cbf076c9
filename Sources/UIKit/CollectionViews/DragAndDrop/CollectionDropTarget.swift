// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a collection view asks its drop delegate, for the interaction that drops on it; opens and closes the gap between
/// its items.
@MainActor final class CollectionDropTarget: NSObject, UIDropInteractionDelegate {
  /// How far from an item its place still is, in points; not measured.
  private static let reach: CGFloat = 44

  private unowned let collectionView: UICollectionView
  private(set) var isActive = false
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

  /// Where the dragged item is in this collection view, if it is alone and from here.
  private func source(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1 else { return nil }
    return collectionView.dragSource.path(of: session.items[0])
  }

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
    destination = collectionView.layoutPath(near: session.location(in: collectionView), within: Self.reach)
    let proposal =
      delegate?.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .cancel)
    self.proposal = proposal
    let makesRoom =
      proposal.intent == .insertAtDestinationIndexPath && [.copy, .move].contains(proposal.operation)
    if makesRoom, let source = source(session) {
      // Away from items the gap stays where it is.
      if let destination { want(destination, from: source) }
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

  // MARK: - The gap

  private func want(_ path: IndexPath, from source: IndexPath) {
    let present = collectionView.shadow?.target ?? source
    guard path != wanted ?? present else { return }
    wanted = path
    let delay = collectionView.reorderingCadence.delay
    guard delay > 0 else { return open(path, from: source) }
    pause.start(delay) { [weak self] in self?.open(path, from: source) }
  }

  private func open(_ path: IndexPath, from source: IndexPath) {
    pause.stop()
    wanted = nil
    collectionView.showItem(source, at: path)
    collectionView.shadowedCell?.isHiddenByDrag = true
  }

  private func close() {
    pause.stop()
    wanted = nil
    guard collectionView.shadow != nil else { return }
    collectionView.shadowedCell?.isHiddenByDrag = false
    collectionView.showItemsWhereTheyAre()
  }

  // MARK: - The drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    pause.stop()
    wanted = nil
    let shadow = collectionView.shadow
    let coordinator = CollectionDropCoordinator(
      session, on: collectionView, at: shadow?.target ?? destination,
      proposal: proposal ?? UICollectionViewDropProposal(operation: .cancel))
    self.coordinator = coordinator
    guard shadow != nil else {
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
      guard let cell = collectionView.visibleCell(at: path) else { return defaultPreview }
      let parameters = delegate?.collectionView(collectionView, dropPreviewParametersForItemAt: path)
      return UITargetedDragPreview(view: cell, parameters: parameters ?? .ofCell)
    case .into(let path, let rect):
      guard let cell = collectionView.visibleCell(at: path), rect.width > 0, rect.height > 0 else {
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
    if case .item(let path) = flight.landing, let cell = collectionView.visibleCell(at: path) {
      cell.isHiddenByDrag = true
      animator.addCompletion { [weak cell] _ in cell?.isHiddenByDrag = false }
    }
    for animations in flight.animations { animator.addAnimations(animations) }
    for completion in flight.completions { animator.addCompletion(completion) }
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
