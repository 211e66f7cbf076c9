// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreData
import TesseraTesting
import Testing

@testable import SwiftUI

private final class Dish: NSManagedObject, @unchecked Sendable {
  var name: String {
    get { value(forKey: "name") as? String ?? "" }
    set { setValue(newValue, forKey: "name") }
  }
  var stars: Int { value(forKey: "stars") as? Int ?? 0 }
}

private struct Menu: View {
  @FetchRequest private var dishes: FetchedResults<Dish>
  let log: Log

  init(_ log: Log, prefix: String = "") {
    self.log = log
    _dishes = FetchRequest(
      entity: Kitchen.dish, sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)],
      predicate: prefix.isEmpty ? nil : NSPredicate(format: "name BEGINSWITH %@", prefix))
  }

  var body: some View {
    let _ = log.names.append(dishes.map(\.name).joined(separator: " "))
    let _ = log.change = { dishes.nsPredicate = $0 }
    let _ = log.sort = { dishes.nsSortDescriptors = $0 }
    VStack { ForEach(dishes, id: \.objectID) { Text($0.name) } }
  }
}

private struct Chart: View {
  @SectionedFetchRequest(
    entity: Kitchen.dish, sectionIdentifier: \Dish.stars,
    sortDescriptors: [NSSortDescriptor(key: "stars", ascending: false), NSSortDescriptor(key: "name", ascending: true)])
  private var sections: SectionedFetchResults<Int, Dish>
  let log: Log

  var body: some View {
    let _ = log.names.append(
      sections.map { "\($0.id): " + $0.map(\.name).joined(separator: " ") }.joined(separator: ", "))
    Text("\(sections.count)")
  }
}

private final class Log {
  var names: [String] = []
  var change: (NSPredicate?) -> Void = { _ in }
  var sort: ([NSSortDescriptor]) -> Void = { _ in }
}

private enum Kitchen {
  nonisolated(unsafe) static let model: NSManagedObjectModel = {
    let (name, stars) = (NSAttributeDescription(), NSAttributeDescription())
    (name.name, name.attributeType) = ("name", .stringAttributeType)
    (stars.name, stars.attributeType) = ("stars", .integer64AttributeType)
    let dish = NSEntityDescription()
    (dish.name, dish.properties) = ("Dish", [name, stars])
    dish.managedObjectClassName = "\(Dish.self)"
    let model = NSManagedObjectModel()
    model.entities = [dish]
    return model
  }()
  static var dish: NSEntityDescription { model.entities[0] }

  /// A context with its own store in memory.
  static func context() throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    return context
  }
}

@Suite @MainActor struct FetchRequestTests {
  private let log = Log()
  private let screen = TestScreen()
  private let context: NSManagedObjectContext

  init() throws { context = try Kitchen.context() }

  @discardableResult private func add(_ name: String, _ stars: Int = 1) -> Dish {
    let dish = Dish(entity: Kitchen.dish, insertInto: context)
    dish.setValue(name, forKey: "name")
    dish.setValue(stars, forKey: "stars")
    return dish
  }

  private func show(_ view: some View) -> UIHostingController<AnyView> {
    let hosting = UIHostingController(rootView: AnyView(view.environment(\.managedObjectContext, context)))
    screen.show(hosting)
    screen.advance(by: 0.1)
    return hosting
  }

  @Test func resultsFollowTheContext() throws {
    add("b")
    let soup = add("a")
    _ = show(Menu(log))
    #expect(log.names.last == "a b" && screen.texts == ["a", "b"])
    soup.name = "c"
    context.processPendingChanges()
    screen.advance(by: 0.1)
    #expect(log.names.last == "b c" && screen.texts == ["b", "c"])
    context.delete(soup)
    add("0")
    context.processPendingChanges()
    screen.advance(by: 0.1)
    #expect(log.names.last == "0 b")
  }

  @Test func anotherRequestOfTheSameViewFetchesAgain() {
    for name in ["ab", "ac", "b"] { add(name) }
    let hosting = show(Menu(log, prefix: "a"))
    #expect(log.names.last == "ab ac")
    hosting.rootView = AnyView(Menu(log, prefix: "b").environment(\.managedObjectContext, context))
    screen.advance(by: 0.1)
    #expect(log.names.last == "b")
  }

  @Test func whatIsAskedCanBeSet() {
    for name in ["ab", "ac", "b"] { add(name) }
    let hosting = show(Menu(log))
    log.change(NSPredicate(format: "name ENDSWITH 'b'"))
    screen.advance(by: 0.1)
    #expect(log.names.last == "ab b")
    // The same request again changes nothing of that.
    hosting.rootView = AnyView(Menu(log).environment(\.managedObjectContext, context))
    screen.advance(by: 0.1)
    #expect(log.names.last == "ab b")
    log.sort([NSSortDescriptor(key: "name", ascending: false)])
    screen.advance(by: 0.1)
    #expect(log.names.last == "b ab")
  }

  @Test func neighboursThatAgreeStandInOneSection() {
    add("soup", 2)
    add("rice", 1)
    let fish = add("fish", 2)
    _ = show(Chart(log: log))
    #expect(log.names.last == "2: fish soup, 1: rice")
    fish.setValue(3, forKey: "stars")
    context.processPendingChanges()
    screen.advance(by: 0.1)
    #expect(log.names.last == "3: fish, 2: soup, 1: rice")
  }

  @Test func aContextWithoutAStoreGivesNothing() {
    screen.show(UIHostingController(rootView: Menu(log)))
    screen.advance(by: 0.1)
    #expect(log.names.last == "")
  }

  @Test func anObjectTellsBeforeItChanges() {
    let dish = add("a")
    var names: [String] = []
    let listening = dish.objectWillChange.sink { names.append(dish.name) }
    dish.name = "b"
    dish.name = "c"
    #expect(names == ["a", "b"])
    _ = listening
  }
}
