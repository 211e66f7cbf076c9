// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - A controller that asks its superclass about everything

class AskingCollectionViewController: UICollectionViewController {
  private(set) var asked: [String] = []
  var count: Int = 3

  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var collectionView: UICollectionView! {
    get { super.collectionView }
    set { super.collectionView = newValue }
  }

  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override var clearsSelectionOnViewWillAppear: Bool { didSet { asked.append("clears") } }
  override var installsStandardGestureForInteractiveMovement: Bool { didSet { asked.append("installs") } }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    installsStandardGestureForInteractiveMovement = false
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    asked.append("editing \(editing)")
  }

  // MARK: Data source

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    super.collectionView(collectionView, numberOfItemsInSection: section) + count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    super.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: Selection

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    asked.append("highlight")
    return super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    super.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    super.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    super.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    super.collectionView(collectionView, didSelectItemAt: indexPath)
    asked.append("selected \(indexPath.item)")
  }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    super.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    asked.append("action")
  }
  override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    super.collectionView(collectionView, canEditItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    super.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  // MARK: Display, focus, movement

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    asked.append("display \(indexPath.item)")
  }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    super.collectionView(collectionView, canFocusItemAt: indexPath)
  }
  override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    super.indexPathForPreferredFocusedView(in: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  override func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    super.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    asked.append("scrolled")
  }
}

// MARK: - Rows

class StyledRow: UICollectionViewListCell {
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    var content = super.defaultContentConfiguration()
    content.textProperties.color = .systemIndigo
    return content
  }

  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    var background = super.defaultBackgroundConfiguration()
    background.cornerRadius = 6
    return background
  }

  override var accessories: [UICellAccessory] { didSet { setNeedsLayout() } }
  override var indentationLevel: Int { didSet { setNeedsLayout() } }
  override var indentationWidth: CGFloat { didSet { setNeedsLayout() } }
  override var indentsAccessories: Bool { didSet { setNeedsLayout() } }
  override var contentConfiguration: UIContentConfiguration? { didSet { setNeedsLayout() } }
  override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
}

class StyledContentView: UIListContentView {
  override init(configuration: UIListContentConfiguration) {
    super.init(configuration: configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var configuration: UIContentConfiguration { didSet { setNeedsLayout() } }
}

// MARK: - Bars

class CountingItem: UIBarButtonItem {
  private(set) var changes: Int = 0

  override var title: String? { didSet { changes += 1 } }
  override var isEnabled: Bool { didSet { changes += 1 } }
  override var tintColor: UIColor? { didSet { changes += 1 } }
  override var image: UIImage? { didSet { changes += 1 } }
  override var customView: UIView? { didSet { changes += 1 } }
  override var isHidden: Bool { didSet { changes += 1 } }
}

class ShoutingNavigationItem: UINavigationItem {
  override var title: String? {
    get { super.title?.uppercased() }
    set { super.title = newValue }
  }

  override var rightBarButtonItems: [UIBarButtonItem]? { didSet { prompt = nil } }
  override var titleView: UIView? { didSet { prompt = nil } }
}

class CalmNavigationController: UINavigationController {
  private(set) var calls: [String] = []

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    calls.append("set")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    calls.append("root")
    return super.popToRootViewController(animated: animated)
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    calls.append("to")
    return super.popToViewController(viewController, animated: animated)
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    calls.append("hidden \(hidden)")
    super.setNavigationBarHidden(hidden, animated: animated)
  }

  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    calls.append("toolbar \(hidden)")
    super.setToolbarHidden(hidden, animated: animated)
  }

  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
}
