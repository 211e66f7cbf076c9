// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What an object says of itself when it is asked, in place of what it was told.

public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType

struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var language: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var inputLabels: AXArrayReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var elements: AXArrayReturnBlock?
  var actions: AXArrayReturnBlock?
  var rotors: AXArrayReturnBlock?
}

extension _AccessibleObject {
  @MainActor private var blocks: AccessibilityBlocks {
    get { keptAccessibility?.blocks ?? AccessibilityBlocks() }
    set { changeAccessibility { $0.blocks = newValue } }
  }

  @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks.isElement }
    set { blocks.isElement = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks.label }
    set { blocks.label = newValue }
  }
  @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks.value }
    set { blocks.value = newValue }
  }
  @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks.hint }
    set { blocks.hint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks.identifier }
    set { blocks.identifier = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks.language }
    set { blocks.language = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks.traits }
    set { blocks.traits = newValue }
  }
  @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks.containerType }
    set { blocks.containerType = newValue }
  }
  @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { blocks.inputLabels }
    set { blocks.inputLabels = newValue }
  }
  @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks.frame }
    set { blocks.frame = newValue }
  }
  @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks.path }
    set { blocks.path = newValue }
  }
  @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks.activationPoint }
    set { blocks.activationPoint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks.elements }
    set { blocks.elements = newValue }
  }
  @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { blocks.actions }
    set { blocks.actions = newValue }
  }
  @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { blocks.rotors }
    set { blocks.rotors = newValue }
  }
}

/// What has a name for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
