// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What becomes of an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo: AnyObject {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Told of changes to what a controller has fetched, in the order in which a table or collection view takes them.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
  /// Called in place of those above, after each fetch and each change. Snapshots have what changed reloaded.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Called in place of those with objects and sections.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { controller.isUnheard = true }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { controller.isUnheard = true }
}

/// Shows what a request fetches in sections, and tells of changes.
///
/// The delegate gets a controller whose type of objects is `NSFetchRequestResult`: Swift's generic types are different
/// classes, where Objective-C's are one. It is equal to this one (`==`), though not identical.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  open private(set) var fetchRequest: NSFetchRequest<ResultType>
  open private(set) var managedObjectContext: NSManagedObjectContext
  open private(set) var sectionNameKeyPath: String?
  open private(set) var cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet {
      (hearsSnapshots, hearsDifferences) = (true, true)
      listen()
    }
  }

  private let results: LiveFetch
  /// Set where the delegate does not implement what was called last.
  var isUnheard = false
  /// Which of the newer methods the delegate implements, as far as is known.
  private var (hearsSnapshots, hearsDifferences) = (true, true)
  /// The same to the delegate.
  private lazy var face: NSFetchedResultsController<any NSFetchRequestResult> =
    self as? NSFetchedResultsController<any NSFetchRequestResult>
    ?? NSFetchedResultsController<any NSFetchRequestResult>(facing: results, self)

  /// Creates a controller; the request needs an order.
  ///
  /// - Parameter name: A hint: nothing is kept in a cache.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    guard fetchRequest.sortDescriptors?.isEmpty == false else {
      fatalError("An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    results = LiveFetch(context, fetchRequest.question, sectionPath: sectionNameKeyPath)
    super.init()
  }

  private init<Other>(facing results: LiveFetch, _ other: NSFetchedResultsController<Other>) {
    fetchRequest = NSFetchRequest()
    fetchRequest.question = results.question
    managedObjectContext = results.context
    sectionNameKeyPath = results.sectionPath
    cacheName = other.cacheName
    self.results = results
    super.init()
  }

  open class func deleteCache(withName name: String?) {}

  /// Fetches, and from then on tells of changes. The request may have been changed before.
  open func performFetch() throws {
    fetchRequest.noteClass(in: managedObjectContext.model)
    results.question = fetchRequest.question
    try results.fetch()
    if let delegate { _ = tellSnapshot(delegate, []) }
  }

  // MARK: - What was fetched

  /// `nil` before the first fetch.
  open var fetchedObjects: [ResultType]? {
    results.sections.map { sections in sections.flatMap(\.objects).compactMap { $0 as? ResultType } }
  }

  /// `nil` before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.sections?.map { SectionInfo($0, title(of: $0.name)) }
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = results.sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].objects.indices.contains(indexPath.item),
      let object = sections[indexPath.section].objects[indexPath.item] as? ResultType
    else { fatalError("no object at index \(indexPath.item) in section at index \(indexPath.section)") }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap(results.place)
  }

  open var sectionIndexTitles: [String] { results.sections?.compactMap { title(of: $0.name) } ?? [] }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? { title(of: sectionName) }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  private func title(of name: String) -> String? {
    delegate?.controller(face, sectionIndexTitleForSectionName: name) ?? name.first.map { String($0).uppercased() }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? any ResultsShowing)?.shown === results }
  open override var hash: Int { ObjectIdentifier(results).hashValue }

  // MARK: - Telling

  private func listen() {
    results.tell = delegate == nil ? nil : { [weak self] old, changes in self?.tell(old, changes) }
  }

  private func tell(_ old: [LiveFetch.Section], _ changes: [LiveFetch.Change]) {
    guard let delegate else { return }
    let changed = changes.filter { $0.kind == .update || $0.kind == .move }.map(\.object)
    if tellSnapshot(delegate, changed) { return }
    let face = face
    if tellDifference(delegate, old) { return }
    results.before(old) { delegate.controllerWillChangeContent(face) }
    let new = results.sections ?? []
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (index, section) in old.enumerated() where !newNames.contains(section.name) {
      delegate.controller(face, didChange: SectionInfo(section, nil), atSectionIndex: index, for: .delete)
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      delegate.controller(face, didChange: SectionInfo(section, nil), atSectionIndex: index, for: .insert)
    }
    for change in changes {
      delegate.controller(
        face, didChange: change.object, at: change.from, for: change.kind, newIndexPath: change.to)
    }
    delegate.controllerDidChangeContent(face)
  }
}

extension NSFetchedResultsController {
  /// Tells of everything as it is now.
  ///
  /// - Returns: Whether the delegate hears of that.
  private func tellSnapshot(_ delegate: any NSFetchedResultsControllerDelegate, _ changed: [NSManagedObject]) -> Bool {
    guard hearsSnapshots else { return false }
    let face = face
    face.isUnheard = false
    delegate.controller(
      face,
      didChangeContentWith: NSDiffableDataSourceSnapshotReference(results.sections ?? [], reloading: changed))
    hearsSnapshots = !face.isUnheard
    return hearsSnapshots
  }

  /// Tells of what came and went, of controllers without sections.
  ///
  /// - Returns: Whether the delegate hears of that.
  private func tellDifference(
    _ delegate: any NSFetchedResultsControllerDelegate, _ old: [LiveFetch.Section]
  ) -> Bool {
    guard hearsDifferences, sectionNameKeyPath == nil else { return false }
    let face = face
    face.isUnheard = false
    let ids = { (sections: [LiveFetch.Section]) in sections.flatMap(\.objects).map(\.objectID) }
    delegate.controller(
      face, didChangeContentWith: ids(results.sections ?? []).difference(from: ids(old)).inferringMoves())
    hearsDifferences = !face.isUnheard
    return hearsDifferences
  }
}

/// A controller of any type.
private protocol ResultsShowing {
  var shown: LiveFetch { get }
}

extension NSFetchedResultsController: ResultsShowing {
  fileprivate var shown: LiveFetch { results }
}

private final class SectionInfo: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  private let content: [NSManagedObject]

  init(_ section: LiveFetch.Section, _ title: String?) {
    (name, content, indexTitle) = (section.name, section.objects, title)
  }

  var numberOfObjects: Int { content.count }
  var objects: [Any]? { content }
}
