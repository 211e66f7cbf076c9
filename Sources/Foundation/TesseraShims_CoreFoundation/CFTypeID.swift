// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreFoundation
public import Foundation

// What type an object has to Core Foundation, and what can be done with objects of any type.

/// A class of the kit's that is a type of Core Foundation's on Apple's platforms.
package protocol CoreFoundationObject: AnyObject {
  /// The number of the type. The numbers mean nothing by themselves; they are compared with each other.
  static var coreFoundationTypeID: CFTypeID { get }
}

/// The number of an object's type; 1 for an object that is not of Core Foundation's.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case let number as NSNumber: String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSSet: CFSetGetTypeID()
  case is NSAttributedString: CFAttributedStringGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSURL: CFURLGetTypeID()
  case is NSError: CFErrorGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSLocale: CFLocaleGetTypeID()
  case is NSTimeZone: CFTimeZoneGetTypeID()
  case is Bundle: CFBundleGetTypeID()
  case let object as any CoreFoundationObject: type(of: object).coreFoundationTypeID
  // What the toolchain's Core Foundation makes, such as an identifier, is of one class.
  case let object? where "\(type(of: object))" == "__NSCFType": CoreFoundation.CFGetTypeID(object)
  default: 1
  }
}

/// The number of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The number of strings with attributes.
public func CFAttributedStringGetTypeID() -> CFTypeID { 62 }
/// The number of Boolean values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of bundles.
public func CFBundleGetTypeID() -> CFTypeID { 31 }
/// The number of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The number of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }
/// The number of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The number of errors.
public func CFErrorGetTypeID() -> CFTypeID { 27 }
/// The number of locales.
public func CFLocaleGetTypeID() -> CFTypeID { 24 }
/// The number of `kCFNull`.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// The number of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The number of sets.
public func CFSetGetTypeID() -> CFTypeID { 17 }
/// The number of strings.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The number of time zones.
public func CFTimeZoneGetTypeID() -> CFTypeID { 23 }
/// The number of URLs.
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// The number of universally unique identifiers.
public func CFUUIDGetTypeID() -> CFTypeID { CoreFoundation.CFUUIDGetTypeID() }

/// Whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  guard let cf1, let cf2 else { return cf1 == nil && cf2 == nil }
  if cf1 === cf2 { return true }
  if let one = cf1 as? NSObject, let other = cf2 as? NSObject { return one.isEqual(other) }
  if let one = cf1 as? AnyHashable, let other = cf2 as? AnyHashable { return one == other }
  return false
}

/// A hash: equal objects have the same.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
  guard let cf else { return 0 }
  if let object = cf as? NSObject { return CFHashCode(bitPattern: object.hash) }
  if let value = cf as? AnyHashable { return CFHashCode(bitPattern: value.hashValue) }
  return CFHashCode(bitPattern: ObjectIdentifier(cf).hashValue)
}

/// What an object says of itself.
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { cf.map { NSString(string: String(describing: $0)) } }

/// Prints what an object says of itself on standard error.
public func CFShow(_ obj: CFTypeRef!) {
  FileHandle.standardError.write(Data(((obj.map { String(describing: $0) } ?? "(null)") + "\n").utf8))
}
