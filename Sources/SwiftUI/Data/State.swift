// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// A value that a view owns, which lives as long as the view keeps its identity.
///
/// Outside a view that is shown it gives its initial value, and what is written is lost.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue, transaction: Transaction.current) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(location: BoxLocation(box: box))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let kept = slot as? StateBox<Value> ?? StateBox(initial, owner: element)
    slot = kept
    box = kept
  }

  /// Initial values count once, so that a new one makes no difference.
  package func isSame(as old: State<Value>) -> Bool { true }
}

/// Where a binding reads and writes.
class Location<Value>: @unchecked Sendable {
  var value: Value { fatalError("Location is abstract") }
  func set(_ value: Value, _ transaction: TransactionScope?) {}
  /// Whether both read and write the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A place in a state's box.
final class BoxLocation<Value>: Location<Value>, @unchecked Sendable {
  let box: StateBox<Value>

  init(box: StateBox<Value>) { self.box = box }

  override var value: Value { box.value }
  override func set(_ value: Value, _ transaction: TransactionScope?) { box.set(value, transaction: transaction) }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? BoxLocation<Value>)?.box === box
  }
}

/// Functions that read and write.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  let read: () -> Value
  let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override var value: Value { read() }

  override func set(_ value: Value, _ transaction: TransactionScope?) {
    Transaction.run(transaction) { write(value, transaction?.transaction ?? Transaction()) }
  }
}

/// A part of another place.
final class PartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
  let whole: Location<Whole>
  let path: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var value: Value { whole.value[keyPath: path] }

  override func set(_ value: Value, _ transaction: TransactionScope?) {
    var new = whole.value
    new[keyPath: path] = value
    whole.set(new, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}
