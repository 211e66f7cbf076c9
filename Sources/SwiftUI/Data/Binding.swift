// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// A way to read and write a value that someone else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The transaction that writes have where none is under way.
  public var transaction: Transaction
  private var hasTransaction = false
  /// The value when the binding was made, by which a view that has the binding is known to be out of date.
  private let snapshot: Value

  init(location: Location<Value>) {
    self.location = location
    snapshot = location.value
    transaction = Transaction()
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get: get) { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      location.set(newValue, hasTransaction ? TransactionScope(transaction) : Transaction.current)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: PartLocation(location, keyPath))
    part.transaction = transaction
    part.hasTransaction = hasTransaction
    return part
  }

  /// The same binding, whose writes have a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    binding.hasTransaction = true
    return binding
  }
}

extension Binding {
  /// A binding to an optional of the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue }, set: { (value, _) in if let value { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional; `nil` where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { (value, _) in base.wrappedValue = value })
  }

  /// A binding to the value as one that can be hashed.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { (value, _) in if let value = value.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let location = location
    let transaction = hasTransaction ? TransactionScope(self.transaction) : nil
    return Binding<Value.Element>(
      get: { location.value[position] },
      set: { (new, _) in
        var all = location.value
        all[position] = new
        location.set(all, transaction ?? Transaction.current)
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: GraphProperty {
  package mutating func install(in element: ViewGraph.Element, slot: inout AnyObject?) {}

  package func isSame(as old: Binding<Value>) -> Bool {
    (location.isSame(as: old.location) || isSameFunction(as: old)) && FieldTable.areEqual(snapshot, old.snapshot)
  }

  private func isSameFunction(as old: Binding<Value>) -> Bool {
    guard let mine = location as? FunctionLocation<Value>, let other = old.location as? FunctionLocation<Value> else {
      return false
    }
    return FieldTable.areEqual(mine.read, other.read)
  }
}
