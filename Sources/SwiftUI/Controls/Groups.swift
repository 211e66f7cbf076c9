// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// MARK: - Disclosure groups

/// Content that a label shows and hides.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureGroup: View {
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), isExpanded: isExpanded, content: content) }

  public var body: some View { DisclosureBody(group: self) }
}

extension DisclosureGroup where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(label: Text(titleKey), isExpanded: isExpanded, content: content) }

  @_disfavoredOverload
  public nonisolated init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
    self.init(label: Text(label), isExpanded: nil, content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol { self.init(label: Text(label), isExpanded: isExpanded, content: content) }
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Content: View {
    let make: @MainActor () -> AnyView
    public var body: some View { make() }
  }

  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool
}

/// Shows disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label with an arrow above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ArrowBody(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyViewStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how disclosure groups in the view look.
  public nonisolated func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    let style = Unchecked(style)
    return modifier(
      ViewStyleModifier(path: \.disclosureGroupStyle) { configuration in
        AnyView(StyleBody(configuration: configuration, style: style.value) { $0.makeBody(configuration: $1) })
      })
  }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  let group: DisclosureGroup<Label, Content>
  @State private var ownIsExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  init(group: DisclosureGroup<Label, Content>) { self.group = group }

  var body: some View {
    let content = group.content
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(group.label)), content: .init(make: { AnyView(content()) }),
      isExpanded: group.isExpanded ?? $ownIsExpanded)
    if let style { style.makeBody(configuration) } else { ArrowBody(configuration: configuration) }
  }
}

private struct ArrowBody: View {
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tint).accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content }
    }
  }
}

// MARK: - Group boxes

/// Content in a box with a label.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBox: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @available(*, deprecated, renamed: "init(content:label:)")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  public var body: some View {
    GroupBoxBody(
      configuration: GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
        hasLabel: Label.self != EmptyView.self
      ))
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
  let hasLabel: Bool
}

/// Shows group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A grey box with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { BoxedBody(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyViewStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how group boxes in the view look.
  public nonisolated func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    let style = Unchecked(style)
    return modifier(
      ViewStyleModifier(path: \.groupBoxStyle) { configuration in
        AnyView(StyleBody(configuration: configuration, style: style.value) { $0.makeBody(configuration: $1) })
      })
  }
}

private struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style

  var body: some View {
    if let style {
      style.makeBody(configuration).environment(\.groupBoxStyle, style.outer)
    } else {
      BoxedBody(configuration: configuration)
    }
  }
}

private struct BoxedBody: View {
  let configuration: GroupBoxStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if configuration.hasLabel { configuration.label.font(.headline) }
      configuration.content
    }
    .padding(16)
    .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

// MARK: - Nothing to show

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large picture above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// The views that say that a search found nothing.
public struct SearchUnavailableContent {
  public struct Label: View {
    let text: String?
    public var body: some View {
      SwiftUI.Label {
        if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    >
  { made(nil) }

  /// Says that a search for a text found nothing.
  public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
  > { made(text) }

  private static func made(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
