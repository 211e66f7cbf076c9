// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Elements to choose from, some of which may be menus themselves.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu stands in another.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As a section of the other, not behind a row of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// With a row that warns.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of its elements, and those of menus displayed inline in it, one is ticked: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As pictures side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large a menu's elements are shown.
  public enum ElementSize: Int, Sendable {
    /// Pictures, up to four side by side.
    case small = 0
    /// Pictures over titles, three side by side.
    case medium = 1
    /// Rows.
    case large = 2
    /// As suits the menu.
    case automatic = -1
  }

  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  /// Defaults to `automatic`.
  open var preferredElementSize: ElementSize
  /// Defaults to `nil`: as the system does.
  @NSCopying open var displayPreferences: UIMenuDisplayPreferences?

  private static var count = 0

  /// Creates a menu; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("tessera.menu.\(Self.count)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The elements that are ticked, those of menus displayed inline too.
  open var selectedElements: [UIMenuElement] { leaves.filter { $0.state == .on } }
}

extension UIMenu {
  /// An element that can be chosen.
  typealias Leaf = UIMenuElement & UIMenuLeaf

  /// The elements that can be chosen here, those of menus displayed inline and what was deferred too.
  var leaves: [any Leaf] { Self.leaves(of: children) }

  private static func leaves(of elements: [UIMenuElement]) -> [any Leaf] {
    elements.flatMap { element -> [any Leaf] in
      switch element {
      case let menu as UIMenu: menu.options.contains(.displayInline) ? leaves(of: menu.children) : []
      case let deferred as UIDeferredMenuElement: leaves(of: deferred.elements ?? [])
      case let leaf as any Leaf: [leaf]
      default: []
      }
    }
  }

  /// Ticks one element and no other.
  func select(_ chosen: any UIMenuLeaf) {
    for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
  }

  /// Every element of the menu and of menus in it that stands for others.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { element -> [UIDeferredMenuElement] in
      if let deferred = element as? UIDeferredMenuElement { return [deferred] }
      return (element as? UIMenu)?.deferredElements ?? []
    }
  }
}
