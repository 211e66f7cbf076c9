// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A label with buttons for more and less.
public struct Stepper<Label> where Label: View {
  let label: Label
  let steps: StepperSteps

  nonisolated init(label: Label, steps: StepperSteps) {
    self.label = label
    self.steps = steps
  }
}

/// What the buttons of a stepper do; `nil` for one that cannot be used now.
struct StepperSteps {
  var increment: () -> (() -> Void)?
  var decrement: () -> (() -> Void)?
  var onEditingChanged: (Bool) -> Void

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = { increment }
    self.decrement = { decrement }
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func move(_ distance: V.Stride) -> (() -> Void)? {
      let now = value.wrappedValue
      guard let bounds else { return { value.wrappedValue = value.wrappedValue.advanced(by: distance) } }
      let isAtEnd = distance > 0 ? now >= bounds.upperBound : now <= bounds.lowerBound
      guard !isAtEnd else { return nil }
      return {
        value.wrappedValue = min(max(value.wrappedValue.advanced(by: distance), bounds.lowerBound), bounds.upperBound)
      }
    }
    increment = { move(step) }
    decrement = { move(-step) }
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  public var body: some View {
    LabeledControl(label: label) { HostedStepper(steps: steps) }
  }
}

extension Stepper {
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  public nonisolated init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label: label(), steps: StepperSteps(value, nil, step, onEditingChanged))
  }

  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label: label(), steps: StepperSteps(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey),
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      label: Text(title),
      steps: StepperSteps(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label: Text(titleKey), steps: StepperSteps(value, nil, step, onEditingChanged))
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(label: Text(title), steps: StepperSteps(value, nil, step, onEditingChanged))
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label: Text(titleKey), steps: StepperSteps(value, bounds, step, onEditingChanged))
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(label: Text(title), steps: StepperSteps(value, bounds, step, onEditingChanged))
  }
}

/// UIKit's stepper, which counts nothing itself.
struct HostedStepper: HostedControl {
  var steps: StepperSteps

  final class Coordinator {
    var steps: StepperSteps
    init(_ steps: StepperSteps) { self.steps = steps }
  }

  func makeCoordinator() -> Coordinator { Coordinator(steps) }

  func makeUIView(context: Context) -> UIStepper {
    let stepper = UIStepper()
    let coordinator = context.coordinator
    stepper.addAction(
      UIAction { [coordinator] action in
        guard let stepper = action.sender as? UIStepper, stepper.value != 0 else { return }
        let step = stepper.value > 0 ? coordinator.steps.increment() : coordinator.steps.decrement()
        stepper.value = 0
        step?()
      }, for: .valueChanged)
    stepper.addAction(UIAction { [coordinator] _ in coordinator.steps.onEditingChanged(true) }, for: .touchDown)
    stepper.addAction(
      UIAction { [coordinator] _ in coordinator.steps.onEditingChanged(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return stepper
  }

  func updateUIView(_ stepper: UIStepper, context: Context) {
    context.coordinator.steps = steps
    let (low, high) = (steps.decrement() == nil ? 0.0 : -1, steps.increment() == nil ? 0.0 : 1)
    if stepper.minimumValue != low { stepper.minimumValue = low }
    if stepper.maximumValue != high { stepper.maximumValue = high }
    if stepper.isEnabled != context.environment.isEnabled { stepper.isEnabled = context.environment.isEnabled }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
