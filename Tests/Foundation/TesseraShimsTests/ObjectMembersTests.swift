// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraShims_Foundation

/// What is asked of objects by name, as JSON gives them.
struct ObjectMembersTests {
  private let answer: [String: AnyObject]

  init() throws {
    let text = #"{"main": {"temp": 21.5, "name": "Oslo"}, "list": [{"id": 7}, "x"], "n": 3, "t": "12", "on": true}"#
    answer = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: AnyObject])
  }

  @Test func dictionariesAreAskedByKeys() {
    #expect(_members(ofObject: answer["main"])?["temp"] as? Double == 21.5)
    #expect(_members(ofObject: answer["main"])?.object(forKey: "name") as? String == "Oslo")
    #expect(_members(ofObject: answer["main"])?["no"] == nil)
    #expect(_members(ofObject: answer["none"])?["temp"] == nil)
    #expect(_members(ofObject: answer["main"])?.count == 2)
  }

  @Test func arraysAreAskedByPlaces() throws {
    let list = try #require(_members(ofObject: answer["list"]))
    #expect(list.count == 2)
    let first = try #require(list[0] as? [String: Any])
    #expect(first["id"] as? Int == 7)
    #expect(list[1] as? String == "x")
    #expect(list.lastObject as? String == "x")
  }

  @Test func numbersAndTextsAreAskedForNumbers() {
    #expect(_members(ofObject: answer["n"])?.integerValue == 3)
    #expect(_members(ofObject: answer["n"])?.stringValue == "3")
    #expect(_members(ofObject: answer["t"])?.integerValue == 12)
    #expect(_members(ofObject: answer["t"])?.length == 2)
    #expect(_members(ofObject: answer["on"])?.boolValue == true)
    #expect(_members(ofObject: answer["t"])?.count == nil)
  }
}
