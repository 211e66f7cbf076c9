// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import CoreData

/// Sums and counts that a fetch gives as dictionaries.
@MainActor @Suite struct NSExpressionDescriptionTests {
  private func column(_ name: String, _ function: String, _ keyPath: String) -> NSExpressionDescription {
    let column = NSExpressionDescription()
    column.name = name
    column.expression = _TesseraExpression(
      forFunction: function, arguments: [_TesseraExpression(forKeyPath: keyPath)])
    column.expressionResultType = .integer32AttributeType
    return column
  }

  private func context() throws -> NSManagedObjectContext {
    let context = try ToDo.container().viewContext
    for (title, rank) in [("a", 1), ("b", 5), ("a", 3)] as [(String, Int16)] {
      let project = Project(context: context)
      (project.title, project.rank) = (title, rank)
    }
    return context
  }

  private func request(_ columns: [Any]) -> NSFetchRequest<NSDictionary> {
    let request = NSFetchRequest<NSDictionary>(entityName: "Project")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = columns
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return request
  }

  @Test func anExpressionOfManyIsOneDictionary() throws {
    let found = try context().fetch(
      request([column("total", "sum:", "rank"), column("most", "max:", "rank"), column("number", "count:", "title")]))
    #expect(found == [["total": 9, "most": 5, "number": 3]])
  }

  @Test func groupsAreOneDictionaryEach() throws {
    let request = request(["title", column("total", "sum:", "rank")])
    request.propertiesToGroupBy = ["title"]
    let context = try context()
    #expect(try context.fetch(request) == [["title": "a", "total": 4], ["title": "b", "total": 5]])
    request.havingPredicate = NSPredicate(format: "total > 4")
    #expect(try context.fetch(request) == [["title": "b", "total": 5]])
  }

  @Test func anExpressionOfOneObjectIsAColumnOfEach() throws {
    let twice = NSExpressionDescription()
    twice.name = "twice"
    twice.expression = _TesseraExpression(format: "rank * 2")
    #expect(try Set(context().fetch(request(["title", twice])).map { $0["twice"] as? Int }) == [2, 10, 6])
  }
}
