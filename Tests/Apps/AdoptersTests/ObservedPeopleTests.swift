// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import Adopters

/// Key-value observing through chains and of what is made of other properties.
@MainActor struct ObservedPeopleTests {
  @Test func whatIsMadeOfOthersChangesWithThem() {
    let person = Person()
    let watcher = PersonWatcher(person)
    #expect(watcher.takeLog() == ["employer none"])
    person.firstName = "Augusta"
    #expect(watcher.takeLog() == ["full Ada Lovelace → Augusta Lovelace", "card Augusta Lovelace, nowhere"])
    person.lastName = "King"
    #expect(
      watcher.takeLog() == [
        "full Augusta Lovelace → Augusta King", "card Augusta King, nowhere", "person.lastName King",
      ])
    watcher.stop()
    person.lastName = "Byron"
    #expect(watcher.takeLog().isEmpty)
  }

  @Test func aChainFollowsTheObjectInItsMiddle() {
    let person = Person()
    let watcher = PersonWatcher(person)
    _ = watcher.takeLog()
    let first = Company(name: "Analytical Engines")
    person.employer = first
    #expect(watcher.takeLog() == ["employer Analytical Engines", "card Ada Lovelace, Analytical Engines"])
    first.name = "Difference Engines"
    #expect(watcher.takeLog() == ["employer Difference Engines", "card Ada Lovelace, Difference Engines"])
    person.employer = Company(name: "Jacquard")
    #expect(watcher.takeLog() == ["employer Jacquard", "card Ada Lovelace, Jacquard"])
    first.name = "Nobody listens"
    #expect(watcher.takeLog().isEmpty)
    person.employer = nil
    #expect(watcher.takeLog() == ["employer none", "card Ada Lovelace, nowhere"])
    watcher.stop()
  }

  @Test func namesThatAClassDoesNotHaveComeToIt() {
    let person = Person()
    person.setValuesForKeys(["firstName": "Grace", "rank": "Admiral"])
    #expect(person.firstName == "Grace" && person.rest["rank"] as? String == "Admiral")
    #expect(person.value(forKey: "rank") as? String == "Admiral")
    #expect(person.value(forKey: "nothing") == nil)
  }

  @Test func textsPicturesAndTitlesOfTheKitAreTold() {
    var told: [String] = []
    let (label, field, image, page) = (UILabel(), UITextField(), UIImageView(), UIViewController())
    let tokens = [
      label.observe(\.text, _tesseraKey: "text", options: .new) { _, change in
        told.append("label \((change.newValue ?? nil) ?? "")")
      },
      field.observe(\.text, _tesseraKey: "text") { field, _ in told.append("field \(field.text ?? "")") },
      image.observe(\.image, _tesseraKey: "image") { view, _ in told.append("image \(view.image != nil)") },
      page.observe(\.title, _tesseraKey: "title") { page, _ in told.append("title \(page.title ?? "")") },
    ]
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    field.text = "c"
    image.image = UIImage()
    page.title = "d"
    #expect(told == ["label a", "label b", "field c", "image true", "title d"])
    withExtendedLifetime(tokens) {}
  }

  @Test func overridesOfConstraintsAndLevelsAreCalled() {
    let toaster = Toaster()
    #expect(toaster.window2.windowLevel.rawValue == 2001)
    let width = toaster.widthAnchor.constraint(equalToConstant: 10)
    toaster.addConstraints([width])
    toaster.removeConstraint(width)
    #expect(toaster.calls == ["addConstraint", "removeConstraint"])
    #expect(toaster.contentHuggingPriority(for: .vertical) == .required)
    #expect(toaster.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
