// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What is asked of an `AnyObject` by name, where Objective-C finds it in `NSString` and `NSNumber`. Members that a value
/// lacks are `nil`, and stop who uses them without asking, as there.
public struct _ObjectMembers {
  private let text: NSString?
  private let number: NSNumber?
  private let value: NSValue?
  package let object: Any

  /// Takes a text or a number, of Swift or of Foundation.
  public init(_ value: Any) {
    text = value as? NSString ?? (value as? String).map { NSString(string: $0) }
    number = text == nil ? value as? NSNumber : nil
    self.value = value as? NSValue
    object = value
  }

  /// Whether another text, number or object is equal.
  public func isEqual(_ other: Any?) -> Bool {
    guard let other else { return false }
    let right = _ObjectMembers(other)
    if let text { return right.text.map { text.isEqual($0) } ?? false }
    if let number { return right.number.map { number.isEqual($0) } ?? false }
    if let left = object as? NSObject { return left.isEqual(other) }
    return (object as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
  }

  private var list: NSArray? { object as? NSArray ?? (object as? [Any]).map { NSArray(array: $0) } }
  private var table: NSDictionary? {
    object as? NSDictionary
      ?? (object as? [AnyHashable: Any]).map { table in
        let copy = NSMutableDictionary()
        for (key, value) in table { copy.setObject(value, forKey: NSString(string: "\(key.base)")) }
        return copy
      }
  }

  public subscript(key: String) -> Any! { object(forKey: key) }
  public subscript(index: Int) -> Any! { list?.object(at: index) }

  /// What a dictionary has of a key; texts are the only keys that values of JSON have.
  public func object(forKey key: Any) -> Any? {
    if let text = key as? String { return table?.object(forKey: NSString(string: text)) }
    return table?.object(forKey: key)
  }
  public func object(at index: Int) -> Any! { list?.object(at: index) }
  public var count: Int! { list?.count ?? table?.count ?? (object as? NSSet)?.count }
  public var allKeys: [Any]! { table?.allKeys }
  public var allValues: [Any]! { table?.allValues }
  public var firstObject: Any?! { list.map { $0.firstObject } }
  public var lastObject: Any?! { list.map { $0.lastObject } }

  public func hasPrefix(_ prefix: String) -> Bool! { text?.hasPrefix(prefix) }
  public func hasSuffix(_ suffix: String) -> Bool! { text?.hasSuffix(suffix) }
  public func appending(_ other: String) -> String! { text?.appending(other) }
  public func components(separatedBy separator: String) -> [String]! { text?.components(separatedBy: separator) }
  public func replacingOccurrences(of target: String, with replacement: String) -> String! {
    text?.replacingOccurrences(of: target, with: replacement)
  }
  public func trimmingCharacters(in set: CharacterSet) -> String! { text?.trimmingCharacters(in: set) }

  public var boolValue: Bool! { text?.boolValue ?? number?.boolValue }
  public var cgPointValue: CGPoint! { value?.pointValue }
  public var cgRectValue: CGRect! { value?.rectValue }
  public var cgSizeValue: CGSize! { value?.sizeValue }
  public var capitalized: String! { text?.capitalized }
  public var deletingLastPathComponent: String! { text?.deletingLastPathComponent }
  public var deletingPathExtension: String! { text?.deletingPathExtension }
  public var description: String! { text.map(String.init(describing:)) ?? String(describing: object) }
  public var doubleValue: Double! { text?.doubleValue ?? number?.doubleValue }
  public var floatValue: Float! { text?.floatValue ?? number?.floatValue }
  public var int32Value: Int32! { number?.int32Value }
  public var int64Value: Int64! { number?.int64Value }
  public var uint64Value: UInt64! { number?.uint64Value }
  public var uintValue: UInt! { number?.uintValue }
  public var longLongValue: Int64! { text?.longLongValue ?? number?.int64Value }
  public var intValue: Int32! { text?.intValue ?? number?.int32Value }
  public var integerValue: Int! { text?.integerValue ?? number?.intValue }
  public var lastPathComponent: String! { text?.lastPathComponent }
  public var length: Int! { text?.length }
  public var lowercased: String! { text?.lowercased }
  public var pathExtension: String! { text?.pathExtension }
  public var stringValue: String! { number?.stringValue }
  public var uppercased: String! { text?.uppercased }
}

/// The same of an object that may be missing.
public func _members(ofObject object: AnyObject?) -> _ObjectMembers? { object.map { _ObjectMembers($0) } }
