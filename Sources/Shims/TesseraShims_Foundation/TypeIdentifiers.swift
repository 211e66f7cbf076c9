// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// What an object is to Core Foundation. The numbers mean nothing by themselves; they are compared with each other.

public typealias CFTypeID = UInt

public func CFGetTypeID(_ cf: AnyObject) -> CFTypeID {
  switch cf {
  case let number as NSNumber: String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSNull: CFNullGetTypeID()
  default: 1
  }
}

public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFStringGetTypeID() -> CFTypeID { 7 }
