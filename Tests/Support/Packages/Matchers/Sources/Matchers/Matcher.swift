// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjectiveC
import UIKit
import XCTest
import iOSSnapshotTestCase

@objc public protocol Shown {
  var shown: UIView { get }
}

extension UIView: Shown {
  public var shown: UIView { self }
}

/// Something that is so of a value, or is not.
public struct Matcher<Value> {
  let matches: (Value, String) -> Bool
}

public struct Expectation<Value> {
  let value: Value
  let file: StaticString
  let line: UInt

  public func to(_ matcher: Matcher<Value>) {
    if !matcher.matches(value, "\(file)") { XCTFail("expected to match", file: file, line: line) }
  }

  public func toNot(_ matcher: Matcher<Value>) {
    if matcher.matches(value, "\(file)") { XCTFail("expected not to match", file: file, line: line) }
  }
}

public func expect<Value>(_ value: Value, file: StaticString = #filePath, line: UInt = #line) -> Expectation<Value> {
  Expectation(value: value, file: file, line: line)
}

public func lookRight<T: Shown>(named name: String? = nil, record: Bool = false) -> Matcher<T> {
  Matcher { value, file in compare(value, name, record, file) }
}

/// Two pictures and one verdict.
public func lookRight<T: Shown>(in colors: [String: UIColor]) -> Matcher<T> {
  Matcher { value, file in
    colors.sorted { $0.key < $1.key }.map { name, color in
      value.shown.tintColor = color
      return compare(value, name, false, file)
    }.allSatisfy { $0 }
  }
}

public func == (left: Expectation<Shown>, right: String) {
  left.to(lookRight(named: right))
}

/// Whether a class draws by itself.
public func draws(_ type: AnyClass) -> Bool {
  class_getInstanceMethod(type, #selector(UIView.draw(_:)))
    != class_getInstanceMethod(UIView.self, #selector(UIView.draw(_:)))
}

private func compare(_ value: some Shown, _ name: String?, _ record: Bool, _ file: String) -> Bool {
  guard let test = TestTracker.shared.test else { fatalError("matchers need a test around them") }
  let parts = NSString(string: file).pathComponents as NSArray
  let folder = parts.first { ($0 as AnyObject).lowercased.hasSuffix("shottests") }.map { parts.index(of: $0) } ?? 0
  let controller = FBSnapshotTestController(test: TestTracker.self)
  controller.folderName = NSString(string: file).lastPathComponent.replacingOccurrences(of: ".swift", with: "")
  controller.recordMode = record
  controller.referenceImagesDirectory =
    NSString.path(withComponents: Array((parts as! [String])[...folder])) + "/ReferenceImages"
  do {
    try controller.compareSnapshot(
      ofViewOrLayer: value.shown, selector: Selector(name ?? test.name.components(separatedBy: ".")[1]),
      identifier: nil, perPixelTolerance: 0, overallTolerance: 0)
    return true
  } catch {
    return false
  }
}
