// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// A field for one line of text.
///
/// Lengths are points. While it is first responder, keys type into it. Callbacks come in iOS's order: the delegate first,
/// then targets, then observers of notifications.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting,
  UITextPasteConfigurationSupporting
{
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view of the field is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  private(set) lazy var editor = TextEditor(host: self)
  let border = TextFieldBorder()
  let content = TextFieldContent()
  let placeholderLabel = UILabel()
  lazy var clearButton = makeClearButton()
  var storedClearButton: UIButton?
  lazy var gestures = TextGestures(host: self, editor: editor)
  var storedTextAttributes = UITextField.initialTextAttributes
  var storedPlaceholder: String?
  var ownBackgroundColor: UIColor?
  var storedAttributedPlaceholder: NSAttributedString?
  /// How far the text is scrolled to the left of the field's edge.
  var scrollOffset: CGFloat = 0
  /// Where the character of a secret stands that was just typed and is seen for a while: what it is, and how many
  /// characters stand before it.
  var revealed: (character: Character, index: Int)?
  var revealEnd: DelayedActions.Token?
  var storedInputView: UIView?
  var storedInputAccessoryView: UIView?
  lazy var storedAssistantItem = UITextInputAssistantItem()
  /// What is laid out; `nil` where something changed that it depends on.
  var knownLayout: (layout: TextLayout, width: CGFloat?)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UITextField.self)
  }

  // MARK: - Text

  /// What the field holds; never `nil` when read. Setting it doesn't ask the delegate.
  open var text: String? {
    get { editor.text }
    set { KeyValueObserving.changing(self, ["text", "attributedText"]) { setText(newValue) } }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editor.storage) }
    set { KeyValueObserving.changing(self, ["text", "attributedText"]) { setAttributedText(newValue) } }
  }

  /// Defaults to `UIColor.label`.
  open var textColor: UIColor? {
    get { storedTextAttributes[.foregroundColor] as? UIColor }
    set {
      noteCustomized(.textColor)
      setTextAttribute(.foregroundColor, newValue ?? .label)
    }
  }

  /// Defaults to the system font of 17 points.
  open var font: UIFont? {
    get { storedTextAttributes[.font] as? UIFont }
    set {
      noteCustomized(.font)
      setTextAttribute(.font, newValue ?? .systemFont(ofSize: 17))
      textSizeDidChange()
    }
  }

  /// Defaults to `natural`: where reading starts.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { placeTextDidChange() } }
  }

  /// What text looks like that is set without attributes, and what is typed. Setting them changes the text that is there.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { storedTextAttributes }
    set {
      noteCustomized(.titleTextAttributes)
      setTextAttributes(newValue)
    }
  }

  /// What is typed next looks like, while the field is edited; else `nil`.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes : nil }
    set { if isEditing { editor.ownTypingAttributes = newValue } }
  }

  /// Shown while there is no text.
  open var placeholder: String? {
    get { storedPlaceholder ?? storedAttributedPlaceholder?.string }
    set {
      (storedPlaceholder, storedAttributedPlaceholder) = (newValue, nil)
      placeholderDidChange()
    }
  }

  /// The placeholder with its attributes; what they do not say is as the field has it.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      storedAttributedPlaceholder
        ?? storedPlaceholder.map { NSAttributedString(string: $0, attributes: placeholderAttributes) }
    }
    set {
      (storedPlaceholder, storedAttributedPlaceholder) = (
        nil, newValue.map { NSAttributedString(attributedString: $0) }
      )
      placeholderDidChange()
    }
  }

  /// Whether text that is too wide for the field is shown smaller. Defaults to `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textLookDidChange() } }
  }

  /// How small, in points. Defaults to 0, which leaves text as it is.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { textLookDidChange() } }
  }

  /// Whether a font that follows the text size is brought up to date when a person changes that size.
  /// Defaults to `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { contentSizeCategoryDidChange() } }
  }

  // MARK: - Editing

  open weak var delegate: (any UITextFieldDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  /// Who is asked and told: whom this class's setter was given. An app's override of the property is its own matter, as on iOS.
  weak var heldDelegate: (any UITextFieldDelegate)?

  /// Whether the field is being edited.
  open internal(set) var isEditing = false

  /// Whether the text goes when editing begins. Defaults to `false`.
  open var clearsOnBeginEditing = false

  /// Whether what is typed first takes the place of all text. Defaults to `false`; moving the caret ends it.
  open var clearsOnInsertion = false

  /// Whether people may make text bold, italic and underlined. Defaults to `false`.
  open var allowsEditingTextAttributes = false

  // MARK: - Looks

  /// Fills a rounded border, or the whole field.
  open override var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      noteCustomized(.backgroundColor)
      ownBackgroundColor = newValue
      fillDidChange()
    }
  }

  /// Defaults to none.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { borderDidChange() } }
  }

  /// Stretched behind the text, in place of any border but a rounded one.
  open var background: UIImage? {
    didSet { borderDidChange() }
  }

  /// The background of a disabled field that has one.
  open var disabledBackground: UIImage? {
    didSet { borderDidChange() }
  }

  /// When there is a button that empties the field. Defaults to never. There is none without text.
  open var clearButtonMode: ViewMode = .never {
    didSet { if clearButtonMode != oldValue { sideViewsDidChange() } }
  }

  /// Shown at the leading end of the text.
  open var leftView: UIView? {
    didSet { if leftView !== oldValue { sideViewsDidChange(removing: oldValue) } }
  }

  /// Defaults to never.
  open var leftViewMode: ViewMode = .never {
    didSet { if leftViewMode != oldValue { sideViewsDidChange() } }
  }

  /// Shown at the trailing end of the text.
  open var rightView: UIView? {
    didSet { if rightView !== oldValue { sideViewsDidChange(removing: oldValue) } }
  }

  /// Defaults to never.
  open var rightViewMode: ViewMode = .never {
    didSet { if rightViewMode != oldValue { sideViewsDidChange() } }
  }

  // MARK: - Places, in the bounds space

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where text stands while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sidePlace(of: leftView, isLeading: true, in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sidePlace(of: rightView, isLeading: false, in: bounds) }

  /// Draws the text while it is not edited.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawLines(in: rect) }

  // MARK: - What is shown to type with

  /// Stands in the keyboard's place. Defaults to `nil`.
  open override var inputView: UIView? {
    get { storedInputView }
    set {
      storedInputView = newValue
      reloadInputViews()
    }
  }

  /// Stands above the keyboard. Defaults to `nil`.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set {
      storedInputAccessoryView = newValue
      reloadInputViews()
    }
  }

  // MARK: - Traits

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  /// Whether dots stand for the characters. Defaults to `false`.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textSizeDidChange() } }
  }

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  // MARK: - UIKeyInput

  open var hasText: Bool { editor.length > 0 }

  /// Types text in place of what is selected; the delegate isn't asked.
  open func insertText(_ text: String) { put(text) }

  /// Deletes what is selected or the character before the caret; the delegate isn't asked.
  open func deleteBackward() { takeAway() }

  // MARK: - UITextInput

  open weak var inputDelegate: (any UITextInputDelegate)?
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open var selectionAffinity: UITextStorageDirection = .forward

  open func text(in range: UITextRange) -> String? { editor.range(range).map { editor.text(in: $0) } }
  open func replace(_ range: UITextRange, withText text: String) { editor.replaceText(range, with: text) }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.range(range).map { editorShouldChange($0, to: text) } ?? false
  }

  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { editor.selectedTextRange = newValue }
  }

  open var markedTextRange: UITextRange? { editor.markedTextRange }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText ?? "", selected: selectedRange)
  }
  open func unmarkText() { editor.unmark() }

  open var beginningOfDocument: UITextPosition { TextOffsetPosition(0) }
  open var endOfDocument: UITextPosition { TextOffsetPosition(editor.length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editor.isRightToLeft(at: editor.offset(from: beginningOfDocument, to: position)) ? .rightToLeft : .leftToRight
  }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    editor.setBaseWritingDirection(writingDirection, for: range)
  }

  /// The caret's rectangle in the bounds space. An empty one hides the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position, in: direction) }
  open var textInputView: UIView { self }
  open var isEditable: Bool { isEnabled }

  // MARK: - Actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action, isSecure: isSecureTextEntry) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  open override func paste(_ sender: Any?) {
    guard let pasteDelegate else { return editor.paste() }
    TextPasting(self, pasteDelegate).paste(.general, attributes: typingAttributes ?? [:])
  }

  /// Says what becomes of what is pasted.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  open override func paste(itemProviders: [NSItemProvider]) { paste(nil) }

  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard allowsEditing else { return false }
    return (pasteConfiguration ?? UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])).takes(itemProviders)
  }
  open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste() }
  open override func select(_ sender: Any?) { editor.selectWord() }
  open override func selectAll(_ sender: Any?) { editor.selectAll() }
  open override func delete(_ sender: Any?) { editor.backspace() }
  open override func toggleBoldface(_ sender: Any?) { editor.toggleTrait(.traitBold, name: "Bold") }
  open override func toggleItalics(_ sender: Any?) { editor.toggleTrait(.traitItalic, name: "Italic") }
  open override func toggleUnderline(_ sender: Any?) { editor.toggleLine() }

  /// The field's own; it forgets when editing ends.
  open override var undoManager: UndoManager? { editor.undoManager }

  // MARK: - Events

  override var keepsTouchesFromScrolling: Bool { false }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in press.key.map { !(isEditing && takesEditingKey($0)) } ?? true }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override var intrinsicContentSize: CGSize { naturalSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }
  package override func baselineOffsets(width: CGFloat) -> (first: CGFloat, last: CGFloat)? { baselines() }

  /// Whether there is nothing, so that the placeholder is shown.
  var isBlank: Bool { editor.length == 0 }

  /// Called when the clear button was pressed.
  func didClear() {}

  /// Of what is shown in place of text.
  var placeholderColor: UIColor { .placeholderText }

  /// A rounded border has the colour within it.
  func fillDidChange() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : ownBackgroundColor
    border.show(
      borderStyle, image: isEnabled ? background : disabledBackground ?? background, fill: ownBackgroundColor)
  }

  override func stateDidChange() {
    super.stateDidChange()
    borderDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content.tintDidChange(to: tintColor)
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    guard adjustsFontForContentSizeCategory, let font else { return }
    setTextAttribute(.font, font.adjusted(for: traitCollection))
    textSizeDidChange()
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    textLookDidChange()
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UITextField else { return }
    if properties.contains(.titleTextAttributes) { defaultTextAttributes = proxy.defaultTextAttributes }
    if properties.contains(.font) { font = proxy.font }
    if properties.contains(.textColor) { textColor = proxy.textColor }
  }

  // MARK: - Accessibility

  override var ariaRole: String? { "textbox" }

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { accessibilityState.label ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { accessibilityState.value ?? spokenText }
    set { super.accessibilityValue = newValue }
  }

  override func descriptionDetails() -> [String] {
    super.descriptionDetails() + (isSecureTextEntry || !hasText ? [] : ["text = '\(editor.text)'"])
  }
}
