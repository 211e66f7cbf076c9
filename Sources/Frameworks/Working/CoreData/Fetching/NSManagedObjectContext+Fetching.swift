// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSManagedObjectContext {
  /// The objects that a request asks for, with what is not saved yet.
  ///
  /// Costs as much as there are objects of the kind: there are no indexes.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    request.noteClass(in: model)
    return try answer(request.question).map { result in
      guard let result = result as? T else {
        fatalError("\(request.entityName ?? "?"): a fetch gives \(type(of: result)), not \(T.self)")
      }
      return result
    }
  }

  /// How many objects a request asks for.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    var question = request.question
    question.resultType = .managedObjectIDResultType
    return try answer(question).count
  }

  /// Does what a request says at the store itself; objects in contexts do not change by that.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let later = request as? any AsynchronousRequest { return later.begin(in: self) }
    guard let batch = request as? any BatchRequest else {
      fatalError("Requests of the type \(type(of: request)) are not executed: fetch(_:) answers fetch requests.")
    }
    return try batch.execute(in: self)
  }

  // MARK: - Answering

  private func answer(_ question: FetchQuestion) throws -> [Any] {
    let ids = try ids(matching: question)
    switch question.resultType {
    case .managedObjectIDResultType: return ids
    case .countResultType: return [NSNumber(value: ids.count)]
    case .dictionaryResultType:
      let dictionaries = dictionaries(of: ids.map(object), question)
      guard question.isDistinct else { return dictionaries }
      var seen: Set<NSDictionary> = []
      return dictionaries.filter { seen.insert($0).inserted }
    default: return ids.map(object)
    }
  }

  private func dictionaries(of objects: [NSManagedObject], _ question: FetchQuestion) -> [NSDictionary] {
    let expressions = question.columns?.compactMap { ($0 as? NSExpressionDescription)?.expression } ?? []
    let groups = question.groups?.map(FetchQuestion.name) ?? []
    guard !groups.isEmpty || expressions.contains(where: \.isOfMany) else {
      return objects.map { dictionary(of: [$0], question.columns) }
    }
    // In the order in which the groups are first met.
    var places: [NSDictionary: Int] = [:]
    var members: [[NSManagedObject]] = groups.isEmpty ? [objects] : []
    if !groups.isEmpty {
      for object in objects {
        let key = dictionary(of: [object], groups)
        if let place = places[key] {
          members[place].append(object)
        } else {
          places[key] = members.count
          members.append([object])
        }
      }
    }
    let result = members.map { dictionary(of: $0, question.columns ?? groups) }
    return question.having.map { having in result.filter { having.evaluate(with: $0) } } ?? result
  }

  /// What a group of objects has in common, and what expressions come to of all.
  private func dictionary(of group: [NSManagedObject], _ columns: [Any]?) -> NSDictionary {
    let columns = columns ?? group.first?.entity.table.attributes.keys.sorted() ?? []
    let pairs = columns.compactMap { column -> (String, Any)? in
      if let column = column as? NSExpressionDescription {
        return column.typed(column.expression?.value(overAll: group)).map { (column.name, $0) }
      }
      let name = FetchQuestion.name(of: column)
      let value = group.first?.value(forKeyPath: name)
      return value.map { (name, ($0 as? NSManagedObject)?.objectID ?? $0) }
    }
    return Dictionary(pairs) { $1 } as NSDictionary
  }

  func ids(matching question: FetchQuestion) throws -> [NSManagedObjectID] {
    guard let entity = question.entity ?? question.entityName.flatMap({ model?.entitiesByName[$0] }) else {
      fatalError(
        "executeFetchRequest:error: A fetch request must have an entity: there is none named "
          + "'\(question.entityName ?? "")' in the model, which has "
          + "\(model.map { $0.entitiesByName.keys.sorted().joined(separator: ", ") } ?? "no store yet").")
    }
    let entities = question.includesSubentities ? entity.family : [entity]
    var ids = candidates(entities, withChanges: question.includesPendingChanges)
    if let predicate = question.predicate { ids = ids.filter { predicate.evaluate(with: object(with: $0)) } }
    if let order = question.order, !order.isEmpty {
      // What the store holds is in its order; a stable sort keeps that among equals.
      ids = ids.map(object).enumerated().sorted { left, right in
        for descriptor in order {
          switch descriptor.compare(left.element, to: right.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return left.offset < right.offset
      }.map(\.element.objectID)
    }
    if question.offset > 0 { ids = Array(ids.dropFirst(question.offset)) }
    return question.limit > 0 ? Array(ids.prefix(question.limit)) : ids
  }

  private func candidates(_ entities: [NSEntityDescription], withChanges: Bool) -> [NSManagedObjectID] {
    let stored = parent?.candidates(entities, withChanges: true) ?? persistentStoreCoordinator?.ids(of: entities) ?? []
    guard withChanges, !inserted.isEmpty || !deleted.isEmpty else { return stored }
    let gone = Set(deleted.map { ObjectIdentifier($0.objectID) })
    let kinds = Set(entities.map(ObjectIdentifier.init))
    let new = inserted.filter { kinds.contains(ObjectIdentifier($0.entity)) }.map(\.objectID)
    return stored.filter { !gone.contains(ObjectIdentifier($0)) }
      + new.sorted { $0.description < $1.description }
  }
}
