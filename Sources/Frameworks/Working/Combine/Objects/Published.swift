// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import OpenCombine

/// Makes a publisher of a property, by the name with `$` in front; it publishes the value that the property has, and each
/// that it is about to get.
///
/// Only properties of classes can be published.
@propertyWrapper public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// A published property that begins with a value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// A published property that begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Publishes a property's values.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.subscribe(subscriber)
    }
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // `assign(to: &$property)` writes back what it was given.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Published: PublishedProperty {
  func tell(_ publisher: ObservableObjectPublisher) { storage.objectWillChange = publisher }
}

/// What a published property consists of.
final class PublishedStorage<Value> {
  private(set) var value: Value
  /// Whom the object that has the property tells.
  var objectWillChange: ObservableObjectPublisher?
  /// Made when somebody asks for it. It is a step ahead of the property while it publishes.
  private(set) lazy var subject = {
    isObserved = true
    return CurrentValueSubject<Value, Never>(value)
  }()
  private var isObserved = false
  /// What the property is assigned from, until that ends or the property does.
  private var feeds: [ObjectIdentifier: PublishedFeed<Value>] = [:]

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    objectWillChange?.send()
    if isObserved { subject.send(newValue) }
    value = newValue
  }

  func add(_ feed: PublishedFeed<Value>) { feeds[ObjectIdentifier(feed)] = feed }
  func remove(_ feed: PublishedFeed<Value>) { feeds[ObjectIdentifier(feed)] = nil }

  deinit {
    for feed in feeds.values { feed.cancel() }
  }
}

/// Assigns what a publisher publishes to a property, as long as there is the property.
final class PublishedFeed<Value>: Subscriber, Cancellable {
  typealias Input = Value
  typealias Failure = Never
  private weak var storage: PublishedStorage<Value>?
  private var subscription: (any Subscription)?

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, let storage else { return subscription.cancel() }
    self.subscription = subscription
    storage.add(self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    subscription = nil
    storage?.remove(self)
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property, until the property ends: `numbers.assign(to: &$latest)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedFeed(published.storage))
  }
}
