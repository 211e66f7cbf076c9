// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What the functions of Objective-C's runtime list of a class.
@MainActor struct ClassListsTests {
  @MainActor final class Shelf: NSObject {
    var count = 7
    let label: NSString = "books"
    var other: NSObject?
    func fill() {}
    static func make() {}

    static let table: Void = {
      var table = _TesseraClassTable(Shelf.self)
      table.add(method: ._tessera("fill", Shelf.self) { shelf in { shelf.fill() } })
      table.add(key: "count", \Shelf.count)
      table.add(readOnly: "label", \Shelf.label)
      _TesseraClassTable.register(table)
    }()
  }

  init() { _ = Shelf.table }

  @Test func methodsAreThoseOfTheTable() throws {
    var count: UInt32 = 0
    let list = try #require(class_copyMethodList(Shelf.self, &count))
    defer { free(list) }
    #expect((0..<Int(count)).map { method_getName(list[$0]).description } == ["fill"])
    #expect(method_getNumberOfArguments(list[0]) == 2 && class_respondsToSelector(Shelf.self, Selector("fill")))
    #expect(class_getClassMethod(Shelf.self, Selector("make")) == nil)
    #expect(class_copyMethodList(NSObject.self, &count) == nil && count == 0)
  }

  @Test func variablesAreTheStoredProperties() throws {
    var count: UInt32 = 0
    let list = try #require(class_copyIvarList(Shelf.self, &count))
    defer { free(list) }
    let names = (0..<Int(count)).compactMap { ivar_getName(list[$0]).map { String(cString: $0) } }
    #expect(names == ["count", "label", "other"])
    #expect(ivar_getTypeEncoding(list[0]).map { String(cString: $0) } == "q")
    let shelf = Shelf()
    let label = try #require(class_getInstanceVariable(Shelf.self, "label"))
    #expect(object_getIvar(shelf, label) as? NSString == "books")
    let other = try #require(class_getInstanceVariable(Shelf.self, "other"))
    #expect(object_getIvar(shelf, other) == nil && ivar_getOffset(label) > ivar_getOffset(list[0]))
    #expect(class_getInstanceVariable(Shelf.self, "nothing") == nil)
  }

  @Test func propertiesHaveAttributes() throws {
    var count: UInt32 = 0
    let list = try #require(class_copyPropertyList(Shelf.self, &count))
    defer { free(list) }
    #expect((0..<Int(count)).map { String(cString: property_getName(list[$0])) } == ["count", "label"])
    #expect(property_getAttributes(list[0]).map { String(cString: $0) } == "Tq,N,Vcount")
    let label = try #require(class_getProperty(Shelf.self, "label"))
    #expect(property_getAttributes(label).map { String(cString: $0) }?.hasSuffix(",R,N,Vlabel") == true)
    #expect(class_getProperty(Shelf.self, "nothing") == nil)
  }

  @Test func classesAreListedAndNoneIsMade() throws {
    var count: UInt32 = 0
    let list = try #require(objc_copyClassList(&count))
    defer { free(list) }
    #expect((0..<Int(count)).contains { list[$0] == Shelf.self })
    #expect(objc_getClassList(nil, 0) == Int32(count))
    #expect(objc_allocateClassPair(Shelf.self, "Made", 0) == nil)
  }
}
