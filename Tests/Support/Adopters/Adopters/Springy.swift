// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// New cells drop in from above with a spring, deleted ones shrink away and turn.
class SpringyFlowLayout: UICollectionViewFlowLayout {
  private var insertedIndexPaths = [IndexPath]()
  private var deletedIndexPaths = [IndexPath]()
  private var insertedSections = IndexSet()
  private var deletedSections = IndexSet()
  private var previousAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var currentAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var log: [String] = []

  override func prepare() {
    super.prepare()
    log.append("prepare")
    previousAttributes = currentAttributes
    currentAttributes.removeAll(keepingCapacity: true)
    guard let collectionView = collectionView else { return }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    super.layoutAttributesForElements(in: visible.insetBy(dx: 0, dy: -200))?.forEach {
      currentAttributes[$0.indexPath] = $0.copy() as? UICollectionViewLayoutAttributes
    }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append("updates \(updateItems.count)")
    insertedIndexPaths.removeAll()
    deletedIndexPaths.removeAll()
    insertedSections.removeAll()
    deletedSections.removeAll()
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        guard let indexPath = update.indexPathAfterUpdate else { continue }
        if indexPath.item == NSNotFound {
          insertedSections.insert(indexPath.section)
        } else {
          insertedIndexPaths.append(indexPath)
        }
      case .delete:
        guard let indexPath = update.indexPathBeforeUpdate else { continue }
        if indexPath.item == NSNotFound {
          deletedSections.insert(indexPath.section)
        } else {
          deletedIndexPaths.append(indexPath)
        }
      case .move, .reload, .none:
        break
      @unknown default:
        break
      }
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard insertedIndexPaths.contains(itemIndexPath) || insertedSections.contains(itemIndexPath.section),
      let attributes = currentAttributes[itemIndexPath]?.copy() as? UICollectionViewLayoutAttributes
    else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    log.append("initial \(itemIndexPath.item)")
    attributes.alpha = 0.0
    attributes.center.y -= 300
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 8)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deletedIndexPaths.contains(itemIndexPath) || deletedSections.contains(itemIndexPath.section) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    log.append("final \(itemIndexPath.item)")
    let attributes = previousAttributes[itemIndexPath] ?? layoutAttributesForItem(at: itemIndexPath)
    attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
    attributes?.alpha = 0
    attributes?.zIndex = -1
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
    insertedIndexPaths.removeAll()
    deletedIndexPaths.removeAll()
  }
}

class SpringyViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private(set) var numbers: [Int] = Array(0..<6)
  private var nextNumber = 6
  private(set) var finished: [Bool] = []
  private lazy var addButton = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
  private lazy var removeButton: UIBarButtonItem = {
    return UIBarButtonItem(
      title: "Remove", style: .plain, target: self, action: #selector(SpringyViewController.remove))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    self.clearsSelectionOnViewWillAppear = false
    self.collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    navigationItem.rightBarButtonItems = [addButton, removeButton]
  }

  @objc func add() {
    numbers.insert(nextNumber, at: 0)
    nextNumber += 1
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.8, options: [],
      animations: {
        self.collectionView.performBatchUpdates(
          {
            self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
          }, completion: { finished in self.finished.append(finished) })
      }, completion: nil)
    removeButton.isEnabled = true
  }

  @objc fileprivate func remove() {
    guard !numbers.isEmpty else { return }
    numbers.removeLast()
    collectionView.deleteItems(at: [IndexPath(item: numbers.count, section: 0)])
    removeButton.isEnabled = !numbers.isEmpty
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.tag = numbers[indexPath.item]
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(cell.tag % 10) / 10, saturation: 0.6, brightness: 0.9, alpha: 1)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 60) }
}

/// Rows that hang on springs is UIKit Dynamics' job; this one does with layers alone.
class WaveCell: UICollectionViewCell, CAAnimationDelegate {
  var ended = 0

  func wave() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [0, 8, -8, 4, 0] as [CGFloat]
    animation.keyTimes = [0, 0.25, 0.5, 0.75, 1]
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.duration = 0.4
    animation.delegate = self
    layer.add(animation, forKey: "wave")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { ended += 1 } }
}
