// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  enum Kind: Sendable { case destructive, cancel, close, confirm }
  let kind: Kind

  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Stops something.
  public static let cancel = ButtonRole(kind: .cancel)
  public static let close = ButtonRole(kind: .close)
  public static let confirm = ButtonRole(kind: .confirm)
}

/// Something that is touched to do something.
public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, content: Label) {
    self.role = role
    self.action = action
    label = content
  }
}

extension Button: View {
  public var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: .init(view: AnyView(label)), action: action))
  }
}

extension Button {
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, content: label())
  }

  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, content: label())
  }
}

extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, content: Text(titleKey))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(role: nil, action: action, content: Text(title))
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: Text(titleKey))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role: role, action: action, content: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role: nil, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action, content: SwiftUI.Label(titleKey, image: image)) }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { self.init(role: nil, action: action, content: SwiftUI.Label(title, image: image)) }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action, content: SwiftUI.Label(titleKey, image: image)) }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol { self.init(role: role, action: action, content: SwiftUI.Label(title, image: image)) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button of the parts of another.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, content: configuration.label)
  }
}

/// The parts of a button, with its action.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// The parts of a button, with whether it is touched.
public struct ButtonStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

/// Shows buttons and decides when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Shows buttons, which act when they are touched and let go.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button style of any type.
struct AnyButtonStyle {
  let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A button as the style of the environment has it.
struct StyledButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.buttonStyle) private var style
  @Environment(\.isMenuContent) private var isMenuContent
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    if let shortcut {
      plain.environment(\.keyboardShortcut, nil)
        .modifier(ShortcutModifier(shortcut: shortcut) { configuration.trigger() })
    } else {
      plain
    }
  }

  @ViewBuilder private var plain: some View {
    if isMenuContent {
      configuration.label.modifier(
        MenuItemModifier(kind: .action(role: configuration.role) { configuration.trigger() }))
    } else if let style {
      style.makeBody(configuration).environment(\.buttonStyle, nil)
    } else {
      DefaultButtonStyle().makeBody(configuration: configuration)
    }
  }
}

/// A button that acts when it is let go, in a style that shows whether it is touched.
struct PressedButton<Style: ButtonStyle>: View, ForgetfulView {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    StyleBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: configuration.label.view), isPressed: isPressed),
      style: style
    ) { $0.makeBody(configuration: $1) }
    .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
  }
}

struct ButtonStyleModifier<Style: ButtonStyle> {
  var style: Style
}

extension ButtonStyleModifier: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    environment.buttonStyle = AnyButtonStyle { [style] configuration in
      AnyView(PressedButton(style: style, configuration: configuration))
    }
  }
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle> {
  var style: Style
}

extension PrimitiveButtonStyleModifier: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    environment.buttonStyle = AnyButtonStyle { [style] configuration in
      AnyView(StyleBody(configuration: configuration, style: style) { $0.makeBody(configuration: $1) })
    }
  }
}

extension View {
  /// Sets how buttons in the view look.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Sets how buttons in the view look and act.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
