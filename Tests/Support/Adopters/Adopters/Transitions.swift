// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A pile of cards that opens into a grid by a pinch or a button.
class PileLayout: UICollectionViewLayout {
  var cardSize = CGSize(width: 160, height: 200)
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    attributes = (0..<count).map { index in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      attributes.size = cardSize
      attributes.center = CGPoint(x: collectionView.bounds.width / 2, y: 200)
      attributes.transform = CGAffineTransform(rotationAngle: CGFloat(index % 5 - 2) * 0.05)
      attributes.zIndex = count - index
      attributes.isHidden = index >= 5
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? CGSize.zero }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }
}

class PinchTransitionLayout: UICollectionViewTransitionLayout {
  static let offsetH = "offsetH"
  static let offsetV = "offsetV"
  var offset: UIOffset = .zero {
    didSet {
      updateValue(offset.horizontal, forAnimatedKey: PinchTransitionLayout.offsetH)
      updateValue(offset.vertical, forAnimatedKey: PinchTransitionLayout.offsetV)
    }
  }

  override var transitionProgress: CGFloat {
    didSet {
      let horizontal = value(forAnimatedKey: Self.offsetH)
      let vertical = value(forAnimatedKey: Self.offsetV)
      if horizontal != offset.horizontal || vertical != offset.vertical {
        offset = UIOffset(horizontal: horizontal, vertical: vertical)
      }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { $0.center = CGPoint(x: $0.center.x + offset.horizontal, y: $0.center.y + offset.vertical) }
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.center.x += offset.horizontal
    return attributes
  }
}

class PileViewController: UICollectionViewController, UIGestureRecognizerDelegate {
  let pile = PileLayout()
  let grid: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 125)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    layout.minimumLineSpacing = 12
    return layout
  }()
  private(set) var transition: PinchTransitionLayout?
  private(set) var ended: [String] = []
  private var startScale: CGFloat = 1
  var isOpen: Bool { collectionView.collectionViewLayout === grid }

  init() { super.init(collectionViewLayout: pile) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
    pinch.delegate = self
    collectionView.addGestureRecognizer(pinch)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.grid.2x2"), style: .done, target: self, action: #selector(toggle))
  }

  @objc func toggle() {
    let target: UICollectionViewLayout = isOpen ? pile : grid
    collectionView.setCollectionViewLayout(target, animated: true) { [weak self] finished in
      guard let self = self else { return }
      self.ended.append("\(self.isOpen ? "grid" : "pile") \(finished)")
    }
  }

  @objc private func handlePinch(_ sender: UIPinchGestureRecognizer) {
    switch sender.state {
    case .began:
      begin()
    case .changed:
      let progress = isOpening ? (sender.scale - 1) / 2 : (1 - sender.scale)
      follow(progress)
    case .ended:
      finish()
    case .cancelled, .failed:
      collectionView.cancelInteractiveTransition()
    default:
      break
    }
  }

  private var isOpening = true

  func begin() {
    isOpening = !isOpen
    let next: UICollectionViewLayout = isOpen ? pile : grid
    transition =
      collectionView.startInteractiveTransition(to: next) { [unowned self] completed, finished in
        self.ended.append("interactive \(completed) \(finished)")
        self.transition = nil
      } as? PinchTransitionLayout
  }

  func follow(_ progress: CGFloat) {
    guard let transition = transition else { return }
    transition.transitionProgress = min(max(progress, 0), 1)
    transition.invalidateLayout()
  }

  func finish() {
    guard let transition else { return }
    if transition.transitionProgress > 0.5 {
      collectionView.finishInteractiveTransition()
    } else {
      collectionView.cancelInteractiveTransition()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    return PinchTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.backgroundColor = [.systemRed, .systemBlue, .systemGreen, .systemOrange][indexPath.item % 4]
    return cell
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
