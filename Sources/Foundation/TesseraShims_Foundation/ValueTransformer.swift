// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

/// The name that a transformer is registered by.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes one value of another, and perhaps the first of the second.
open class ValueTransformer: NSObject {
  private static let registered = Mutex<[NSValueTransformerName: Box]>([:])
  private struct Box: @unchecked Sendable {
    let transformer: ValueTransformer
  }

  /// The registered one that this one stands for.
  private var other: ValueTransformer?

  public override init() { super.init() }

  /// The transformer that was registered by a name; `nil` where none was.
  public convenience init?(forName name: NSValueTransformerName) {
    let found = Self.registered.withLock { $0[name]?.transformer } ?? Self.usual(name)
    guard let found else { return nil }
    self.init()
    other = found
  }

  private static func usual(_ name: NSValueTransformerName) -> ValueTransformer? {
    switch name {
    case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
    case .negateBooleanTransformerName: PlainTransformer { ($0 as? NSNumber).map { !$0.boolValue } }
    case .isNilTransformerName: PlainTransformer { $0 == nil }
    case .isNotNilTransformerName: PlainTransformer { $0 != nil }
    default: nil
    }
  }

  /// Registers a transformer; `nil` takes it away.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    let box = transformer.map { Box(transformer: $0) }
    registered.withLock { $0[name] = box }
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] { registered.withLock { Array($0.keys) } }

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }

  open func transformedValue(_ value: Any?) -> Any? { other == nil ? value : other?.transformedValue(value) }

  /// One that cannot be turned round does the same both ways.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    other == nil ? transformedValue(value) : other?.reverseTransformedValue(value)
  }
}

private final class PlainTransformer: ValueTransformer {
  private let transform: (Any?) -> Any?
  init(_ transform: @escaping (Any?) -> Any?) {
    self.transform = transform
    super.init()
  }
  override func transformedValue(_ value: Any?) -> Any? { transform(value) }
}

/// Reads objects from archives, of the classes that it is allowed, and writes them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// Defaults to those of property lists.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data ?? (value as? NSData).map({ $0 as Data }) else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
