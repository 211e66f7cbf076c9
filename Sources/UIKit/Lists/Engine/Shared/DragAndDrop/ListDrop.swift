// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A drop on a list, and where what was dropped flies.
@MainActor class ListDrop: NSObject {
  /// Where an item flies. Paths are the data's.
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
  final class PlaceholderFlight: Flight {
    let dragItem: UIDragItem
    private let id: Int
    private weak var list: (any ListDragHost)?

    init(_ dragItem: UIDragItem, placeholder id: Int, in list: (any ListDragHost)?) {
      self.dragItem = dragItem
      self.id = id
      self.list = list
      super.init(.placeholder(id))
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      list?.commitPlaceholder(id, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { list?.deletePlaceholder(id) ?? false }
    func setNeedsCellUpdate() { list?.updatePlaceholder(id) }
  }

  /// What was dropped.
  final class Item: NSObject {
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

  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let dropped: [Item]
  private weak var list: (any ListDragHost)?
  private(set) var flights: [(item: UIDragItem, flight: Flight)] = []

  init(_ session: any UIDropSession, on list: any ListDragHost, at destination: IndexPath?) {
    self.session = session
    self.list = list
    destinationIndexPath = destination
    dropped = session.items.map { item in
      Item(
        item, from: list.dragSource.path(of: item),
        size: list.owningApplication.activeDrag?.previewSize(of: item) ?? .zero)
    }
    super.init()
  }

  @discardableResult
  func land(_ item: UIDragItem, _ landing: Landing) -> Flight {
    let flight = Flight(landing)
    note(flight, of: item)
    return flight
  }

  func land(_ item: UIDragItem, at placeholder: any ListPlaceholder) -> PlaceholderFlight {
    let id = list?.insertPlaceholder(placeholder) ?? -1
    let flight = PlaceholderFlight(item, placeholder: id, in: list)
    note(flight, of: item)
    return flight
  }

  private func note(_ flight: Flight, of item: UIDragItem) {
    flights.removeAll { $0.item === item }
    flights.append((item, flight))
  }
}
