// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Has arrays find numbers, and remove them, by what they are worth, as on iOS: Foundation on Linux finds no number of Swift's.
package enum ListSearches {
  /// Takes effect for the whole process, once.
  package static let isInstalled =
    finds(HookedArray.self, NSArray.self) && finds(HookedMutableArray.self, NSMutableArray.self)
    // Foundation on Linux removes the first of several equal objects alone.
    && lend(
      HookedMutableArray.self, to: NSMutableArray.self, declaredBy: "10Foundation14NSMutableArray", "6removeyyypF",
      "6remove_2inyyp_AA8_NSRangeVtF", "13removeObjects2inySayypG_tF")

  private static func finds(_ lender: AnyClass, _ borrower: AnyClass) -> Bool {
    lend(
      lender, to: borrower, declaredBy: "10Foundation7NSArray", "5index2ofSiyp_tF", "5index2of2inSiyp_AA8_NSRangeVtF")
  }
}

/// Whose methods arrays are lent: they use nothing but what every array has.
private final class HookedArray: NSArray, @unchecked Sendable {
  override func index(of anObject: Any) -> Int { place(of: anObject, in: NSRange(location: 0, length: count)) }
  override func index(of anObject: Any, in range: NSRange) -> Int { place(of: anObject, in: range) }
}

private final class HookedMutableArray: NSMutableArray, @unchecked Sendable {
  override func remove(_ anObject: Any) { removeAll(anObject, in: NSRange(location: 0, length: count)) }
  override func remove(_ anObject: Any, in range: NSRange) { removeAll(anObject, in: range) }

  override func removeObjects(in otherArray: [Any]) {
    for object in otherArray { removeAll(object, in: NSRange(location: 0, length: count)) }
  }

  private func removeAll(_ anObject: Any, in range: NSRange) {
    var rest = range
    while true {
      let place = place(of: anObject, in: rest)
      guard place != NSNotFound else { return }
      removeObject(at: place)
      rest = NSRange(location: place, length: rest.location + rest.length - place - 1)
    }
  }

  override func index(of anObject: Any) -> Int { place(of: anObject, in: NSRange(location: 0, length: count)) }
  override func index(of anObject: Any, in range: NSRange) -> Int { place(of: anObject, in: range) }
}

extension NSArray {
  fileprivate func place(of wanted: Any, in range: NSRange) -> Int {
    let wanted = wanted as AnyObject
    let equals: (AnyObject) -> Bool = { object in
      object === wanted || (object as? NSObject)?.isEqual(wanted) ?? false
    }
    return (range.location..<range.location + range.length).first { equals(object(at: $0) as AnyObject) } ?? NSNotFound
  }
}
