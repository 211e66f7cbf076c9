// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Songs and podcasts that have the words that are typed.
final class SearchViewController: PictureFeedViewController<SearchModel>, UISearchResultsUpdating {
  let searchController = UISearchController(searchResultsController: nil)

  init(services: AppServices = .current) {
    super.init(remote: SearchModel(client: services.client))
    title = "Search"
  }

  override func viewDidLoad() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.searchBarStyle = .minimal
    searchController.searchBar.placeholder = "Songs and Podcasts"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    super.viewDidLoad()
    list.collectionView.keyboardDismissMode = .onDrag
  }

  func updateSearchResults(for searchController: UISearchController) {
    remote.term = searchController.searchBar.text ?? ""
  }

  override var emptyNotice: FeedNotice {
    let term = remote.term.trimmingCharacters(in: .whitespaces)
    return term.isEmpty
      ? .empty(title: "Search the Store", text: "Songs and podcasts appear as you type.")
      : .empty(title: "No Results", text: "Nothing in the store is called “\(term)”.")
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let section = Mosaic.grid()
      section.boundarySupplementaryItems = [Mosaic.header(estimated: 52)]
      return section
    }
  }

  override func show(_ value: [FeedSection]) {
    list.content(animated: !list.sections.isEmpty) { value }
  }
}
