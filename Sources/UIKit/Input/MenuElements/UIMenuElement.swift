// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What menus and controls offer: a title and a picture.
@preconcurrency @MainActor open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// How an element is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  open internal(set) var title: String
  /// A smaller line below the title. Defaults to `nil`.
  open var subtitle: String?
  open internal(set) var image: UIImage?
  /// A name for tests, which nobody hears.
  open var accessibilityIdentifier: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The element itself, where it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An element that does something when it is chosen.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  /// What is said of the element beside its title where there is room for it.
  var discoverabilityTitle: String? { get set }
  var image: UIImage? { get set }
  /// Shown in place of the image while the element is ticked. Defaults to `nil`.
  var selectedImage: UIImage? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// Whose menu the element was chosen from, while it does what it is there for.
  var sender: Any? { get }

  /// Does what the element is there for.
  func performWithSender(_ sender: Any?, target: Any?)
}

/// How menus show what is too much for a line.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
  /// How many lines a title may have. Defaults to 0: two, and more where text is large.
  open var maximumNumberOfTitleLines = 0

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}

extension UIMenuElement: UIAccessibilityIdentification {}
