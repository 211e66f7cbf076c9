// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A fetch that stays true: what a fetched results controller of any type shows, and what it tells.
package final class LiveFetch: @unchecked Sendable {
  package struct Section {
    var name: String
    package var objects: [NSManagedObject]
  }

  /// What became of an object.
  package struct Change {
    var object: NSManagedObject
    var kind: NSFetchedResultsChangeType
    var from: IndexPath?
    var to: IndexPath?
  }

  package let context: NSManagedObjectContext
  var question: FetchQuestion
  let sectionPath: String?
  package private(set) var sections: [Section]?
  private var places: [ObjectIdentifier: IndexPath] = [:]
  private var placesBefore: [ObjectIdentifier: IndexPath] = [:]
  private var observer: (any NSObjectProtocol)?
  /// Called around a change; between them come sections and objects.
  package var tell: ((_ old: [Section], _ changes: [Change]) -> Void)?

  init(_ context: NSManagedObjectContext, _ question: FetchQuestion, sectionPath: String?) {
    (self.context, self.question, self.sectionPath) = (context, question, sectionPath)
  }

  /// A fetch of what a request asks for, in one section; `nil` where the context's model has nothing of its kind.
  package convenience init?<Result>(_ request: NSFetchRequest<Result>, in context: NSManagedObjectContext) {
    var question = request.question
    question.entity =
      question.entity ?? question.entityName.flatMap { context.model?.entitiesByName[$0] }
      ?? (Result.self as? NSManagedObject.Type).flatMap { context.model?.entity(of: $0) }
    guard let entity = question.entity, context.model?.entities.contains(entity) == true else { return nil }
    request.noteClass(in: context.model)
    self.init(context, question, sectionPath: nil)
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  package func fetch() throws {
    // What changed until now is no news.
    context.processPendingChanges()
    show(try context.ids(matching: question).map(context.object))
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] note in
      let changed = Unchecked(value: note.userInfo)
      self?.update(changed.value)
    }
  }

  /// Does something while everything is seen as it was before the change that is being told of.
  func before(_ old: [Section], _ body: () -> Void) {
    let now = (sections, places)
    (sections, places) = (old, placesBefore)
    body()
    (sections, places) = now
  }

  func place(of object: NSManagedObject) -> IndexPath? { places[ObjectIdentifier(object)] }

  private func show(_ objects: [NSManagedObject]) {
    var sections: [Section] = []
    for object in objects {
      let name = sectionPath.map { path in (object as NSObject).value(forKeyPath: path).map { "\($0)" } ?? "" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(name: name, objects: [object]))
      }
    }
    // Without a path there is one section, an empty one too.
    if sectionPath == nil, sections.isEmpty { sections = [Section(name: "", objects: [])] }
    self.sections = sections
    places = [:]
    for (section, content) in sections.enumerated() {
      for (item, object) in content.objects.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(item: item, section: section)
      }
    }
  }

  private func update(_ info: [AnyHashable: Any]?) {
    guard let old = sections else { return }
    func objects(_ keys: String...) -> Set<NSManagedObject> {
      keys.reduce(into: []) { $0.formUnion(info?[$1] as? Set<NSManagedObject> ?? []) }
    }
    let touched = objects(NSUpdatedObjectsKey, NSRefreshedObjectsKey)
    let all = touched.union(objects(NSInsertedObjectsKey, NSDeletedObjectsKey))
    // Another kind's changes can move nothing here, but for sections and orders that go through relationships.
    guard info?[NSInvalidatedAllObjectsKey] != nil || all.contains(where: isOfInterest) else { return }
    let before = places
    guard let ids = try? context.ids(matching: question) else { return }
    show(ids.map(context.object))
    let changes = changes(from: old, before, touched)
    guard !changes.isEmpty || old.map(\.name) != sections?.map(\.name) else { return }
    placesBefore = before
    tell?(old, changes)
    placesBefore = [:]
  }

  private func isOfInterest(_ object: NSManagedObject) -> Bool {
    places[ObjectIdentifier(object)] != nil || sectionPath?.contains(".") == true
      || isOfKind(object)
  }

  private func isOfKind(_ object: NSManagedObject) -> Bool {
    guard let name = question.entity?.name ?? question.entityName else { return false }
    var entity: NSEntityDescription? = object.entity
    while let kind = entity {
      if kind.name == name { return true }
      entity = kind.superentity
    }
    return false
  }

  private func changes(
    from old: [Section], _ before: [ObjectIdentifier: IndexPath], _ touched: Set<NSManagedObject>
  ) -> [Change] {
    let oldObjects = old.flatMap(\.objects)
    let newObjects = (sections ?? []).flatMap(\.objects)
    var changes: [Change] = []
    for object in oldObjects where places[ObjectIdentifier(object)] == nil {
      changes.append(Change(object: object, kind: .delete, from: before[ObjectIdentifier(object)]))
    }
    for object in newObjects where before[ObjectIdentifier(object)] == nil {
      changes.append(Change(object: object, kind: .insert, to: places[ObjectIdentifier(object)]))
    }
    // Of those that stay, what was not touched keeps its order, and as many of the others as fit between.
    let staying = oldObjects.filter { places[ObjectIdentifier($0)] != nil }
    let ranks = Dictionary(newObjects.enumerated().map { (ObjectIdentifier($1), $0) }) { $1 }
    let kept = keptObjects(staying.map { (ranks[ObjectIdentifier($0)] ?? 0, touched.contains($0)) })
      .reduce(into: Set()) { $0.insert(ObjectIdentifier(staying[$1])) }
    for object in staying {
      let key = ObjectIdentifier(object)
      guard let from = before[key], let to = places[key] else { continue }
      let changesSection = old[from.section].name != sections?[to.section].name
      if !kept.contains(key) || changesSection {
        changes.append(Change(object: object, kind: .move, from: from, to: to))
      } else if touched.contains(object) {
        changes.append(Change(object: object, kind: .update, from: from, to: to))
      }
    }
    return changes
  }

  /// The places of what need not move, of values in their old order with their new ranks.
  private func keptObjects(_ values: [(rank: Int, isTouched: Bool)]) -> [Int] {
    let still = values.indices.filter { !values[$0].isTouched }
    let fixed = longestRise(still.map { values[$0].rank }).map { still[$0] } + [values.count]
    var kept: [Int] = []
    var start = 0
    var lowest = -1
    for next in fixed {
      let highest = next < values.count ? values[next].rank : .max
      let between = (start..<next).filter {
        values[$0].isTouched && values[$0].rank > lowest && values[$0].rank < highest
      }
      kept += longestRise(between.map { values[$0].rank }).map { between[$0] }
      guard next < values.count else { break }
      kept.append(next)
      (start, lowest) = (next + 1, highest)
    }
    return kept
  }

  /// The places of a longest rising sequence.
  private func longestRise(_ values: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }
}
