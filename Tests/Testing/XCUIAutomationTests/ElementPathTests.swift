// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AutomationProtocol
import Foundation
import RenderProtocol
import Testing
import UIKit

@testable import XCUIAutomation

@MainActor @Suite struct ElementPathTests {
  /// An application with a table of two cells, each with a label and a button, and a button beside it.
  private let lookup: ElementLookup = {
    var nodes: [ElementNode] = []
    func add(_ kind: ElementKind, _ depth: Int, _ label: String = "", _ identifier: String = "") {
      var node = ElementNode(kind)
      (node.depth, node.label, node.identifier) = (depth, label, identifier)
      nodes.append(node)
    }
    add(.application, 0, "App")
    add(.table, 1)
    for row in ["A", "B"] {
      add(.cell, 2, "", "row-\(row)")
      add(.staticText, 3, row)
      add(.button, 3, "More")
      add(.staticText, 4, "More")
    }
    add(.button, 1, "Done")
    nodes[nodes.count - 1].value = "on"
    nodes[nodes.count - 1].placeholder = "hint"
    return ElementLookup(ElementTree(nodes), automation)
  }()

  private static let automation = Automation(
    target: AutomationTarget(
      executable: "/none", bundleIdentifier: "com.example.app", fixtures: nil, arguments: [], home: [:],
      ownVariables: []),
    configuration: DeviceConfiguration(device: DeviceDescription.catalogue[0]),
    clock: AutomationClock(startDate: 0, now: { 0 }, pass: { _ in }))

  private let app = XCUIApplication()

  private func matches(_ query: XCUIElementQuery) -> [Int] { query.path.matches(in: lookup) }
  private func matches(_ element: XCUIElement) -> [Int] { element.path.matches(in: lookup) }

  @Test func descendantsAreFoundAtAnyDepth() {
    #expect(matches(app) == [0])
    #expect(matches(app.buttons) == [4, 8, 10])
    #expect(matches(app.descendants(matching: .any)) == Array(1...10))
    #expect(matches(app.sliders) == [])
  }

  @Test func queriesOnQueriesSearchBelowEachMatchWithoutDoubles() {
    #expect(matches(app.cells.staticTexts) == [3, 5, 7, 9])
    #expect(matches(app.descendants(matching: .any).staticTexts) == [3, 5, 7, 9])
    #expect(matches(app.tables.buttons) == [4, 8])
  }

  @Test func childrenAreDirectlyBelow() {
    #expect(matches(app.children(matching: .any)) == [1, 10])
    #expect(matches(app.tables.children(matching: .cell)) == [2, 6])
    #expect(matches(app.cells.children(matching: .staticText)) == [3, 7])
  }

  @Test func aTextIsAnyOfThoseThatAnElementHas() {
    #expect(matches(app.cells["row-B"]) == [6])
    #expect(matches(app.buttons["Done"]) == [10])
    #expect(matches(app.buttons["on"]) == [10])
    #expect(matches(app.buttons["hint"]) == [10])
    #expect(matches(app.buttons["done"]) == [])
    #expect(matches(app.descendants(matching: .any).matching(.button, identifier: "More")) == [4, 8])
  }

  @Test func containingAsksWhatIsBelow() {
    #expect(matches(app.cells.containing(.staticText, identifier: "B")) == [6])
    #expect(matches(app.cells.containing(.slider, identifier: nil)) == [])
    #expect(matches(app.cells.containing(NSPredicate(format: "label == 'A'"))) == [2])
  }

  @Test func choicesAreMadeInTheTreesOrder() {
    #expect(matches(app.buttons.element(boundBy: 1)) == [8])
    #expect(matches(app.buttons.element(boundBy: -1)) == [10])
    #expect(matches(app.buttons.element(boundBy: 7)) == [])
    #expect(matches(app.buttons.firstMatch) == [4])
    #expect(matches(app.buttons.element) == [4, 8, 10])
  }

  @Test func predicatesReadAttributes() {
    let formats = [
      "label == 'Done'", "label CONTAINS[c] 'done'", "label BEGINSWITH 'D' AND exists == true", "value == 'on'",
      "placeholderValue LIKE 'h*'", "label MATCHES 'Do.*'", "label == 'Done' AND enabled == 1",
      "label == 'Done' AND isSelected == false", "label == 'Done' AND elementType == 9",
    ]
    for format in formats {
      #expect(matches(app.buttons.matching(NSPredicate(format: format))) == [10], "\(format)")
    }
    let block = NSPredicate { object, _ in (object as? any XCUIElementAttributes)?.label == "Done" }
    #expect(matches(app.buttons.element(matching: block)) == [10])
  }

  @Test func snapshotsTellOfWhatIsBelow() {
    let snapshot = lookup.snapshot(2)
    #expect(snapshot.identifier == "row-A")
    #expect(snapshot.children.map(\.label) == ["A", "More"])
    #expect(snapshot.children[1].elementType == .button)
    #expect(snapshot.dictionaryRepresentation[.init(rawValue: "identifier")] as? String == "row-A")
  }

  @Test func stepsAreCalledAsXCTestCallsThem() {
    let words = app.tables.children(matching: .any)["x"].path.steps.map(\.words)
    #expect(
      words == [
        "Descendants matching type Table", "Children matching type Any",
        "Elements matching predicate '\"x\" IN identifiers'", "Identity Binding",
      ])
    let automation = Self.automation
    #expect(automation.words(for: app.buttons["Join"].path) == "\"Join\" Button")
    #expect(automation.words(for: app.cells.element(boundBy: 2).path) == "#2 Cell")
    #expect(
      lookup.line(10) == "Button, 0x10a0, {{0.0, 0.0}, {0.0, 0.0}}, label: 'Done', placeholderValue: 'hint', value: on")
  }

  @Test func nearMatchesSayWhatWasMeant() {
    #expect(NearMatches(app.sliders["Done"].path, lookup).words == "\"Done\" is there as a Button, not as a Slider.")
    #expect(NearMatches(app.buttons["done"].path, lookup).words == "A Button is called \"Done\", in other capitals.")
    #expect(NearMatches(app.buttons["nowhere"].path, lookup).words.isEmpty)
  }
}
