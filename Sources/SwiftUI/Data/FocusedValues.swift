// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// The key of a value that the focused view offers.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view, those around it and the scene offer.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; `nil` where no view offers one.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type.
  subscript<Object>(object type: FocusedType<Object>) -> Object? {
    get { values[ObjectIdentifier(Object.self)] as? Object }
    set { values[ObjectIdentifier(Object.self)] = newValue }
  }
}

/// Stands for a type in a key path.
struct FocusedType<Object>: Hashable {}

extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.values.count == rhs.values.count
      && lhs.values.allSatisfy { key, value in
        rhs.values[key].map { FieldTable.areEqual(value, $0) } ?? false
      }
  }
}

/// What the views of a tree offer while they have the focus, and who reads it.
@MainActor final class FocusedValueStore {
  private struct Entry {
    let owner: ObjectIdentifier
    let depth: Int
    let isScene: Bool
    var isOffered: Bool
    var change: (inout FocusedValues) -> Void
  }

  private struct Reader {
    weak var element: Element?
  }

  private var entries: [Entry] = []
  private var readers: [Reader] = []
  private unowned let root: UpdateRoot
  private(set) var values = FocusedValues()
  private var isStale = false

  init(_ root: UpdateRoot) { self.root = root }

  /// A view offers a value, or another one.
  func offer(
    _ owner: AnyObject, depth: Int, isScene: Bool, isOffered: Bool, _ change: @escaping (inout FocusedValues) -> Void
  ) {
    let entry = Entry(
      owner: ObjectIdentifier(owner), depth: depth, isScene: isScene, isOffered: isOffered, change: change)
    if let index = entries.firstIndex(where: { $0.owner == entry.owner }) {
      entries[index] = entry
    } else {
      entries.append(entry)
      // What the focused view says counts before the scene, and inner views before those around them.
      entries.sort { ($0.isScene ? 0 : 1, $0.depth) < ($1.isScene ? 0 : 1, $1.depth) }
    }
    setStale()
  }

  /// The focus came to the view or left it.
  func set(_ owner: AnyObject, isOffered: Bool) {
    guard let index = entries.firstIndex(where: { $0.owner == ObjectIdentifier(owner) }),
      entries[index].isOffered != isOffered
    else { return }
    entries[index].isOffered = isOffered
    setStale()
  }

  func remove(_ owner: AnyObject) {
    entries.removeAll { $0.owner == ObjectIdentifier(owner) }
    setStale()
  }

  func addReader(_ element: Element) {
    readers.removeAll { $0.element == nil || $0.element?.isRemoved == true }
    if !readers.contains(where: { $0.element === element }) { readers.append(Reader(element: element)) }
  }

  private func setStale() {
    guard !isStale else { return }
    isStale = true
    // Those who offer may run after those who read.
    root.callBack(.preferences) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    isStale = false
    var new = FocusedValues()
    for entry in entries where entry.isOffered { entry.change(&new) }
    guard new != values else { return }
    values = new
    root.write(transaction: nil) { [weak self] in self?.readers.forEach { $0.element?.markDirty() } }
  }
}

extension Element {
  /// What views of the element's tree offer.
  var focusedValues: FocusedValueStore? { (root.owner as? HostFamily)?.focusedValues }
}

// MARK: - Reading

/// A value that the focused view offers; `nil` where there is none.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: FocusedType<Value>()] }
  }

  public var wrappedValue: Value? { value }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    element.focusedValues?.addReader(element)
    value = element.focusedValues.flatMap { read($0.values) }
  }

  package func isSame(as old: FocusedValue<Value>) -> Bool { true }
}

/// The value of a binding that the focused view offers; `nil` where there is none.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var binding: Binding<Value>?

  /// Reads a binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    nonisolated(unsafe) let binding = binding
    return Binding<Value?>(
      get: { binding?.wrappedValue }, set: { new in if let new { binding?.wrappedValue = new } })
  }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

extension FocusedBinding: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    element.focusedValues?.addReader(element)
    binding = element.focusedValues.flatMap { read($0.values) }
  }

  package func isSame(as old: FocusedBinding<Value>) -> Bool { true }
}

/// An object that the focused view offers; `nil` where there is none.
@propertyWrapper public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  private var object: ObjectType?

  public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }

  @MainActor @preconcurrency public var projectedValue: FocusedObject<ObjectType>.Wrapper? {
    object.map { Wrapper(root: $0) }
  }
}

extension FocusedObject: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    element.focusedValues?.addReader(element)
    object = element.focusedValues.flatMap { $0.values[object: FocusedType<ObjectType>()] }
    guard (slot as? ObjectSubscription)?.object !== object else { return }
    slot = object.map { ObjectSubscription($0, element) }
  }

  package func isSame(as old: FocusedObject<ObjectType>) -> Bool { true }
}
