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
    let item = UIDragItem(itemProvider: NSItemProvider(object: data[indexPath.item] as NSString))
    item.localObject = data[indexPath.item]
    return [item]
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
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: intent) }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let text = item.dragItem.localObject as? String else { return }
    let destination = coordinator.destinationIndexPath ?? IndexPath(item: data.count, section: 0)
    let origin = item.sourceIndexPath.map { "\($0.item)" } ?? "foreign"
    calls.append("drop \(origin) → \(destination.item) \(coordinator.proposal.operation)")
    collectionView.performBatchUpdates {
      if let source = item.sourceIndexPath {
        self.data.remove(at: source.item)
        collectionView.deleteItems(at: [source])
      }
      self.data.insert(text, at: destination.item)
      collectionView.insertItems(at: [destination])
    }
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
}
