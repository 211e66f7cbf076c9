// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A way through the things of one kind, offered by assistive technology.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// Which way to search.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// Kinds that the system has names for.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  open private(set) var systemRotorType: SystemRotorType
}

/// From where and which way a rotor searches.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  public override init() {
    super.init()
  }

  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// - Parameter targetRange: The part of the element's text that was found, or `nil` for the element.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
}

/// A place in a text; its class is the text's own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

/// A range of a text; its class is the text's own.
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() {
    super.init()
  }

  open var isEmpty: Bool { true }
  open var start: UITextPosition { fatalError("-[UITextRange start]: abstract, a subclass has to say it") }
  open var end: UITextPosition { fatalError("-[UITextRange end]: abstract, a subclass has to say it") }
}
