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
  @MainActor var blocks: AccessibilityBlocks {
    get { keptAccessibility?.blocks ?? AccessibilityBlocks() }
    set { changeAccessibility { $0.blocks = newValue } }
  }

  @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { (self as? UIResponder).map(\.isAccessibilityElementBlock) ?? blocks.isElement }
    set {
      if let responder = self as? UIResponder {
        responder.isAccessibilityElementBlock = newValue
      } else {
        blocks.isElement = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityLabelBlock) ?? blocks.label }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityLabelBlock = newValue
      } else {
        blocks.label = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityValueBlock) ?? blocks.value }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityValueBlock = newValue
      } else {
        blocks.value = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityHintBlock) ?? blocks.hint }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityHintBlock = newValue
      } else {
        blocks.hint = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityIdentifierBlock) ?? blocks.identifier }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityIdentifierBlock = newValue
      } else {
        blocks.identifier = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityLanguageBlock) ?? blocks.language }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityLanguageBlock = newValue
      } else {
        blocks.language = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityTraitsBlock) ?? blocks.traits }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityTraitsBlock = newValue
      } else {
        blocks.traits = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityContainerTypeBlock) ?? blocks.containerType }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityContainerTypeBlock = newValue
      } else {
        blocks.containerType = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityUserInputLabelsBlock) ?? blocks.inputLabels }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityUserInputLabelsBlock = newValue
      } else {
        blocks.inputLabels = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityFrameBlock) ?? blocks.frame }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityFrameBlock = newValue
      } else {
        blocks.frame = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityPathBlock) ?? blocks.path }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityPathBlock = newValue
      } else {
        blocks.path = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityActivationPointBlock) ?? blocks.activationPoint }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityActivationPointBlock = newValue
      } else {
        blocks.activationPoint = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityElementsBlock) ?? blocks.elements }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityElementsBlock = newValue
      } else {
        blocks.elements = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityCustomActionsBlock) ?? blocks.actions }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityCustomActionsBlock = newValue
      } else {
        blocks.actions = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { (self as? UIResponder).map(\.accessibilityCustomRotorsBlock) ?? blocks.rotors }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityCustomRotorsBlock = newValue
      } else {
        blocks.rotors = newValue
      }
    }
  }
}

/// What has a name for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
