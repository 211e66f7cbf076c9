// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import TesseraShims_ObjectiveC

// Orders by the name of a key, which Foundation has on Apple's platforms only.

extension NSSortDescriptor {
  /// Sorts by the value of a key path; `nil` sorts by the objects themselves. What has no value comes first.
  ///
  /// Values are texts, which compare letter by letter, numbers and dates.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { Self.order($0, $1, key) }
    keep(Selector("compare:"))
    keptKey = key
  }

  /// The method of the values that they are compared by; `nil` where a block compares them.
  public var selector: Selector? { objc_getAssociatedObject(self, SelectorMark.key) as? Selector }

  private func keep(_ selector: Selector) {
    objc_setAssociatedObject(self, SelectorMark.key, selector, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The key that the values are read by, where a method of theirs compares them.
  package private(set) var keptKey: String? {
    get { objc_getAssociatedObject(self, KeyMark.key) as? String }
    set { objc_setAssociatedObject(self, KeyMark.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  private enum SelectorMark {
    static nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  private enum KeyMark {
    static nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  /// Sorts by what a method of the values says.
  ///
  /// - Parameter selector: `compare(_:)`, or one of the ways in which strings compare; another one stops the app.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    guard let name = selector.map(NSStringFromSelector), name != "compare:" else {
      self.init(key: key, ascending: ascending)
      return
    }
    guard let compare = Self.comparisons[name] else {
      fatalError("NSSortDescriptor compares by the ways of NSString, not by \(name)")
    }
    self.init(key: key, ascending: ascending) { left, right in
      guard let left = left as? String, let right = right as? String else { return Self.order(left, right, key) }
      return compare(left, right)
    }
    if let selector { keep(selector) }
    keptKey = key
  }

  /// Sorts by what a block says of the values.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      let operand = path.isEmpty || path == ["self"] ? PredicateOperand.object : .path(path)
      return Self.compare(operand.value(for: left), operand.value(for: right), cmptr)
    }
  }

  /// Sorts by the value of a property of any type, such as a date that may be missing, which comes first.
  ///
  /// Foundation on Linux has this for values that Swift can compare, which optionals and booleans are not.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      Self.compare(flattened(left), flattened(right)) { Self.order($0, $1, "\(keyPath)") }
    }
  }

  private static func compare(_ left: Any?, _ right: Any?, _ cmptr: Comparator) -> ComparisonResult {
    switch (PredicateComparison.plain(left), PredicateComparison.plain(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): cmptr(left, right)
    }
  }

  private static func order(_ left: Any, _ right: Any, _ key: String?) -> ComparisonResult {
    guard let order = PredicateComparison.order(left, right) else {
      fatalError("NSSortDescriptor cannot compare \(left) with \(right), values of the key \(key ?? "self")")
    }
    return order
  }

  private static let comparisons: [String: @Sendable (String, String) -> ComparisonResult] = [
    "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
    "localizedCompare:": { $0.localizedCompare($1) },
    "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
    "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
  ]
}

extension NSArray {
  /// The objects in the order that a method of theirs says: `compare(_:)`, or one of the ways in which strings compare.
  public func sortedArray(using comparator: Selector) -> [Any] {
    sortedArray(using: [NSSortDescriptor(key: nil, ascending: true, selector: comparator)])
  }
}

extension NSMutableArray {
  /// Sorts by what a method of the objects says: `compare(_:)`, or one of the ways in which strings compare.
  public func sort(using comparator: Selector) {
    sort(using: [NSSortDescriptor(key: nil, ascending: true, selector: comparator)])
  }
}
