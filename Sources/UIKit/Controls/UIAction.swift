// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What menus and controls offer: a title and a picture.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  open internal(set) var title: String
  open var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A handler that controls call as they call the methods of targets.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void

  /// By which an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The control that is calling the handler; `nil` at other times.
  open internal(set) weak var sender: AnyObject?
  let handler: Handler

  private static var count = 0

  /// Creates an action; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("tessera.action.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Calls the handler for a control.
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
