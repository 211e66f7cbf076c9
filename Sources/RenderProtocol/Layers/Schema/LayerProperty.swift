// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A row of the schema, whatever the type of its values.
///
/// What is the same for all properties (telling, merging, comparing, copying) goes by these rows; see `LayerChange.all`.
// Immutable, so that it may be shared; it cannot say so itself since it has a subclass.
package class AnyLayerProperty: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The tag in commits, and the place in `LayerChange.all`.
  package let number: Int
  /// The name in `LayerState` and in the page.
  package let name: String
  /// The name in Apple's key-value coding.
  package let key: String
  package let form: LayerValue.Form
  package let damage: LayerDamage
  /// Within what animations keep the numbers of the property.
  package let limit: NumberLimit

  fileprivate init(
    _ number: Int, _ name: String, _ key: String?, _ form: LayerValue.Form, _ damage: LayerDamage, _ limit: NumberLimit
  ) {
    (self.number, self.name, self.key) = (number, name, key ?? name)
    (self.form, self.damage, self.limit) = (form, damage, limit)
  }

  package static func == (left: AnyLayerProperty, right: AnyLayerProperty) -> Bool { left.number == right.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }

  package var description: String { name }

  package func value(in state: LayerState) -> LayerValue { fatalError("\(name) has no values.") }

  /// - Precondition: the value is of the property's form.
  package func set(_ value: LayerValue, in state: inout LayerState) { fatalError("\(name) has no values.") }

  /// Whether both have the same value.
  package func isSame(_ left: LayerState, _ right: LayerState) -> Bool { fatalError("\(name) has no values.") }

  package func copy(from source: LayerState, to target: inout LayerState) { fatalError("\(name) has no values.") }

  /// Whether the value is that of a new layer.
  package final func isDefault(in state: LayerState) -> Bool { isSame(state, .fresh) }

  /// A change to a value; `nil` where the value is not of the property's form.
  package final func change(to value: LayerValue) -> LayerChange? {
    value.form == form ? LayerChange(property: self, value: value) : nil
  }

  /// The value as a change.
  package final func change(in state: LayerState) -> LayerChange {
    LayerChange(property: self, value: value(in: state))
  }
}

/// A row of the schema: one property of layers, as commits carry it.
///
/// Called with a value, it is a change: `LayerChange.opacity(0.5)`.
package final class LayerProperty<Value: Hashable & Sendable>: AnyLayerProperty, @unchecked Sendable {
  package let path: WritableKeyPath<LayerState, Value> & Sendable
  private let valueForm: LayerForm<Value>

  /// - Parameters:
  ///   - number: The tag in commits; never given to another property.
  ///   - key: The name in Apple's key-value coding, where it is another than `name`.
  ///   - damage: What looks different when the property changes.
  ///   - limit: Within what animations keep its numbers.
  init(
    _ number: Int, _ name: String, _ path: WritableKeyPath<LayerState, Value> & Sendable, _ form: LayerForm<Value>,
    key: String? = nil, _ damage: LayerDamage, limit: NumberLimit = .any
  ) {
    self.path = path
    valueForm = form
    super.init(number, name, key, form.kind, damage, limit)
  }

  package func callAsFunction(_ value: Value) -> LayerChange {
    LayerChange(property: self, value: valueForm.wrap(value))
  }

  /// The value of a change; `nil` where it is a change of another property.
  package func value(of change: LayerChange) -> Value? {
    change.property == self ? valueForm.unwrap(change.value) : nil
  }

  package override func value(in state: LayerState) -> LayerValue { valueForm.wrap(state[keyPath: path]) }

  package override func set(_ value: LayerValue, in state: inout LayerState) {
    guard let value = valueForm.unwrap(value) else { fatalError("\(value) is no value of a layer's \(name).") }
    state[keyPath: path] = value
  }

  package override func isSame(_ left: LayerState, _ right: LayerState) -> Bool {
    left[keyPath: path] == right[keyPath: path]
  }

  package override func copy(from source: LayerState, to target: inout LayerState) {
    target[keyPath: path] = source[keyPath: path]
  }
}

/// What looks different when a property changes.
package enum LayerDamage: Sendable {
  case nothing
  /// The layer, but none of those below it.
  case layer
  /// The layer and all below it.
  case tree
}

/// Within what numbers stay that animations make: springs swing beyond their ends.
package enum NumberLimit: String, Sendable {
  case any
  /// 0 or more.
  case length
  /// 0…1.
  case share

  func clamp(_ number: Double) -> Double {
    switch self {
    case .any: number
    case .length: max(number, 0)
    case .share: min(max(number, 0), 1)
    }
  }
}
