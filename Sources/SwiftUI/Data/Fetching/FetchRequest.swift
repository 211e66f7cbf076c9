// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreData
package import ViewGraph

extension EnvironmentValues {
  private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext(.mainQueue) }
  }

  /// The context that views fetch from. By default one without a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// What Core Data holds of a kind, fetched from the environment's context before the view's body runs, and again when it
/// changes there.
@propertyWrapper public struct FetchRequest<Result> where Result: NSFetchRequestResult {
  /// What is asked; setting it fetches again.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor] {
      didSet { order = nil }
    }
    public var nsPredicate: NSPredicate?
    /// The descriptors of Swift that the order was made of; `nil` where it was not.
    var order: AnyHashable?

    func isSame(as other: Configuration) -> Bool {
      let isSameOrder =
        order != nil || other.order != nil
        ? order == other.order : areSame(nsSortDescriptors, other.nsSortDescriptors)
      return isSameOrder && areSame(nsPredicate, other.nsPredicate)
    }
  }

  let request: NSFetchRequest<Result>
  let configuration: Configuration
  let transaction: Transaction
  private var watch: FetchWatch<Result>?

  init(_ request: NSFetchRequest<Result>, _ configuration: Configuration, _ transaction: Transaction) {
    (self.request, self.configuration, self.transaction) = (request, configuration, transaction)
  }

  /// What was fetched; nothing before the first body.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: watch?.objects ?? [], watch: watch, configuration: watch?.current ?? configuration)
  }

  public var projectedValue: Binding<Configuration> {
    let (watch, configuration) = (watch, configuration)
    return Binding(get: { watch?.current ?? configuration }, set: { (value, _) in watch?.change(to: value) })
  }
}

extension FetchRequest: @unchecked Sendable {}

extension FetchRequest {
  /// Fetches what is of an entity.
  ///
  /// - Parameter animation: With what changes of the results are shown; at once for `nil`.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    self.init(
      request, Configuration(nsSortDescriptors: sortDescriptors, nsPredicate: predicate),
      Transaction(animation: animation))
  }

  /// Fetches what a request asks for.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
  }

  /// Fetches what a request asks for, and shows changes in a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(
      fetchRequest,
      Configuration(nsSortDescriptors: fetchRequest.sortDescriptors ?? [], nsPredicate: fetchRequest.predicate),
      transaction)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches what is of the result's entity.
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(
      NSFetchRequest<Result>(), Configuration(nsSortDescriptors: sortDescriptors, nsPredicate: predicate),
      Transaction(animation: animation))
  }

  /// Fetches what is of the result's entity.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      NSFetchRequest<Result>(), Configuration(sortDescriptors, predicate), Transaction(animation: animation))
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  init(_ sortDescriptors: [SortDescriptor<Result>], _ predicate: NSPredicate?) {
    self.init(nsSortDescriptors: objects(of: sortDescriptors), nsPredicate: predicate, order: sortDescriptors)
  }

  /// The order as it was given in Swift; none where it was given by objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order?.base as? [SortDescriptor<Result>] ?? [] }
    set {
      nsSortDescriptors = objects(of: newValue)
      order = newValue
    }
  }
}

extension FetchRequest: DynamicProperty {}

extension FetchRequest: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let context = EnvironmentValues(element.environment, reads: element.reads).managedObjectContext
    let watch = slot as? FetchWatch<Result> ?? FetchWatch(self, element)
    slot = watch
    watch.update(self, context)
    self.watch = watch
  }

  package func isSame(as old: FetchRequest<Result>) -> Bool { configuration.isSame(as: old.configuration) }
}

/// What keeps the results of one view's request.
final class FetchWatch<Result: NSFetchRequestResult>: @unchecked Sendable {
  private weak var element: Element?
  private var request: FetchRequest<Result>
  private var fetch: LiveFetch?
  private weak var context: NSManagedObjectContext?
  private(set) var current: FetchRequest<Result>.Configuration
  private(set) var objects: [Result] = []

  init(_ request: FetchRequest<Result>, _ element: Element) {
    (self.request, self.element, current) = (request, element, request.configuration)
  }

  /// Takes the request as the view has it now, and the context.
  func update(_ request: FetchRequest<Result>, _ context: NSManagedObjectContext) {
    let isNew = !request.configuration.isSame(as: self.request.configuration)
    self.request = request
    if isNew { current = request.configuration }
    if isNew || fetch == nil || self.context !== context {
      self.context = context
      load()
    }
  }

  /// Asks otherwise from now on.
  func change(to configuration: FetchRequest<Result>.Configuration) {
    guard !configuration.isSame(as: current) else { return }
    current = configuration
    load()
    show()
  }

  private func load() {
    fetch = nil
    objects = []
    guard let context, let question = request.request.copy() as? NSFetchRequest<Result> else { return }
    question.sortDescriptors = current.nsSortDescriptors
    question.predicate = current.nsPredicate
    guard let fetch = LiveFetch(question, in: context) else { return }
    do { try fetch.fetch() } catch { return }
    fetch.tell = { [weak self] _, _ in
      self?.take()
      self?.show()
    }
    self.fetch = fetch
    take()
  }

  private func take() { objects = (fetch?.sections ?? []).flatMap(\.objects).compactMap { $0 as? Result } }

  private func show() {
    let element = element as? ViewElement
    withTransaction(request.transaction) { ObservedChange.note(element) }
  }
}

/// The descriptors of objects that sort as those of Swift do.
private func objects<Result: NSManagedObject>(of descriptors: [SortDescriptor<Result>]) -> [NSSortDescriptor] {
  descriptors.map { descriptor in
    nonisolated(unsafe) let descriptor = descriptor
    return NSSortDescriptor(key: nil, ascending: true) { left, right in
      guard let left = left as? Result, let right = right as? Result else { return .orderedSame }
      return descriptor.compare(left, right)
    }
  }
}

/// Whether orders mean the same, as far as can be seen.
private func areSame(_ left: [NSSortDescriptor], _ right: [NSSortDescriptor]) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { left, right in
      left === right
        || left.keptKey != nil && left.keptKey == right.keptKey && left.ascending == right.ascending
          && left.selector == right.selector
    }
}

private func areSame(_ left: NSPredicate?, _ right: NSPredicate?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return left === right || left.isEqual(right) || left.predicateFormat == right.predicateFormat
}
