// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Two lists between which items are dragged, and long-press reordering as one did it before.
class DragBoardViewController: UIViewController {
  private(set) var left = ["a", "b", "c", "d"]
  private(set) var right = ["x", "y"]
  private(set) var log: [String] = []
  private lazy var layout: UICollectionViewFlowLayout = {
    $0.itemSize = CGSize(width: 80, height: 60)
    $0.minimumLineSpacing = 10
    return $0
  }(UICollectionViewFlowLayout())
  lazy var leftView = makeView(layout)
  lazy var rightView = makeView(UICollectionViewFlowLayout())

  private func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect.zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
    view.reorderingCadence = .fast
    return view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (rightView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 80, height: 60)
    view.addSubview(leftView)
    view.addSubview(rightView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (first, second) = view.bounds.divided(atDistance: view.bounds.width / 2, from: .minXEdge)
    leftView.frame = first
    rightView.frame = second
  }
}

extension DragBoardViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  private func items(of view: UICollectionView) -> [String] { view == leftView ? left : right }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items(of: collectionView).count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemOrange
    cell.accessibilityIdentifier = items(of: collectionView)[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = left.remove(at: sourceIndexPath.item)
    left.insert(item, at: destinationIndexPath.item)
    log.append("move")
  }
}

extension DragBoardViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = items(of: collectionView)[indexPath.item]
    let provider = NSItemProvider(object: item as NSString)
    let dragItem = UIDragItem(itemProvider: provider)
    dragItem.localObject = item
    session.localContext = collectionView
    return [dragItem]
  }
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 10)
    parameters.backgroundColor = .clear
    return parameters
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession) {
    log.append("begin")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) {
    log.append("end")
  }
}

extension DragBoardViewController: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if session.localDragSession != nil {
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    let destination: IndexPath
    if let indexPath = coordinator.destinationIndexPath {
      destination = indexPath
    } else {
      let section = collectionView.numberOfSections - 1
      destination = IndexPath(item: collectionView.numberOfItems(inSection: section), section: section)
    }
    switch coordinator.proposal.operation {
    case .move:
      for item in coordinator.items {
        if let source = item.sourceIndexPath {
          collectionView.performBatchUpdates({
            let moved =
              collectionView == self.leftView ? self.left.remove(at: source.item) : self.right.remove(at: source.item)
            if collectionView == self.leftView {
              self.left.insert(moved, at: destination.item)
            } else {
              self.right.insert(moved, at: destination.item)
            }
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [destination])
          })
          coordinator.drop(item.dragItem, toItemAt: destination)
        } else if let string = item.dragItem.localObject as? String,
          let other = coordinator.session.localDragSession?.localContext as? UICollectionView
        {
          take(string, from: other)
          if collectionView === leftView {
            left.insert(string, at: destination.row)
          } else {
            right.insert(string, at: destination.row)
          }
          collectionView.insertItems(at: [destination])
          coordinator.drop(item.dragItem, toItemAt: destination)
        }
      }
      log.append("dropped")
    default: return
    }
  }

  private func take(_ item: String, from view: UICollectionView) {
    guard let index = items(of: view).firstIndex(of: item) else { return }
    if view === leftView { left.remove(at: index) } else { right.remove(at: index) }
    view.deleteItems(at: [IndexPath(item: index, section: 0)])
  }
}

/// Rows moved by a recogniser of one's own.
class LongPressReorderViewController: UICollectionViewController {
  private(set) var items = Array(0..<10)
  private(set) var moves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    installsStandardGestureForInteractiveMovement = false
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let recognizer = UILongPressGestureRecognizer(target: self, action: #selector(handleLongGesture(gesture:)))
    recognizer.minimumPressDuration = 0.3
    collectionView.addGestureRecognizer(recognizer)
  }

  @objc func handleLongGesture(gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case UIGestureRecognizer.State.began:
      guard let selectedIndexPath = collectionView.indexPathForItem(at: gesture.location(in: collectionView)) else {
        break
      }
      collectionView.beginInteractiveMovementForItem(at: selectedIndexPath)
    case .changed:
      collectionView.updateInteractiveMovementTargetPosition(gesture.location(in: gesture.view!))
    case .ended:
      collectionView.endInteractiveMovement()
    default:
      collectionView.cancelInteractiveMovement()
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = items[indexPath.item]
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != 0
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    moves.append("\(sourceIndexPath.item)→\(destinationIndexPath.item)")
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    return proposedIndexPath.item == 0 ? IndexPath(item: 1, section: 0) : proposedIndexPath
  }
}
