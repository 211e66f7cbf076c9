// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// How rows and sections come and go in a batch: what each change asked for.
struct TableMotion {
  /// By the paths and sections after the batch.
  private var arrivals: [IndexPath: UITableView.RowAnimation] = [:]
  private var arrivingSections: [Int: UITableView.RowAnimation] = [:]
  /// By those before it.
  private var departures: [IndexPath: UITableView.RowAnimation] = [:]
  private var departingSections: [Int: UITableView.RowAnimation] = [:]

  mutating func noteArrivals(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { arrivals[path] = animation }
  }

  mutating func noteDepartures(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { departures[path] = animation }
  }

  mutating func noteArrivals(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { arrivingSections[section] = animation }
  }

  mutating func noteDepartures(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { departingSections[section] = animation }
  }

  /// How an element comes: by its row, or by its section. What is loaded anew comes as what it replaces goes.
  func arrival(of path: IndexPath, isRow: Bool, in update: CollectionUpdate) -> UITableView.RowAnimation? {
    if isRow, let own = arrivals[path] ?? update.source(of: path).flatMap({ departures[$0] }) { return own }
    if let own = arrivingSections[path.section] { return own }
    let reloaded = update.reloadedSections.first { update.sectionPlace(of: $0) == path.section }
    return reloaded.flatMap { departingSections[$0] }
  }

  func departure(of path: IndexPath, isRow: Bool) -> UITableView.RowAnimation? {
    (isRow ? departures[path] : nil) ?? departingSections[path.section]
  }
}

extension UITableView.RowAnimation {
  /// What a row at a place begins with that comes so, or ends with that goes so.
  ///
  /// Sliding rows stay opaque; what slides up or down by its height comes from beneath its neighbour.
  @MainActor func outside(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let outside = place.duplicate()
    outside.alpha = 1
    switch self {
    case .right: outside.center.x += place.size.width
    case .left: outside.center.x -= place.size.width
    case .top: outside.center.y -= place.size.height
    case .bottom: outside.center.y += place.size.height
    case .none: break
    case .fade, .middle, .automatic: outside.alpha = 0
    }
    return outside
  }
}
