// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// What Apple's Foundation bridges and Linux's does not.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

// An object and the value that it bridges to are one key of a dictionary by `AnyHashable`.

extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}

extension NSURL: @retroactive _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as URL) }
}

extension NSDate: @retroactive _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as Date) }
}

/// An object as the toolchain's Core Foundation has it: the classes are the same in memory.
func real<T: AnyObject, U: AnyObject>(_ object: T?, as type: U.Type) -> U? { unsafeBitCast(object, to: U?.self) }

/// The object behind a pointer to an element or a key.
func object(at pointer: UnsafeRawPointer) -> AnyObject {
  Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
}

/// A pointer to an object, which somebody must keep.
func pointer(to object: AnyObject) -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// A pointer to an element of a collection, which keeps it.
///
/// - Parameters:
///   - value: The element as Foundation hands it out: a value of Swift's for a bridged one.
///   - stored: The object that the collection holds: for one of a Swift class, a box around it.
func element(_ value: Any, stored: () -> UnsafeRawPointer?) -> UnsafeRawPointer? {
  type(of: value) is AnyObject.Type ? pointer(to: value as AnyObject) : stored()
}
