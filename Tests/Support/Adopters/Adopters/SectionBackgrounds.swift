// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

protocol SectionBackgroundDelegateFlowLayout: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
  ) -> UIColor
}

extension SectionBackgroundDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
  ) -> UIColor { .clear }
}

private let sectionBackground = "SectionBackgroundView"

private class SectionBackgroundAttributes: UICollectionViewLayoutAttributes {
  var backgroundColor = UIColor.clear

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! SectionBackgroundAttributes
    copy.backgroundColor = self.backgroundColor
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let rhs = object as? SectionBackgroundAttributes else { return false }
    if !self.backgroundColor.isEqual(rhs.backgroundColor) { return false }
    return super.isEqual(object)
  }
}

private class SectionBackgroundView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attr = layoutAttributes as? SectionBackgroundAttributes else { return }
    self.backgroundColor = attr.backgroundColor
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }
}

class SectionBackgroundFlowLayout: UICollectionViewFlowLayout {
  private var decorationViewAttrs: [UICollectionViewLayoutAttributes] = []

  override init() {
    super.init()
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    setup()
  }

  func setup() {
    register(SectionBackgroundView.classForCoder(), forDecorationViewOfKind: sectionBackground)
  }

  override func prepare() {
    super.prepare()
    guard let numberOfSections = self.collectionView?.numberOfSections,
      let delegate = self.collectionView?.delegate as? SectionBackgroundDelegateFlowLayout
    else { return }
    self.decorationViewAttrs.removeAll()
    for section in 0..<numberOfSections {
      guard let numberOfItems = self.collectionView?.numberOfItems(inSection: section), numberOfItems > 0,
        let firstItem = self.layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let lastItem = self.layoutAttributesForItem(at: IndexPath(item: numberOfItems - 1, section: section))
      else { continue }
      var sectionInset = self.sectionInset
      if let inset = delegate.collectionView?(self.collectionView!, layout: self, insetForSectionAt: section) {
        sectionInset = inset
      }
      var sectionFrame = firstItem.frame.union(lastItem.frame)
      sectionFrame.origin.x = 8
      sectionFrame.origin.y -= sectionInset.top / 2
      if self.scrollDirection == .horizontal {
        sectionFrame.size.width += sectionInset.left + sectionInset.right
        sectionFrame.size.height = self.collectionView!.frame.height
      } else {
        sectionFrame.size.width = self.collectionView!.frame.width - 16
        sectionFrame.size.height += (sectionInset.top + sectionInset.bottom) / 2
      }
      let attr = SectionBackgroundAttributes(
        forDecorationViewOfKind: sectionBackground, with: IndexPath(item: 0, section: section))
      attr.frame = sectionFrame
      attr.zIndex = -1
      attr.backgroundColor = delegate.collectionView(
        self.collectionView!, layout: self, backgroundColorForSectionAt: section)
      self.decorationViewAttrs.append(attr)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var attrs = super.layoutAttributesForElements(in: rect)
    attrs?.append(contentsOf: self.decorationViewAttrs.filter { return rect.intersects($0.frame) })
    return attrs
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if elementKind == sectionBackground { return self.decorationViewAttrs[indexPath.section] }
    return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
}

class CardsViewController: UICollectionViewController {
  var counts = [3, 5, 2]
  var colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]

  init() {
    let layout = SectionBackgroundFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.sectionInset = .init(top: 20, left: 20, bottom: 20, right: 20)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : UIColor(white: 0.95, alpha: 1)
    }
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(reload(sender:)), for: .valueChanged)
    collectionView.refreshControl = refresh
  }

  @objc private func reload(sender: UIRefreshControl) {
    collectionView.reloadData()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { sender.endRefreshing() }
  }

  func add(to section: Int) {
    counts[section] += 1
    collectionView.insertItems(at: [IndexPath(item: counts[section] - 1, section: section)])
  }
}

extension CardsViewController: SectionBackgroundDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
  ) -> UIColor { colors[section % colors.count].withAlphaComponent(0.3) }
}

extension CardsViewController {
  override func numberOfSections(in collectionView: UICollectionView) -> Int { return counts.count }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return counts[section]
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.backgroundColor = .white
    cell.layer.cornerRadius = 8
    return cell
  }
}
