// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UISearchResultsUpdating`, by the names of its methods.
@MainActor final class UISearchResultsUpdatingOutlet: NSObject, UISearchResultsUpdating {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func updateSearchResults(for searchController: UISearchController) {
    link.demand(OutletMessage(["updateSearchResultsFor"], ["UISearchController"]), [searchController])
  }

  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
  {
    link.send(
      OutletMessage(["updateSearchResultsFor", "selecting"], ["UISearchController", "UISearchSuggestion"]),
      [searchController, searchSuggestion])
  }
}
