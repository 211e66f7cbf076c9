// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Controls that belong together.
public struct ControlGroup<Content> where Content: View {
  let content: Content
  let label: AnyView?

  nonisolated init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }
}

extension ControlGroup: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  public nonisolated init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(label()))
  }

  public nonisolated init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(Text(titleKey)))
  }

  @_disfavoredOverload
  public nonisolated init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(Text(title)))
  }

  public nonisolated init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(
      content: LabeledControlGroupContent(content: content()),
      label: AnyView(Label(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
    self.init(
      content: LabeledControlGroupContent(content: content()), label: AnyView(Label(title, systemImage: systemImage)))
  }

  public var body: some View {
    StyledControlGroup(
      configuration: ControlGroupStyleConfiguration(
        content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView()))),
      hasLabel: label != nil)
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
  let content: Content
  public var body: some View { content }
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label
}

/// Shows controls that belong together.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Side by side; in a menu one below the other, in a section.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroupBody(content: configuration.content) }
}

/// Side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroupBody(content: configuration.content) }
}

/// In a menu that the label shows.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// In a menu that the label shows, as pictures alone; here with their titles.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// Small pictures side by side in a menu; here a section of the menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroupBody(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyViewStyle<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how groups of controls in the view look.
  public nonisolated func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    let style = Unchecked(style)
    return modifier(
      ViewStyleModifier(path: \.controlGroupStyle) { configuration in
        AnyView(StyleBody(configuration: configuration, style: style.value) { $0.makeBody(configuration: $1) })
      })
  }
}

/// A group of controls as the style of the environment has it.
private struct StyledControlGroup: View {
  let configuration: ControlGroupStyleConfiguration
  let hasLabel: Bool
  @Environment(\.controlGroupStyle) private var style
  @Environment(\.isMenuContent) private var isMenuContent

  var body: some View {
    if let style, !isMenuContent {
      style.makeBody(configuration).environment(\.controlGroupStyle, style.outer)
    } else {
      ControlGroupBody(content: configuration.content)
    }
  }
}

private struct ControlGroupBody<Content: View>: View {
  let content: Content
  @Environment(\.isMenuContent) private var isMenuContent

  var body: some View {
    if isMenuContent {
      MenuItemGroup {
        SpokenSpace()
        content
      }
      .modifier(MenuItemModifier(kind: .submenu(isInline: true)))
    } else {
      HStack(spacing: 0) { content }.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 8))
    }
  }
}

/// Stands for a title that a group of menu items does not have.
private struct SpokenSpace: View {
  var body: some View { Color.clear.frame(width: 0, height: 0) }
}
