// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct MutableOrderedSetProxyTests {
  @MainActor final class Owner: NSObject {
    var order = NSOrderedSet(array: ["x", "y"])

    static let table: Void = {
      var table = _TesseraClassTable(Owner.self)
      table.add(key: "order", \Owner.order)
      _TesseraClassTable.register(table)
    }()
  }

  init() { _ = Owner.table }

  @Test func anOrderedSetIsChangedInPlace() {
    let owner = Owner()
    let order = owner.mutableOrderedSetValue(forKey: "order")
    order.insert("z", at: 0)
    order.removeObject(at: 2)
    #expect(owner.order.array as? [String] == ["z", "x"] && order.count == 2)
    order.add("z")
    #expect(owner.order.count == 2)
  }

  @Test func sortDescriptorsTellTheirMethods() {
    #expect(NSSortDescriptor(key: "a", ascending: true).selector?.description == "compare:")
    let method = Selector("caseInsensitiveCompare:")
    #expect(NSSortDescriptor(key: "a", ascending: true, selector: method).selector?.description == method.description)
    #expect(NSSortDescriptor(key: "a", ascending: true) { _, _ in .orderedSame }.selector == nil)
  }
}
