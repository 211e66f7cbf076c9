// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

extension _TesseraTables {
  static func registerDelegates() {
    OutletAdapters.register((any UIScreenshotServiceDelegate).self) {
      UIScreenshotServiceDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIActionSheetDelegate).self) { UIActionSheetDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIDocumentBrowserViewControllerDelegate).self) {
      UIDocumentBrowserViewControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIDocumentInteractionControllerDelegate).self) {
      UIDocumentInteractionControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIDocumentPickerDelegate).self) { UIDocumentPickerDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIPrintInteractionControllerDelegate).self) {
      UIPrintInteractionControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UINavigationControllerDelegate).self) {
      UINavigationControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIPageViewControllerDelegate).self) {
      UIPageViewControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIPageViewControllerDataSource).self) {
      UIPageViewControllerDataSourceOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIAdaptivePresentationControllerDelegate).self) {
      UIAdaptivePresentationControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UISearchResultsUpdating).self) { UISearchResultsUpdatingOutlet(OutletLink($0)) }
    OutletAdapters.register((any UISearchControllerDelegate).self) { UISearchControllerDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UISplitViewControllerDelegate).self) {
      UISplitViewControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UITabBarControllerDelegate).self) { UITabBarControllerDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIColorPickerViewControllerDelegate).self) {
      UIColorPickerViewControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIFontPickerViewControllerDelegate).self) {
      UIFontPickerViewControllerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIViewControllerTransitioningDelegate).self) {
      UIViewControllerTransitioningDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UINavigationItemRenameDelegate).self) {
      UINavigationItemRenameDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UINavigationBarDelegate).self) { UINavigationBarDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UITabBarDelegate).self) { UITabBarDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIToolbarDelegate).self) { UIToolbarDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UICalendarViewDelegate).self) { UICalendarViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIPageControlProgressDelegate).self) {
      UIPageControlProgressDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIPickerViewDataSource).self) { UIPickerViewDataSourceOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIPickerViewDelegate).self) { UIPickerViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UISearchBarDelegate).self) { UISearchBarDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UITextFieldDelegate).self) { UITextFieldDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UITextPasteDelegate).self) { UITextPasteDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UITextInteractionDelegate).self) { UITextInteractionDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UITextViewDelegate).self) { UITextViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIWebViewDelegate).self) { UIWebViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIDynamicAnimatorDelegate).self) { UIDynamicAnimatorDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UICollisionBehaviorDelegate).self) {
      UICollisionBehaviorDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIGestureRecognizerDelegate).self) {
      UIGestureRecognizerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIPencilInteractionDelegate).self) {
      UIPencilInteractionDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UIToolTipInteractionDelegate).self) {
      UIToolTipInteractionDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UICollectionViewDataSource).self) { UICollectionViewDataSourceOutlet(OutletLink($0)) }
    OutletAdapters.register((any UICollectionViewDelegate).self) { UICollectionViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UICollectionViewDataSourcePrefetching).self) {
      UICollectionViewDataSourcePrefetchingOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UICollectionViewDragDelegate).self) {
      UICollectionViewDragDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UICollectionViewDropDelegate).self) {
      UICollectionViewDropDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UITableViewDataSource).self) { UITableViewDataSourceOutlet(OutletLink($0)) }
    OutletAdapters.register((any UITableViewDelegate).self) { UITableViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UITableViewDataSourcePrefetching).self) {
      UITableViewDataSourcePrefetchingOutlet(OutletLink($0))
    }
    OutletAdapters.register((any UITableViewDragDelegate).self) { UITableViewDragDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UITableViewDropDelegate).self) { UITableViewDropDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any UIScrollViewDelegate).self) { UIScrollViewDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any NSLayoutManagerDelegate).self) { NSLayoutManagerDelegateOutlet(OutletLink($0)) }
    OutletAdapters.register((any NSTextContentManagerDelegate).self) {
      NSTextContentManagerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any NSTextContentStorageDelegate).self) {
      NSTextContentStorageDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any NSTextLayoutManagerDelegate).self) {
      NSTextLayoutManagerDelegateOutlet(OutletLink($0))
    }
    OutletAdapters.register((any NSTextViewportLayoutControllerDelegate).self) {
      NSTextViewportLayoutControllerDelegateOutlet(OutletLink($0))
    }
    add(to: UIScreenshotService.self, "delegate", \.delegate)
    add(to: UIActionSheet.self, "delegate", \.delegate)
    add(to: UIDocumentBrowserViewController.self, "delegate", \.delegate)
    add(to: UIDocumentInteractionController.self, "delegate", \.delegate)
    add(to: UIDocumentPickerViewController.self, "delegate", \.delegate)
    add(to: UIPrintInteractionController.self, "delegate", \.delegate)
    add(to: UINavigationController.self, "delegate", \.delegate)
    add(to: UIPageViewController.self, "delegate", \.delegate)
    add(to: UIPageViewController.self, "dataSource", \.dataSource)
    add(to: UIPresentationController.self, "delegate", \.delegate)
    add(to: UISearchController.self, "searchResultsUpdater", \.searchResultsUpdater)
    add(to: UISearchController.self, "delegate", \.delegate)
    add(to: UISplitViewController.self, "delegate", \.delegate)
    add(to: UITabBarController.self, "delegate", \.delegate)
    add(to: UIColorPickerViewController.self, "delegate", \.delegate)
    add(to: UIFontPickerViewController.self, "delegate", \.delegate)
    add(to: UIViewController.self, "transitioningDelegate", \.transitioningDelegate)
    add(to: UINavigationItem.self, "renameDelegate", \.renameDelegate)
    add(to: UINavigationBar.self, "delegate", \.delegate)
    add(to: UITabBar.self, "delegate", \.delegate)
    add(to: UIToolbar.self, "delegate", \.delegate)
    add(to: UICalendarView.self, "delegate", \.delegate)
    add(to: UIPageControlProgress.self, "delegate", \.delegate)
    add(to: UIPickerView.self, "dataSource", \.dataSource)
    add(to: UIPickerView.self, "delegate", \.delegate)
    add(to: UISearchBar.self, "delegate", \.delegate)
    add(to: UITextField.self, "delegate", \.delegate)
    add(to: UITextField.self, "pasteDelegate", \.pasteDelegate)
    add(to: UITextInteraction.self, "delegate", \.delegate)
    add(to: UITextView.self, "delegate", \.delegate)
    add(to: UITextView.self, "pasteDelegate", \.pasteDelegate)
    add(to: UIWebView.self, "delegate", \.delegate)
    add(to: UIDynamicAnimator.self, "delegate", \.delegate)
    add(to: UICollisionBehavior.self, "collisionDelegate", \.collisionDelegate)
    add(to: UIGestureRecognizer.self, "delegate", \.delegate)
    add(to: UIPencilInteraction.self, "delegate", \.delegate)
    add(to: UIToolTipInteraction.self, "delegate", \.delegate)
    add(to: UICollectionView.self, "dataSource", \.dataSource)
    add(to: UICollectionView.self, "delegate", \.delegate)
    add(to: UICollectionView.self, "prefetchDataSource", \.prefetchDataSource)
    add(to: UICollectionView.self, "dragDelegate", \.dragDelegate)
    add(to: UICollectionView.self, "dropDelegate", \.dropDelegate)
    add(to: UITableView.self, "dataSource", \.dataSource)
    add(to: UITableView.self, "delegate", \.delegate)
    add(to: UITableView.self, "prefetchDataSource", \.prefetchDataSource)
    add(to: UITableView.self, "dragDelegate", \.dragDelegate)
    add(to: UITableView.self, "dropDelegate", \.dropDelegate)
    add(to: UIScrollView.self, "delegate", \.delegate)
    add(to: NSLayoutManager.self, "delegate", \.delegate)
    add(to: NSTextContentManager.self, "delegate", \.delegate)
    add(to: NSTextContentStorage.self, "delegate", \.delegate)
    add(to: NSTextLayoutManager.self, "delegate", \.delegate)
    add(to: NSTextViewportLayoutController.self, "delegate", \.delegate)
  }

  private static func add<Owner: AnyObject, Value>(
    to type: Owner.Type, _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    var table = _TesseraClassTable(type)
    table.add(outlet: name, path)
    _TesseraClassTable.register(table)
  }
}
