// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An object that can be told of events, and that passes on what it does not handle to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// What assistive technology was told of the responder; made when something first is.
  var accessibilityBox: AccessibilityBox?

  /// Lent, not copied: views ask it for every text that they show.
  var accessibilityState: AccessibilityState {
    _read {
      if let accessibilityBox {
        if accessibilityBox.blocks == nil { yield accessibilityBox.state } else { yield accessibilityBox.current }
      } else {
        yield AccessibilityState.untold
      }
    }
  }

  /// Whether layers stand, or are to stand, for elements that are no views.
  var hasAccessibilityElements: Bool {
    guard let state = accessibilityBox?.state else { return false }
    return state.elements != nil || !state.elementLayers.isEmpty
  }

  /// Told when the nib that the object comes from is all there, connections and all. Overriders call `super`.
  open func awakeFromNib() { (self as? any _TesseraOwn_awakeFromNib)?._tesseraOwn_awakeFromNib() }

  /// Told before Interface Builder shows the object; never sent here.
  open func prepareForInterfaceBuilder() {}

  /// The responder that gets what this one does not handle; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  /// Whether this responder may become first responder. Defaults to `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder gives up being first responder. Defaults to `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first in its window.
  open var isFirstResponder: Bool { owningWindow?.firstResponder === self }

  /// Makes this responder the first in its window; `false` where it may not or is in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = owningWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    return window.replaceFirstResponder(with: self)
  }

  /// Stops being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = owningWindow, window.firstResponder === self {
      window.firstResponder = nil
    }
    return true
  }

  /// The window in which this responder can be first.
  var owningWindow: UIWindow? { next?.owningWindow }

  /// The application that the responder belongs to: its window's or, outside any, the one in whose turn the caller runs.
  var owningApplication: UIApplication { owningWindow?.owningApplication ?? UIApplication.current }

  // MARK: - Touches

  /// Told that fingers came down. Passes on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if MethodHook.replaces(self, UIResponder.self, "touchesBegan:with:", [touches, event]) { return }
    guard let own = self as? any _TesseraOwn_touchesBegan else {
      return _tesseraSuper_touchesBegan(touches, with: event)
    }
    own._tesseraOwn_touchesBegan(touches, with: event)
  }

  /// Told that fingers moved. Passes on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if MethodHook.replaces(self, UIResponder.self, "touchesMoved:with:", [touches, event]) { return }
    guard let own = self as? any _TesseraOwn_touchesMoved else {
      return _tesseraSuper_touchesMoved(touches, with: event)
    }
    own._tesseraOwn_touchesMoved(touches, with: event)
  }

  /// Told that fingers were lifted. Passes on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if MethodHook.replaces(self, UIResponder.self, "touchesEnded:with:", [touches, event]) { return }
    guard let own = self as? any _TesseraOwn_touchesEnded else {
      return _tesseraSuper_touchesEnded(touches, with: event)
    }
    own._tesseraOwn_touchesEnded(touches, with: event)
  }

  /// Told that the system took the touches away. Passes on to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if MethodHook.replaces(self, UIResponder.self, "touchesCancelled:with:", [touches, event]) { return }
    next?.touchesCancelled(touches, with: event)
  }

  /// Told that what was guessed of touches is known now; nothing is guessed here, so it is never sent.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: - Keys

  /// Told that keys went down. Passes on to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Told that the force of presses changed; keys have none, so it is never sent. Passes on unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Told that keys were let go. Passes on to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Told that the system took presses away. Passes on to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keys that this responder has commands for, while it is first or further along the chain. Defaults to `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Menus

  /// Asked to change the main menu, whose commands keys reach: of the application's delegate, when keys are first used.
  /// Changes nothing unless overridden.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Asked, of whom a command of the main menu would go to, to bring its looks up to date before it is used.
  open func validate(_ command: UICommand) {}

  // MARK: - Motion

  /// Told that the device began to be shaken. Passes on to the next responder unless overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  /// Told that the device was shaken. Passes on to the next responder unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  /// Told that what began was no shake. Passes on to the next responder unless overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Told what a headset or a lock screen asks for; there are none, so it is never sent.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: - Activities

  /// What the person does with the responder. Defaults to `nil`.
  open var userActivity: NSUserActivity?
  /// What of the responder can be shared.
  final var storedItemsConfiguration: (any NSObjectProtocol)?

  /// Asked to bring an activity up to date, for subclasses.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Asked to take an activity up again, for subclasses.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: - Typing

  /// What is shown in place of the keyboard while the responder is first or further along the chain. Defaults to `nil`.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard while the responder is first or further along the chain. Defaults to `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of what stands in place of the keyboard: its view comes before `inputView`. Defaults to `nil`.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of what stands above the keyboard: its view comes before `inputAccessoryView`. Defaults to `nil`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Names what the keyboard remembers of the responder; nothing is remembered here. Defaults to `nil`.
  open var textInputContextIdentifier: String? { nil }
  /// The way of typing; there is one.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// Forgets the keyboard that was chosen where something was typed; none is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  /// Which gestures of three fingers edit text; there are none here. Defaults to `default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Asks the first responder anew for `inputView`, `inputAccessoryView` and how it wants to be typed into.
  open func reloadInputViews() { owningWindow?.inputViewsDidChange(of: self) }

  /// What takes changes back: that of the next responder that has one; a window has.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Editing; text fields and text views do these, others pass on what they do not handle

  open func cut(_ sender: Any?) { next?.cut(sender) }
  open func copy(_ sender: Any?) { next?.copy(sender) }
  open func paste(_ sender: Any?) {
    guard pasteConfiguration != nil else { return next?.paste(sender) ?? () }
    let items = UIPasteboard.general.itemProviders
    if canPaste(items) { paste(itemProviders: items) }
  }

  /// Which types can be pasted here. Defaults to `nil`: none, or what a text takes.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Takes what is pasted. Asked of subclasses.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether one of some items is of a type that `pasteConfiguration` has.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.takes(itemProviders) ?? false }

  open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }
  open func select(_ sender: Any?) { next?.select(sender) }
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  open func delete(_ sender: Any?) { next?.delete(sender) }
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
  open func find(_ sender: Any?) { next?.find(sender) }
  open func findAndReplace(_ sender: Any?) { next?.findAndReplace(sender) }
  open func findNext(_ sender: Any?) { next?.findNext(sender) }
  open func findPrevious(_ sender: Any?) { next?.findPrevious(sender) }
  open func useSelectionForFind(_ sender: Any?) { next?.useSelectionForFind(sender) }
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
  open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }
  open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }
  open func pasteAndGo(_ sender: Any?) { next?.pasteAndGo(sender) }
  open func pasteAndSearch(_ sender: Any?) { next?.pasteAndSearch(sender) }
  open func printContent(_ sender: Any?) { next?.printContent(sender) }
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { next?.makeTextWritingDirectionLeftToRight(sender) }
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { next?.makeTextWritingDirectionRightToLeft(sender) }

  // MARK: - The keyboard

  /// The keyboard comes for this responder, or for one that it is next to in the chain.
  func keyboardWillCome() { next?.keyboardWillCome() }

  // MARK: - Accessibility

  func updateAccessibility(_ change: (inout AccessibilityState) -> Void) {
    let box = accessibilityBox ?? AccessibilityBox()
    accessibilityBox = box
    change(&box.state)
    accessibilityDidChange()
  }

  /// Notes the layers that stand for elements, which is no news for anybody.
  func keepElementLayers(_ layers: [CALayer]) { accessibilityBox?.state.elementLayers = layers }

  /// Called when something of the accessibility was set.
  func accessibilityDidChange() {}

  /// Whether assistive technology meets this object. Defaults to `false`.
  open var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? false }
    set { updateAccessibility { $0.isElement = newValue } }
  }

  /// What the object is called.
  open var accessibilityLabel: String? {
    get { accessibilityState.label }
    set { updateAccessibility { $0.label = newValue } }
  }

  /// What the object shows now.
  open var accessibilityValue: String? {
    get { accessibilityState.value }
    set { updateAccessibility { $0.value = newValue } }
  }

  /// What becomes of using the object.
  open var accessibilityHint: String? {
    get { accessibilityState.hint }
    set { updateAccessibility { $0.hint = newValue } }
  }

  /// What kind of thing the object is. Defaults to none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState.traits ?? .none }
    set { updateAccessibility { $0.traits = newValue } }
  }

  /// A name for tests, which nobody hears.
  open var accessibilityIdentifier: String? {
    get { accessibilityState.identifier }
    set { updateAccessibility { $0.identifier = newValue } }
  }

  /// The language in which the object is spoken of; `nil`, the default, for the system's.
  open var accessibilityLanguage: String? {
    get { accessibilityState.language }
    set { updateAccessibility { $0.language = newValue } }
  }

  /// Whether what is below the object is kept from assistive technology. Defaults to `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityState.hidesElements }
    set { updateAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether nothing beside the object is to be met while it is there. Defaults to `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityState.isModal }
    set { updateAccessibility { $0.isModal = newValue } }
  }

  /// Whether what is below the object is met before its siblings. Defaults to `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityState.groupsChildren }
    set { updateAccessibility { $0.groupsChildren = newValue } }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityState.navigationStyle }
    set { updateAccessibility { $0.navigationStyle = newValue } }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityState.containerType }
    set { updateAccessibility { $0.containerType = newValue } }
  }

  /// Whether people can do something with the object. By default, whether it is a control or can be touched.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityState.respondsToInteraction ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
    }
    set { updateAccessibility { $0.respondsToInteraction = newValue } }
  }

  /// What people may say to mean the object, the best first. Defaults to the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityState.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { updateAccessibility { $0.inputLabels = newValue } }
  }

  /// The label with how it is spoken; one without attributes where only the plain one was set.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { Self.attributed(accessibilityLabel, accessibilityState.attributedLabel) }
    set {
      updateAccessibility { $0.attributedLabel = newValue }
      accessibilityLabel = newValue?.string
    }
  }

  /// The same of the value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { Self.attributed(accessibilityValue, accessibilityState.attributedValue) }
    set {
      updateAccessibility { $0.attributedValue = newValue }
      accessibilityValue = newValue?.string
    }
  }

  /// The same of the hint.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { Self.attributed(accessibilityHint, accessibilityState.attributedHint) }
    set {
      updateAccessibility { $0.attributedHint = newValue }
      accessibilityHint = newValue?.string
    }
  }

  /// The same of what people may say.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      let known = accessibilityState.attributedInputLabels ?? []
      let plain = accessibilityUserInputLabels ?? []
      return known.map(\.string) == plain ? known : plain.map { NSAttributedString(string: $0) }
    }
    set {
      updateAccessibility { $0.attributedInputLabels = newValue }
      accessibilityUserInputLabels = newValue?.map(\.string)
    }
  }

  /// A string with attributes as long as it says what the plain one does.
  private static func attributed(_ plain: String?, _ known: NSAttributedString?) -> NSAttributedString? {
    plain.map { known?.string == $0 ? known ?? NSAttributedString(string: $0) : NSAttributedString(string: $0) }
  }

  /// What kind of text the object shows; kept for whoever asks. Defaults to `nil`.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityState.textualContext }
    set { updateAccessibility { $0.textualContext = newValue } }
  }

  /// Where the object is, in the screen's space.
  open var accessibilityFrame: CGRect {
    get { accessibilityState.frame ?? .zero }
    set { updateAccessibility { $0.frame = newValue } }
  }

  /// The object's outline in the screen's space, where that is no rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityState.path }
    set { updateAccessibility { $0.path = newValue } }
  }

  /// Where a press on the object goes, in the screen's space. Defaults to the middle of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityState.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { updateAccessibility { $0.activationPoint = newValue } }
  }

  /// What assistive technology meets in this object, in that order; `nil`, the default, for what is there.
  open var accessibilityElements: [Any]? {
    get { accessibilityState.elements }
    set { updateAccessibility { $0.elements = newValue } }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// What can be done with the object besides using it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityState.actions }
    set { updateAccessibility { $0.actions = newValue } }
  }

  /// Ways through the object's contents.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityState.rotors }
    set { updateAccessibility { $0.rotors = newValue } }
  }

  /// Told to do what a press does; `false`, the default, has it pressed.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: - Accessibility, as blocks that are asked

  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks.isElement }
    set { blocks.isElement = newValue }
  }
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks.label }
    set { blocks.label = newValue }
  }
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks.value }
    set { blocks.value = newValue }
  }
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks.hint }
    set { blocks.hint = newValue }
  }
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks.identifier }
    set { blocks.identifier = newValue }
  }
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks.language }
    set { blocks.language = newValue }
  }
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks.traits }
    set { blocks.traits = newValue }
  }
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks.containerType }
    set { blocks.containerType = newValue }
  }
  open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { blocks.inputLabels }
    set { blocks.inputLabels = newValue }
  }
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks.frame }
    set { blocks.frame = newValue }
  }
  open var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks.path }
    set { blocks.path = newValue }
  }
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks.activationPoint }
    set { blocks.activationPoint = newValue }
  }
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks.elements }
    set { blocks.elements = newValue }
  }
  open var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { blocks.actions }
    set { blocks.actions = newValue }
  }
  open var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { blocks.rotors }
    set { blocks.rotors = newValue }
  }

  // MARK: - Actions

  /// Whether this responder handles an action sent up the chain: by default, whether it has the method. What edits text
  /// every responder has, and none handles unless it says so.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if pasteConfiguration != nil, action.description == "paste:" {
      return canPaste(UIPasteboard.general.itemProviders)
    }
    return !EditActions.names.contains(action.description) && action.isImplemented(by: self)
  }

  /// The first responder of the chain, from this one on, that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}

/// Whether three fingers take back, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
