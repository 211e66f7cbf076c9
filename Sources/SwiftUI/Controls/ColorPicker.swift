// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A choice of a colour.
public struct ColorPicker<Label> where Label: View {
  let label: Label
  let selection: Binding<CGColor>
  let supportsOpacity: Bool

  nonisolated init(label: Label, selection: Binding<CGColor>, supportsOpacity: Bool) {
    self.label = label
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// The binding of a colour as one of Core Graphics'.
  fileprivate nonisolated static func plain(_ selection: Binding<Color>) -> Binding<CGColor> {
    Binding(
      get: { MainActorValue.get { selection.wrappedValue.shown(EnvironmentValues()) } },
      set: { selection.wrappedValue = Color(cgColor: $0) })
  }
}

extension ColorPicker: View {
  public var body: some View {
    LabeledControl(label: label) { HostedColorWell(color: selection, supportsOpacity: supportsOpacity) }
  }
}

extension ColorPicker {
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: Self.plain(selection), supportsOpacity: supportsOpacity) }

  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, supportsOpacity: supportsOpacity) }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(label: Text(titleKey), selection: Self.plain(selection), supportsOpacity: supportsOpacity) }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(label: Text(title), selection: Self.plain(selection), supportsOpacity: supportsOpacity)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(label: Text(titleKey), selection: selection, supportsOpacity: supportsOpacity) }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true)
  where S: StringProtocol { self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity) }
}

/// UIKit's colour well.
private struct HostedColorWell: HostedControl {
  @Binding var color: CGColor
  var supportsOpacity: Bool

  final class Coordinator {
    var set: (CGColor) -> Void = { _ in }
  }

  init(color: Binding<CGColor>, supportsOpacity: Bool) {
    _color = color
    self.supportsOpacity = supportsOpacity
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIColorWell {
    let well = UIColorWell()
    well.addAction(
      UIAction { [coordinator = context.coordinator] action in
        if let color = (action.sender as? UIColorWell)?.selectedColor { coordinator.set(color.cgColor) }
      }, for: .valueChanged)
    return well
  }

  func updateUIView(_ well: UIColorWell, context: Context) {
    let binding = _color
    context.coordinator.set = { binding.wrappedValue = $0 }
    if well.supportsAlpha != supportsOpacity { well.supportsAlpha = supportsOpacity }
    if well.selectedColor?.cgColor != color { well.selectedColor = UIColor(cgColor: color) }
    if well.isEnabled != context.environment.isEnabled { well.isEnabled = context.environment.isEnabled }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
