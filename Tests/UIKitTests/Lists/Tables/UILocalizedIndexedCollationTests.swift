// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

private final class Person: NSObject {
  let name: String

  init(_ name: String) { self.name = name }

  func text() -> String { name }
}

@MainActor struct UILocalizedIndexedCollationTests {
  private let collation = UILocalizedIndexedCollation.current()
  private let selector = Selector._tessera("text", Person.self, Person.text)

  @Test func thereIsASectionForEachLetterAndOneForAllElse() {
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  @Test(arguments: [("apple", "A"), ("Élan", "E"), ("  «zoo»", "Z"), ("7 up", "#"), ("", "#"), ("Яна", "#")])
  func anObjectBelongsToItsFirstLetter(_ name: String, _ title: String) {
    let section = collation.section(for: Person(name), collationStringSelector: selector)
    #expect(collation.sectionTitles[section] == title)
  }

  @Test func objectsAreSortedAsPeopleDo() {
    let people = ["b", "Ä", "a 10", "a 2", "C"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Ä", "a 2", "a 10", "b", "C"])
  }
}
