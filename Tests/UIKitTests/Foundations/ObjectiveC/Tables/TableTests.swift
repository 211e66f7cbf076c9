// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite struct TableTests {
  private final class Listener {}

  @Test func weakObjectsLeaveWhenTheyDie() {
    let table = NSHashTable<Listener>.weakObjects()
    let first = Listener()
    do {
      let second = Listener()
      for listener in [first, second, first] { table.add(listener) }
      #expect(table.count == 2 && table.contains(second))
    }
    #expect(table.allObjects.count == 1 && table.anyObject === first)
    table.remove(first)
    table.add(nil)
    #expect(table.count == 0)
  }

  @Test func aTableOfListenersMayBeOfAProtocol() {
    let table = NSHashTable<AnyObject>(options: [.weakMemory, .objectPointerPersonality])
    let text = NSString(string: "same, and long enough to be an object of its own")
    let twin = NSString(string: "same, and long enough to be an object of its own")
    table.add(text)
    table.add(twin)
    #expect(table.count == 2, "each is equal to itself alone")
    let equal = NSHashTable<NSString>()
    equal.add(text)
    equal.add(twin)
    #expect(equal.count == 1 && equal.member(twin) === text)
  }

  @Test func setsOfObjectsCombine() {
    func table(_ numbers: [Int]) -> NSHashTable<NSNumber> {
      let table = NSHashTable<NSNumber>()
      for number in numbers { table.add(NSNumber(value: number)) }
      return table
    }
    let some = table([1, 2, 3])
    some.minus(table([1]))
    some.union(table([4]))
    #expect(Set(some.allObjects.map(\.intValue)) == [2, 3, 4])
    some.intersect(table([2, 4, 9]))
    #expect(Set(some.allObjects.map(\.intValue)) == [2, 4])
    #expect(some.isSubset(of: table([2, 4, 5])) && some.intersects(table([4])) && !some.intersects(table([7])))
  }

  @Test func entriesGoWithTheirKeysOrValues() {
    let keys = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let values = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let key = Listener()
    do {
      let other = Listener()
      for listener in [key, other] { keys.setObject("a", forKey: listener) }
      values.setObject(other, forKey: "b")
      #expect(keys.count == 2 && values.object(forKey: "b") === other)
    }
    #expect(keys.count == 1 && keys.object(forKey: key) == "a")
    #expect(values.count == 0 && values.object(forKey: "b") == nil)
    keys.setObject(nil, forKey: key)
    #expect(keys.count == 0)
  }

  @Test func keysAreEqualAsTheySay() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: "one")
    table.setObject(2, forKey: NSString(string: "o" + "ne"))
    #expect(table.count == 1 && table.object(forKey: "one") == 2)
    #expect(table.dictionaryRepresentation()[NSString(string: "one")] == 2)
    #expect(table.keyEnumerator().allObjects as? [NSString] == ["one"])
    table.removeObject(forKey: "one")
    #expect(table.objectEnumerator()?.allObjects.isEmpty == true)
  }
}
