// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the messages of a view call what its data holds: what iOS developers search for.
package struct UpdateWords: Equatable, Sendable {
  let item: String
  let view: String

  var items: String { item + "s" }

  package static let collectionView = UpdateWords(item: "item", view: "collection view")
  package static let tableView = UpdateWords(item: "row", view: "table view")
}
