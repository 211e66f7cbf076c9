// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct NSFetchedResultsControllerTests {
  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var log: [String] = []
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      log.append("will")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { log.append("section \(type) \(sectionIndex) \(sectionInfo.name)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
      log.append("\(type) \((anObject as? Job)?.name ?? "?") \(text(indexPath)) \(text(newIndexPath))")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      log.append("did \(controller.fetchedObjects?.count ?? -1)")
    }
  }

  private func controller(_ context: NSManagedObjectContext, sections: String? = nil) throws
    -> NSFetchedResultsController<Job>
  {
    let request = NSFetchRequest<Job>(entityName: "Job")
    request.sortDescriptors =
      (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
      + [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
    try controller.performFetch()
    return controller
  }

  private func add(_ names: String..., to context: NSManagedObjectContext) -> [Job] {
    names.map {
      let task = Job(context: context)
      task.name = $0
      return task
    }
  }

  @Test func whatWasThereBeforeIsSeenUntilChangesAreTold() throws {
    final class Counter: NSObject, NSFetchedResultsControllerDelegate {
      var counts: [Int] = []
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        counts.append(controller.fetchedObjects?.count ?? -1)
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        counts.append(controller.fetchedObjects?.count ?? -1)
      }
    }
    let context = try ToDo.container().viewContext
    let controller = try controller(context)
    let counter = Counter()
    controller.delegate = counter
    _ = add("a", to: context)
    context.processPendingChanges()
    #expect(counter.counts == [0, 1])
  }

  @Test func whatWasNotTouchedKeepsItsOrder() throws {
    let context = try ToDo.container().viewContext
    let tasks = add("b", "d", to: context)
    let controller = try controller(context)
    let listener = Listener()
    controller.delegate = listener
    tasks[1].name = "a"
    context.processPendingChanges()
    #expect(listener.log == ["will", "\(NSFetchedResultsChangeType.move) a 0.1 0.0", "did 2"])
  }

  @Test func changesAreToldInTheOrderInWhichAListTakesThem() throws {
    let context = try ToDo.container().viewContext
    let tasks = add("b", "d", "f", to: context)
    let controller = try controller(context)
    let listener = Listener()
    controller.delegate = listener
    #expect(controller.fetchedObjects == tasks && controller.indexPath(forObject: tasks[1]) == [0, 1])
    tasks[0].name = "z"
    tasks[2].isDone = true
    context.delete(tasks[1])
    _ = add("a", to: context)
    context.processPendingChanges()
    #expect(
      listener.log == ["will", "delete d 0.1 -", "insert a - 0.0", "move z 0.0 0.2", "update f 0.2 0.1", "did 3"])
    #expect(controller.object(at: [0, 2]) === tasks[0])
    listener.log = []
    Project(context: context).title = "P"
    context.processPendingChanges()
    #expect(listener.log.isEmpty, "another kind's changes are none")
  }

  @Test func sectionsComeAndGo() throws {
    let context = try ToDo.container().viewContext
    let tasks = add("a", "b", to: context)
    let controller = try controller(context, sections: "isDone")
    let listener = Listener()
    controller.delegate = listener
    #expect(controller.sections?.map(\.name) == [""] || controller.sections?.count == 1)
    tasks[1].isDone = true
    context.processPendingChanges()
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 1])
    #expect(listener.log.contains { $0.hasPrefix("section insert 1") })
    #expect(listener.log.contains("move b 0.1 1.0"))
    context.delete(tasks[1])
    context.processPendingChanges()
    #expect(controller.sections?.map(\.numberOfObjects) == [1])
    #expect(listener.log.contains { $0.hasPrefix("section delete 1") })
  }

  @Test func aSavedChangeOfAnotherContextIsToldWhereContextsMerge() async throws {
    let container = try ToDo.container()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let controller = try controller(container.viewContext)
    let listener = Listener()
    controller.delegate = listener
    try await container.performBackgroundTask { @Sendable context in
      Job(context: context).name = "a"
      try context.save()
    }
    for _ in 0..<100 where listener.log.isEmpty { await Task.yield() }
    #expect(listener.log == ["will", "insert a - 0.0", "did 1"])
  }

  @Test func changesThatComeAtRandomLeaveWhatAFreshFetchWouldShow() throws {
    let context = try ToDo.container().viewContext
    let controller = try controller(context)
    final class Mirror: NSObject, NSFetchedResultsControllerDelegate {
      var rows: [Job] = []
      private var gone: [Int] = []
      private var new: [(Int, Job)] = []
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        (gone, new) = ([], [])
      }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) {
        guard type != .update, let task = anObject as? Job else { return }
        if let indexPath { gone.append(indexPath.item) }
        if let newIndexPath { new.append((newIndexPath.item, task)) }
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        for index in gone.sorted(by: >) { rows.remove(at: index) }
        for (index, task) in new.sorted(by: { $0.0 < $1.0 }) { rows.insert(task, at: index) }
      }
    }
    let mirror = Mirror()
    controller.delegate = mirror
    var seed: UInt64 = 7
    func roll(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<200 {
      for _ in 0...roll(4) {
        let tasks = try context.fetch(NSFetchRequest<Job>(entityName: "Job"))
        switch tasks.isEmpty ? 0 : roll(3) {
        case 0: Job(context: context).name = "\(roll(1_000))-\(tasks.count)"
        case 1: tasks[roll(tasks.count)].name = "\(roll(1_000))"
        default: context.delete(tasks[roll(tasks.count)])
        }
      }
      context.processPendingChanges()
      #expect(mirror.rows == controller.fetchedObjects)
    }
  }

  private final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>) }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      Issue.record("told twice")
    }
  }

  @Test func snapshotsHaveSectionsByNameAndWhatChangedReloaded() throws {
    let context = try ToDo.container().viewContext
    let tasks = add("b", "d", to: context)
    let controller = try controller(context)
    let listener = SnapshotListener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(listener.snapshots.map(\.sectionIdentifiers) == [[""]])
    #expect(listener.snapshots.last?.itemIdentifiers == tasks.map(\.objectID))
    tasks[1].name = "e"
    let new = add("c", to: context)
    context.processPendingChanges()
    #expect(listener.snapshots.count == 2)
    #expect(listener.snapshots.last?.itemIdentifiers == [tasks[0], new[0], tasks[1]].map(\.objectID))
    #expect(listener.snapshots.last?.reloadedItemIdentifiers == [tasks[1].objectID])
  }

  @Test func aFetchMayBeAnsweredLater() async throws {
    let context = try ToDo.container().viewContext
    _ = add("b", to: context)
    let names: [String?] = try await withCheckedThrowingContinuation { done in
      let request = NSFetchRequest<Job>(entityName: "Job")
      let later = NSAsynchronousFetchRequest(fetchRequest: request) { result in
        done.resume(returning: result.finalResult?.map(\.name) ?? [])
      }
      do {
        let result = try context.execute(later) as? NSAsynchronousFetchResult<Job>
        #expect(result != nil && result?.finalResult == nil)
      } catch {
        done.resume(throwing: error)
      }
    }
    #expect(names == ["b"])
  }
}
