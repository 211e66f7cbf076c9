// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How far a task has come.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// The share that is done, 0…1; `nil` where it is not known.
  let fraction: Double?
  let progress: Unchecked<Progress>?
  /// The timer that the share follows.
  let timer: ProgressTimer?

  nonisolated init(
    label: Label?, currentValueLabel: CurrentValueLabel?, fraction: Double?, progress: Progress? = nil,
    timer: ProgressTimer? = nil
  ) {
    self.timer = timer
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = fraction
    self.progress = progress.map { Unchecked($0) }
  }

  fileprivate nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView: View {
  public var body: some View {
    if let timer {
      TimelineView(ProgressTimerSchedule(interval: timer.interval)) { context in
        styled(timer.fraction(at: context.date))
      }
    } else {
      styled(progress?.value.fractionCompleted ?? fraction)
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    StyledProgress(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(view: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) }, progress: progress))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView {
    self.init(label: nil, currentValueLabel: nil, fraction: nil)
  }

  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: nil, fraction: nil)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), currentValueLabel: nil, fraction: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), currentValueLabel: nil, fraction: nil)
  }
}

extension ProgressView {
  public nonisolated init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(label: nil, currentValueLabel: nil, fraction: Self.fraction(value, total))
  }

  public nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(label: label(), currentValueLabel: nil, fraction: Self.fraction(value, total))
  }

  public nonisolated init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), fraction: Self.fraction(value, total))
  }

  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(label: Text(titleKey), currentValueLabel: nil, fraction: Self.fraction(value, total))
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(label: Text(title), currentValueLabel: nil, fraction: Self.fraction(value, total))
  }

  /// The progress of an object.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      label: nil, currentValueLabel: nil, fraction: progress.fractionCompleted, progress: progress)
  }

  /// A view of the parts of another.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      fraction: configuration.fractionCompleted)
  }
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The share that is done, 0…1; `nil` where it is not known.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
  /// The object that a bar follows.
  var progress: Unchecked<Progress>?
}

/// Shows progress.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: AnyViewStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

/// A progress view as the style of the environment has it.
private struct StyledProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyle) private var style

  var body: some View {
    if let style {
      style.makeBody(configuration).environment(\.progressViewStyle, style.outer)
    } else {
      DefaultProgressBody(configuration: configuration)
    }
  }
}

extension View {
  /// Sets how progress in the view is shown.
  public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    let style = Unchecked(style)
    return modifier(
      ViewStyleModifier(path: \.progressViewStyle) { configuration in
        AnyView(StyleBody(configuration: configuration, style: style.value) { $0.makeBody(configuration: $1) })
      })
  }
}

/// A bar where the share is known, otherwise spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultProgressBody(configuration: configuration) }
}

/// Turning spokes.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  @available(*, deprecated, message: "Use ``View/tint(_:)`` instead.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SpokesBody(configuration: configuration, tint: tint)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  @available(*, deprecated, message: "Use ``View/tint(_:)`` instead.")
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    BarBody(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private struct DefaultProgressBody: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    if configuration.fractionCompleted == nil {
      SpokesBody(configuration: configuration)
    } else {
      BarBody(configuration: configuration)
    }
  }
}

private struct SpokesBody: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    VStack(spacing: 8) {
      HostedSpokes(tint: tint)
      if !areLabelsHidden {
        if let label = configuration.label { label.foregroundStyle(.secondary) }
        if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
      }
    }
    .modifier(ControlLabelModifier())
  }
}

private struct BarBody: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !areLabelsHidden, let label = configuration.label { label }
      HostedBar(
        fraction: configuration.fractionCompleted ?? 0, progress: configuration.progress?.value, tint: tint)
      if !areLabelsHidden, let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
    .modifier(ControlLabelModifier())
  }
}

/// UIKit's turning spokes.
private struct HostedSpokes: HostedControl {
  var tint: Color?

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    let environment = context.environment
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    let style: UIActivityIndicatorView.Style = isLarge ? .large : .medium
    if view.style != style { view.style = style }
    let color = tint.map { UIColor(cgColor: $0.shown(environment)) } ?? environment.tintColor
    view.color = color ?? environment.uiForeground ?? .systemGray
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// UIKit's bar.
private struct HostedBar: HostedControl {
  var fraction: Double
  var progress: Progress?
  var tint: Color?

  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

  func updateUIView(_ view: UIProgressView, context: Context) {
    if view.observedProgress !== progress { view.observedProgress = progress }
    if progress == nil, view.progress != Float(fraction) {
      view.setProgress(Float(fraction), animated: view.window != nil)
    }
    view.progressTintColor =
      tint.map { UIColor(cgColor: $0.shown(context.environment)) } ?? context.environment.tintColor
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
    CGSize(width: proposal.width.map { max($0, 0) } ?? 100, height: uiView.intrinsicContentSize.height)
  }
}
