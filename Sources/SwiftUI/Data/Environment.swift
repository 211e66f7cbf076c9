// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// A value of the environment that a view reads.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment {
  /// Reads an observable object by its type; there must be one.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment[object: objectType] else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be "
            + "missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Reads an observable object by its type, if there is one.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0[object: objectType] }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    value = read(EnvironmentValues(element.environment, reads: element.reads))
  }

  package func isSame(as old: Environment<Value>) -> Bool { true }
}

/// A number that grows with the text size that the person chose, as a text style does.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let environment = EnvironmentValues(element.environment, reads: element.reads)
    let metrics = UIFontMetrics(forTextStyle: style.uiStyle)
    scaled = Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: environment.traits))
  }

  package func isSame(as old: ScaledMetric<Value>) -> Bool { base == old.base && style == old.style }
}

/// A name that is unique to a view and stays with its identity.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Box {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var id: ID?

  public init() {}

  public var wrappedValue: Namespace.ID { id ?? ID(number: 0) }

  @MainActor private static var last = 0

  @MainActor private static func makeID() -> ID {
    last += 1
    return ID(number: last)
  }
}

extension Namespace: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let box = slot as? Box ?? Box(Self.makeID())
    slot = box
    id = box.id
  }

  package func isSame(as old: Namespace) -> Bool { true }
}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  fileprivate init(object: Value) { wrappedValue = object }

  /// Stops: bindings are made of observable objects alone. Memberwise initialisers take the object because this is here.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
