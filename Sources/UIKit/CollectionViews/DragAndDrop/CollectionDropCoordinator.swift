// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A drop on a collection view, for its delegate, and what the delegate wants of the animation.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  /// Where an item flies.
  enum Landing {
    case item(IndexPath)
    case into(IndexPath, CGRect)
    case place(UIDragPreviewTarget)
  }

  /// What is animated along with an item's flight.
  final class Flight: NSObject, UIDragAnimating {
    var animations: [() -> Void] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    let landing: Landing

    init(_ landing: Landing) {
      self.landing = landing
      super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  }

  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
      self.dragItem = dragItem
      sourceIndexPath = path
      previewSize = size
      super.init()
    }
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private(set) var flights: [(item: UIDragItem, flight: Flight)] = []

  init(
    _ session: any UIDropSession, on collectionView: UICollectionView, at destination: IndexPath?,
    proposal: UICollectionViewDropProposal
  ) {
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.map { item in
      Item(
        item, from: collectionView.dragSource.path(of: item),
        size: UIApplication.shared.activeDrag?.previewSize(of: item) ?? .zero)
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, .item(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, .into(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem, .place(target))
  }

  private func land(_ item: UIDragItem, _ landing: Landing) -> Flight {
    let flight = Flight(landing)
    flights.removeAll { $0.item === item }
    flights.append((item, flight))
    return flight
  }
}
