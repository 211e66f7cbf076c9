// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Blocks as methods: `imp_implementationWithBlock`. A block takes the object and then what the method takes.
enum MethodBlock {
  /// Runs a block of a shape that is known: objects of any kind, and what methods of the kit take.
  static func call(_ block: Any, _ object: AnyObject, _ arguments: [Any?]) -> Any? {
    let first = arguments.first ?? nil
    switch block {
    case let block as (AnyObject) -> Void: block(object)
    case let block as (Any) -> Void: block(object)
    case let block as (NSObject) -> Void: if let object = object as? NSObject { block(object) }
    case let block as (UIView) -> Void: if let object = object as? UIView { block(object) }
    case let block as (UIViewController) -> Void: if let object = object as? UIViewController { block(object) }
    case let block as (AnyObject, Bool) -> Void: block(object, first as? Bool ?? false)
    case let block as (Any, Bool) -> Void: block(object, first as? Bool ?? false)
    case let block as (UIViewController, Bool) -> Void:
      if let object = object as? UIViewController { block(object, first as? Bool ?? false) }
    case let block as (AnyObject, AnyObject) -> Void: block(object, first as AnyObject)
    case let block as (AnyObject, AnyObject?) -> Void: block(object, first as AnyObject?)
    case let block as (AnyObject, Any?) -> Void: block(object, first)
    case let block as (Any, Any?) -> Void: block(object, first)
    case let block as (AnyObject) -> Bool: return block(object)
    case let block as (Any) -> Bool: return block(object)
    case let block as (AnyObject) -> AnyObject?: return block(object)
    case let block as (Any) -> Any?: return block(object)
    default:
      fatalError("a block of type \(type(of: block)) can't be a method here: it takes or returns what is not known")
    }
    return nil
  }
}
