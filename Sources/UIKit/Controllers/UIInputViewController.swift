// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a keyboard writes: a document of its own, which begins empty. Other apps' documents are out of reach here.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A keyboard that an app brings for all apps. There are no other apps, so that the system never shows one; its view can be
/// shown, and tests can write with it.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  private let document = EmptyDocument()
  open var textDocumentProxy: any UITextDocumentProxy { document }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  /// `false`: nobody gave the keyboard leave.
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    if nibName != nil {
      super.loadView()
    } else {
      view = UIInputView(frame: owningApplication.screen.bounds, inputViewStyle: .keyboard)
    }
  }

  /// Would put the keyboard away: the system never shows it.
  open func dismissKeyboard() {}
  /// Would go to the next keyboard: there is none.
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Words of the person's own: there are none.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    DispatchQueue.main.async { completionHandler(UILexicon()) }
  }
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Words of the person's own.
@preconcurrency @MainActor open class UILexicon: NSObject {
  open var entries: [UILexiconEntry] { [] }
  public override init() { super.init() }
}

@preconcurrency @MainActor open class UILexiconEntry: NSObject {
  open var documentText: String { "" }
  open var userInput: String { "" }
  public override init() { super.init() }
}

@MainActor private final class EmptyDocument: NSObject, UITextDocumentProxy {
  private var before = ""
  private var after = ""
  let documentIdentifier = UUID()

  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  var hasText: Bool { !before.isEmpty || !after.isEmpty }
  func insertText(_ text: String) { before += text }
  func deleteBackward() { before = String(before.dropLast()) }
  func adjustTextPosition(byCharacterOffset offset: Int) {
    let whole = before + after
    let place = min(max(0, before.count + offset), whole.count)
    (before, after) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
  }
}
