// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A title with an icon.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload public nonisolated init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  @_disfavoredOverload public nonisolated init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label of the parts of another.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let title: LabelStyleConfiguration.Title
  public let icon: LabelStyleConfiguration.Icon
}

/// Puts the parts of labels together.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label as the style of the environment has it.
struct StyledLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyle) private var style

  var body: some View {
    if let style {
      // The style that makes the body is the one above in labels within.
      style.makeBody(configuration).environment(\.labelStyle, style.outer)
    } else {
      DefaultLabelBody(configuration: configuration)
    }
  }
}

private struct DefaultLabelBody: View {
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      TintedIcon(icon: configuration.icon)
      ControlLabel(configuration.title)
    }
  }
}

/// A label style of any type, and the one that holds outside it.
struct AnyLabelStyle {
  let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView
  let outerStyle: () -> AnyLabelStyle?
  /// Whether it is the one of rows of lists, which no view asked for.
  var isRow = false
  var outer: AnyLabelStyle? { outerStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

struct LabelStyleModifier<Style: LabelStyle> {
  var style: Style
}

extension LabelStyleModifier: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    let outer = environment.labelStyle
    environment.labelStyle = AnyLabelStyle(
      makeBody: { [style] configuration in
        AnyView(StyleBody(configuration: configuration, style: style) { $0.makeBody(configuration: $1) })
      },
      outerStyle: { outer })
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { IconOnlyBody(configuration: configuration) }
}

/// The icon of a label, which is read as the title.
struct IconOnlyBody: View {
  let configuration: LabelStyleConfiguration

  var body: some View { configuration.icon.accessibilityRepresentation { configuration.title } }
}

extension AnyLabelStyle {
  /// Labels in bars.
  @MainActor static let bar = AnyLabelStyle(
    makeBody: { AnyView(IconOnlyBody(configuration: $0)) }, outerStyle: { nil })
}

extension View {
  /// Has labels in the view look as outside of rows, where nobody has set a style.
  func withoutRowLabels() -> some View {
    transformEnvironment(\.labelStyle) { style in if style?.isRow == true { style = nil } }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultLabelBody(configuration: configuration) }
}

/// What fits the place that a label stands in.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultLabelBody(configuration: configuration) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension View {
  /// Sets how labels in the view are put together.
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(LabelStyleModifier(style: style))
  }
}

/// A label with a value beside it.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    StyledLabeledContent(
      configuration: LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public nonisolated init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}
