// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  let handler: ((UIAlertAction) -> Void)?
  weak var button: AlertButton?
  /// The colour of the title, which apps set by name; `nil` for that of the style.
  var titleColor: UIColor? {
    didSet { button?.showTitleColor() }
  }

  /// Whether the button can be tapped. Defaults to `true`.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  /// Creates a button; `handler` runs when it was tapped and the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// How grave what an alert says is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}

/// Asks a question in front of everything else, or offers a choice.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What kind of alert it is.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// How grave what the alert says is; only Macs show it. Defaults to `default`.
  open var severity = UIAlertControllerSeverity.default

  /// Whether it is an alert or an action sheet. Defaults to an action sheet.
  open private(set) var preferredStyle = Style.actionSheet

  /// What is written below the title.
  open var message: String? {
    didSet { card?.setTexts(title: title, message: message) }
  }

  open override var title: String? {
    didSet { card?.setTexts(title: title, message: message) }
  }

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The button that stands out; one of `actions`. Defaults to none.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction else { return }
      guard actions.contains(where: { $0 === preferredAction }) else {
        fatalError("The preferredAction of an alert controller must be contained in the \"actions\" array or be nil.")
      }
    }
  }

  /// The fields, in the order in which they were added; `nil` where there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  private var storedFields: [UITextField] = []

  /// Where an action sheet on a pad belongs; the presentation asks it, and it is never shown itself.
  private lazy var storedAnchor = UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  /// Says where an action sheet on a pad belongs; else `nil`.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad ? storedAnchor : nil
  }

  /// Where an action sheet belongs, in the space of the view that holds it; `nil` for what stands in the middle.
  func anchorRect(in container: UIView) -> CGRect? {
    guard container.traitCollection.horizontalSizeClass == .regular else { return nil }
    return popoverPresentationController?.anchorRect(in: container)
  }

  /// Whether there is no button that cancels, since a touch elsewhere does.
  var leavesOutCancel = false {
    didSet { if leavesOutCancel != oldValue { showButtons() } }
  }

  /// Somebody touched something else.
  func touchedOutside() {
    guard preferredStyle == .actionSheet, let presenting = presentingViewController else { return }
    let cancel = actions.first { $0.style == .cancel }
    guard cancel != nil || leavesOutCancel else { return }
    presenting.dismiss(animated: true) { cancel.map { $0.handler?($0) } }
  }

  /// Adds a field to an alert, made up by `configurationHandler`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = AlertTextField()
    configurationHandler?(field)
    storedFields.append(field)
  }

  /// Adds a field that is there already.
  func addTextField(_ field: UITextField) { storedFields.append(field) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for field in storedFields where field.isEditing { field.resignFirstResponder() }
  }

  private var card: AlertCard? { viewIfLoaded as? AlertCard }

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
    finishDecoding(coder, as: UIAlertController.self)
  }

  /// Adds a button. There can be one to cancel with.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      fatalError("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  open override func loadView() {
    let card = AlertCard()
    card.setTexts(title: title, message: message)
    card.setFields(storedFields)
    view = card
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showButtons()
  }

  private func showButtons() {
    let shown = leavesOutCancel ? actions.filter { $0.style != .cancel } : actions
    card?.setButtons(
      AlertCard.ordered(shown).map { action in
        let button = AlertButton(action, isPreferred: action === preferredAction)
        button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
        return button
      })
  }

  /// The alert goes, and then the handler runs.
  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presenting = presentingViewController else { return }
    presenting.dismiss(animated: true) { action.handler?(action) }
  }
}

/// A field of an alert, whose text stands in from its round ends.
final class AlertTextField: UITextField {
  private static let inset: CGFloat = 16

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: Self.inset, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).insetBy(dx: Self.inset, dy: 0)
  }
}

extension UIAlertAction: UIAccessibilityIdentification {}
