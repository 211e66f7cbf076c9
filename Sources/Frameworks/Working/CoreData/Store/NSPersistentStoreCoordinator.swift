// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Keeps what contexts save, in stores.
///
/// Contexts of several queues may use one.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  open private(set) var managedObjectModel: NSManagedObjectModel
  open var name: String?

  /// Behind the lock: the stores with all that they hold, and who works on them.
  let state = Shared(State())

  final class State {
    var stores: [NSPersistentStore] = []
    var contexts: [WeakContext] = []
  }

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  open var persistentStores: [NSPersistentStore] { state.with { $0.stores } }
  var contexts: [NSManagedObjectContext] { state.with { $0.contexts.compactMap(\.context) } }

  func note(_ context: NSManagedObjectContext) {
    state.with {
      $0.contexts.removeAll { $0.context == nil || $0.context === context }
      $0.contexts.append(WeakContext(context))
    }
  }

  // MARK: - Stores

  /// Opens a store, or makes it.
  ///
  /// `NSSQLiteStoreType` and `NSBinaryStoreType` keep a file in a form of Tessera's own; databases of SQLite that an app
  /// brings along cannot be read, which throws.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, configuration: configuration, url: storeURL, options: options, of: self)
    switch storeType {
    case NSInMemoryStoreType: break
    case NSSQLiteStoreType, NSBinaryStoreType:
      guard let storeURL, storeURL.isFileURL else {
        throw failure(NSPersistentStoreOpenError, "A store of the type \(storeType) needs a file's address.")
      }
      // The usual way to say "nowhere".
      guard storeURL.path != "/dev/null" else { break }
      try state.with { _ in
        try load(store, from: StoreJournal(url: storeURL, hashes: managedObjectModel.entityVersionHashesByName))
      }
    default: throw failure(NSPersistentStoreInvalidTypeError, "There are no stores of the type \(storeType).")
    }
    state.with { $0.stores.append(store) }
    return store
  }

  /// Opens a store, or makes it, as a description says.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Lets a store go; its file stays.
  open func remove(_ store: NSPersistentStore) throws { state.with { $0.stores.removeAll { $0 === store } } }

  /// Removes a store's file.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
  }

  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// The identifier that an address names; `nil` where no store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", url.pathComponents.count == 3, url.lastPathComponent.hasPrefix("p"),
      let number = Int(url.lastPathComponent.dropFirst())
    else { return nil }
    return state.with { state in
      guard
        let store = state.stores.first(where: { $0.identifier == url.host || $0.identifier.lowercased() == url.host }),
        store.tables[url.pathComponents[1]]?.rows[number] != nil
      else { return nil }
      return id(url.pathComponents[1], number, in: store)
    }
  }

  open func perform(_ block: @escaping () -> Void) {
    let work = Unchecked(value: block)
    DispatchQueue.global().async { work.value() }
  }

  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  func failure(_ code: Int, _ text: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }

  // MARK: - Reading

  func row(of id: NSManagedObjectID) -> [String: Any]? {
    state.with { _ in id.place.flatMap { id.persistentStore?.tables[$0.kind]?.rows[$0.number] } }
  }

  /// The identifiers of all objects of some kinds, in the order in which they were first saved.
  func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
    state.with { state in
      state.stores.flatMap { store in
        entities.flatMap { entity in
          let name = entity.name ?? ""
          return (store.tables[name]?.rows.keys.sorted() ?? []).compactMap { id(name, $0, in: store) }
        }
      }
    }
  }

  /// The one identifier of an object. Within the lock.
  private func id(_ name: String, _ number: Int, in store: NSPersistentStore) -> NSManagedObjectID? {
    if let known = store.tables[name]?.ids[number] { return known }
    guard let entity = managedObjectModel.entitiesByName[name] else { return nil }
    let made = NSManagedObjectID(entity, number: number, store: store)
    store.tables[name, default: StoreTable()].ids[number] = made
    return made
  }

  private func load(_ store: NSPersistentStore, from journal: StoreJournal) throws {
    let (identifier, hashes, saves) = try journal.readAll()
    store.journal = journal
    if let identifier { store.identifier = identifier }
    var plain: [String: [Int: [String: Any]]] = [:]
    var count = 0
    for save in saves {
      for (kind, rows) in save.rows {
        plain[kind, default: [:]].merge(rows) { $1 }
        count += rows.count
        store.tables[kind, default: StoreTable()].next = max(
          store.tables[kind]?.next ?? 1, (rows.keys.max() ?? 0) + 1)
      }
      for (kind, numbers) in save.gone { for number in numbers { plain[kind]?[number] = nil } }
    }
    for (kind, rows) in plain {
      guard let entity = managedObjectModel.entitiesByName[kind] else { continue }
      for (number, row) in rows {
        let values = StoredValue.decoded(row, of: entity) { id($0, $1, in: store) }
        store.tables[kind, default: StoreTable()].rows[number] = values
      }
    }
    // What is past takes more room than what is there.
    let live = plain.values.reduce(0) { $0 + $1.count }
    let isOfOtherModel = identifier != nil && hashes != journal.hashes && !store.isReadOnly
    if count > 2 * live + 100 || isOfOtherModel {
      try journal.write([StoreJournal.Save(rows: plain)], identifier: store.identifier)
    }
  }
}
