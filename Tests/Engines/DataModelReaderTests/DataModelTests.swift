// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import DataModelReader

@Suite struct DataModelTests {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
      <entity name="List" representedClassName="List" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="rank" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES"
          destinationEntity="Item" inverseName="list" inverseEntity="Item"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Item" representedClassName=".Item" codeGenerationType="category">
        <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List"
          inverseName="items" inverseEntity="List"/>
      </entity>
      <entity name="Special" representedClassName="Special" parentEntity="Item" isAbstract="YES"/>
      <elements><element name="List" positionX="0" positionY="0" width="128" height="74"/></elements>
    </model>
    """

  private func read(_ text: String) throws -> DataModel { try DataModel(contents: Array(text.utf8)) }

  @Test func entitiesAttributesAndRelationshipsAreRead() throws {
    let model = try read(Self.text)
    #expect(model.entities.map(\.name) == ["List", "Item", "Special"])
    let (list, item) = (model.entities[0], model.entities[1])
    #expect(list.attributes.map(\.kind) == [.string, .integer16])
    #expect(list.attributes[1].standard == "3" && list.attributes[1].isScalar && !list.attributes[1].isOptional)
    #expect(list.relationships[0].isToMany && list.relationships[0].isOrdered)
    #expect(list.relationships[0].deleteRule == .cascade && list.relationships[0].inverse == "list")
    #expect(list.uniqueness == [["title"]] && list.source == .all)
    #expect(item.className == "Item" && item.source == .properties && !item.relationships[0].isToMany)
    #expect(model.entities[2].parent == "Item" && model.entities[2].isAbstract)
  }

  @Test func classesAreWrittenAsXcodeWritesThem() throws {
    let sources = try read(Self.text).generatedSources
    #expect(
      sources.keys.sorted() == [
        "Item+CoreDataProperties.swift", "List+CoreDataClass.swift", "List+CoreDataProperties.swift",
      ])
    let list = try #require(sources["List+CoreDataProperties.swift"])
    for line in [
      "return NSFetchRequest<List>(entityName: \"List\")", "@NSManaged public var title: String?",
      "@NSManaged public var rank: Int16", "@NSManaged public var items: NSOrderedSet?",
      "@NSManaged public func addToItems(_ value: Item)", "@NSManaged public func removeFromItems(at idx: Int)",
      "extension List: Identifiable",
    ] { #expect(list.contains(line), "\(line)") }
    #expect(sources["List+CoreDataClass.swift"]?.contains("public class List: NSManagedObject {") == true)
    #expect(sources["Item+CoreDataProperties.swift"]?.contains("@NSManaged public var list: List?") == true)
  }

  @Test(
    "what is no model is told with its place",
    arguments: [
      ("", "line 1"), ("<model>", "line 1"), ("<a/>", "a model"),
      ("<model><entity/></model>", "a name of the entity"),
      ("<model>\n<entity name=\"A\"><attribute name=\"b\" attributeType=\"Colour\"/></entity></model>", "line 2"),
      ("<model><entity name=\"A\"/><entity name=\"A\"/></model>", "found two"),
      ("<model><entity name=\"A\" parentEntity=\"B\"/></model>", "no entity"),
      ("<model><entity name=\"A\" parentEntity=\"A\"/></model>", "own ancestors"),
      (
        "<model><entity name=\"A\"><relationship name=\"b\" destinationEntity=\"B\"/></entity></model>", "leads to B"
      ),
    ])
  func malformed(text: String, words: String) {
    #expect { try read(text) } throws: { "\($0)".contains(words) }
  }

  @Test func noBytesCrashTheReader() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<400 {
      var bytes = Array(Self.text.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(place + 20, bytes.count)], at: place)
        }
      }
      _ = try? DataModel(contents: bytes)
    }
  }

  @Test func theCurrentVersionOfAModelIsRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Model-\(UUID()).momd")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, entity) in [("A.xcdatamodel", "Old"), ("A 2.xcdatamodel", "New")] {
      let version = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try Data("<model><entity name=\"\(entity)\"/></model>".utf8).write(to: version.appendingPathComponent("contents"))
    }
    let list = ["_XCCurrentVersionName": "A 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent(".xccurrentversion"))
    #expect(try DataModel(at: folder).entities.map(\.name) == ["New"])
    #expect(throws: DataModelError.self) { try DataModel(at: folder.appendingPathComponent("none")) }
  }
}
