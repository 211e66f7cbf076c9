// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// Implements nothing that is optional, and so does what UIKit does where nobody implements it.
///
/// A class gets a method from the translator where only a subclass of it implements an optional requirement; that method
/// asks here. `tessera-dev check requirements` tells of a protocol that is missing.
@MainActor public final class _TesseraDefaults: NSObject {
  public static let shared = _TesseraDefaults()
}

extension _TesseraDefaults: CALayerDelegate {}
extension _TesseraDefaults: NSLayoutManagerDelegate {}
extension _TesseraDefaults: UIAdaptivePresentationControllerDelegate {}
extension _TesseraDefaults: UIApplicationDelegate {}
@available(iOS, deprecated: 9.0) extension _TesseraDefaults: UIActionSheetDelegate, UIAlertViewDelegate {}
extension _TesseraDefaults: UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {}
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {}
}
extension _TesseraDefaults: UICalendarSelectionSingleDateDelegate {
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
  }
}
extension _TesseraDefaults: UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {}
}
extension _TesseraDefaults: UIDropInteractionDelegate {}
extension _TesseraDefaults: UIEditMenuInteractionDelegate {}
extension _TesseraDefaults: UIGestureRecognizerDelegate {}
extension _TesseraDefaults: UIColorPickerViewControllerDelegate {}
extension _TesseraDefaults: UIPickerViewDelegate {}
extension _TesseraDefaults: UIImagePickerControllerDelegate {}
extension _TesseraDefaults: UILargeContentViewerInteractionDelegate, UIPointerInteractionDelegate {}
extension _TesseraDefaults: UINavigationBarDelegate, UIBarPositioningDelegate {}
extension _TesseraDefaults: UINavigationControllerDelegate {}
extension _TesseraDefaults: UIPageViewControllerDelegate {}
extension _TesseraDefaults: UITabBarControllerDelegate {}
extension _TesseraDefaults: UITableViewDelegate {}
extension _TesseraDefaults: UISearchBarDelegate {}
extension _TesseraDefaults: UISceneDelegate {}
extension _TesseraDefaults: UISearchControllerDelegate {}
extension _TesseraDefaults: UISplitViewControllerDelegate {}
extension _TesseraDefaults: UITextFieldDelegate {}
extension _TesseraDefaults: UITextViewDelegate {}
extension _TesseraDefaults: UIDocumentInteractionControllerDelegate, UIDocumentPickerDelegate {}
@available(iOS, deprecated: 12) extension _TesseraDefaults: UIWebViewDelegate {}
extension _TesseraDefaults: UIViewControllerTransitioningDelegate {}
extension _TesseraDefaults: UICollectionViewDelegateFlowLayout, UICollectionViewDelegate, UIScrollViewDelegate {}

// MARK: - Those with requirements that are not optional; nobody asks for them here

extension _TesseraDefaults: UICollectionViewDataSource {
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension _TesseraDefaults: UIActivityItemSource {
  public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }
}

extension _TesseraDefaults: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {}
}

extension _TesseraDefaults: UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}

extension _TesseraDefaults: UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

extension _TesseraDefaults: UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension _TesseraDefaults: UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}

extension _TesseraDefaults: UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension _TesseraDefaults: UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension _TesseraDefaults: UIPickerViewDataSource {
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

extension _TesseraDefaults: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

extension _TesseraDefaults: UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}

extension _TesseraDefaults: UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
extension _TesseraDefaults: UIActivityItemsConfigurationReading {
  public var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { [] }
}
extension _TesseraDefaults: UINavigationItemRenameDelegate {
  public func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}
extension _TesseraDefaults: UIPageControlProgressDelegate {}
extension _TesseraDefaults: UIPageControlTimerProgressDelegate {}
extension _TesseraDefaults: UIScreenshotServiceDelegate {}
