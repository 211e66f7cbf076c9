// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSPersistentStoreCoordinator {
  /// What a store's file says of it: its type, its identifier, and the hashes of the kinds that it was written with.
  ///
  /// Throws where there is no file, and where it is none of Tessera's.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    let (identifier, hashes, _) = try StoreJournal(url: url).readAll()
    var metadata: [String: Any] = [NSStoreTypeKey: storeType, NSStoreModelVersionHashesKey: hashes]
    metadata[NSStoreUUIDKey] = identifier
    return metadata
  }

  /// The same, with a type of store.
  public class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options) }

  /// What a store says of itself.
  public func metadata(for store: NSPersistentStore) -> [String: Any] {
    var metadata = store.metadata ?? [:]
    metadata[NSStoreTypeKey] = store.type
    metadata[NSStoreUUIDKey] = store.identifier
    metadata[NSStoreModelVersionHashesKey] = managedObjectModel.entityVersionHashesByName
    return metadata
  }

  /// Sets what an app says of a store, as long as it is open.
  public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

  /// Puts a copy of a store's file in place of another's.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType sourceStoreType: String
  ) throws {
    guard destinationURL.standardizedFileURL != sourceURL.standardizedFileURL else { return }
    let data = try Data(contentsOf: sourceURL)
    try data.write(to: destinationURL, options: .atomic)
  }
}

extension NSPersistentStore {
  /// How a store keeps its objects.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}
