// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// Which view below VoiceOver has come to; none while it does not run.
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  /// A way to read and write which view VoiceOver has come to.
  @propertyWrapper public struct Binding {
    let location: Location<Value>

    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { if AssistiveFocus.isOn { location.set(newValue, Transaction.current) } }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let initial: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool { initial = false }
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { if AssistiveFocus.isOn { box?.set(newValue, transaction: Transaction.current) } }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    guard let box else { return Binding(location: FunctionLocation(get: { [initial] in initial }, set: { _, _ in })) }
    return Binding(location: BoxLocation(box: box))
  }
}

/// Whether something follows the focus of assistive technologies.
enum AssistiveFocus {
  static var isOn: Bool { MainQueue.isCurrent && MainActorValue.get { UIAccessibility.isVoiceOverRunning } }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let kept = slot as? StateBox<Value> ?? StateBox(initial, owner: element)
    slot = kept
    box = kept
  }

  package func isSame(as old: AccessibilityFocusState<Value>) -> Bool { true }
}

/// Moves VoiceOver to a view when a state says so.
struct AccessibilityFocusedModifier<Value: Hashable> {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
}

extension AccessibilityFocusedModifier: ElementModifier {
  final class Seen {
    var isWanted = false
  }

  func makeState() -> Seen { Seen() }

  func update(_ host: ElementModifierHost<Self>) {
    let isWanted = binding.wrappedValue == value
    defer { host.state.isWanted = isWanted }
    guard isWanted, !host.state.isWanted else { return }
    host.root.callBack(.appear) {
      guard let view = host.element.host?.view, let box = host.items().first?.box,
        let place = host.element.host?.rect(of: box)
      else { return }
      let element = (view.accessibilityElements ?? []).first { element in
        (element as? UIAccessibilityElement).map { place.contains($0.accessibilityFrameInContainerSpace) } ?? false
      }
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }
  }
}

extension View {
  /// Binds whether VoiceOver has come to the view.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusedModifier(binding: condition, value: true))
  }

  /// Binds a state to a value while VoiceOver is at the view.
  public nonisolated func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { modifier(AccessibilityFocusedModifier(binding: binding, value: value)) }
}
