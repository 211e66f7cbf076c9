// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// Brings changes of an observable object to the element that holds it.
final class ObjectSubscription {
  let object: AnyObject
  private var subscription: AnyCancellable?

  @MainActor init<Object: ObservableObject>(_ object: Object, _ element: Element) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak element] _ in
      ObservedChange.note(element as? ViewElement)
    }
  }
}

/// An object that a view depends on and does not own.
@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    if (slot as? ObjectSubscription)?.object === wrappedValue { return }
    slot = ObjectSubscription(wrappedValue, element)
  }

  package func isSame(as old: ObservedObject<ObjectType>) -> Bool { wrappedValue === old.wrappedValue }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  let object: Object
  let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var value: Value { object[keyPath: path] }

  override func set(_ value: Value, _ transaction: TransactionScope?) {
    Transaction.run(transaction) { object[keyPath: path] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return other.object === object && other.path == path
  }
}

/// An object that a view owns: made once for each identity, before the first body.
@propertyWrapper public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  private final class Owned {
    let subscription: ObjectSubscription
    let object: ObjectType

    @MainActor init(_ object: ObjectType, _ element: Element) {
      self.object = object
      subscription = ObjectSubscription(object, element)
    }
  }

  /// An object that was made for a view that is not shown.
  private final class Loose {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let loose: Loose
  private var owned: Owned?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { loose = Loose(thunk) }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { owned?.object ?? loose.object }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }
}

extension StateObject: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let kept = slot as? Owned ?? Owned(loose.make(), element)
    slot = kept
    owned = kept
  }

  package func isSame(as old: StateObject<ObjectType>) -> Bool { true }
}

/// An object that a view above supplies by `environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  private var object: ObjectType?

  public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may "
          + "be missing as an ancestor of this view.")
    }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
    Wrapper(root: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    object = EnvironmentValues(element.environment, reads: element.reads)[object: ObjectType.self]
    guard let object, (slot as? ObjectSubscription)?.object !== object else { return }
    slot = ObjectSubscription(object, element)
  }

  package func isSame(as old: EnvironmentObject<ObjectType>) -> Bool { true }
}

/// Supplies an object to views below.
struct ObjectWriter<Object> {
  let object: Object?
}

extension ObjectWriter: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) { environment[object: Object.self] = object }
}

extension View {
  /// Supplies an object to the view, by its type.
  public nonisolated func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(ObjectWriter(object: object))
  }

  /// Supplies an observable object to the view, by its type; `nil` takes it away.
  public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(ObjectWriter(object: object))
  }
}
