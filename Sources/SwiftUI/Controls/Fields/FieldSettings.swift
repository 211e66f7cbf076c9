// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Which letters are capitals by themselves.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// The rule of one of UIKit's.
  public init?(_ type: UITextAutocapitalizationType) {
    self.init(type: type)
  }
}

/// What the return key says.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// What submits a value.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search key.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What fields below tell the keyboard, and whom they tell what was entered.
struct FieldSettings {
  var keyboard = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var isCorrectionDisabled = false
  var submitKey: UIReturnKeyType?
  var submissions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// Calls those who wait for a value, from the inside out.
  func submit(_ trigger: SubmitTriggers) {
    for submission in submissions.reversed() where submission.triggers.contains(trigger) { submission.action() }
  }
}

private struct FieldSettingsKey: EnvironmentKey { static var defaultValue: FieldSettings { FieldSettings() } }

extension EnvironmentValues {
  var fieldSettings: FieldSettings {
    get { self[FieldSettingsKey.self] }
    set { self[FieldSettingsKey.self] = newValue }
  }

  /// Whether fields correct what is typed; `nil` leaves it to them.
  public var autocorrectionDisabled: Bool {
    get { fieldSettings.isCorrectionDisabled }
    set { fieldSettings.isCorrectionDisabled = newValue }
  }
}

extension View {
  /// Sets the keys for fields in the view.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.fieldSettings) { $0.keyboard = type }
  }

  /// Says what is entered into fields in the view; `nil` for nothing in particular.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.fieldSettings) { $0.contentType = textContentType }
  }

  /// Says which letters are capitals by themselves; `nil` leaves it to the field.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { transformEnvironment(\.fieldSettings) { $0.capitalization = autocapitalization?.type } }

  /// Says which letters are capitals by themselves.
  @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.fieldSettings) { $0.capitalization = style }
  }

  /// Stops fields in the view from correcting what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.fieldSettings) { $0.isCorrectionDisabled = disable }
  }

  /// Stops fields in the view from correcting what is typed.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.fieldSettings) { $0.isCorrectionDisabled = disable ?? false }
  }

  /// Says what the return key of fields in the view says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.fieldSettings) { $0.submitKey = submitLabel.key }
  }

  /// Acts when what was entered in the view is submitted.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    let action = Unchecked(action)
    return transformEnvironment(\.fieldSettings) { $0.submissions.append((triggers, action.value)) }
  }

  /// Stops or lets what was entered in the view be told to those above.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.fieldSettings) { if isBlocking { $0.submissions = [] } }
  }
}

/// The rules of a view that takes text.
@MainActor protocol TextInputSettings: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextField: TextInputSettings {}
extension UITextView: TextInputSettings {}

extension FieldSettings {
  @MainActor func apply(to field: some TextInputSettings, isSecure: Bool = false) {
    let correction: UITextAutocorrectionType = isCorrectionDisabled ? .no : .default
    if field.autocorrectionType != correction { field.autocorrectionType = correction }
    let capitals = capitalization ?? (isSecure ? .none : .sentences)
    if field.autocapitalizationType != capitals { field.autocapitalizationType = capitals }
    if field.keyboardType != keyboard { field.keyboardType = keyboard }
    let key = submitKey ?? .default
    if field.returnKeyType != key { field.returnKeyType = key }
    if field.textContentType != contentType { field.textContentType = contentType }
  }
}

/// Keeps the keyboard and the focus states of one field in step.
@MainActor final class FieldFocus {
  private weak var view: UIView?
  private var targets: [FocusTarget] = []
  private var watches: [FocusWatch] = []
  private var wasWanted = false

  init(_ view: UIView) { self.view = view }

  /// Takes the states of the environment over, and moves the keyboard after the update where they have changed.
  func update(_ environment: EnvironmentValues, root: UpdateRoot) {
    targets = environment.focusTargets
    watches = environment.focusWatches
    let isWanted = targets.contains { $0.isWanted() }
    guard isWanted != wasWanted else { return }
    wasWanted = isWanted
    root.callBack(.appear) { [weak self] in self?.move() }
  }

  private func move() {
    guard let view else { return }
    if wasWanted {
      if !view.isFirstResponder { _ = view.becomeFirstResponder() }
    } else if view.isFirstResponder {
      _ = view.resignFirstResponder()
    }
  }

  /// The person or the program gave the field the keyboard, or took it.
  func didChange(_ hasFocus: Bool) {
    if !targets.isEmpty { wasWanted = hasFocus }
    for target in targets { target.note(hasFocus) }
    for watch in watches { watch.note(hasFocus) }
  }
}
