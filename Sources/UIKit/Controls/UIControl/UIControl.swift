// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view that a person acts with, and that tells targets what was done.
///
/// A finger that came down in the control counts as inside until it is more than 70 points outside. Targets and actions
/// are told in the order in which they were added.
@preconcurrency @MainActor open class UIControl: UIView, HighlightedView, UIContextMenuInteractionDelegate {
  var handlers: [ControlHandler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that runs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishDecoding(coder, as: UIControl.self)
  }

  /// A finger that a control has heard of stays with it.
  override var keepsTouchesFromScrolling: Bool { true }

  // MARK: - State

  /// Whether the control takes touches; one that doesn't passes them up the responder chain. Defaults to `true`.
  open var isEnabled = true {
    willSet { KeyValueObserving.willChange(self, "enabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      KeyValueObserving.didChange(self, "enabled")
    }
  }

  /// Defaults to `false`.
  open var isSelected = false {
    willSet { KeyValueObserving.willChange(self, "selected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      KeyValueObserving.didChange(self, "selected")
    }
  }

  /// Whether a finger is on the control. Defaults to `false`.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "highlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      KeyValueObserving.didChange(self, "highlighted")
    }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when one of the states changed.
  func stateDidChange() {
    publishAccessibility()
    setNeedsLayout()
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The alignment with leading and trailing put as left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// What a Mac shows where its pointer rests; phones and pads show none.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let shown = toolTipInteraction {
        shown.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// What has the control's tip, where one was set.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  // MARK: - Tracking

  /// Whether a finger that came down in the control is still down.
  open internal(set) var isTracking = false

  /// Whether that finger is inside.
  open internal(set) var isTouchInside = false

  var trackedTouch: UITouch?

  /// A finger came down; `false` ends tracking.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; `false` ends tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    trackBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackedTouch != nil else { return isEnabled ? () : super.touchesMoved(touches, with: event) }
    trackMoved(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackedTouch != nil else { return isEnabled ? () : super.touchesEnded(touches, with: event) }
    trackEnded(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackedTouch != nil else { return isEnabled ? () : super.touchesCancelled(touches, with: event) }
    trackCancelled(touches, event)
  }

  /// Keys that the control has a use for; the others go on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { press in
      guard isEnabled, let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
        return true
      }
      return !takes(key)
    }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  /// Does what a key means to the control that has the focus; `false` where it means nothing.
  func takes(_ key: UIKey) -> Bool { false }

  /// What a tap sends; buttons add their primary event.
  var tapEvents: Event { .touchUpInside }

  // MARK: - Targets and actions

  /// Sends `action` to `target` when one of the events happens; `nil` sends it up the responder chain. The target is not
  /// kept. The same target and action add up their events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target as AnyObject?, action, controlEvents)
  }

  /// Stops sending; `nil` stands for all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target as AnyObject?, action, controlEvents)
  }

  /// Runs an action when one of the events happens; it takes the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(actionIdentifier, controlEvents)
  }

  /// The objects that are targets.
  open var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.target as? NSObject }) }

  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of what a target is sent for an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target as AnyObject?, controlEvent)
  }

  /// Calls an action on a target; subclasses see here whatever the control sends.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if MethodHook.replaces(self, UIControl.self, "sendAction:to:for:", [action, target, event]) { return }
    owningApplication.sendAction(action, to: target, from: self, for: event)
  }

  /// Does what the control is mainly there for, as when a person uses it.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(from: self)
  }

  /// Sends everything that was added for the events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  // MARK: - Menus

  var storedMenuInteraction: UIContextMenuInteraction?

  /// What opens the control's menu; `nil` where there is none to open.
  open var contextMenuInteraction: UIContextMenuInteraction? { storedMenuInteraction }

  /// Whether the control has a menu, as its class or `contextMenuInteraction(_:configurationForMenuAtLocation:)` says.
  /// Defaults to `false`.
  open var isContextMenuInteractionEnabled: Bool {
    get { storedMenuInteraction != nil }
    set { setMenuEnabled(newValue) }
  }

  /// Whether a tap opens the menu and sends nothing else. Defaults to `false`: a finger that rests does, and a tap does
  /// what it always does.
  open var showsMenuAsPrimaryAction = false

  /// The point of the bounds space to which a menu keeps. The default, in the middle of the lower edge, has it lie over the
  /// control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// What the menu has; `nil`, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Menus of controls lift nothing: never called here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Menus of controls lift nothing: never called here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Who calls the handlers of what is chosen from the menu.
  var menuSender: Any { self }

  /// How long a finger rests on the control until its menu opens, where a tap does something else; seconds.
  var menuHold: TimeInterval { MenuMetrics.hold }

  /// Told before a tap is told of.
  func willTap() {}

  /// Told after something was chosen from the menu.
  func menuDidChoose(_ leaf: any UIMenuLeaf) {}

  /// What a menu lies over, in the bounds space.
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    return point == CGPoint(x: bounds.midX, y: bounds.maxY) ? bounds : CGRect(origin: point, size: .zero)
  }

  // MARK: - Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibilityState.traits ?? .none
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
