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

  // What follows takes where a state is, not the state: it is some hundred times as large as the value that is wanted,
  // and a commit asks for many. `&layer.state` is such a place.

  package func value(in state: UnsafePointer<LayerState>) -> LayerValue { fatalError("\(name) has no values.") }

  /// - Precondition: the value is of the property's form.
  package func set(_ value: LayerValue, in state: UnsafeMutablePointer<LayerState>) {
    fatalError("\(name) has no values.")
  }

  /// Whether both have the same value.
  package func isSame(_ left: UnsafePointer<LayerState>, _ right: UnsafePointer<LayerState>) -> Bool {
    fatalError("\(name) has no values.")
  }

  package func copy(from source: UnsafePointer<LayerState>, to target: UnsafeMutablePointer<LayerState>) {
    fatalError("\(name) has no values.")
  }

  /// Whether the value is that of a new layer.
  package final func isDefault(in state: UnsafePointer<LayerState>) -> Bool { isSame(state, Self.fresh) }

  /// The state of a new layer, at the same place for as long as the process runs; nobody writes there.
  private nonisolated(unsafe) static let fresh: UnsafePointer<LayerState> = {
    let place = UnsafeMutablePointer<LayerState>.allocate(capacity: 1)
    place.initialize(to: .fresh)
    return UnsafePointer(place)
  }()

  /// The value, of a state that is not kept in one place.
  package final func value(in state: LayerState) -> LayerValue { withUnsafePointer(to: state) { value(in: $0) } }

  /// A change to a value; `nil` where the value is not of the property's form.
  package final func change(to value: LayerValue) -> LayerChange? {
    value.form == form ? LayerChange(property: self, value: value) : nil
  }

  /// The value as a change.
  package final func change(in state: UnsafePointer<LayerState>) -> LayerChange {
    LayerChange(property: self, value: value(in: state))
  }
}

/// A row of the schema: one property of layers, as commits carry it.
///
/// Called with a value, it is a change: `LayerChange.opacity(0.5)`.
package final class LayerProperty<Value: Hashable & Sendable>: AnyLayerProperty, @unchecked Sendable {
  /// Where values lie in a state, in bytes. A key path finds them too, but looks that up at every use.
  private let offset: Int
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
    guard let offset = MemoryLayout<LayerState>.offset(of: path) else {
      fatalError("The layers' state does not store its \(name).")
    }
    self.offset = offset
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

  package func read(_ state: UnsafePointer<LayerState>) -> Value {
    UnsafeRawPointer(state).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
  }

  package func write(_ value: Value, to state: UnsafeMutablePointer<LayerState>) {
    UnsafeMutableRawPointer(state).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
  }

  package override func value(in state: UnsafePointer<LayerState>) -> LayerValue { valueForm.wrap(read(state)) }

  package override func set(_ value: LayerValue, in state: UnsafeMutablePointer<LayerState>) {
    guard let value = valueForm.unwrap(value) else { fatalError("\(value) is no value of a layer's \(name).") }
    write(value, to: state)
  }

  package override func isSame(_ left: UnsafePointer<LayerState>, _ right: UnsafePointer<LayerState>) -> Bool {
    read(left) == read(right)
  }

  package override func copy(from source: UnsafePointer<LayerState>, to target: UnsafeMutablePointer<LayerState>) {
    write(read(source), to: target)
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
