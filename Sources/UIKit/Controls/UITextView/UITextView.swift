// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// A view for text in many lines, which scrolls.
///
/// Lengths are points. While it is first responder, keys type into it if it can be edited. The delegate hears of what
/// people do, and never of what the app sets.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting,
  UITextPasteConfigurationSupporting
{
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The text with its attributes; changing it changes what is shown.
  public final let textStorage: NSTextStorage
  public final let textContainer: NSTextContainer
  /// What lays the text out. Whoever asks a view for it that has a text layout manager has it take a layout manager from
  /// then on, which draws whatever the other one's fragments would.
  public final var layoutManager: NSLayoutManager { takingLayoutManager() }
  /// What lays the text out, as far as it is in sight; `nil` once somebody asked for the layout manager.
  open var textLayoutManager: NSTextLayoutManager? { engine as? NSTextLayoutManager }

  var engine: any TextViewEngine
  /// What has the text for a text layout manager.
  var content: NSTextContentManager?
  /// Views that stand for attachments.
  var attachmentViews: [UIView] = []
  private lazy var itemMenus = TextItemMenus(self)
  private lazy var finding = TextViewFinding(self)

  private(set) lazy var editor = TextEditor(host: self, storage: textStorage)
  private(set) lazy var gestures = TextGestures(host: self, editor: editor)
  /// How often characters of the storage had been changed when the editor last heard of it.
  var knownCharacterEdits = 0
  let canvas = TextCanvas()
  let highlight = SelectionView()
  let caret = CaretView()
  var storedFont: UIFont?
  var storedTextColor: UIColor?
  var storedAlignment = NSTextAlignment.natural
  var storedInputView: UIView?
  var storedInputAccessoryView: UIView?
  lazy var storedAssistantItem = UITextInputAssistantItem()
  var isEditing = false

  /// Creates a view with a container of the app's, with its layout manager and text storage; `nil` for its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let parts = Self.parts(of: textContainer, width: frame.width)
    (self.textContainer, engine, textStorage, content) = (parts.container, parts.engine, parts.storage, parts.content)
    super.init(frame: frame)
    setUp(ownsContainer: textContainer == nil)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a view with a text layout manager, or with a layout manager.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if !usingTextLayoutManager { _ = takingLayoutManager() }
  }

  public required init?(coder: NSCoder) {
    let parts = Self.parts(of: nil, width: 0)
    (textContainer, engine, textStorage, content) = (parts.container, parts.engine, parts.storage, parts.content)
    super.init(coder: coder)
    setUp(ownsContainer: true)
    finishDecoding(coder, as: UITextView.self)
  }

  private func setUp(ownsContainer: Bool) {
    if ownsContainer { textContainer.widthTracksTextView = true }
    engine.textView = self
    engine.listeners.append { [weak self] in self?.storageDidChange() }
    engine.marked = { [weak self] in self?.withDetectedLinks($0) ?? $0 }
    textLayoutManager?.fallBack = { [weak self] in self?.takingLayoutManager() }
    alwaysBounceVertical = false
    canvas.textView = self
    for view in [highlight, canvas, caret] { addSubview(view) }
    caret.backgroundColor = tintColor
    highlight.color = tintColor
    lookDidChange()
    _ = editor
    gestures.attach()
    addInteraction(UIContextMenuInteraction(delegate: itemMenus))
  }

  // MARK: - Text

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { heldTextDelegate }
    set { super.delegate = newValue }
  }

  /// What the view holds; never `nil` when read. Setting it takes the view's font, colour and alignment.
  open var text: String! {
    get { textStorage.string }
    set { KeyValueObserving.changing(self, ["text", "attributedText"]) { setText(newValue ?? "") } }
  }

  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { KeyValueObserving.changing(self, ["text", "attributedText"]) { setAttributedText(newValue) } }
  }

  /// Defaults to `nil`: the system font of 12 points. Setting it changes all text.
  open var font: UIFont? {
    get { storedFont ?? firstAttribute(.font) as? UIFont }
    set {
      noteCustomized(.font)
      storedFont = newValue
      setAttribute(.font, newValue ?? Self.plainFont)
    }
  }

  /// Defaults to `nil`: `UIColor.label`. Setting it changes all text.
  open var textColor: UIColor? {
    get { storedTextColor ?? firstAttribute(.foregroundColor) as? UIColor }
    set {
      noteCustomized(.textColor)
      storedTextColor = newValue
      setAttribute(.foregroundColor, newValue ?? .label)
    }
  }

  /// Defaults to `natural`. Setting it changes all text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      setAlignment(newValue)
    }
  }

  /// What is selected, in UTF-16 code units; empty, where the caret is.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes }
    set { editor.ownTypingAttributes = newValue }
  }

  /// What links look like besides their text; defaults to the colour of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet { lookDidChange() }
  }

  // MARK: - Editing

  /// Whether people may change the text. Defaults to `true`.
  open var isEditable: Bool = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if !dataDetectorTypes.isEmpty { engine.containerDidChange() }
    }
  }

  /// Whether people may select text, and press links. Defaults to `true`.
  open var isSelectable = true

  /// Whether what is typed first takes the place of all text. Defaults to `false`.
  open var clearsOnInsertion = false

  /// What is looked for in text that cannot be edited, and becomes a link: links, mail addresses and phone numbers are
  /// found, of the rest nothing. Defaults to none.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { engine.containerDidChange() } }
  }

  /// Whether people may make text bold, italic and underlined: by keys, and by actions that the app sends. Defaults to
  /// `false`.
  open var allowsEditingTextAttributes = false

  /// Whether people can open a panel to find text, by ⌘F and as the app says. Defaults to `false`.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if let findInteraction { removeInteraction(findInteraction) }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: finding) : nil
      if let findInteraction { addInteraction(findInteraction) }
    }
  }

  /// What opens that panel; `nil` where it is not enabled.
  open private(set) var findInteraction: UIFindInteraction?

  /// Scrolls so that a range is in sight.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToShow(range) }

  // MARK: - Room

  /// Around the text. Defaults to 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { roomDidChange() } }
  }

  /// Whether a font that follows the text size is brought up to date when a person changes that size.
  /// Defaults to `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { contentSizeCategoryDidChange() } }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What is drawn around a text view.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case roundedRect = 1
  }

  /// Defaults to `none`.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { showBorder() } }
  }

  /// Whether tools of the system are rewriting the text; there are none.
  open var isWritingToolsActive: Bool { false }

  // MARK: - What is shown to type with

  open override var inputView: UIView? {
    get { storedInputView }
    set {
      storedInputView = newValue
      reloadInputViews()
    }
  }

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
  /// Only fields hide what is typed; here it makes the text one word to taps and keys.
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  // MARK: - UIKeyInput

  open var hasText: Bool { editor.length > 0 }

  /// Types text in place of what is selected; the delegate isn't asked.
  open func insertText(_ text: String) { put(text) }

  /// Deletes what is selected or the character before the caret; the delegate isn't asked.
  open func deleteBackward() { editor.deleteBackward() }

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

  // MARK: - Actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canFind(action) ?? editor.canPerform(action, isSecure: false)
      ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  open override func paste(_ sender: Any?) {
    guard let pasteDelegate else { return editor.paste() }
    TextPasting(self, pasteDelegate).paste(.general, attributes: typingAttributes)
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
  open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  open override func useSelectionForFind(_ sender: Any?) {
    findInteraction?.searchText = editor.text(in: selectedRange)
  }
  open override func toggleBoldface(_ sender: Any?) { editor.toggleTrait(.traitBold, name: "Bold") }
  open override func toggleItalics(_ sender: Any?) { editor.toggleTrait(.traitItalic, name: "Italic") }
  open override func toggleUnderline(_ sender: Any?) { editor.toggleLine() }

  /// The view's own: what was typed here is taken back here.
  open override var undoManager: UndoManager? { editor.undoManager }

  // MARK: - Events

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in press.key.map { !(isEditing && takesEditingKey($0)) } ?? true }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  // MARK: - Layout

  /// The size of the text, points. It is that of the text as it is now, also before the next layout.
  open override var contentSize: CGSize {
    get {
      if layer.needsLayout(), bounds.width > 0 { updateContentSize() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    layOut()
    super.layoutSubviews()
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : fittingSize(width: .infinity)
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : fittingSize(width: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  package override func baselineOffsets(width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    baselines(width: width)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    highlight.color = tintColor
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    engine.containerDidChange()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    guard adjustsFontForContentSizeCategory else { return }
    adjustFonts()
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    lookDidChange()
    if borderStyle != .none { showBorder() }
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UITextView else { return }
    if properties.contains(.font) { font = proxy.font }
    if properties.contains(.textColor) { textColor = proxy.textColor }
  }

  // MARK: - Accessibility

  override var ariaRole: String? { "textbox" }

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityValue: String? {
    get { accessibilityState.value ?? text }
    set { super.accessibilityValue = newValue }
  }
}

extension UITextView {
  /// Who is asked and told: whom this class's setter was given. An app's override of the property is its own matter, as on iOS.
  var heldTextDelegate: (any UITextViewDelegate)? { heldDelegate as? any UITextViewDelegate }
}
