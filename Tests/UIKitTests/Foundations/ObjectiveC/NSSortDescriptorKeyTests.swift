// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite struct NSSortDescriptorKeyTests {
  private let people: NSArray =
    [
      ["name": "bob", "age": 30], ["name": "Ann", "age": 41], ["name": "cleo"], ["name": "Al", "age": 30],
    ] as [[String: Any]] as NSArray

  private func names(_ descriptors: NSSortDescriptor...) -> [String] {
    people.sortedArray(using: descriptors).compactMap { ($0 as? [String: Any])?["name"] as? String }
  }

  @Test func valuesOfAKeyDecideAndWhatHasNoneComesFirst() {
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["Al", "Ann", "bob", "cleo"])
    let byAge = NSSortDescriptor(key: "age", ascending: false)
    #expect(names(byAge, NSSortDescriptor(key: "name", ascending: true)) == ["Ann", "Al", "bob", "cleo"])
  }

  @Test func textsCompareAsTheSelectorSays() {
    let plain = NSSortDescriptor(key: nil, ascending: true)
    #expect((["b", "C", "a"] as NSArray).sortedArray(using: [plain]) as? [String] == ["C", "a", "b"])
    let folded = NSSortDescriptor(key: "self", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect((["b", "C", "a"] as NSArray).sortedArray(using: [folded]) as? [String] == ["a", "b", "C"])
    let numbers = NSSortDescriptor(key: nil, ascending: true, selector: Selector("localizedStandardCompare:"))
    #expect((["x10", "x9"] as NSArray).sortedArray(using: [numbers]) as? [String] == ["x9", "x10"])
  }

  @Test func aBlockDecidesWhereOneIsGiven() {
    let byLength = NSSortDescriptor(key: "name", ascending: false) { left, right in
      let (left, right) = ((left as? String)?.count ?? 0, (right as? String)?.count ?? 0)
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    #expect(names(byLength).first == "cleo" && names(byLength).last == "Al")
  }

  @Test func propertiesThatMayBeMissingOrAreFlagsAreSortedByTheirPath() {
    let notes = [Note("b", day: 2), Note("c", day: nil, isDone: true), Note("a", day: 1)]
    func titles(_ descriptors: NSSortDescriptor...) -> [String] {
      (notes as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Note)?.title }
    }
    #expect(titles(NSSortDescriptor(keyPath: \Note.date, ascending: true)) == ["c", "a", "b"])
    #expect(titles(NSSortDescriptor(keyPath: \Note.date, ascending: false)) == ["b", "a", "c"])
    let byState = NSSortDescriptor(keyPath: \Note.isDone, ascending: false)
    #expect(titles(byState, NSSortDescriptor(keyPath: \Note.title, ascending: true)) == ["c", "a", "b"])
  }
}

private final class Note: NSObject {
  let title: String
  let date: Date?
  let isDone: Bool

  init(_ title: String, day: Int?, isDone: Bool = false) {
    self.title = title
    date = day.map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    self.isDone = isDone
  }
}
