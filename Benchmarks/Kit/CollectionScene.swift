// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// A collection view of many items on the screen of an iPhone, and what makes its frames.
@MainActor final class CollectionScene: ListScene {
  /// Who lays the items out.
  enum Arrangement: String, CaseIterable {
    case flow, compositional
  }

  /// What the items are like.
  enum Content: String, CaseIterable {
    case uniform, mixed, cards
    case selfSizing = "self-sizing"

    /// Those that are measured for more and more items.
    static let growing: [Content] = [.uniform, .mixed, .selfSizing]
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view: UICollectionView
  private let items: SceneItems
  private let sizes = MixedSizes()

  init(_ arrangement: Arrangement, _ content: Content, count: Int) {
    // Compositional layouts get mixed content as sections of a thousand.
    let sections =
      arrangement == .compositional && content == .mixed ? Array(repeating: 1_000, count: count / 1_000) : [count]
    items = SceneItems(sections, content)
    let layout = arrangement == .flow ? SceneLayouts.flow(content) : SceneLayouts.compositional(content)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(SceneCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = items
    if arrangement == .flow, content == .mixed { view.delegate = sizes }
    window.addSubview(view)
    window.isHidden = false
    SceneCounts.shared = SceneCounts()
  }

  var length: CGFloat { view.contentSize.height }

  func insertAtFront() {
    UIView.performWithoutAnimation { insert(1, at: 0) }
    frame()
  }

  /// Inserts items into the first section, one behind the other.
  func insert(_ count: Int, at item: Int) {
    items.sections[0] += count
    view.insertItems(at: (item..<item + count).map { IndexPath(item: $0, section: 0) })
  }
}

/// What was done for a scene so far.
@MainActor struct SceneCounts {
  static var shared = SceneCounts()
  var cellsMade = 0
  var cellsAsked = 0
  var layoutsPrepared = 0
  var layoutQueries = 0
}

private final class SceneItems: NSObject, UICollectionViewDataSource {
  var sections: [Int]
  private let content: CollectionScene.Content

  init(_ sections: [Int], _ content: CollectionScene.Content) {
    (self.sections, self.content) = (sections, content)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    SceneCounts.shared.cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? SceneCell else { return cell }
    cell.wanted = content == .selfSizing ? CGFloat(36 + indexPath.item % 5 * 9) : nil
    if content == .cards { cell.show(indexPath.item) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Every item has a size of its own.
private final class MixedSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: CGFloat(60 + indexPath.item % 7 * 20), height: CGFloat(30 + indexPath.item % 5 * 12))
  }
}

private final class SceneCell: UICollectionViewCell {
  /// The height that the content turns out to need, in points.
  var wanted: CGFloat?
  private lazy var label = UILabel(frame: CGRect(x: 20, y: 20, width: 310, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    SceneCounts.shared.cellsMade += 1
    contentView.backgroundColor = .lightGray
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int) {
    if label.superview == nil { contentView.addSubview(label) }
    label.text = "Card \(item)"
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wanted { layoutAttributes.size.height = wanted }
    return layoutAttributes
  }
}
