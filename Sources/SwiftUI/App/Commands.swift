// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Commands of an app: menus of its menu bar, where there is one.
///
/// An iPhone has no menu bar. The keyboard shortcuts of the buttons in commands act all the same.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands that `body` returns.
  associatedtype Body: Commands

  /// What the commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The views of the commands. Ours alone: commands of an app have the default.
  @MainActor @preconcurrency var _views: [AnyView] { get }
}

extension Commands {
  public var _views: [AnyView] { body._views }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Stops: commands without a body of their own are shown by the framework.
  public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }

  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Commands
  where repeat each Content: Commands { CommandList(repeat each content) }

  public static func buildIf<C>(_ content: C?) -> some Commands where C: Commands {
    let content = Unchecked(content)
    return CommandList(views: { content.value?._views ?? [] })
  }

  public static func buildEither<T>(first: T) -> some Commands where T: Commands {
    let first = Unchecked(first)
    return CommandList(views: { first.value._views })
  }

  public static func buildEither<F>(second: F) -> some Commands where F: Commands {
    let second = Unchecked(second)
    return CommandList(views: { second.value._views })
  }

  public static func buildLimitedAvailability<C>(_ content: C) -> some Commands where C: Commands { content }
}

/// Several commands.
private struct CommandList {
  let views: @MainActor () -> [AnyView]

  nonisolated init(views: @escaping @MainActor () -> [AnyView]) { self.views = views }

  nonisolated init<each Content: Commands>(_ content: repeat each Content) {
    let kept = Unchecked((repeat each content))
    views = {
      var list: [AnyView] = []
      let content = kept.value
      repeat list += (each content)._views
      return list
    }
  }

}

extension CommandList: Commands {
  typealias Body = Never
  var _views: [AnyView] { views() }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
  public var _views: [AnyView] { [] }
}

/// A menu of the menu bar.
public struct CommandMenu<Content> where Content: View {
  let content: Content

  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  @_disfavoredOverload
  public nonisolated init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.content = content()
  }
}

extension CommandMenu: Commands {
  public typealias Body = Never
  public var _views: [AnyView] { [AnyView(content)] }
}

/// Items of the system's menus.
public struct CommandGroup<Content> where Content: View {
  let content: Content

  /// Items before those of the system.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Items after those of the system.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Items in place of those of the system.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

extension CommandGroup: Commands {
  public typealias Body = Never
  public var _views: [AnyView] { [AnyView(content)] }
}

/// A group of items in the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Items that show and hide a sidebar.
public struct SidebarCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
  public var _views: [AnyView] { [] }
}

/// Items for editing text, which fields have by themselves.
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
  public var _views: [AnyView] { [] }
}

/// Items for the look of text.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
  public var _views: [AnyView] { [] }
}

/// Items for toolbars.
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
  public var _views: [AnyView] { [] }
}

// MARK: - Scenes

/// A scene with commands.
struct CommandScene<Content: Scene> {
  let content: Content
  let views: @MainActor () -> [AnyView]
}

extension CommandScene: Scene {
  typealias Body = Never

  static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CommandSceneElement(scene.value, inputs))
  }
}

/// The element of a scene with commands: keeps their views, which are never shown.
final class CommandSceneElement<Content: Scene>: TypedElement<CommandScene<Content>> {
  private var child: TypedElement<Content>?
  private var menu: TypedElement<CommandViews>?

  override init(_ value: CommandScene<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(below: self))
    var inputs = _ViewInputs(below: self)
    var values = EnvironmentValues(environment)
    values.isMenuContent = true
    inputs.environment = values.chain
    // Commands belong to no window, so they are there as long as the app is.
    inputs.host = nil
    menu = CommandViews.makeElement(CommandViews(views: value.views()), inputs)
    _ = menu?.items
  }

  override func update(_ new: CommandScene<Content>) {
    super.update(new)
    child?.update(new.content)
    menu?.update(CommandViews(views: new.views()))
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
    if let menu { body(menu) }
  }

  override func childItemsDidChange() { _ = menu?.items }
}

/// The views of commands.
struct CommandViews: View {
  let views: [AnyView]
  var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension Scene {
  /// Adds commands to the app; an iPhone has no menu bar, and their keyboard shortcuts act.
  public nonisolated func commands<Content>(
    @CommandsBuilder content: @escaping @MainActor () -> Content
  ) -> some Scene where Content: Commands { CommandScene(content: self) { content()._views } }

  /// Takes the system's commands away; an iPhone shows none.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Puts commands in place of the system's.
  public nonisolated func commandsReplaced<Content>(
    @CommandsBuilder content: @escaping @MainActor () -> Content
  ) -> some Scene where Content: Commands { commands(content: content) }
}
