// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The parts of a label with a value.
public struct LabeledContentStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

/// Shows labels with values.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label before the value, which is fainter.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContentBody(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyViewStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels with values in the view look.
  public nonisolated func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    let style = Unchecked(style)
    return modifier(
      ViewStyleModifier(path: \.labeledContentStyle) { configuration in
        AnyView(StyleBody(configuration: configuration, style: style.value) { $0.makeBody(configuration: $1) })
      })
  }
}

/// A label with a value as the style of the environment has it.
struct StyledLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    if let style {
      style.makeBody(configuration).environment(\.labeledContentStyle, style.outer)
    } else {
      LabeledContentBody(configuration: configuration)
    }
  }
}

private struct LabeledContentBody: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    HStack {
      if !areLabelsHidden {
        ControlLabel(configuration.label)
        Spacer()
      }
      configuration.content.foregroundStyle(.secondary)
    }
  }
}
