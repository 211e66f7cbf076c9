// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreData
package import ViewGraph

/// What Core Data holds of a kind, in sections: neighbours of the order that agree in a property stand in one.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier, Result>
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// What is asked; setting it fetches again.
  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { plain.nsSortDescriptors }
      set { plain.nsSortDescriptors = newValue }
    }
    public var nsPredicate: NSPredicate? {
      get { plain.nsPredicate }
      set { plain.nsPredicate = newValue }
    }
    var plain: FetchRequest<Result>.Configuration
  }

  private var request: FetchRequest<Result>
  private let path: KeyPath<Result, SectionIdentifier>
  private var chosen: ChosenPath?

  private final class ChosenPath: @unchecked Sendable {
    var path: KeyPath<Result, SectionIdentifier>?
    var fetch: AnyObject?
  }

  private init(_ path: KeyPath<Result, SectionIdentifier>, _ request: FetchRequest<Result>) {
    (self.path, self.request) = (path, request)
  }

  /// What was fetched; nothing before the first body.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let configuration = projectedValue
    return SectionedFetchResults(request.wrappedValue, by: configuration.wrappedValue.sectionIdentifier) {
      configuration.wrappedValue = $0
    }
  }

  public var projectedValue: Binding<Configuration> {
    let (plain, chosen, path) = (request.projectedValue, chosen, path)
    return Binding(
      get: { Configuration(sectionIdentifier: chosen?.path ?? path, plain: plain.wrappedValue) },
      set: { (value, _) in
        chosen?.path = value.sectionIdentifier
        plain.wrappedValue = value.plain
      })
  }
}

extension SectionedFetchRequest: @unchecked Sendable {}

extension SectionedFetchRequest {
  /// Fetches what is of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier,
      FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation))
  }

  /// Fetches what a request asks for.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(sectionIdentifier, FetchRequest(fetchRequest: fetchRequest, animation: animation))
  }

  /// Fetches what a request asks for, and shows changes in a transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(sectionIdentifier, FetchRequest(fetchRequest: fetchRequest, transaction: transaction))
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches what is of the result's entity.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier, FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation))
  }

  /// Fetches what is of the result's entity.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier, FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation))
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order as it was given in Swift; none where it was given by objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { plain.sortDescriptors }
    set { plain.sortDescriptors = newValue }
  }
}

extension SectionedFetchRequest: DynamicProperty {}

extension SectionedFetchRequest: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let chosen = slot as? ChosenPath ?? ChosenPath()
    slot = chosen
    request.install(in: element, slot: &chosen.fetch)
    self.chosen = chosen
  }

  package func isSame(as old: SectionedFetchRequest<SectionIdentifier, Result>) -> Bool {
    path == old.path && request.isSame(as: old.request)
  }
}

/// What a request of a view has fetched, in sections.
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// Objects that agree in the property.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The property's value.
    public let id: SectionIdentifier
    fileprivate(set) var objects: [Result]

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let path: KeyPath<Result, SectionIdentifier>
  private let results: FetchedResults<Result>
  private let change: (SectionedFetchRequest<SectionIdentifier, Result>.Configuration) -> Void

  init(
    _ results: FetchedResults<Result>, by path: KeyPath<Result, SectionIdentifier>,
    change: @escaping (SectionedFetchRequest<SectionIdentifier, Result>.Configuration) -> Void
  ) {
    var sections: [Section] = []
    for object in results {
      let id = object[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    (self.sections, self.path, self.results, self.change) = (sections, path, results, change)
  }

  /// The property whose value makes the sections; setting it makes others.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path }
    nonmutating set { change(.init(sectionIdentifier: newValue, plain: results.configuration)) }
  }

  /// The order; setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }

  /// Which objects are wanted; setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order as it was given in Swift; setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}

extension SectionedFetchResults: @unchecked Sendable {}
extension SectionedFetchResults.Section: @unchecked Sendable {}
