// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// A property of a kind of objects.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  /// Whether it may be `nil`, or without members. Defaults to `true`.
  open var isOptional = true
  /// Whether it is never stored. Defaults to `false`.
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  /// The kind of objects that has it.
  open internal(set) weak var entity: NSEntityDescription!

  public override init() { super.init() }
}

/// What a value is.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A value of objects.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The class of a transformable value, as text.
  open var attributeValueClassName: String?
  /// What a new object has. Defaults to `nil`.
  open var defaultValue: Any?
  open var valueTransformerName: String?
  /// A hint: large values lie in the store like small ones. Defaults to `false`.
  open var allowsExternalBinaryDataStorage = false
}

/// A column of what a fetch for dictionaries gives: what an expression comes to.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: _TesseraExpression?
  /// What the value is given as. Defaults to what the expression comes to.
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  func typed(_ value: Any?) -> Any? {
    guard let number = value as? NSNumber else { return value }
    switch expressionResultType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return NSNumber(value: number.int64Value)
    case .doubleAttributeType, .floatAttributeType: return NSNumber(value: number.doubleValue)
    case .decimalAttributeType: return NSDecimalNumber(decimal: number.decimalValue)
    case .stringAttributeType: return number.stringValue
    case .booleanAttributeType: return NSNumber(value: number.boolValue)
    default: return number
    }
  }
}

/// What becomes of the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// What an object has to do with objects of a kind.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// How many there are at most; 1 means one object, 0 any number. Defaults to 0.
  open var maxCount = 0
  open var minCount = 0
  /// Defaults to `.nullifyDeleteRule`.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Defaults to `false`.
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}
