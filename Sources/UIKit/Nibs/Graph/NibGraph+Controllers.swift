// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// Gives a controller the view that was made for it, and what else its element says of that view.
  func install(_ view: UIView, in controller: UIViewController, _ element: NibElement) {
    if let controller = controller as? UICollectionViewController, let view = view as? UICollectionView {
      let around = UIView(frame: view.frame)
      around.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view = around
      controller.collectionView = view
    } else {
      controller.view = view
    }
    guard let controller = controller as? UITableViewController else { return }
    if let control = object("refreshControl", of: element) as? UIRefreshControl { controller.refreshControl = control }
    guard let table = view as? UITableView, let viewElement = element.child(key: "view"),
      viewElement["dataMode"] == "static"
    else { return }
    controller.staticTable = staticTable(viewElement)
    // An app's own data source answers from it only where it calls `super`.
    if table.dataSource == nil { table.dataSource = controller }
    if table.delegate == nil { table.delegate = controller }
  }
}
