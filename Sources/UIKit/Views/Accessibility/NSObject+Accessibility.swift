// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraShims_ObjectiveC

// UIAccessibility is an informal protocol of Objective-C: every object has its properties. Responders have them as members
// of their class, which subclasses override; all other objects have those of this file, which are kept beside the object.

/// Every object. Members of a class hide those of this protocol, so `UIResponder`'s can be overridden.
public protocol _AccessibleObject: NSObjectProtocol {}

extension NSObject: _AccessibleObject {}

private nonisolated(unsafe) let boxKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension _AccessibleObject {
  /// What was set; `nil` where nothing was.
  @MainActor var keptAccessibility: AccessibilityBox? {
    if let responder = self as? UIResponder { return responder.accessibilityBox }
    return objc_getAssociatedObject(self, boxKey) as? AccessibilityBox
  }

  @MainActor func changeAccessibility(_ change: (AccessibilityBox) -> Void) {
    let box = keptAccessibility ?? AccessibilityBox()
    if let responder = self as? UIResponder {
      responder.accessibilityBox = box
      change(box)
      responder.accessibilityDidChange()
    } else {
      objc_setAssociatedObject(self, boxKey, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      change(box)
    }
  }

  /// A property of a responder, or what is kept of one beside another object.
  @MainActor private func property<Value>(
    _ own: KeyPath<UIResponder, Value>, _ kept: (AccessibilityState) -> Value
  ) -> Value {
    if let responder = self as? UIResponder { return responder[keyPath: own] }
    return kept(keptAccessibility?.current ?? AccessibilityState())
  }

  @MainActor private func set<Value>(
    _ own: ReferenceWritableKeyPath<UIResponder, Value>, _ value: Value, _ change: (inout AccessibilityState) -> Void
  ) {
    if let responder = self as? UIResponder {
      responder[keyPath: own] = value
    } else {
      changeAccessibility { change(&$0.state) }
    }
  }

  // MARK: - Properties

  /// Whether assistive technology meets the object. Defaults to `false`.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { property(\.isAccessibilityElement) { $0.isElement ?? false } }
    set { set(\.isAccessibilityElement, newValue) { $0.isElement = newValue } }
  }

  /// The name of the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { property(\.accessibilityLabel) { $0.label } }
    set { set(\.accessibilityLabel, newValue) { $0.label = newValue } }
  }

  /// The value that the object shows.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { property(\.accessibilityValue) { $0.value } }
    set { set(\.accessibilityValue, newValue) { $0.value = newValue } }
  }

  /// The effect of using the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { property(\.accessibilityHint) { $0.hint } }
    set { set(\.accessibilityHint, newValue) { $0.hint = newValue } }
  }

  /// The kind of the object. Defaults to none.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { property(\.accessibilityTraits) { $0.traits ?? .none } }
    set { set(\.accessibilityTraits, newValue) { $0.traits = newValue } }
  }

  /// A name for tests, which nobody hears.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { property(\.accessibilityIdentifier) { $0.identifier } }
    set { set(\.accessibilityIdentifier, newValue) { $0.identifier = newValue } }
  }

  /// The language in which the object is spoken of; `nil`, the default, for the system's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { property(\.accessibilityLanguage) { $0.language } }
    set { set(\.accessibilityLanguage, newValue) { $0.language = newValue } }
  }

  /// Whether what is below the object is kept from assistive technology. Defaults to `false`.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { property(\.accessibilityElementsHidden) { $0.hidesElements } }
    set { set(\.accessibilityElementsHidden, newValue) { $0.hidesElements = newValue } }
  }

  /// Whether nothing beside the object is met while it is there. Defaults to `false`.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { property(\.accessibilityViewIsModal) { $0.isModal } }
    set { set(\.accessibilityViewIsModal, newValue) { $0.isModal = newValue } }
  }

  /// Whether what is below the object is met before its siblings. Defaults to `false`.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { property(\.shouldGroupAccessibilityChildren) { $0.groupsChildren } }
    set { set(\.shouldGroupAccessibilityChildren, newValue) { $0.groupsChildren = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { property(\.accessibilityNavigationStyle) { $0.navigationStyle } }
    set { set(\.accessibilityNavigationStyle, newValue) { $0.navigationStyle = newValue } }
  }

  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { property(\.accessibilityContainerType) { $0.containerType } }
    set { set(\.accessibilityContainerType, newValue) { $0.containerType = newValue } }
  }

  /// Whether people can do something with the object. Defaults to `false`.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { property(\.accessibilityRespondsToUserInteraction) { $0.respondsToInteraction ?? false } }
    set { set(\.accessibilityRespondsToUserInteraction, newValue) { $0.respondsToInteraction = newValue } }
  }

  /// What people may say to mean the object, the best first.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { property(\.accessibilityUserInputLabels) { $0.inputLabels ?? [] } }
    set { set(\.accessibilityUserInputLabels, newValue) { $0.inputLabels = newValue } }
  }

  /// The kind of text that the object shows.
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { property(\.accessibilityTextualContext) { $0.textualContext } }
    set { set(\.accessibilityTextualContext, newValue) { $0.textualContext = newValue } }
  }

  /// The place of the object, in the screen's space.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { property(\.accessibilityFrame) { $0.frame ?? .zero } }
    set { set(\.accessibilityFrame, newValue) { $0.frame = newValue } }
  }

  /// The object's outline in the screen's space, where that is no rectangle.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { property(\.accessibilityPath) { $0.path } }
    set { set(\.accessibilityPath, newValue) { $0.path = newValue } }
  }

  /// The place of a press on the object, in the screen's space. Defaults to the middle of `accessibilityFrame`.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      property(\.accessibilityActivationPoint) {
        $0.activationPoint ?? CGPoint(x: $0.frame?.midX ?? 0, y: $0.frame?.midY ?? 0)
      }
    }
    set { set(\.accessibilityActivationPoint, newValue) { $0.activationPoint = newValue } }
  }

  /// The elements of the object, in order; `nil`, the default, for none.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { property(\.accessibilityElements) { $0.elements } }
    set { set(\.accessibilityElements, newValue) { $0.elements = newValue } }
  }

  /// What can be done with the object besides using it.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { property(\.accessibilityCustomActions) { $0.actions } }
    set { set(\.accessibilityCustomActions, newValue) { $0.actions = newValue } }
  }

  /// Ways through the object's contents.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { property(\.accessibilityCustomRotors) { $0.rotors } }
    set { set(\.accessibilityCustomRotors, newValue) { $0.rotors = newValue } }
  }

  /// The label with how it is spoken.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      property(\.accessibilityAttributedLabel) { state in
        state.label.map { plain in
          state.attributedLabel.flatMap { $0.string == plain ? $0 : nil } ?? NSAttributedString(string: plain)
        }
      }
    }
    set {
      set(\.accessibilityAttributedLabel, newValue) { ($0.attributedLabel, $0.label) = (newValue, newValue?.string) }
    }
  }

  /// The value with how it is spoken.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get {
      property(\.accessibilityAttributedValue) { state in
        state.value.map { plain in
          state.attributedValue.flatMap { $0.string == plain ? $0 : nil } ?? NSAttributedString(string: plain)
        }
      }
    }
    set {
      set(\.accessibilityAttributedValue, newValue) { ($0.attributedValue, $0.value) = (newValue, newValue?.string) }
    }
  }

  /// The hint with how it is spoken.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get {
      property(\.accessibilityAttributedHint) { state in
        state.hint.map { plain in
          state.attributedHint.flatMap { $0.string == plain ? $0 : nil } ?? NSAttributedString(string: plain)
        }
      }
    }
    set {
      set(\.accessibilityAttributedHint, newValue) { ($0.attributedHint, $0.hint) = (newValue, newValue?.string) }
    }
  }

  // MARK: - Containers

  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    (self as? UIResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? NSNotFound
  }

  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
    return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: - Actions of assistive technology

  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    (self as? UIResponder)?.accessibilityActivate() ?? false
  }
  @preconcurrency @MainActor public func accessibilityIncrement() { (self as? UIResponder)?.accessibilityIncrement() }
  @preconcurrency @MainActor public func accessibilityDecrement() { (self as? UIResponder)?.accessibilityDecrement() }
  @preconcurrency @MainActor public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (self as? UIResponder)?.accessibilityScroll(direction) ?? false
  }
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    (self as? UIResponder)?.accessibilityPerformEscape() ?? false
  }
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    (self as? UIResponder)?.accessibilityPerformMagicTap() ?? false
  }
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
    (self as? UIResponder)?.accessibilityElementDidBecomeFocused()
  }
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
    (self as? UIResponder)?.accessibilityElementDidLoseFocus()
  }
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    (self as? UIResponder)?.accessibilityElementIsFocused() ?? false
  }
}
