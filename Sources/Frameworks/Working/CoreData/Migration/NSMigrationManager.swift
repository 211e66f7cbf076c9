// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes a store of one model anew as one of another: all objects are made first, then connected, validated and saved.
open class NSMigrationManager: NSObject, @unchecked Sendable {
  open private(set) var sourceModel: NSManagedObjectModel
  open private(set) var destinationModel: NSManagedObjectModel
  open private(set) var mappingModel: NSMappingModel
  open private(set) var sourceContext: NSManagedObjectContext
  open private(set) var destinationContext: NSManagedObjectContext
  /// What is under way.
  open private(set) var currentEntityMapping: NSEntityMapping
  /// How far it is, from 0 to 1.
  open private(set) var migrationProgress: Float = 0
  open var userInfo: [AnyHashable: Any]?
  /// Whether stores have managers of their own kind. They have none: it changes nothing.
  open var usesStoreSpecificMigrationManager = true

  private var cancellation: (any Error)?
  private var made: [String: [(source: NSManagedObject, destination: NSManagedObject)]] = [:]
  private var successorsBySource: [NSManagedObjectID: [NSManagedObject]] = [:]

  /// A manager for stores of a model, to be those of another.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    (mappingModel, currentEntityMapping) = (NSMappingModel(), NSEntityMapping())
    sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    super.init()
  }

  /// Writes a store anew.
  ///
  /// - Parameters:
  ///   - mappings: How objects become others; without it `NSMigrationMissingMappingModelError` is thrown.
  ///   - dURL: The new file. What is there is replaced when all is done.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard let mappings else {
      throw failure(NSMigrationMissingMappingModelError, "A migration needs a mapping model.")
    }
    reset()
    mappingModel = mappings
    let source = NSPersistentStoreCoordinator(managedObjectModel: sourceModel)
    let destination = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
    // The source stays as it is, whatever model opens it.
    var reading = sOptions ?? [:]
    reading[NSReadOnlyPersistentStoreOption] = true
    try source.addPersistentStore(ofType: sStoreType, configurationName: nil, at: sourceURL, options: reading)
    let isFile = dStoreType != NSInMemoryStoreType
    let work = isFile ? dURL.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : dURL
    defer { if isFile { try? FileManager.default.removeItem(at: work) } }
    try destination.addPersistentStore(ofType: dStoreType, configurationName: nil, at: work, options: dOptions)
    sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    (sourceContext.persistentStoreCoordinator, destinationContext.persistentStoreCoordinator) = (source, destination)
    try migrate(mappings)
    guard isFile, FileManager.default.fileExists(atPath: work.path) else { return }
    try Data(contentsOf: work).write(to: dURL, options: .atomic)
  }

  /// Writes a store anew.
  open func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sOptions: [AnyHashable: Any]? = nil,
    mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
    options dOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceType.rawValue, options: sOptions, with: mapping,
      toDestinationURL: destinationURL, destinationType: destinationType.rawValue, destinationOptions: dOptions)
  }

  /// Forgets what the last migration left.
  open func reset() {
    (made, successorsBySource, migrationProgress, cancellation) = ([:], [:], 0, nil)
  }

  /// Ends the migration under way with an error.
  open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

  // MARK: - What became which

  /// Says which object another became.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {
    made[entityMapping.name, default: []].append((sourceInstance, destinationInstance))
    successorsBySource[sourceInstance.objectID, default: []].append(destinationInstance)
  }

  /// What objects became by a mapping; of `nil`, all that it made.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    (made[mappingName] ?? []).filter { pair in
      sourceInstances.map { $0.contains { $0 === pair.source } } ?? true
    }
    .map(\.destination)
  }

  /// What objects were before a mapping; of `nil`, all that it took.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    (made[mappingName] ?? []).filter { pair in
      destinationInstances.map { $0.contains { $0 === pair.destination } } ?? true
    }
    .map(\.source)
  }

  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  func successors(of object: NSManagedObject) -> [NSManagedObject] { successorsBySource[object.objectID] ?? [] }

  /// The value that a mapping gives a property.
  func value(of property: NSPropertyMapping, from source: NSManagedObject) -> Any? {
    if let name = property.sourceName { return source.value(forKey: name) }
    guard let expression = property.valueExpression else { return nil }
    // Keys of the old object are what mappings ask for.
    let text = expression.description
    if text.hasPrefix("$source.") { return source.value(forKeyPath: String(text.dropFirst("$source.".count))) }
    return expression.expressionValue(with: source, context: ["source": source, "manager": self])
  }

  // MARK: - Passes

  private func migrate(_ mappings: NSMappingModel) throws {
    let all: [NSEntityMapping] = mappings.entityMappings
    let policies = all.map { policy(of: $0) }
    let steps = Float(max(1, all.count * 3))
    func pass(_ body: (NSEntityMapping, NSEntityMigrationPolicy) throws -> Void) throws {
      for (mapping, policy) in zip(all, policies) {
        currentEntityMapping = mapping
        if let cancellation { throw cancellation }
        try body(mapping, policy)
        migrationProgress = min(1, migrationProgress + 1 / steps)
      }
    }
    try pass { mapping, policy in
      try policy.begin(mapping, with: self)
      for object in try sources(of: mapping) {
        if let cancellation { throw cancellation }
        try policy.createDestinationInstances(forSource: object, in: mapping, manager: self)
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: self)
    }
    try pass { mapping, policy in
      for (_, object) in made[mapping.name] ?? [] {
        try policy.createRelationships(forDestination: object, in: mapping, manager: self)
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: self)
    }
    try pass { mapping, policy in
      try policy.performCustomValidation(forMapping: mapping, manager: self)
      try policy.end(mapping, manager: self)
    }
    if destinationContext.hasChanges { try destinationContext.save() }
    migrationProgress = 1
  }

  /// The objects that a mapping takes: those of its kind, without those of kinds below.
  private func sources(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
    guard mapping.mappingType != .addEntityMappingType, mapping.mappingType != .removeEntityMappingType,
      let entity = sourceEntity(for: mapping), let name = entity.name, !entity.isAbstract
    else { return [] }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.includesSubentities = false
    return try sourceContext.fetch(request)
  }

  private func policy(of mapping: NSEntityMapping) -> NSEntityMigrationPolicy {
    guard let name = mapping.entityMigrationPolicyClassName,
      let type = NSClassFromString(name) as? NSEntityMigrationPolicy.Type
    else { return NSEntityMigrationPolicy() }
    return type.init()
  }

  private func failure(_ code: Int, _ text: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
