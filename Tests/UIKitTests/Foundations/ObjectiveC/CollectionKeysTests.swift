// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Values of lists and dictionaries by name.
@MainActor @Suite struct CollectionKeysTests {
  private let orders: NSArray = [
    ["name": "Tea", "price": 3] as NSDictionary, ["name": "Cake", "price": 5] as NSDictionary,
    ["name": "Tea", "price": 4] as NSDictionary,
  ]

  @Test func dictionariesAreSetAndReadByName() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue("y", forKey: "x")
    (dictionary as NSObject).setValue(7, forKey: "n")
    #expect(dictionary["x"] as? String == "y")
    #expect((dictionary as NSObject).value(forKey: "n") as? Int == 7)
    dictionary.setValue(nil, forKey: "x")
    #expect(dictionary["x"] == nil)
    #expect(dictionary.count == 1)
  }

  @Test func aListHasTheValuesOfItsMembers() {
    #expect(orders.value(forKey: "name") as? [String] == ["Tea", "Cake", "Tea"])
    let views: NSArray = [UIView(), UIView()]
    views.setValue(true, forKey: "hidden")
    #expect(views.value(forKey: "hidden") as? [Bool] == [true, true])
  }

  @Test func operatorsCountAndSum() {
    #expect(orders.value(forKeyPath: "@count") as? Int == 3)
    #expect(orders.value(forKeyPath: "@sum.price") as? Int == 12)
    #expect(orders.value(forKeyPath: "@avg.price") as? Double == 4)
    #expect(orders.value(forKeyPath: "@max.price") as? Int == 5)
    #expect(orders.value(forKeyPath: "@min.name") as? String == "Cake")
    #expect(orders.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String] == ["Tea", "Cake"])
    #expect(orders.value(forKeyPath: "@unionOfObjects.price") as? [Int] == [3, 5, 4])
    #expect(NSSet(array: [["n": 2] as NSDictionary]).value(forKeyPath: "@sum.n") as? Int == 2)
  }
}
