// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an action sheet of the time before `UIAlertController` tells.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController with a preferredStyle of .actionSheet instead")
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(iOS, deprecated: 8.3, message: "Use UIAlertController with a preferredStyle of .actionSheet instead")
extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// Offers a choice from the screen's bottom, without a controller that presents it. Shown by `UIAlertController`.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController with a preferredStyle of .actionSheet instead")
@preconcurrency @MainActor open class UIActionSheet: UIView {
  /// What is above the buttons.
  open var title: String = ""
  /// Told of taps.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The button that takes the question back; -1 for none.
  open var cancelButtonIndex = -1
  /// The button in red; -1 for none.
  open var destructiveButtonIndex = -1
  private var titles: [String] = []
  private let shown = ShownAlert()

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The text of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }

  /// The first button that neither takes the question back nor is red; -1 for none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  /// Whether the sheet is on screen.
  open var isVisible: Bool { shown.controller != nil }

  /// Shows the sheet in front of everything else.
  open func show(in view: UIView) {
    let controller = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      controller.addAction(UIAlertAction(title: title, style: style) { [self] _ in dismissed(index) })
    }
    delegate?.willPresent(self)
    shown.show(controller, in: view.owningApplication) { [self] in delegate?.didPresent(self) }
    controller.popoverPresentationController?.sourceView = controller.presentingViewController?.view
  }

  /// Shows the sheet for a tab bar.
  open func show(from view: UITabBar) { show(in: view) }

  /// Shows the sheet for a toolbar.
  open func show(from view: UIToolbar) { show(in: view) }

  /// Shows the sheet for a part of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }

  /// Takes the sheet away as if a button had been tapped; the delegate hears of it.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    shown.hide(animated: animated) { [self] in
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  private func dismissed(_ index: Int) {
    shown.end()
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
