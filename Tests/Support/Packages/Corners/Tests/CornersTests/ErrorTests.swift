// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

/// Errors of Swift that go through objects and come back.
final class ErrorTests: XCTestCase {
  private enum LoadError: Error, Hashable { case gone, status(Int) }

  private struct Told: LocalizedError, CustomNSError {
    var errorDescription: String? { "told" }
    var failureReason: String? { "why" }
    var recoverySuggestion: String? { "again" }
    static var errorDomain: String { "Telling" }
    var errorCode: Int { 7 }
    var errorUserInfo: [String: Any] { ["key": 1] }
  }

  func testAnErrorIsCastBackFromItsObject() {
    XCTAssertEqual((LoadError.gone as NSError) as? LoadError, .gone)
    let object = LoadError.status(404) as NSError
    XCTAssertEqual((object as Error) as? LoadError, .status(404))
    XCTAssertTrue((object as Error) is LoadError)
    XCTAssertNil(object as? Told)
    XCTAssertNil(NSError(domain: object.domain, code: object.code) as? LoadError)
    let error: Error = LoadError.gone
    XCTAssertEqual((error as NSError).copy() as? LoadError, .gone)
    XCTAssertEqual(LoadError.gone as NSError, LoadError.gone as NSError)
    XCTAssertNotEqual(LoadError.status(1) as NSError, LoadError.status(2) as NSError)
  }

  func testPatternsMatchObjects() {
    func go(_ error: NSError) throws { throw error }
    do { try go(LoadError.gone as NSError) } catch LoadError.gone {} catch { XCTFail("\(error)") }
    XCTAssertThrowsError(try go(LoadError.status(3) as NSError)) { XCTAssertEqual($0 as? LoadError, .status(3)) }
  }

  func testValuesAreObjectsOfErrors() {
    let info: [String: Any] = ["error": LoadError.gone]
    XCTAssertNotNil(info["error"] as? NSError)
    let outer = NSError(domain: "outer", code: 1, userInfo: [NSUnderlyingErrorKey: LoadError.gone])
    XCTAssertEqual((outer.userInfo[NSUnderlyingErrorKey] as? NSError)?.domain, (LoadError.gone as NSError).domain)
    XCTAssertEqual(outer.userInfo[NSUnderlyingErrorKey] as? LoadError, .gone)
  }

  func testTheObjectSaysWhatTheErrorSays() {
    let object = Told() as NSError
    XCTAssertEqual([object.domain, object.localizedDescription], ["Telling", "told"])
    XCTAssertEqual(object.code, 7)
    XCTAssertEqual(object.localizedFailureReason, "why")
    XCTAssertEqual(object.localizedRecoverySuggestion, "again")
    XCTAssertEqual(object.userInfo["key"] as? Int, 1)
  }

  func testArraysFindAndRemoveNumbers() {
    XCTAssertEqual(([1, 2, 3] as NSArray).index(of: 3), 2)
    XCTAssertEqual(([1, 2, 3] as NSArray).index(of: 4), NSNotFound)
    let list = NSMutableArray(array: [3, 2, 1, 2])
    list.remove(2)
    XCTAssertEqual(list as? [Int], [3, 1])
    list.removeObjects(in: [3])
    XCTAssertEqual(list, [1])
  }

  func testDictionariesAreEqualToThoseOfSwift() {
    let one: [String: Any] = ["a": 1, "b": ["c": [1, 2]], "d": "s"]
    XCTAssertTrue((one as NSDictionary).isEqual(to: one))
    XCTAssertFalse((one as NSDictionary).isEqual(to: ["a": 1]))
    XCTAssertTrue(NSMutableDictionary(dictionary: one).isEqual(to: one))
  }

  func testMarkupThatIsNotWellFormedIsNotRead() {
    for text in ["<r><b>x</r>", "<r>", "", "<r></r><a"] {
      XCTAssertFalse(XMLParser(data: Data(text.utf8)).parse(), text)
    }
    XCTAssertTrue(XMLParser(data: Data("<r/>".utf8)).parse())
  }

  // What a class hears.
  private static var heard: [String] = []
  @objc private class func hear(_ note: Notification) { heard.append(note.name.rawValue) }

  func testAClassObserves() {
    let (center, name) = (NotificationCenter.default, Notification.Name("spoken"))
    center.addObserver(Self.self, selector: #selector(Self.hear(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(Self.self)
    center.post(name: name, object: nil)
    XCTAssertEqual(Self.heard, ["spoken"])
  }
}
