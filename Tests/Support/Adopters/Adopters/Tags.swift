// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Tags from the left, as wide as they say.
class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  required override init() {
    super.init()
    common()
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    common()
  }

  private func common() {
    estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    for attribute in attributes {
      guard attribute.representedElementCategory == .cell else { continue }
      if attribute.frame.origin.y >= maxY { leftMargin = sectionInset.left }
      attribute.frame.origin.x = leftMargin
      leftMargin += attribute.frame.width + minimumInteritemSpacing
      maxY = max(attribute.frame.maxY, maxY)
    }
    return attributes
  }
}

class TagCell: UICollectionViewCell {
  let label = UILabel()
  private var maxWidthConstraint: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 15)
    let views: [String: Any] = ["label": label]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-12-[label]-12-|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-6-[label]-6-|", options: [], metrics: nil, views: views))
    maxWidthConstraint = contentView.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    maxWidthConstraint.priority = UILayoutPriority(999)
    maxWidthConstraint.isActive = true
    NSLayoutConstraint.activate([
      contentView.leftAnchor.constraint(equalTo: leftAnchor),
      contentView.rightAnchor.constraint(equalTo: rightAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    backgroundColor = UIColor.systemGray5
    layer.cornerRadius = 14
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet {
      backgroundColor = isSelected ? tintColor : .systemGray5
      label.textColor = isSelected ? .white : .label
    }
  }
}

class TagsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var groups: [(title: String, tags: [String])] = []
  @objc dynamic var selectedCount = 0
  private var observation: NSKeyValueObservation?
  private var sizeObservation: NSKeyValueObservation?
  var observedHeights: [CGFloat] = []
  var collectionView: UICollectionView!

  override func loadView() {
    let layout = LeftAlignedFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.backgroundColor = .systemBackground
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "line")
    collectionView.dataSource = self
    collectionView.delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(textSizeChanged(_:)), name: UIContentSizeCategory.didChangeNotification, object: nil)
    observation = observe(\.selectedCount, options: [.new, .old]) { object, change in
      object.title = "\(change.newValue ?? 0) selected"
    }
    sizeObservation = collectionView.observe(\.contentSize, options: .new) { [weak self] view, _ in
      self?.observedHeights.append(view.contentSize.height)
    }
  }

  private(set) var textSizes: [UIContentSizeCategory] = []

  @objc private func textSizeChanged(_ notification: Notification) {
    guard let size = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory else {
      return
    }
    textSizes.append(size)
    collectionView.collectionViewLayout.invalidateLayout()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    groups[section].tags.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as? TagCell else {
      preconditionFailure("no tag cell")
    }
    cell.label.text = groups[indexPath.section].tags[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "line", for: indexPath)
    view.backgroundColor = .separator
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == groups.count - 1 ? 0 : 1) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return (collectionViewLayout as! UICollectionViewFlowLayout).sectionInset
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    (collectionView.indexPathsForSelectedItems?.count ?? 0) < 3
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selectedCount += 1 }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    selectedCount -= 1
  }
}
