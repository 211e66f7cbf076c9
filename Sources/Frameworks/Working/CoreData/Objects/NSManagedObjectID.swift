// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What can come of a fetch.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Names an object for good, in every context of a coordinator.
///
/// One object of a store has one identifier: two are equal where they are the same.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  open private(set) var entity: NSEntityDescription
  open internal(set) weak var persistentStore: NSPersistentStore?
  /// The number in the store; `nil` before the object was first saved.
  var number: Int?
  /// Where the store has the object; `nil` before it was first saved.
  var place: (kind: String, number: Int)? {
    guard let number, let kind = entity.name else { return nil }
    return (kind, number)
  }

  /// Names it before that.
  private let provisional = UUID()

  init(_ entity: NSEntityDescription, number: Int? = nil, store: NSPersistentStore? = nil) {
    self.entity = entity
    self.number = number
    persistentStore = store
    super.init()
  }

  /// Whether the object was never saved.
  open var isTemporaryID: Bool { number == nil }

  /// The identifier as an address, `x-coredata://…/Entity/p1`.
  open func uriRepresentation() -> URL {
    let last = number.map { "p\($0)" } ?? "t\(provisional.uuidString)"
    let name = (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let text = "x-coredata://\(number == nil ? "" : persistentStore?.identifier ?? "")/\(name)/\(last)"
    guard let url = URL(string: text) else { fatalError("an identifier's address is made of plain characters") }
    return url
  }

  open override var description: String { uriRepresentation().absoluteString }
}

/// Identifiers in order, each once; asking for one costs the same however many there are.
struct OrderedIDs {
  private(set) var list: [NSManagedObjectID] = []
  private var places: Set<ObjectIdentifier> = []

  init(_ ids: [NSManagedObjectID] = []) {
    for id in ids { append(id) }
  }

  var count: Int { list.count }

  func contains(_ id: NSManagedObjectID) -> Bool { places.contains(ObjectIdentifier(id)) }

  mutating func append(_ id: NSManagedObjectID) { insert(id, at: list.count) }

  mutating func insert(_ id: NSManagedObjectID, at index: Int) {
    if places.insert(ObjectIdentifier(id)).inserted { list.insert(id, at: min(max(index, 0), list.count)) }
  }

  mutating func remove(_ id: NSManagedObjectID) {
    guard places.remove(ObjectIdentifier(id)) != nil, let index = list.lastIndex(where: { $0 === id }) else { return }
    list.remove(at: index)
  }
}
