// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITableViewDataSourcePrefetching`, by the names of its methods.
@MainActor final class UITableViewDataSourcePrefetchingOutlet: NSObject, UITableViewDataSourcePrefetching {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    link.demand(
      OutletMessage(["tableView", "prefetchRowsAt"], ["UITableView", "IndexPaths"]), [tableView, indexPaths])
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    link.send(
      OutletMessage(["tableView", "cancelPrefetchingForRowsAt"], ["UITableView", "IndexPaths"]),
      [tableView, indexPaths])
  }
}
