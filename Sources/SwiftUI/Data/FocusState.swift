// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// Which view below has the keyboard: written by people and by the program.
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// A way to read and write which view has the keyboard.
  @propertyWrapper public struct Binding {
    let location: Location<Value>
    private let snapshot: Value

    init(location: Location<Value>) {
      self.location = location
      snapshot = location.value
    }

    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.set(newValue, Transaction.current) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let initial: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool { initial = false }
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue, transaction: Transaction.current) }
  }

  public var projectedValue: FocusState<Value>.Binding {
    guard let box else { return Binding(location: FunctionLocation(get: { [initial] in initial }, set: { _, _ in })) }
    return Binding(location: BoxLocation(box: box))
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let kept = slot as? StateBox<Value> ?? StateBox(initial, owner: element)
    slot = kept
    box = kept
  }

  package func isSame(as old: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: DynamicProperty {}

extension FocusState.Binding: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {}

  package func isSame(as old: FocusState<Value>.Binding) -> Bool {
    location.isSame(as: old.location) && snapshot == old.snapshot
  }
}

/// What a field has to do with a focus state.
struct FocusTarget {
  /// Whether the state says that the field has the keyboard.
  let isWanted: () -> Bool
  /// The field got the keyboard, or lost it.
  let note: (Bool) -> Void
}

private struct FocusTargetsKey: EnvironmentKey { static var defaultValue: [FocusTarget] { [] } }
private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The focus states that follow the field in the view.
  var focusTargets: [FocusTarget] {
    get { self[FocusTargetsKey.self] }
    set { self[FocusTargetsKey.self] = newValue }
  }

  /// Whether the view around has the keyboard.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value

  /// What the state is when the field loses the keyboard.
  private static var none: Value? {
    func none<None: ExpressibleByNilLiteral>(_ type: None.Type) -> Value? { None(nilLiteral: ()) as? Value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type { return none(type) }
    return false as? Value
  }
}

extension FocusedModifier: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    let (binding, value) = (binding, value)
    environment.focusTargets.append(
      FocusTarget {
        binding.wrappedValue == value
      } note: { hasFocus in
        if hasFocus {
          if binding.wrappedValue != value { binding.wrappedValue = value }
        } else if binding.wrappedValue == value, let none = Self.none {
          binding.wrappedValue = none
        }
      })
  }
}

extension View {
  /// Binds whether the field in the view has the keyboard.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds a state to a value while the field in the view has the keyboard.
  public nonisolated func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
