// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A drop on a collection view, for its delegate, and what the delegate wants of the animation.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  /// Where an item flies.
  enum Landing {
    case item(IndexPath)
    case into(IndexPath, CGRect)
    case place(UIDragPreviewTarget)
    case placeholder(Int)
  }

  /// What is animated along with an item's flight.
  class Flight: NSObject, UIDragAnimating {
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

  /// A flight to a placeholder, for which the item comes later.
  final class PlaceholderFlight: Flight, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let id: Int
    private weak var collectionView: UICollectionView?

    init(_ dragItem: UIDragItem, placeholder id: Int, in collectionView: UICollectionView?) {
      self.dragItem = dragItem
      self.id = id
      self.collectionView = collectionView
      super.init(.placeholder(id))
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      collectionView?.commitPlaceholder(id, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { collectionView?.deletePlaceholder(id) ?? false }
    func setNeedsCellUpdate() { collectionView?.updatePlaceholder(id) }
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
  private weak var collectionView: UICollectionView?
  private(set) var flights: [(item: UIDragItem, flight: Flight)] = []

  init(
    _ session: any UIDropSession, on collectionView: UICollectionView, at destination: IndexPath?,
    proposal: UICollectionViewDropProposal
  ) {
    self.session = session
    self.collectionView = collectionView
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.map { item in
      Item(
        item, from: collectionView.dragSource.path(of: item),
        size: collectionView.owningApplication.activeDrag?.previewSize(of: item) ?? .zero)
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

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let id = collectionView?.insertPlaceholder(placeholder) ?? -1
    let flight = PlaceholderFlight(dragItem, placeholder: id, in: collectionView)
    note(flight, of: dragItem)
    return flight
  }

  private func land(_ item: UIDragItem, _ landing: Landing) -> Flight {
    let flight = Flight(landing)
    note(flight, of: item)
    return flight
  }

  private func note(_ flight: Flight, of item: UIDragItem) {
    flights.removeAll { $0.item === item }
    flights.append((item, flight))
  }
}
