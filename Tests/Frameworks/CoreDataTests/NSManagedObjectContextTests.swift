// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct NSManagedObjectContextTests {
  private func names(_ context: NSManagedObjectContext, _ format: String? = nil) throws -> [String] {
    let request = NSFetchRequest<Job>(entityName: "Job")
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).compactMap(\.name)
  }

  private func add(_ names: String..., to context: NSManagedObjectContext) -> [Job] {
    names.map {
      let task = Job(context: context)
      task.name = $0
      return task
    }
  }

  @Test func objectsAreFoundBeforeAndAfterTheyAreSaved() throws {
    let context = try ToDo.container().viewContext
    let tasks = add("b", "a", "c", to: context)
    tasks[0].isDone = true
    #expect(try names(context) == ["a", "b", "c"] && context.hasChanges && tasks[0].objectID.isTemporaryID)
    try context.save()
    #expect(!context.hasChanges && !tasks[0].objectID.isTemporaryID && tasks[0].log == ["insert", "willSave"])
    #expect(try names(context, "isDone == YES") == ["b"])
    let request = NSFetchRequest<Job>(entityName: "Job")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
    request.fetchOffset = 1
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.name) == ["b"] && context.count(for: request) == 1)
    #expect(try context.fetch(request).first === tasks[0], "one object for one identifier")
  }

  @Test func bothEndsOfARelationshipAgree() throws {
    let context = try ToDo.container().viewContext
    let (first, second) = (Project(context: context), Project(context: context))
    let tasks = add("a", "b", to: context)
    first.addToTasks(tasks[0])
    tasks[1].project = first
    #expect(first.tasks?.count == 2 && tasks[0].project === first)
    second.addToTasks(tasks[0])
    #expect(first.tasks == NSSet(array: [tasks[1]]) && second.tasks == NSSet(array: [tasks[0]]))
    #expect(tasks[0].project === second)
    first.tasks = nil
    #expect(tasks[1].project == nil)
    second.removeFromTasks(tasks[0])
    #expect(tasks[0].project == nil && second.tasks?.count == 0)
  }

  @Test func anOrderedRelationshipKeepsItsOrder() throws {
    let context = try ToDo.container().viewContext
    let task = add("a", to: context)[0]
    let steps = (0..<4).map { index in
      let step = Step(context: context)
      step.text = "\(index)"
      return step
    }
    task.steps = NSOrderedSet(array: [steps[2], steps[0]])
    task._tesseraInsert(steps[1], "steps", at: 1)
    task._tesseraReplace("steps", at: 0, with: steps[3])
    #expect(task.steps?.compactMap { ($0 as? Step)?.text } == ["3", "1", "0"])
    task._tesseraRemove("steps", at: IndexSet([0, 2]) as NSIndexSet)
    #expect(task.steps?.compactMap { ($0 as? Step)?.text } == ["1"])
  }

  @Test func deletingFollowsTheRulesOfRelationships() throws {
    let context = try ToDo.container().viewContext
    let project = Project(context: context)
    project.title = "P"
    let tasks = add("a", "b", to: context)
    for task in tasks { task.project = project }
    try context.save()
    context.delete(tasks[0])
    #expect(project.tasks == NSSet(array: [tasks[1]]) && tasks[0].isDeleted && tasks[0].log.last == "delete")
    context.delete(project)
    #expect(tasks[1].isDeleted, "cascade")
    try context.save()
    #expect(try names(context).isEmpty)
    #expect(throws: (any Error).self) { try context.existingObject(with: tasks[1].objectID) }
  }

  @Test func whatIsNotAsTheModelAsksForIsNotSaved() throws {
    let context = try ToDo.container().viewContext
    let project = Project(context: context)
    #expect(project.rank == 3)
    #expect { try context.save() } throws: { error in
      let error = error as NSError
      return error.code == NSValidationMissingMandatoryPropertyError
        && error.userInfo[NSValidationKeyErrorKey] as? String == "title"
    }
    project.title = "P"
    try context.save()
    let other = Project(context: context)
    other.title = "P"
    #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectConstraintMergeError }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    other.rank = 9
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Project>(entityName: "Project")).map(\.rank) == [9])
  }

  @Test func whatWasNotSavedIsTakenBack() throws {
    let context = try ToDo.container().viewContext
    let task = add("a", to: context)[0]
    try context.save()
    task.name = "b"
    _ = add("c", to: context)
    #expect(
      task.changedValues()["name"] as? String == "b"
        && task.committedValues(forKeys: ["name"])["name"] as? String == "a")
    context.rollback()
    #expect(task.name == "a" && !context.hasChanges)
    #expect(try names(context) == ["a"] && task.log.contains("fetch"))
  }

  @Test func anotherContextSeesWhatWasSavedAndConflictsAreTold() throws {
    let container = try ToDo.container()
    let task = add("a", to: container.viewContext)[0]
    try container.viewContext.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let same = try other.existingObject(with: task.objectID) as? Job
      #expect(same?.name == "a" && same !== task)
      same?.name = "b"
      try other.save()
    }
    #expect(task.name == "a")
    task.name = "c"
    #expect { try container.viewContext.save() } throws: { ($0 as NSError).code == NSManagedObjectMergeError }
    container.viewContext.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try container.viewContext.save()
    #expect(task.name == "b")
  }

  @Test func aChildContextHandsItsChangesToItsParent() throws {
    let container = try ToDo.container()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = container.viewContext
    let task = add("a", to: child)[0]
    #expect(try names(container.viewContext).isEmpty)
    try child.save()
    #expect(try names(container.viewContext) == ["a"] && container.viewContext.hasChanges)
    try container.viewContext.save()
    task.name = "b"
    try child.save()
    #expect(try names(container.viewContext, "name == 'b'") == ["b"])
    child.delete(task)
    try child.save()
    #expect(try names(container.viewContext).isEmpty)
  }

  @Test func predicatesGoThroughRelationships() throws {
    let context = try ToDo.container().viewContext
    let tasks = add("a", "b", "c", to: context)
    let project = Project(context: context)
    project.title = "P"
    tasks[0].project = project
    tasks[2].project = project
    #expect(try names(context, "project.title == 'P'") == ["a", "c"])
    #expect(try names(context, "project == nil") == ["b"])
    let request = NSFetchRequest<Project>(entityName: "Project")
    request.predicate = NSPredicate(format: "ANY tasks.name BEGINSWITH %@", "c")
    #expect(try context.count(for: request) == 1)
    request.predicate = NSPredicate(format: "tasks.@count > %d", 2)
    #expect(try context.count(for: request) == 0)
    let mine = NSFetchRequest<Job>(entityName: "Job")
    mine.predicate = NSPredicate(format: "project == %@", project)
    #expect(try context.count(for: mine) == 2)
  }

  @Test func batchesWorkOnTheStore() throws {
    let context = try ToDo.container().viewContext
    let rows = (0..<10).map { ["name": "t\($0)", "isDone": false] as [String: Any] }
    try context.execute(NSBatchInsertRequest(entityName: "Job", objects: rows))
    #expect(try names(context).count == 10)
    let update = NSBatchUpdateRequest(entityName: "Job")
    update.predicate = NSPredicate(format: "name IN {'t1', 't2'}")
    update.propertiesToUpdate = ["isDone": true]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
    let done = NSFetchRequest<any NSFetchRequestResult>(entityName: "Job")
    done.predicate = NSPredicate(format: "isDone == NO")
    try context.execute(NSBatchDeleteRequest(fetchRequest: done))
    context.reset()
    #expect(try names(context) == ["t1", "t2"])
  }

  @Test func dictionariesIdentifiersAndCountsComeWhereTheyAreAskedFor() throws {
    let context = try ToDo.container().viewContext
    _ = add("a", "a", "b", to: context)
    let request = NSFetchRequest<NSDictionary>(entityName: "Job")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["name"]
    request.returnsDistinctResults = true
    #expect(try Set(context.fetch(request).compactMap { $0["name"] as? String }) == ["a", "b"])
    #expect(try context.fetch(request).count == 2)
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Job")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 3)
  }

  @Test func tenThousandObjectsAreLookedThroughWithoutBeingMade() throws {
    let container = try ToDo.container()
    let desk = container.newBackgroundContext()
    try desk.performAndWait {
      for index in 0..<10_000 { Job(context: desk).name = "t\(index)" }
      try desk.save()
    }
    let request = NSFetchRequest<Job>(entityName: "Job")
    request.fetchLimit = 5
    #expect(try container.viewContext.fetch(request).count == 5)
    #expect(
      container.viewContext.registeredObjects.count <= 5, "without an order and a condition only those that are shown")
  }

  @Test func aChangeIsToldOnTheQueueOfItsContextOrNotBeforeItIsAskedFor() async throws {
    let container = try ToDo.container()
    let told = Told()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil
    ) { note in
      guard let context = note.object as? NSManagedObjectContext,
        context.coordinatorBelow === container.persistentStoreCoordinator
      else { return }
      told.note(context.isOnQueue)
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    let desk = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    desk.persistentStoreCoordinator = container.persistentStoreCoordinator
    for _ in 0..<100 { _ = Job(context: desk) }
    desk.queue.sync {}
    #expect(told.all == [], "a context without a queue tells when it is asked to")
    desk.processPendingChanges()
    #expect(told.all == [true])

    let other = container.newBackgroundContext()
    await other.perform { @Sendable in _ = Job(context: other) }
    #expect(told.all == [true, true], "a block's changes are told before who waits for it goes on")
    other.performAndWait { _ = Job(context: other) }
    other.queue.sync {}
    #expect(told.all == [true, true, true])
  }

  /// Whether each notification came on its context's queue.
  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Bool] = []
    var all: [Bool] { lock.withLock { list } }
    func note(_ isOnQueue: Bool) { lock.withLock { list.append(isOnQueue) } }
  }
}
