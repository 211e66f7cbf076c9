// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A method that menus and keys send along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  open var selectedImage: UIImage?
  /// What is sent.
  open private(set) var action: Selector
  open var discoverabilityTitle: String?
  /// Something of the app's own that tells commands with the same action apart.
  open private(set) var propertyList: Any?
  /// What the command becomes while other keys are held.
  open private(set) var alternates: [UICommandAlternate]
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// Whose menu the command was chosen from, while it is sent.
  open internal(set) var sender: Any?

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Sends the action to a target or, where there is none, up the responder chain, with the command as sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    let application = (target as? UIResponder)?.owningApplication ?? UIApplication.current
    application.sendAction(action, to: target, from: self, for: nil)
    self.sender = nil
  }
}

/// What a command becomes while keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject, @preconcurrency NSCopying {
  open private(set) var title: String
  open private(set) var action: Selector
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
