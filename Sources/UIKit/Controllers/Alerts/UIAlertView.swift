// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an alert of the time before `UIAlertController` tells.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController with a preferredStyle of .alert instead")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertViewCancel(_ alertView: UIAlertView)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@available(iOS, deprecated: 9.0, message: "Use UIAlertController with a preferredStyle of .alert instead")
extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// Which fields an old alert has.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController with a preferredStyle of .alert instead")
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3
}

/// Asks a question in front of everything else, without a controller that presents it. Shown by `UIAlertController`.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController with a preferredStyle of .alert instead")
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// The title in bold.
  open var title: String = ""
  /// The text below the title.
  open var message: String?
  /// Told of taps.
  open weak var delegate: AnyObject?
  /// Which fields there are. Defaults to none.
  open var alertViewStyle = UIAlertViewStyle.default
  /// The button that takes the question back; -1 for none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private var fields: [UITextField] = []
  private let shown = ShownAlert()

  public convenience init(title: String, message: String, delegate: AnyObject?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
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

  /// The first button that does not take the question back; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// Whether the alert is on screen.
  open var isVisible: Bool { shown.controller != nil }

  /// A field of the style's, with the first at 0.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    makeFields()
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Shows the alert in front of everything else.
  open func show() {
    makeFields()
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for field in fields { controller.addTextField(field) }
    let cancel = cancelButtonIndex
    for (index, title) in titles.enumerated() {
      controller.addAction(
        UIAlertAction(title: title, style: index == cancel ? .cancel : .default) { [self] _ in dismissed(index) })
    }
    let delegate = delegate as? any UIAlertViewDelegate
    if firstOtherButtonIndex >= 0, delegate?.alertViewShouldEnableFirstOtherButton(self) == false {
      controller.actions[firstOtherButtonIndex].isEnabled = false
    }
    delegate?.willPresent(self)
    shown.show(controller, in: owningApplication) { delegate?.didPresent(self) }
  }

  /// Takes the alert away as if a button had been tapped; the delegate hears of it.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown.hide(animated: animated) { delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex) }
  }

  private func dismissed(_ index: Int) {
    shown.end()
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }

  private func makeFields() {
    let secure: [Bool] =
      switch alertViewStyle {
      case .default: []
      case .secureTextInput: [true]
      case .plainTextInput: [false]
      case .loginAndPasswordInput: [false, true]
      }
    guard fields.map(\.isSecureTextEntry) != secure else { return }
    fields = secure.map { isSecure in
      let field = AlertTextField()
      field.isSecureTextEntry = isSecure
      if secure.count == 2 { field.placeholder = isSecure ? "Password" : "Login" }
      return field
    }
  }
}

/// Shows an alert that nobody presents, in a window of its own.
@MainActor final class ShownAlert {
  private(set) var controller: UIAlertController?
  private var window: UIWindow?
  private weak var lastKeyWindow: UIWindow?

  func show(_ alert: UIAlertController, in application: UIApplication, completion: @escaping () -> Void) {
    guard controller == nil else { return }
    controller = alert
    lastKeyWindow = application.keyWindow
    let window = UIWindow(frame: application.screen.bounds)
    window.windowLevel = .alert
    let root = AlertRootController()
    root.beneath = lastKeyWindow?.rootViewController
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    root.present(alert, animated: true, completion: completion)
  }

  func hide(animated: Bool, completion: @escaping () -> Void) {
    guard let controller else { return }
    controller.dismiss(animated: animated) { [self] in
      end()
      completion()
    }
  }

  /// Called when the alert has gone.
  func end() {
    controller = nil
    window?.isHidden = true
    window = nil
    lastKeyWindow?.makeKey()
  }
}

/// The empty controller behind an old alert: the status bar stays as it is.
private final class AlertRootController: UIViewController {
  weak var beneath: UIViewController?
  override var childForStatusBarStyle: UIViewController? { beneath }
  override var childForStatusBarHidden: UIViewController? { beneath }
}
