// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing

/// Names are put together on the way.
final class FullNamePolicy: NSEntityMigrationPolicy, @unchecked Sendable {
  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance]).first
    made?.setValue("Dr \(sInstance.value(forKey: "name") ?? "")", forKey: "fullName")
  }
}

@Suite final class MigrationTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func attribute(_ name: String, _ type: NSAttributeType, renamed: String? = nil) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.renamingIdentifier) = (name, type, renamed)
    return attribute
  }

  /// People with friends; the second version has another name for the name, and lacks pets.
  private func model(_ version: Int) -> NSManagedObjectModel {
    let person = NSEntityDescription()
    person.name = "Person"
    let friends = NSRelationshipDescription()
    (friends.name, friends.destinationEntity) = ("friends", person)
    let name =
      version == 1
      ? attribute("name", .stringAttributeType) : attribute("fullName", .stringAttributeType, renamed: "name")
    person.properties = [name, attribute("age", .integer64AttributeType), friends]
    let pet = NSEntityDescription()
    pet.name = version == 1 ? "Pet" : "Toy"
    pet.properties = [attribute("label", .stringAttributeType)]
    let model = NSManagedObjectModel()
    model.entities = [person, pet]
    return model
  }

  private func context(_ model: NSManagedObjectModel, _ url: URL) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func source() throws -> URL {
    let url = folder.appendingPathComponent("old.sqlite")
    let context = try context(model(1), url)
    let people = ["Ada", "Bea"].map { name in
      let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
      person.setValue(name, forKey: "name")
      person.setValue(name == "Ada" ? 36 : 7, forKey: "age")
      return person
    }
    people[0].setValue(NSSet(array: [people[1]]), forKey: "friends")
    NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context).setValue("Rex", forKey: "label")
    try context.save()
    return url
  }

  private func people(_ url: URL) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: false)]
    let context = try context(model(2), url)
    let found = try context.fetch(request)
    // Read while the context is there.
    for object in found { _ = object.value(forKey: "friends") }
    kept.append(context)
    return found
  }
  private var kept: [NSManagedObjectContext] = []

  @Test func anInferredMappingMovesObjectsAndRelationships() throws {
    let url = try source()
    let target = folder.appendingPathComponent("new.sqlite")
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: model(1), destinationModel: model(2))
    #expect(
      mapping.entityMappings.map(\.mappingType) == [
        .transformEntityMappingType, .addEntityMappingType, .removeEntityMappingType,
      ])
    let manager = NSMigrationManager(sourceModel: model(1), destinationModel: model(2))
    try manager.migrateStore(
      from: url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: target,
      destinationType: NSSQLiteStoreType, destinationOptions: nil)
    #expect(manager.migrationProgress == 1)
    let people = try people(target)
    #expect(people.map { $0.value(forKey: "fullName") as? String } == ["Ada", "Bea"])
    #expect((people[0].value(forKey: "friends") as? Set<NSManagedObject>) == [people[1]])
  }

  @Test func aPolicyMakesObjectsItsWay() throws {
    let url = try source()
    let target = folder.appendingPathComponent("new.sqlite")
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: model(1), destinationModel: model(2))
    mapping.entityMappings[0].entityMigrationPolicyClassName = NSStringFromClass(FullNamePolicy.self)
    try NSMigrationManager(sourceModel: model(1), destinationModel: model(2)).migrateStore(
      from: url, type: .sqlite, mapping: mapping, to: target, type: .sqlite)
    #expect(try people(target).map { $0.value(forKey: "fullName") as? String } == ["Dr Ada", "Dr Bea"])
  }

  @Test func metadataTellWhichModelAStoreIsOf() throws {
    let url = try source()
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: url, options: nil)
    #expect(model(1).isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    #expect(!model(2).isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType && metadata[NSStoreUUIDKey] is String)
    #expect(throws: (any Error).self) {
      try NSPersistentStoreCoordinator.metadataForPersistentStore(
        ofType: NSSQLiteStoreType, at: folder.appendingPathComponent("none"), options: nil)
    }
  }

  @Test func whatCannotBeInferredIsAnError() throws {
    let new = model(2)
    let mandatory = attribute("email", .stringAttributeType)
    mandatory.isOptional = false
    new.entities[0].properties.append(mandatory)
    let error = #expect(throws: NSError.self) {
      try NSMappingModel.inferredMappingModel(forSourceModel: model(1), destinationModel: new)
    }
    #expect(error?.code == NSInferredMappingModelError)
    #expect(NSMappingModel(from: nil, forSourceModel: model(1), destinationModel: new) == nil)
    let manager = NSMigrationManager(sourceModel: model(1), destinationModel: new)
    #expect(throws: NSError.self) {
      try manager.migrateStore(
        from: folder, sourceType: NSSQLiteStoreType, options: nil, with: nil, toDestinationURL: folder,
        destinationType: NSSQLiteStoreType, destinationOptions: nil)
    }
  }
}
