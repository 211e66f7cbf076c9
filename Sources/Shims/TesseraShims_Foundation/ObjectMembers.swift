// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What is asked of an `AnyObject` by name, where Objective-C finds it in `NSString` and `NSNumber`. Members that a value
/// lacks are `nil`, and stop who uses them without asking, as there.
public struct _ObjectMembers {
  private let text: NSString?
  private let number: NSNumber?
  private let value: NSValue?
  private let object: Any

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
  public var intValue: Int32! { text?.intValue ?? number?.int32Value }
  public var integerValue: Int! { text?.integerValue ?? number?.intValue }
  public var lastPathComponent: String! { text?.lastPathComponent }
  public var length: Int! { text?.length }
  public var lowercased: String! { text?.lowercased }
  public var pathExtension: String! { text?.pathExtension }
  public var stringValue: String! { number?.stringValue }
  public var uppercased: String! { text?.uppercased }
}
