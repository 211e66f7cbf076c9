// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import UIKit

/// A list of something remote: it loads, is empty, has failed, or shows what came.
///
/// A subclass says how the list is laid out, which cells and other views it has, and what to do when something comes.
class GenericFeedViewController<Content: SectionIdentifierViewModel, Remote: RemoteObservableObject>: UIViewController {
  typealias List = DiffableCollectionView<Content>

  let remote: Remote
  private(set) lazy var list = List(
    layout: makeLayout(),
    cell: { [unowned self] in makeCell(in: $0, at: $1, for: $2) },
    supplementary: { [unowned self] in makeSupplementaryView(in: $0, kind: $1, at: $2) })
  private let refreshControl = UIRefreshControl()
  private var observation: AnyCancellable?
  /// What the list's background shows; `nil` for what is in the list.
  private(set) var notice: FeedNotice? {
    didSet { showNotice() }
  }

  init(remote: Remote) {
    self.remote = remote
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The tab bar controller makes this screen.")
  }

  // MARK: - For subclasses

  func makeLayout() -> UICollectionViewLayout {
    fatalError("A feed has a layout of its own.")
  }

  func makeCell(
    in collectionView: UICollectionView, at indexPath: IndexPath, for cell: Content.CellIdentifier
  ) -> UICollectionViewCell {
    fatalError("A feed has cells of its own.")
  }

  func makeSupplementaryView(
    in collectionView: UICollectionView, kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    nil
  }

  /// Puts what came into the list.
  func show(_ value: Remote.Value) {}

  func didSelect(_ cell: Content.CellIdentifier, at indexPath: IndexPath) {}

  /// Said where the server has nothing.
  var emptyNotice: FeedNotice { .empty(title: "Nothing Here", text: "Pull down to look again.") }

  // MARK: - Life

  override func loadView() {
    view = list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    list.collectionView.alwaysBounceVertical = true
    list.didSelect = { [unowned self] in didSelect($0, at: $1) }
    refreshControl.addAction(UIAction { [unowned self] _ in remote.load() }, for: .valueChanged)
    list.collectionView.refreshControl = refreshControl
    observation = remote.states.sink { [unowned self] in take($0) }
    remote.load()
  }

  private func take(_ state: RemoteState<Remote.Value>) {
    switch state {
    case .loading:
      // What is there stays until something better comes.
      if list.sections.isEmpty { notice = .loading }
    case .loaded(let value):
      show(value)
      notice = list.collectionView.numberOfSections == 0 ? emptyNotice : nil
    case .failed(let error):
      list.content {}
      notice = .failed(error)
    }
    if case .loading = state { return }
    refreshControl.endRefreshing()
  }

  private func showNotice() {
    list.collectionView.backgroundView = notice.map { notice in
      notice.makeView { [unowned self] in remote.load() }
    }
  }
}
