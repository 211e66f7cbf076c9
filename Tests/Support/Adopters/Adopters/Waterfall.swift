// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

@objc protocol WaterfallLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForHeaderIn section: Int
  ) -> CGFloat
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, columnsIn section: Int
  ) -> Int
}

@IBDesignable
class WaterfallLayout: UICollectionViewLayout {
  @IBOutlet weak var delegate: WaterfallLayoutDelegate?

  @IBInspectable var columnCount: Int = 2 {
    didSet { if oldValue != columnCount { invalidateLayout() } }
  }
  @IBInspectable var spacing: CGFloat = 8
  var sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private var cache: [UICollectionViewLayoutAttributes] = []
  private var itemCache: [[UICollectionViewLayoutAttributes]] = []
  private var headerCache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView = collectionView else { return }
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let columns = delegate?.collectionView?(collectionView, layout: self, columnsIn: section) ?? columnCount
      let headerPath = IndexPath(item: 0, section: section)
      if let height = delegate?.collectionView?(collectionView, layout: self, heightForHeaderIn: section), height > 0 {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: headerPath)
        header.frame = CGRect(x: 0, y: y, width: contentWidth, height: height)
        headerCache[headerPath] = header
        cache.append(header)
        y = header.frame.maxY
      }
      y += sectionInset.top
      let available = contentWidth - sectionInset.left - sectionInset.right - spacing * CGFloat(columns - 1)
      let width = floor(available / CGFloat(columns))
      let xOffsets = (0..<columns).map { sectionInset.left + CGFloat($0) * (width + spacing) }
      var yOffsets = [CGFloat](repeating: y, count: columns)
      var items = [UICollectionViewLayoutAttributes]()
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let column = yOffsets.firstIndex(of: yOffsets.min() ?? 0) ?? 0
        let height =
          delegate?.collectionView(collectionView, layout: self, heightForItemAt: indexPath, width: width) ?? 100
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: xOffsets[column], y: yOffsets[column], width: width, height: height)
        yOffsets[column] = attributes.frame.maxY + spacing
        items.append(attributes)
        cache.append(attributes)
      }
      itemCache.append(items)
      y = (yOffsets.max() ?? y) - (items.isEmpty ? 0 : spacing) + sectionInset.bottom
    }
    contentHeight = y
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    cache.removeAll()
    itemCache.removeAll()
    headerCache.removeAll()
    contentHeight = 0
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard itemCache.indices.contains(indexPath.section),
      itemCache[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return itemCache[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return headerCache[indexPath]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}

final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: PhotoCell.self)

  fileprivate let imageView = UIImageView()
  lazy var captionLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    contentView.addSubview(captionLabel)
    contentView.layer.cornerRadius = 6
    contentView.layer.masksToBounds = true
    NSLayoutConstraint.activate([
      captionLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      captionLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
      captionLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
    captionLabel.text = nil
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }
}

final class PhotoHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class PhotoBoardViewController: UIViewController {
  struct Photo {
    let title: String
    let ratio: CGFloat
    let color: UIColor
  }

  var albums: [[Photo]] = []
  private(set) var refreshes = 0
  private(set) var tapped: [IndexPath] = []

  private(set) lazy var collectionView: UICollectionView = {
    let layout = WaterfallLayout()
    layout.delegate = self
    let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.alwaysBounceVertical = true
    view.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    view.register(
      PhotoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.dataSource = self
    view.delegate = self
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Board", comment: "Title of the board")
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(shuffle(_:)))
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(didDoubleTap(_:)))
    doubleTap.numberOfTapsRequired = 2
    collectionView.addGestureRecognizer(doubleTap)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() }, completion: nil)
  }

  @objc private func shuffle(_ sender: Any?) {
    refreshes += 1
    for section in albums.indices { albums[section].reverse() }
    collectionView.performBatchUpdates(
      {
        self.collectionView.reloadSections(IndexSet(integersIn: 0..<self.albums.count))
      }, completion: nil)
  }

  @IBAction func didDoubleTap(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended,
      let indexPath = collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
    else { return }
    tapped.append(indexPath)
  }
}

// MARK: - UICollectionViewDataSource

extension PhotoBoardViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return albums[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as! PhotoCell
    let photo = albums[indexPath.section][indexPath.row]
    cell.contentView.backgroundColor = photo.color
    cell.captionLabel.text = photo.title
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      guard
        let header = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as? PhotoHeader
      else { fatalError("Unexpected view") }
      header.label.text = "Album \(indexPath.section + 1)"
      return header
    default:
      assert(false, "Unexpected element kind")
      return UICollectionReusableView()
    }
  }
}

// MARK: - WaterfallLayoutDelegate

extension PhotoBoardViewController: WaterfallLayoutDelegate, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    (width * albums[indexPath.section][indexPath.item].ratio).rounded()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForHeaderIn section: Int
  ) -> CGFloat { section == 0 ? 0 : 44 }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    collectionView.scrollToItem(at: indexPath, at: [.centeredVertically], animated: true)
  }
}
