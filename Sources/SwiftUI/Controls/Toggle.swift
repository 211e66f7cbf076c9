// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that is on or off.
public struct Toggle<Label> where Label: View {
  let label: Label
  let isOn: Binding<Bool>
  /// Whether some of several sources are on and others off.
  let isMixed: Bool

  nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = label
    self.isOn = isOn
    self.isMixed = isMixed
  }
}

extension Toggle: View {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn)
  }

  /// A toggle of several values at once: on if all are.
  public nonisolated init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(label: label(), isOn: Self.joined(sources, isOn), isMixed: Self.isMixed(sources, isOn))
  }

  fileprivate nonisolated static func joined<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
  ) -> Binding<Bool> {
    let bindings = sources.map { $0[keyPath: isOn] }
    return Binding(
      get: { bindings.allSatisfy(\.wrappedValue) }, set: { new in bindings.forEach { $0.wrappedValue = new } })
  }

  fileprivate nonisolated static func isMixed<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
  ) -> Bool {
    let values = sources.map { $0[keyPath: isOn].wrappedValue }
    return values.contains(true) && values.contains(false)
  }

  public var body: some View {
    StyledToggle(
      configuration: ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed))
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(titleKey), isOn: isOn)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(label: Text(title), isOn: isOn)
  }

  public nonisolated init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where C: RandomAccessCollection {
    self.init(
      label: Text(titleKey), isOn: Self.joined(sources, isOn), isMixed: Self.isMixed(sources, isOn))
  }

  @_disfavoredOverload
  public nonisolated init<S, C>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where S: StringProtocol, C: RandomAccessCollection {
    self.init(label: Text(title), isOn: Self.joined(sources, isOn), isMixed: Self.isMixed(sources, isOn))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), isOn: isOn)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), isOn: isOn)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(label: SwiftUI.Label(titleKey, image: image), isOn: isOn)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(label: SwiftUI.Label(title, image: image), isOn: isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle of the parts of another.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, isOn: configuration.$isOn, isMixed: configuration.isMixed)
  }
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values of which some are on and others off.
  public var isMixed: Bool

  nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// Shows toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var toggleStyle: AnyViewStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

/// A toggle as the style of the environment has it.
private struct StyledToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style
  @Environment(\.isMenuContent) private var isMenuContent

  var body: some View {
    if isMenuContent {
      configuration.label.modifier(
        MenuItemModifier(kind: .toggle(isOn: configuration.isOn) { configuration.isOn.toggle() }))
    } else if let style {
      style.makeBody(configuration).environment(\.toggleStyle, style.outer)
    } else {
      SwitchBody(configuration: configuration)
    }
  }
}

extension View {
  /// Sets how toggles in the view look.
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    let style = Unchecked(style)
    return modifier(
      ViewStyleModifier(path: \.toggleStyle) { configuration in
        AnyView(StyleBody(configuration: configuration, style: style.value) { $0.makeBody(configuration: $1) })
      })
  }
}

// MARK: - Styles

/// A label with a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchBody(configuration: configuration, tint: tint)
  }
}

/// What fits the place that a toggle stands in.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SwitchBody(configuration: configuration) }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    let action = Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      action.buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
    } else {
      action.buttonStyle(.bordered)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct SwitchBody: View {
  let configuration: ToggleStyleConfiguration
  var tint: Color?
  @Environment(\.isInListRow) private var isInRow

  var body: some View {
    LabeledControl(label: configuration.label) {
      // A switch makes no row higher than a line of text does.
      HostedSwitch(isOn: configuration.$isOn, tint: tint).padding(.vertical, isInRow ? -4 : 0)
    }
  }
}

/// UIKit's switch.
struct HostedSwitch: HostedControl {
  @Binding var isOn: Bool
  var tint: Color?

  final class Coordinator {
    var set: (Bool) -> Void = { _ in }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISwitch {
    let control = UISwitch()
    control.isOn = isOn
    control.addAction(
      UIAction { [coordinator = context.coordinator] action in
        if let control = action.sender as? UISwitch { coordinator.set(control.isOn) }
      }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UISwitch, context: Context) {
    let binding = _isOn
    context.coordinator.set = { binding.wrappedValue = $0 }
    if control.isOn != isOn { control.setOn(isOn, animated: control.window != nil) }
    if control.isEnabled != context.environment.isEnabled { control.isEnabled = context.environment.isEnabled }
    control.onTintColor =
      tint.map { UIColor(cgColor: $0.shown(context.environment)) } ?? context.environment.tintColor
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
