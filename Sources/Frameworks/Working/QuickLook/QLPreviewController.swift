// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Shows files, one at a time: pictures and text; of others the name and the kind.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  open weak var delegate: (any QLPreviewControllerDelegate)?

  /// Which of the items is shown. Defaults to the first.
  open var currentPreviewItemIndex = 0 {
    didSet { if isViewLoaded, currentPreviewItemIndex != oldValue { showCurrent() } }
  }

  /// The item that is shown.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  private var count = 0
  private var content: UIView?
  private let bar = UINavigationBar()
  private let barItem = UINavigationItem(title: "")

  /// Whether something is worth a look.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL == true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    barItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.setItems([barItem], animated: false)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: Selector._tessera("swiped:", QLPreviewController.self, QLPreviewController.swiped))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    reloadData()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // On a stack of controllers the stack's bar has the title.
    let hasBar = navigationController == nil
    if hasBar, bar.superview == nil { view.addSubview(bar) }
    bar.isHidden = !hasBar
    let size = bar.sizeThatFits(view.bounds.size)
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: size.height)
    let start = hasBar ? bar.frame.maxY : top
    content?.frame = CGRect(
      x: 0, y: start, width: view.bounds.width, height: max(0, view.bounds.height - start - view.safeAreaInsets.bottom))
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  /// Asks anew what there is.
  open func reloadData() {
    count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    showCurrent()
  }

  /// Asks anew for the item that is shown.
  open func refreshCurrentPreviewItem() { showCurrent() }

  private func finish() {
    if presentingViewController != nil { dismiss(animated: true) }
  }

  private func showCurrent() {
    content?.removeFromSuperview()
    let item = currentPreviewItem
    let url = item?.previewItemURL
    let title = item?.previewItemTitle ?? url?.lastPathComponent
    barItem.title = title
    navigationItem.title = title
    let share = url.map { url in
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share(url) })
    }
    barItem.rightBarButtonItem = share
    navigationItem.rightBarButtonItem = share
    let content = PreviewContent.view(of: url)
    view.insertSubview(content, at: 0)
    self.content = content
    view.setNeedsLayout()
  }

  private func share(_ url: URL) {
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = barItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  private func swiped(_ swipe: UISwipeGestureRecognizer) {
    let next = currentPreviewItemIndex + (swipe.direction == .left ? 1 : -1)
    if (0..<count).contains(next) { currentPreviewItemIndex = next }
  }
}
