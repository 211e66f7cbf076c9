// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where a store is and how it is opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  open var isReadOnly: Bool {
    get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }
  open var timeout: TimeInterval = 240
  /// Whether the store is opened beside, and told of later. Defaults to `false`.
  open var shouldAddStoreAsynchronously = false
  /// Hints: properties that a model has no more are left out, those that it has gained are empty. Default to `true`.
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true

  public init(url: URL) {
    self.url = url
    super.init()
  }

  public override init() { super.init() }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    return copy
  }
}

/// A model, a coordinator and a context for the screen, made together.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  open private(set) var name: String
  open private(set) var managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  open private(set) var viewContext: NSManagedObjectContext
  /// The stores that `loadPersistentStores` opens. Defaults to one file that is named like the container.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Where stores lie: the app's folder of documents that it makes itself, Application Support.
  open class func defaultDirectoryURL() -> URL {
    let files = FileManager.default
    return (try? files.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true))
      ?? files.temporaryDirectory
  }

  /// Creates a container for the model of that name in the app's bundle; without one, loading fails.
  public convenience init(name: String) {
    let model = NSManagedObjectModel.named(name, in: .main) ?? NSManagedObjectModel.mergedModel(from: nil)
    if model == nil {
      FileHandle.standardError.write(Data("CoreData: error: Failed to load model named \(name)\n".utf8))
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
    super.init()
  }

  /// Opens the stores; the block is called once for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      let work = Unchecked(value: (persistentStoreCoordinator, description, block))
      let open: @Sendable () -> Void = {
        work.value.0.addPersistentStore(with: work.value.1, completionHandler: work.value.2)
      }
      description.shouldAddStoreAsynchronously ? DispatchQueue.main.async(execute: open) : open()
    }
  }

  /// A context of a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of a queue of its own, on that queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of a queue of its own, on that queue, and gives what it gives.
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async throws -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}
