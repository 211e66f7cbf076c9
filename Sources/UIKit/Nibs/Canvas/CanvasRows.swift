// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// Fills a list of the canvas with each of its prototypes once, in the file's order and in the sizes that they have there.
@MainActor
final class CanvasRows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let elements: [NibElement]
  private let graph: NibGraph

  init(_ elements: [NibElement], in table: UITableView, _ graph: NibGraph) {
    (self.elements, self.graph) = (elements, graph)
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  /// - Parameter list: The collection view's element.
  init(_ list: NibElement, in collection: UICollectionView, _ graph: NibGraph) {
    // What has no identifier is nobody's for an app; on the canvas it can be seen all the same.
    (elements, self.graph) = (list.list("cells"), graph)
    super.init()
    for (index, element) in elements.enumerated() {
      collection.registerMaker(ReuseKey(kind: ReuseKey.cell, identifier: Self.name(index))) { [graph] in
        graph.object(for: element) as? UIView
      }
    }
    let headers = [
      (UICollectionView.elementKindSectionHeader, "sectionHeaderView"),
      (UICollectionView.elementKindSectionFooter, "sectionFooterView"),
    ]
    for (kind, key) in headers {
      let element = list.child(key: key)
      collection.registerMaker(ReuseKey(kind: kind, identifier: Self.name(0))) { [graph] in
        element.flatMap { graph.object(for: $0) } as? UIView ?? UICollectionReusableView()
      }
    }
    collection.dataSource = self
    collection.delegate = self
  }

  private static func name(_ index: Int) -> String { "canvas \(index)" }

  // MARK: - Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    graph.object(for: elements[indexPath.row]) as? UITableViewCell ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let height = elements[indexPath.row].rect("frame").map { points($0.height) } ?? 0
    return height > 0 ? height : UITableView.automaticDimension
  }

  // MARK: - Items

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    elements.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.name(indexPath.item), for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: Self.name(0), for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let frame = elements[indexPath.item].rect("frame").map { CGRect($0) } ?? .zero
    guard frame.isEmpty, let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return frame.size }
    return flow.itemSize
  }
}
