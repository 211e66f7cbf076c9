// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What nibs connect objects of the kit by: who they tell, and whom they ask.
extension _TesseraTables {
  static var outlets: [_TesseraClassTable] {
    [
      scrollViewOutlets, tableOutlets, collectionOutlets, textFieldOutlets, textViewOutlets, searchBarOutlets,
      pickerOutlets, navigationBarOutlets, toolbarOutlets, tabBarOutlets, recognizerOutlets, controllerOutlets,
    ] + containerOutlets
  }

  private static var scrollViewOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UIScrollView.self)
    table.add(outlet: "delegate", \UIScrollView.delegate)
    table.add(outlet: "refreshControl", \UIScrollView.refreshControl)
    return table
  }

  private static var tableOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UITableView.self)
    table.add(outlet: "delegate", \UITableView.delegate)
    table.add(outlet: "dataSource", \UITableView.dataSource)
    table.add(outlet: "prefetchDataSource", \UITableView.prefetchDataSource)
    table.add(outlet: "dragDelegate", \UITableView.dragDelegate)
    table.add(outlet: "dropDelegate", \UITableView.dropDelegate)
    table.add(outlet: "tableHeaderView", \UITableView.tableHeaderView)
    table.add(outlet: "tableFooterView", \UITableView.tableFooterView)
    table.add(outlet: "backgroundView", \UITableView.backgroundView)
    return table
  }

  private static var collectionOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UICollectionView.self)
    table.add(outlet: "delegate", \UICollectionView.delegate)
    table.add(outlet: "dataSource", \UICollectionView.dataSource)
    table.add(outlet: "prefetchDataSource", \UICollectionView.prefetchDataSource)
    table.add(outlet: "dragDelegate", \UICollectionView.dragDelegate)
    table.add(outlet: "dropDelegate", \UICollectionView.dropDelegate)
    table.add(outlet: "backgroundView", \UICollectionView.backgroundView)
    return table
  }

  private static var textFieldOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UITextField.self)
    table.add(outlet: "delegate", \UITextField.delegate)
    table.add(outlet: "leftView", \UITextField.leftView)
    table.add(outlet: "rightView", \UITextField.rightView)
    table.add(outlet: "inputAccessoryView", \UITextField.inputAccessoryView)
    return table
  }

  private static var textViewOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UITextView.self)
    table.add(outlet: "delegate", \UITextView.delegate)
    return table
  }

  private static var searchBarOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UISearchBar.self)
    table.add(outlet: "delegate", \UISearchBar.delegate)
    return table
  }

  private static var pickerOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UIPickerView.self)
    table.add(outlet: "delegate", \UIPickerView.delegate)
    table.add(outlet: "dataSource", \UIPickerView.dataSource)
    return table
  }

  private static var navigationBarOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UINavigationBar.self)
    table.add(outlet: "delegate", \UINavigationBar.delegate)
    return table
  }

  private static var toolbarOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UIToolbar.self)
    table.add(outlet: "delegate", \UIToolbar.delegate)
    return table
  }

  private static var tabBarOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UITabBar.self)
    table.add(outlet: "delegate", \UITabBar.delegate)
    return table
  }

  private static var recognizerOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UIGestureRecognizer.self)
    table.add(outlet: "delegate", \UIGestureRecognizer.delegate)
    return table
  }

  private static var controllerOutlets: _TesseraClassTable {
    var table = _TesseraClassTable(UIViewController.self)
    table.add(outlet: "transitioningDelegate", \UIViewController.transitioningDelegate)
    return table
  }

  private static var containerOutlets: [_TesseraClassTable] {
    var navigation = _TesseraClassTable(UINavigationController.self)
    navigation.add(outlet: "delegate", \UINavigationController.delegate)
    var tabs = _TesseraClassTable(UITabBarController.self)
    tabs.add(outlet: "delegate", \UITabBarController.delegate)
    var split = _TesseraClassTable(UISplitViewController.self)
    split.add(outlet: "delegate", \UISplitViewController.delegate)
    var pages = _TesseraClassTable(UIPageViewController.self)
    pages.add(outlet: "delegate", \UIPageViewController.delegate)
    pages.add(outlet: "dataSource", \UIPageViewController.dataSource)
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
    return [navigation, tabs, split, pages, table, collection]
  }
}
