// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

class CarouselLayoutAttributes: UICollectionViewLayoutAttributes {
  var progress: CGFloat = 0
  var shadowOpacity: Float = 0

  override func copy(with zone: NSZone?) -> Any {
    let copy = super.copy(with: zone) as! CarouselLayoutAttributes
    copy.progress = self.progress
    copy.shadowOpacity = self.shadowOpacity
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselLayoutAttributes else { return false }
    if other.progress != progress || other.shadowOpacity != shadowOpacity { return false }
    return super.isEqual(object)
  }
}

class CarouselInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var onlyTransforms = false
  var accessibilityChanged: Bool = false
}

class CarouselLayout: UICollectionViewLayout {
  struct Settings {
    var itemSize = CGSize(width: 200, height: 200)
    var spacing: CGFloat = 20
    var minimumScale: CGFloat = 0.7
    var rotation: CGFloat = .pi / 5
  }

  var settings = Settings() { didSet { invalidateLayout() } }
  private(set) var prepared = 0
  private(set) var contexts: [CarouselInvalidationContext] = []
  private var attributesCache: [CarouselLayoutAttributes] = []
  private var itemCount = 0
  private var needsGeometry = true

  override class var layoutAttributesClass: AnyClass { return CarouselLayoutAttributes.self }
  override class var invalidationContextClass: AnyClass { return CarouselInvalidationContext.self }

  private var pageWidth: CGFloat { return settings.itemSize.width + settings.spacing }
  private var sideInset: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    return (collectionView.bounds.width - settings.itemSize.width) / 2
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = self.collectionView, itemCount > 0 else { return .zero }
    let width = 2 * sideInset + CGFloat(itemCount) * pageWidth - settings.spacing
    return CGSize(width: width, height: collectionView.bounds.height)
  }

  override func prepare() {
    super.prepare()
    prepared += 1
    guard let collectionView = collectionView else { return }
    if needsGeometry {
      itemCount = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
      attributesCache = (0..<itemCount).map { index in
        let attributes = CarouselLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        attributes.size = settings.itemSize
        attributes.center = CGPoint(
          x: sideInset + CGFloat(index) * pageWidth + settings.itemSize.width / 2, y: collectionView.bounds.midY)
        return attributes
      }
      needsGeometry = false
    }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    attributesCache.forEach { self.transform($0, around: middle) }
  }

  private func transform(_ attributes: CarouselLayoutAttributes, around middle: CGFloat) {
    let distance = (attributes.center.x - middle) / pageWidth
    let clamped = max(-1, min(1, distance))
    attributes.progress = 1 - abs(clamped)
    attributes.shadowOpacity = Float(attributes.progress) * 0.3
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 800
    transform = CATransform3DRotate(transform, -clamped * settings.rotation, 0, 1, 0)
    let scale = 1 - (1 - settings.minimumScale) * abs(clamped)
    attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
    attributes.zIndex = Int(attributes.progress * 100)
    attributes.alpha = 0.5 + 0.5 * attributes.progress
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return attributesCache.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return attributesCache.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! CarouselInvalidationContext
    context.onlyTransforms = newBounds.size == collectionView?.bounds.size
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? CarouselInvalidationContext {
      contexts.append(context)
      if context.invalidateEverything || context.invalidateDataSourceCounts || !context.onlyTransforms {
        needsGeometry = true
      }
    }
    super.invalidateLayout(with: context)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, itemCount > 0 else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let current = collectionView.contentOffset.x / pageWidth
    var page = (proposedContentOffset.x / pageWidth).rounded()
    if velocity.x > 0.3 { page = max(page, floor(current) + 1) }
    if velocity.x < -0.3 { page = min(page, ceil(current) - 1) }
    page = min(max(page, 0), CGFloat(itemCount - 1))
    return CGPoint(x: page * pageWidth, y: proposedContentOffset.y)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    let page = (proposedContentOffset.x / pageWidth).rounded()
    return CGPoint(x: max(0, min(page, CGFloat(itemCount - 1))) * pageWidth, y: proposedContentOffset.y)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { return .leftToRight }
}

class CarouselCell: UICollectionViewCell {
  var appliedProgress: CGFloat = -1
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.font = .systemFont(ofSize: 40, weight: .bold)
    contentView.addSubview(titleLabel)
    titleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
    titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    contentView.backgroundColor = .systemIndigo
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? CarouselLayoutAttributes else { return }
    appliedProgress = attributes.progress
    layer.shadowOpacity = attributes.shadowOpacity
    titleLabel.alpha = attributes.progress
  }

  func configure(_ text: String) {
    titleLabel.text = text
    accessibilityLabel = text
    isAccessibilityElement = true
  }
}

class CarouselViewController: UICollectionViewController {
  var count = 5
  private var timer: Timer?
  var pages: [Int] = []

  convenience init() {
    self.init(collectionViewLayout: CarouselLayout())
  }

  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
    title = "Carousel"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.register(CarouselCell.self, forCellWithReuseIdentifier: "cell")
    collectionView?.decelerationRate = UIScrollView.DecelerationRate.fast
    collectionView?.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CarouselCell)?.configure("\(indexPath.item)")
    return cell
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notePage(scrollView) }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { notePage(scrollView) }
  }
}

extension CarouselViewController {
  private func notePage(_ scrollView: UIScrollView) {
    let middle = scrollView.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
    if let path = collectionView.indexPathForItem(at: middle) { pages.append(path.item) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let layout = collectionViewLayout as? CarouselLayout else { return }
    let side = min(view.bounds.width, view.bounds.height) * 0.5
    if layout.settings.itemSize.width != side { layout.settings.itemSize = CGSize(width: side, height: side) }
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}
