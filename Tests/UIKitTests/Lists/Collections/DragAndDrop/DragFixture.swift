// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

final class DragCell: UICollectionViewCell {
  var text = ""
  var states: [DragState] = []
  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    states.append(dragState)
  }
}

/// Texts in rows of 100 points that can be dragged and dropped.
@MainActor
final class DragFixture: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var data: [String]
  let view: UICollectionView
  let bench: CollectionInteractionBench
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation = UIDropOperation.move
  /// Whether a tap during a drag adds the item.
  var addsItems = true
  /// Whether what is dropped is loaded later.
  var usesPlaceholders = false
  /// What is done with what is dropped, in place of moving or copying it.
  var drop: ((UICollectionView, any UICollectionViewDropCoordinator) -> Void)?
  /// What placeholders show.
  var loading = "…"
  var contexts: [any UICollectionViewDropPlaceholderContext] = []
  private var calls: [String] = []

  init(
    _ data: [String], in shared: CollectionInteractionBench? = nil,
    at frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400), layout: UICollectionViewLayout? = nil
  ) {
    self.data = data
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 300, height: 100)
    rows.minimumLineSpacing = 0
    view = UICollectionView(frame: frame, collectionViewLayout: layout ?? rows)
    view.contentInsetAdjustmentBehavior = .never
    view.register(DragCell.self, forCellWithReuseIdentifier: "cell")
    view.register(DragCell.self, forCellWithReuseIdentifier: "placeholder")
    bench = shared ?? CollectionInteractionBench(UIView(), size: CGSize(width: 400, height: 400))
    super.init()
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
    bench.window.addSubview(view)
    bench.frame()
  }

  func heard() -> [String] {
    defer { calls = [] }
    return calls
  }

  var textsByPlace: [String] {
    view.elements.ordered.sorted { $0.key.indexPath < $1.key.indexPath }.compactMap { ($0.view as? DragCell)?.text }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { data.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? DragCell)?.text = data[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    calls.append("items \(indexPath.item)")
    return [dragItem(indexPath.item)]
  }

  private func dragItem(_ index: Int) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: data[index] as NSString))
    item.localObject = data[index]
    return item
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    calls.append("drag begins")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("drag ends")
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    calls.append("enter")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    calls.append("exit")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    calls.append("drop ends")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: operation, intent: intent) }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    calls.append("add \(indexPath.item)?")
    guard addsItems else { return [] }
    return [dragItem(indexPath.item)]
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    if let drop { return drop(collectionView, coordinator) }
    let items = coordinator.items
    let texts = items.compactMap { $0.dragItem.localObject as? String }
    let destination = coordinator.destinationIndexPath ?? IndexPath(item: data.count, section: 0)
    let origins = items.map { $0.sourceIndexPath.map { "\($0.item)" } ?? "foreign" }.joined(separator: ",")
    calls.append("drop \(origins) → \(destination.item) \(coordinator.proposal.operation)")
    guard !usesPlaceholders else {
      contexts += items.map { item in
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: destination, reuseIdentifier: "placeholder")
        placeholder.cellUpdateHandler = { ($0 as? DragCell)?.text = self.loading }
        return coordinator.drop(item.dragItem, to: placeholder)
      }
      return
    }
    let places = texts.indices.map { IndexPath(item: destination.item + $0, section: 0) }
    collectionView.performBatchUpdates {
      let sources = items.compactMap(\.sourceIndexPath)
      for source in sources.sorted().reversed() { self.data.remove(at: source.item) }
      collectionView.deleteItems(at: sources)
      self.data.insert(contentsOf: texts, at: destination.item)
      collectionView.insertItems(at: places)
    }
    for (item, place) in zip(items, places) { coordinator.drop(item.dragItem, toItemAt: place) }
  }
}
