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

extension UIResponder {
  private var blocks: AccessibilityBlocks {
    get { accessibilityBox?.blocks ?? AccessibilityBlocks() }
    set {
      let box = accessibilityBox ?? AccessibilityBox()
      accessibilityBox = box
      box.blocks = newValue
      accessibilityDidChange()
    }
  }

  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks.isElement }
    set { blocks.isElement = newValue }
  }
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks.label }
    set { blocks.label = newValue }
  }
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks.value }
    set { blocks.value = newValue }
  }
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks.hint }
    set { blocks.hint = newValue }
  }
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks.identifier }
    set { blocks.identifier = newValue }
  }
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks.language }
    set { blocks.language = newValue }
  }
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks.traits }
    set { blocks.traits = newValue }
  }
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks.containerType }
    set { blocks.containerType = newValue }
  }
  public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { blocks.inputLabels }
    set { blocks.inputLabels = newValue }
  }
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks.frame }
    set { blocks.frame = newValue }
  }
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks.path }
    set { blocks.path = newValue }
  }
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks.activationPoint }
    set { blocks.activationPoint = newValue }
  }
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks.elements }
    set { blocks.elements = newValue }
  }
  public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { blocks.actions }
    set { blocks.actions = newValue }
  }
  public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { blocks.rotors }
    set { blocks.rotors = newValue }
  }
}

/// What has a name for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
