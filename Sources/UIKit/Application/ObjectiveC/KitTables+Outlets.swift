// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The views and controllers that nibs connect objects of the kit by. Delegates and data sources are in `Outlets`.
extension _TesseraTables {
  static var outlets: [_TesseraClassTable] {
    [
      scrollViewOutlets, tableOutlets, collectionOutlets, textFieldOutlets, textViewOutlets, cellOutlets,
      collectionCellOutlets, barButtonOutlets, windowOutlets, navigationItemOutlets,
    ] + containerOutlets
  }

  private static var scrollViewOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UIScrollView.self)
    table.add(outlet: "refreshControl", \UIScrollView.refreshControl)
    return table
  }

  private static var tableOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UITableView.self)
    table.add(outlet: "tableHeaderView", \UITableView.tableHeaderView)
    table.add(outlet: "tableFooterView", \UITableView.tableFooterView)
    table.add(outlet: "backgroundView", \UITableView.backgroundView)
    return table
  }

  private static var collectionOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UICollectionView.self)
    table.add(outlet: "backgroundView", \UICollectionView.backgroundView)
    return table
  }

  private static var textFieldOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UITextField.self)
    table.add(outlet: "leftView", \UITextField.leftView)
    table.add(outlet: "rightView", \UITextField.rightView)
    table.add(outlet: "inputView", \UITextField.inputView)
    table.add(outlet: "inputAccessoryView", \UITextField.inputAccessoryView)
    return table
  }

  private static var textViewOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UITextView.self)
    table.add(outlet: "inputView", \UITextView.inputView)
    table.add(outlet: "inputAccessoryView", \UITextView.inputAccessoryView)
    return table
  }

  private static var cellOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UITableViewCell.self)
    table.add(outlet: "accessoryView", \UITableViewCell.accessoryView)
    table.add(outlet: "editingAccessoryView", \UITableViewCell.editingAccessoryView)
    table.add(outlet: "backgroundView", \UITableViewCell.backgroundView)
    table.add(outlet: "selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    table.add(outlet: "multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
    return table
  }

  private static var collectionCellOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UICollectionViewCell.self)
    table.add(outlet: "backgroundView", \UICollectionViewCell.backgroundView)
    table.add(outlet: "selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    return table
  }

  private static var barButtonOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UIBarButtonItem.self)
    table.add(outlet: "customView", \UIBarButtonItem.customView)
    return table
  }

  private static var windowOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UIWindow.self)
    table.add(outlet: "rootViewController", \UIWindow.rootViewController)
    return table
  }

  private static var navigationItemOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UINavigationItem.self)
    table.add(outlet: "titleView", \UINavigationItem.titleView)
    return table
  }

  private static var containerOutlets: [_TesseraClassTable] {
    var table = _TesseraClassTable(UITableViewController.self)
    table.add(
      outlet: "tableView", get: { (controller: UITableViewController) in controller.tableView },
      set: { $0.tableView = $1 })
    table.add(
      outlet: "refreshControl", get: { (controller: UITableViewController) in controller.refreshControl },
      set: { $0.refreshControl = $1 })
    var collection = _TesseraClassTable(UICollectionViewController.self)
    collection.add(
      outlet: "collectionView", get: { (controller: UICollectionViewController) in controller.collectionView },
      set: { $0.collectionView = $1 })
    return [table, collection]
  }
}
