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
extension _TesseraDefaults: NSTextContentStorageDelegate, NSTextContentManagerDelegate {}
extension _TesseraDefaults: NSTextLayoutManagerDelegate {}
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
extension _TesseraDefaults: UITextDragDelegate, UITextDropDelegate {}
extension _TesseraDefaults: UITextFieldDelegate {}
extension _TesseraDefaults: UITextSearching {
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
  ) -> ComparisonResult { .orderedSame }
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable>
  ) { resultAggregator.finishedSearching() }
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
  ) {}
  public func clearAllDecoratedFoundText() {}
}
extension _TesseraDefaults: UITextInteractionDelegate, UITextSelectionDisplayInteractionDelegate {}
extension _TesseraDefaults: UITextPasteDelegate {}
extension _TesseraDefaults: UITextViewDelegate {}
extension _TesseraDefaults: UIToolTipInteractionDelegate {}
extension _TesseraDefaults: UIDocumentInteractionControllerDelegate, UIDocumentPickerDelegate {}
extension _TesseraDefaults: UIDocumentBrowserViewControllerDelegate {}
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

extension _TesseraDefaults: UIPasteConfigurationSupporting {
  public var pasteConfiguration: UIPasteConfiguration? {
    get { nil }
    set {}
  }
}

extension _TesseraDefaults: UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}

extension _TesseraDefaults: NSTextViewportLayoutControllerDelegate {
  public func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { .zero }
  public func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
  ) {}
}

extension _TesseraDefaults: NSTextElementProvider {
  public var documentRange: NSTextRange { NSTextRange(0..<0) }
  public func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  public func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  public func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?) {}
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
}

extension _TesseraDefaults: NSTextSelectionDataSource {
  public func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  public func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? { nil }
  public func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection { .leftToRight }
  public func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  public func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? { nil }
}
extension _TesseraDefaults: UIActivityItemsConfigurationReading {
  public var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { [] }
}
extension _TesseraDefaults: UINavigationItemRenameDelegate {
  public func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}
extension _TesseraDefaults: UIAccessibilityContainerDataTable {
  public func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? { nil }
  public func accessibilityRowCount() -> Int { 0 }
  public func accessibilityColumnCount() -> Int { 0 }
}
extension _TesseraDefaults: UIPageControlProgressDelegate {}
extension _TesseraDefaults: UIPageControlTimerProgressDelegate {}
extension _TesseraDefaults: UIScreenshotServiceDelegate {}
