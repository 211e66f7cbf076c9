// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Puts a menu together, on behalf of `buildMenu(with:)`.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// Which menu is built.
  var system: UIMenuSystem { get }
  /// The menu of an identifier, wherever it stands; `nil` where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier; `nil` where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of a selector and what it carries; `nil` where there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts another menu in a menu's place.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu other elements, made from those that it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu in front of another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, first.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, last.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Puts elements into a menu, first.
  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts elements into a menu, last.
  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts elements in front of a menu.
  func insertElements(_ siblingElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements behind a menu.
  func insertElements(_ siblingElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command of a selector that carries nothing.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// A menu of the system's: the main one, whose commands keys reach, or one that opens where people press.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menu of the application.
  public static var main: UIMenuSystem { UIMainMenuSystem.shared }
  /// Menus that open where people press: for these, `UIContextMenuInteraction` asks its delegate.
  public static let context = UIMenuSystem()

  /// Has the menu built anew before it is used again.
  open func setNeedsRebuild() { UIApplication.current.builtMainMenu = nil }

  /// Has commands validated anew; here they are each time.
  open func setNeedsRevalidate() {}
}

/// The main menu, of which an app may say at launch what is in it.
@preconcurrency @MainActor public final class UIMainMenuSystem: UIMenuSystem {
  public static let shared = UIMainMenuSystem()

  /// Which of the system's commands a main menu has. Kept: main menus here have the app's own.
  @preconcurrency @MainActor public final class Configuration: NSObject {
    /// Whether commands of a kind are there.
    public enum ElementGroupPreference: Int, Sendable {
      case automatic = 0
      case removed = 1
      case included = 2
    }

    /// What commands for finding are called.
    @preconcurrency @MainActor public final class FindingConfiguration: NSObject {
      public enum Style: Int, Sendable {
        case automatic = 0
        case find = 1
        case search = 2
        case editable = 3
      }

      public var style = Style.automatic
    }

    public var newScenePreference = ElementGroupPreference.automatic
    public var documentPreference = ElementGroupPreference.automatic
    public var printingPreference = ElementGroupPreference.automatic
    public var findingPreference = ElementGroupPreference.automatic
    public let findingConfiguration = FindingConfiguration()
    public var toolbarPreference = ElementGroupPreference.automatic
    public var sidebarPreference = ElementGroupPreference.automatic
    public var inspectorPreference = ElementGroupPreference.automatic
    public var textFormattingPreference = ElementGroupPreference.automatic

    public override init() {
      super.init()
    }
  }

  /// Says what is in the main menu, and has `buildHandler` put it together before the app's delegate does.
  public func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    UIApplication.current.mainMenuHandler = buildHandler
    setNeedsRebuild()
  }
}

/// The main menu while it is built: a root with the system's menus, without the system's commands.
@MainActor final class MainMenuBuilder: UIMenuBuilder {
  let system = UIMenuSystem.main
  private(set) var root = UIMenu(
    identifier: .root,
    children: [.application, .file, .edit, .format, .view, .window, .help].map { identifier in
      UIMenu(title: identifier.systemTitle, identifier: identifier, children: MainMenuBuilder.parts(of: identifier))
    })

  /// The system's own parts of a menu, by which apps say where theirs go.
  private static func parts(of menu: UIMenu.Identifier) -> [UIMenu] {
    let parts: [UIMenu.Identifier]
    switch menu {
    case .application: parts = [.about, .preferences, .services, .hide, .quit]
    case .file: parts = [.newScene, .openRecent, .close, .document, .print]
    case .edit:
      parts = [.undoRedo, .standardEdit, .find, .replace, .share, .spelling, .substitutions, .speech, .lookup]
    case .format: parts = [.font, .text]
    case .view: parts = [.toolbar, .sidebar, .fullscreen]
    case .window: parts = [.minimizeAndZoom, .bringAllToFront]
    default: parts = []
    }
    return parts.map { UIMenu(identifier: $0, options: .displayInline) }
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    all { ($0 as? UIMenu)?.identifier == identifier }.first as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    all { ($0 as? UIAction)?.identifier == identifier }.first as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    all { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return command.propertyList as? AnyHashable == propertyList as? AnyHashable
    }.first as? UICommand
  }

  /// The commands that keys reach, in the order of the menu.
  var keyCommands: [UIKeyCommand] { all { $0 is UIKeyCommand }.compactMap { $0 as? UIKeyCommand } }

  private func all(where matches: (UIMenuElement) -> Bool) -> [UIMenuElement] {
    var found: [UIMenuElement] = []
    func visit(_ element: UIMenuElement) {
      if matches(element) { found.append(element) }
      (element as? UIMenu)?.children.forEach(visit)
    }
    visit(root)
    return found
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
  }

  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
  }

  func insertElements(_ siblingElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { siblingElements + [$0] }
  }

  func insertElements(_ siblingElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0] + siblingElements }
  }

  /// Puts menus in the place of one, wherever it stands.
  private func change(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> [UIMenuElement] {
      if menu.identifier == identifier { return replacement(menu) }
      guard menu.children.contains(where: { $0 is UIMenu }) else { return [menu] }
      return [menu.replacingChildren(menu.children.flatMap { ($0 as? UIMenu).map(changed) ?? [$0] })]
    }
    if let menu = changed(root).first as? UIMenu { root = menu }
  }
}

extension UIMenu.Identifier {
  /// What the system calls one of its menus.
  fileprivate var systemTitle: String {
    switch self {
    case .file: "File"
    case .edit: "Edit"
    case .format: "Format"
    case .view: "View"
    case .window: "Window"
    case .help: "Help"
    default: ""
    }
  }
}

extension UIApplication {
  /// The main menu: built by the application and its delegate when keys are first asked for.
  var mainMenu: MainMenuBuilder {
    if let builtMainMenu { return builtMainMenu }
    let builder = MainMenuBuilder()
    builtMainMenu = builder
    mainMenuHandler?(builder)
    (delegate as? UIResponder ?? self).buildMenu(with: builder)
    return builder
  }

  /// Whether a command of the main menu can be used now: who would get it is asked first.
  func isValid(_ command: UICommand, for first: UIResponder?) -> Bool {
    guard let target = first?.target(forAction: command.action, withSender: command) as? UIResponder else {
      return false
    }
    target.validate(command)
    return !command.attributes.contains(.disabled)
  }
}
