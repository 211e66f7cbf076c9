// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import DataModelReader
import Foundation

@testable import CoreData

// A model and its classes, as the translator would leave them.

class Project: NSManagedObject, @unchecked Sendable {
  var title: String? {
    get { _tesseraValue("title") }
    set { _tesseraSetValue(newValue, "title") }
  }
  var rank: Int16 {
    get { _tesseraValue("rank") }
    set { _tesseraSetValue(newValue, "rank") }
  }
  var tasks: NSSet? {
    get { _tesseraValue("tasks") }
    set { _tesseraSetValue(newValue, "tasks") }
  }
  func addToTasks(_ value: Job) { _tesseraAdd(value, "tasks") }
  func removeFromTasks(_ value: Job) { _tesseraRemove(value, "tasks") }
}

class Job: NSManagedObject, @unchecked Sendable {
  var name: String? {
    get { _tesseraValue("name") }
    set { _tesseraSetValue(newValue, "name") }
  }
  var isDone: Bool {
    get { _tesseraValue("isDone") }
    set { _tesseraSetValue(newValue, "isDone") }
  }
  var due: Date? {
    get { _tesseraValue("due") }
    set { _tesseraSetValue(newValue, "due") }
  }
  var key: UUID? {
    get { _tesseraValue("key") }
    set { _tesseraSetValue(newValue, "key") }
  }
  var marks: [String]? {
    get { _tesseraValue("marks") }
    set { _tesseraSetValue(newValue, "marks") }
  }
  var project: Project? {
    get { _tesseraValue("project") }
    set { _tesseraSetValue(newValue, "project") }
  }
  var steps: NSOrderedSet? {
    get { _tesseraValue("steps") }
    set { _tesseraSetValue(newValue, "steps") }
  }
  var log: [String] = []
  override func awakeFromInsert() {
    super.awakeFromInsert()
    log.append("insert")
  }
  override func awakeFromFetch() {
    super.awakeFromFetch()
    log.append("fetch")
  }
  override func willSave() {
    super.willSave()
    log.append("willSave")
  }
  override func prepareForDeletion() { log.append("delete") }
}

class Step: NSManagedObject, @unchecked Sendable {
  var text: String? {
    get { _tesseraValue("text") }
    set { _tesseraSetValue(newValue, "text") }
  }
}

enum ToDo {
  private static let source = """
    <model>
      <entity name="Project" representedClassName="Project">
        <attribute name="title" attributeType="String"/>
        <attribute name="rank" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <relationship name="tasks" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Job"
          inverseName="project" inverseEntity="Job"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Job" representedClassName="Job">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="isDone" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="due" optional="YES" attributeType="Date"/>
        <attribute name="key" optional="YES" attributeType="UUID"/>
        <attribute name="marks" optional="YES" attributeType="Transformable"/>
        <relationship name="project" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Project"
          inverseName="tasks" inverseEntity="Project"/>
        <relationship name="steps" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify"
          destinationEntity="Step"/>
      </entity>
      <entity name="Step" representedClassName="Step"><attribute name="text" optional="YES" attributeType="String"/></entity>
    </model>
    """

  /// A container with the model, in memory or in a file.
  static func container(at url: URL? = nil) throws -> NSPersistentContainer {
    let model = NSManagedObjectModel(try DataModel(contents: Array(source.utf8)))
    for type in [Project.self, Job.self, Step.self] as [NSManagedObject.Type] { _ = model.entity(of: type) }
    let container = NSPersistentContainer(name: "ToDo", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = url == nil ? NSInMemoryStoreType : NSSQLiteStoreType
    description.url = url
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
}
