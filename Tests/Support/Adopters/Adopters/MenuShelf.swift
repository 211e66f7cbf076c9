// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - A shelf of books whose menus are made in the usual ways

struct Book: Hashable {
  var title: String
  var isFavourite = false
}

class MenuShelfViewController: UICollectionViewController {
  private(set) var books = [Book(title: "Emma"), Book(title: "Ulysses"), Book(title: "Momo")]
  private(set) var log: [String] = []
  private var sortsByTitle = false
  private lazy var sortButton = UIButton(type: .system)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 80)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: makeMenu())
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: nil, menu: nil)

    sortButton.setTitle("Sort", for: .normal)
    sortButton.showsMenuAsPrimaryAction = true
    sortButton.changesSelectionAsPrimaryAction = true
    sortButton.menu = UIMenu(children: [
      UIAction(title: "Added", state: .on) { [weak self] _ in self?.sort(byTitle: false) },
      UIAction(title: "Title") { [weak self] _ in self?.sort(byTitle: true) },
    ])
    sortButton.addTarget(self, action: #selector(menuOpens(_:)), for: .menuActionTriggered)
    sortButton.frame = CGRect(x: 20, y: 300, width: 120, height: 44)
    view.addSubview(sortButton)
  }

  private func makeMenu() -> UIMenu {
    let rename = UIAction(
      title: "Rename", subtitle: "The whole shelf", image: UIImage(systemName: "pencil"),
      identifier: UIAction.Identifier("rename")
    ) { [unowned self] action in
      log.append("rename by \(action.sender is UIBarButtonItem ? "the item" : "somebody")")
    }
    let later = UIDeferredMenuElement.uncached { completion in
      DispatchQueue.main.async { completion([UIAction(title: "Later", handler: { _ in })]) }
    }
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: [.destructive]) { _ in
      self.log.append("delete")
    }
    let edit = UIMenu(title: "", options: .displayInline, children: [rename, delete])
    return UIMenu(title: "Shelf", image: nil, identifier: nil, options: [], children: [edit, later])
  }

  @objc private func menuOpens(_ sender: UIButton) { log.append("sort menu") }

  private func sort(byTitle: Bool) {
    sortsByTitle = byTitle
    log.append(byTitle ? "by title" : "as added")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    books.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let book = books[indexPath.item]
    return UIContextMenuConfiguration(
      identifier: indexPath as NSIndexPath,
      previewProvider: { () -> UIViewController? in
        let preview = UIViewController()
        preview.view.backgroundColor = .systemYellow
        preview.preferredContentSize = CGSize(width: 240, height: 160)
        return preview
      }
    ) { suggestedActions in
      let like = UIAction(title: book.title, state: book.isFavourite ? .on : .off) { [weak self] _ in
        self?.books[indexPath.item].isFavourite.toggle()
      }
      return UIMenu(title: "", children: suggestedActions + [like])
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in self?.log.append("opened \(configuration.identifier)") }
  }
}

// MARK: - A view with an interaction of its own

final class PressableView: UIView {
  var name = "thing"
  private(set) var closes = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }
}

extension PressableView: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { _ in
      UIMenu(title: self.name, children: [UIAction(title: "Close", handler: { _ in self.closes += 1 })])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
    return UITargetedPreview(view: self, parameters: parameters)
  }
}
