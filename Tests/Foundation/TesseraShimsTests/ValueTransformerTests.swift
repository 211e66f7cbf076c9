// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraShims_Foundation

private final class Doubling: ValueTransformer {
  override class func allowsReverseTransformation() -> Bool { true }
  override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
}

struct ValueTransformerTests {
  @Test func aTransformerIsFoundByItsName() throws {
    let name = NSValueTransformerName("ValueTransformerTests.doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    let found = try #require(ValueTransformer(forName: name))
    #expect(found.transformedValue(4) as? Int == 8)
    #expect(found.reverseTransformedValue(8) as? Int == 4)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test func archivesComeBackAsWhatTheyHold() throws {
    let archives = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
    let data = try #require(archives.reverseTransformedValue(["a", "b"] as NSArray))
    #expect(archives.transformedValue(data) as? [String] == ["a", "b"])
    #expect(archives.transformedValue(Data([1, 2, 3])) == nil)
  }

  @Test func codableValuesStandInArchives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(["one": 1], forKey: "numbers")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeDecodable([String: Int].self, forKey: "numbers") == ["one": 1])
    #expect(reader.decodeDecodable([String].self, forKey: "numbers") == nil)
    #expect(reader.decodeDecodable([String: Int].self, forKey: "none") == nil)
  }
}
