// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A value that is chosen along a line.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let value: SliderValue

  nonisolated init(label: Label, minimum: ValueLabel, maximum: ValueLabel, value: SliderValue) {
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.value = value
  }
}

/// What a slider reads and writes, as a number between its limits.
struct SliderValue {
  var get: () -> Double
  var set: (Double) -> Void
  var bounds: ClosedRange<Double>
  var step: Double?
  var onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
  }

  /// The nearest value that the slider may have.
  func settled(_ value: Double) -> Double {
    guard let step, step > 0 else { return min(max(value, bounds.lowerBound), bounds.upperBound) }
    let steps = ((value - bounds.lowerBound) / step).rounded()
    return min(max(bounds.lowerBound + steps * step, bounds.lowerBound), bounds.upperBound)
  }
}

extension Slider: View {
  public var body: some View {
    HStack(spacing: 8) {
      minimum.accessibilityHidden(true)
      HostedSlider(value: value)
        .background { label.modifier(SpokenOnlyModifier()) }
        .modifier(ControlLabelModifier())
      maximum.accessibilityHidden(true)
    }
  }
}

extension Slider {
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      value: SliderValue(value, bounds, step: nil, onEditingChanged))
  }

  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      value: SliderValue(value, bounds, step: step, onEditingChanged))
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: EmptyView(), maximum: EmptyView(),
      value: SliderValue(value, bounds, step: nil, onEditingChanged))
  }

  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), minimum: EmptyView(), maximum: EmptyView(),
      value: SliderValue(value, bounds, step: step, onEditingChanged))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      value: SliderValue(value, bounds, step: nil, onEditingChanged))
  }

  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      value: SliderValue(value, bounds, step: step, onEditingChanged))
  }
}

/// UIKit's slider.
struct HostedSlider: HostedControl {
  var value: SliderValue

  final class Coordinator {
    var value: SliderValue
    init(_ value: SliderValue) { self.value = value }
  }

  func makeCoordinator() -> Coordinator { Coordinator(value) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    let coordinator = context.coordinator
    slider.addAction(
      UIAction { [coordinator] action in
        guard let slider = action.sender as? UISlider else { return }
        let settled = coordinator.value.settled(Double(slider.value))
        if coordinator.value.step != nil { slider.value = Float(settled) }
        if coordinator.value.get() != settled { coordinator.value.set(settled) }
      }, for: .valueChanged)
    slider.addAction(UIAction { [coordinator] _ in coordinator.value.onEditingChanged(true) }, for: .touchDown)
    slider.addAction(
      UIAction { [coordinator] _ in coordinator.value.onEditingChanged(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.value = value
    let (low, high) = (Float(value.bounds.lowerBound), Float(value.bounds.upperBound))
    if slider.minimumValue != low { slider.minimumValue = low }
    if slider.maximumValue != high { slider.maximumValue = high }
    let number = Float(value.get())
    if slider.value != number, !slider.isTracking { slider.value = number }
    if slider.isEnabled != context.environment.isEnabled { slider.isEnabled = context.environment.isEnabled }
    slider.minimumTrackTintColor = context.environment.tintColor
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    CGSize(width: proposal.width.map { max($0, 0) } ?? 100, height: uiView.intrinsicContentSize.height)
  }
}
