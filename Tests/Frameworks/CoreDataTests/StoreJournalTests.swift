// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct StoreJournalTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("ToDo-\(UUID()).sqlite")

  private func tasks(_ container: NSPersistentContainer) throws -> [Job] {
    let request = NSFetchRequest<Job>(entityName: "Job")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try container.viewContext.fetch(request)
  }

  /// The names of what a new container finds.
  private func names() throws -> [String?] {
    let container = try ToDo.container(at: url)
    return try withExtendedLifetime(container) { try tasks(container).map(\.name) }
  }

  private func fill() throws -> UUID {
    let container = try ToDo.container(at: url)
    let context = container.viewContext
    let project = Project(context: context)
    project.title = "P"
    let task = Job(context: context)
    (task.name, task.isDone, task.marks, task.project) = ("a", true, ["x", "y"], project)
    let key = UUID()
    (task.key, task.due) = (key, Date(timeIntervalSinceReferenceDate: 5))
    try context.save()
    Job(context: context).name = "b"
    try context.save()
    return key
  }

  @Test func whatWasSavedIsThereTheNextTime() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let key = try fill()
    let container = try ToDo.container(at: url)
    let task = try #require(try tasks(container).first)
    #expect(task.name == "a" && task.isDone && task.marks == ["x", "y"] && task.key == key)
    #expect(task.due == Date(timeIntervalSinceReferenceDate: 5) && task.project?.title == "P")
    #expect(task.project?.tasks == NSSet(array: [task]) && task.log == ["fetch"])
    let address = task.objectID.uriRepresentation()
    #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address) === task.objectID)
    container.viewContext.delete(task)
    try container.viewContext.save()
    #expect(try names() == ["b"])
  }

  @Test func aSaveAddsWhatItChangesAndAFileOfThePastIsWrittenAnew() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    _ = try fill()
    let container = try ToDo.container(at: url)
    let task = try #require(try tasks(container).first)
    func size() throws -> Int { try Data(contentsOf: url).count }
    var sizes: [Int] = [try size()]
    for round in 0..<150 {
      task.name = "a\(round % 10)"
      try container.viewContext.save()
      sizes.append(try size())
    }
    #expect(sizes[1] - sizes[0] == sizes[2] - sizes[1], "as much as one object")
    _ = try ToDo.container(at: url)
    #expect(try size() < sizes[10])
    #expect(try names() == ["a9", "b"])
  }

  @Test func aFileThatWasCutOffHoldsWhatCameBeforeAndAnotherKindOfFileIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    _ = try fill()
    let whole = try Data(contentsOf: url)
    for length in stride(from: whole.count - 1, to: 14, by: -37) {
      try whole.prefix(length).write(to: url)
      _ = try names()
    }
    try Data("SQLite format 3\0".utf8).write(to: url)
    #expect { try ToDo.container(at: url) } throws: { "\(($0 as NSError).userInfo)".contains("no store") }
  }
}
