// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Changes as a fetched results controller tells them

@objc protocol StoreObserver: NSObjectProtocol {
  @objc optional func storeWillChange(_ store: Store)
  @objc optional func store(
    _ store: Store, didChange object: Any, at indexPath: IndexPath?, for type: Store.ChangeType,
    newIndexPath: IndexPath?)
  @objc optional func store(_ store: Store, didChangeSectionAt index: Int, for type: Store.ChangeType)
  @objc optional func storeDidChange(_ store: Store)
}

class Store: NSObject {
  @objc enum ChangeType: UInt {
    case insert = 1
    case delete
    case move
    case update
  }
  enum Change {
    case insertSection(Int), deleteSection(Int)
    case insert(String, IndexPath), delete(IndexPath), move(IndexPath, IndexPath), update(IndexPath)
  }
  weak var delegate: StoreObserver?
  private(set) var sections: [[String]] = []

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  /// Tells the changes one by one, as Core Data does, and has `new` then.
  func change(to new: [[String]], telling changes: [Change]) {
    delegate?.storeWillChange?(self)
    let old = sections
    sections = new
    for change in changes {
      switch change {
      case .insertSection(let index): delegate?.store?(self, didChangeSectionAt: index, for: .insert)
      case .deleteSection(let index): delegate?.store?(self, didChangeSectionAt: index, for: .delete)
      case .insert(let object, let path):
        delegate?.store?(self, didChange: object, at: nil, for: .insert, newIndexPath: path)
      case .delete(let path):
        delegate?.store?(self, didChange: old[path.section][path.item], at: path, for: .delete, newIndexPath: nil)
      case .move(let from, let to):
        delegate?.store?(self, didChange: old[from.section][from.item], at: from, for: .move, newIndexPath: to)
      case .update(let path):
        delegate?.store?(self, didChange: old[path.section][path.item], at: path, for: .update, newIndexPath: path)
      }
    }
    delegate?.storeDidChange?(self)
  }
}

class StoreViewController: UICollectionViewController {
  let store: Store
  fileprivate var operations: [BlockOperation] = []
  var pendingSections = IndexSet()
  private(set) var completions: [Bool] = []
  private(set) var configured: [String] = []

  init(store: Store) {
    self.store = store
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    super.init(collectionViewLayout: layout)
    store.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    operations.forEach { $0.cancel() }
    operations.removeAll(keepingCapacity: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: TextCell.reuseIdentifier)
    collectionView.register(
      TitleSupplementaryView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: TitleSupplementaryView.reuseIdentifier)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { store.sections.count }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    store.sections[section].count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TextCell.reuseIdentifier, for: indexPath)
    configure(cell as! TextCell, at: indexPath)
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: TitleSupplementaryView.reuseIdentifier, for: indexPath)
    (header as! TitleSupplementaryView).label.text = "Section \(indexPath.section)"
    return header
  }
  private func configure(_ cell: TextCell, at indexPath: IndexPath) {
    cell.label.text = store.sections[indexPath.section][indexPath.item]
    configured.append(cell.label.text ?? "")
  }
}

extension StoreViewController: StoreObserver {
  func storeWillChange(_ store: Store) { operations.removeAll() }

  func store(_ store: Store, didChangeSectionAt index: Int, for type: Store.ChangeType) {
    switch type {
    case .insert:
      addOperation { $0.collectionView.insertSections(IndexSet(integer: index)) }
    case .delete:
      addOperation { $0.collectionView.deleteSections([index]) }
    default: break
    }
  }

  func store(
    _ store: Store, didChange object: Any, at indexPath: IndexPath?, for type: Store.ChangeType,
    newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert:
      guard let newIndexPath = newIndexPath else { return }
      addOperation { $0.collectionView.insertItems(at: [newIndexPath]) }
    case .delete:
      guard let indexPath = indexPath else { return }
      addOperation { $0.collectionView.deleteItems(at: [indexPath]) }
    case .move:
      guard let indexPath = indexPath, let newIndexPath = newIndexPath else { return }
      addOperation { $0.collectionView.moveItem(at: indexPath, to: newIndexPath) }
    case .update:
      guard let indexPath = indexPath else { return }
      addOperation { $0.collectionView.reloadItems(at: [indexPath]) }
    @unknown default:
      break
    }
  }

  func storeDidChange(_ store: Store) {
    collectionView?.performBatchUpdates(
      { () -> Void in
        for operation: BlockOperation in self.operations { operation.start() }
      },
      completion: { (finished) -> Void in
        self.operations.removeAll(keepingCapacity: false)
        self.completions.append(finished)
      })
  }

  private func addOperation(_ block: @escaping (StoreViewController) -> Void) {
    operations.append(
      BlockOperation(block: { [weak self] in
        guard let self = self else { return }
        block(self)
      }))
  }
}
