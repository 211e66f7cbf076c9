// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreFoundation
public import Foundation

// Data, numbers, dates, errors and identifiers.

/// Data of a copy of some bytes.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  NSData(bytes: bytes, length: length)
}

/// Data with the same bytes.
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! {
  NSData(data: theData as Data)
}

/// Data over bytes that stay where they are.
///
/// - Parameter bytesDeallocator: `kCFAllocatorNull` where the bytes stay their owner's; else they are freed with the data.
public func CFDataCreateWithBytesNoCopy(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex, _ bytesDeallocator: CFAllocator!
) -> CFData! {
  NSData(
    bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), length: length,
    freeWhenDone: bytesDeallocator == nil || bytesDeallocator !== kCFAllocatorNull)
}

/// Empty data that can be changed.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Data that can be changed, with the same bytes.
public func CFDataCreateMutableCopy(_ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!)
  -> CFMutableData!
{ NSMutableData(data: theData as Data) }

/// The bytes, good as long as the data is, and until sixteen others have been asked for.
///
/// Code asks for the bytes of a picture's data without keeping the data: `CFDataGetBytePtr(image.dataProvider!.data)`.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  KeptData.shared.keep(theData)
  return theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The data whose bytes were asked for: the latest few.
private final class KeptData: @unchecked Sendable {
  static let shared = KeptData()
  private let lock = NSLock()
  private var kept: [CFData] = []
  private static let limit = 16

  func keep(_ data: CFData) {
    lock.withLock {
      guard !kept.contains(where: { $0 === data }) else { return }
      kept.append(data)
      if kept.count > Self.limit { kept.removeFirst() }
    }
  }
}

/// The bytes of data that can be changed, good until its length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// Copies bytes.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
  theData.getBytes(buffer, range: NSRange(range))
}

/// Appends bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  theData.append(bytes, length: length)
}

/// Cuts data off, or fills it up with zeros.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = length }

/// Appends zeros.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
  theData.increaseLength(by: extraLength)
}

/// Removes bytes.
public func CFDataDeleteBytes(_ theData: CFMutableData!, _ range: CFRange) {
  theData.replaceBytes(in: NSRange(range), withBytes: nil, length: 0)
}

/// Replaces bytes.
public func CFDataReplaceBytes(
  _ theData: CFMutableData!, _ range: CFRange, _ newBytes: UnsafePointer<UInt8>!, _ newLength: CFIndex
) {
  theData.replaceBytes(in: NSRange(range), withBytes: newBytes, length: newLength)
}

// MARK: - Numbers

/// What a number is stored as.
public typealias CFNumberType = CoreFoundation.CFNumberType

/// A number of the value at an address.
public func CFNumberCreate(_ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!)
  -> CFNumber!
{ real(CoreFoundation.CFNumberCreate(nil, theType, valuePtr), as: NSNumber.self) }

/// Writes a number to an address; `false` where its value changes by that.
@discardableResult public func CFNumberGetValue(
  _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool { CoreFoundation.CFNumberGetValue(real(number, as: CoreFoundation.CFNumber.self), theType, valuePtr) }

/// What a number is stored as.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
  CoreFoundation.CFNumberGetType(real(number, as: CoreFoundation.CFNumber.self))
}

/// Whether a number is stored as a floating-point value.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
  CoreFoundation.CFNumberIsFloatType(real(number, as: CoreFoundation.CFNumber.self))
}

/// Compares two numbers.
public func CFNumberCompare(_ number: CFNumber!, _ otherNumber: CFNumber!, _ context: UnsafeMutableRawPointer!)
  -> CFComparisonResult
{
  switch number.compare(otherNumber) {
  case .orderedAscending: .compareLessThan
  case .orderedSame: .compareEqualTo
  case .orderedDescending: .compareGreaterThan
  }
}

/// The value of a Boolean object.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

// MARK: - Dates

/// A moment, in seconds since the first of 2001.
public func CFDateCreate(_ allocator: CFAllocator!, _ at: CFAbsoluteTime) -> CFDate! {
  NSDate(timeIntervalSinceReferenceDate: at)
}

/// Seconds since the first moment of 2001.
public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime { theDate.timeIntervalSinceReferenceDate }

// MARK: - Errors

/// An error of a domain.
public func CFErrorCreate(
  _ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! { NSError(domain: domain as String, code: code, userInfo: userInfo as? [String: Any] ?? [:]) }

/// The description that people read.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as NSString }
/// The reason that people read.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason as NSString? }
/// All that an error says.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as NSDictionary }
/// The number of an error within its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain as NSString }

/// The domain of Core Foundation's own errors.
public nonisolated(unsafe) let kCFErrorDomainCocoa: CFErrorDomain! = cfConstant(NSCocoaErrorDomain)
/// The domain of the system's errors.
public nonisolated(unsafe) let kCFErrorDomainPOSIX: CFErrorDomain! = cfConstant(NSPOSIXErrorDomain)
/// The domain of statuses.
public nonisolated(unsafe) let kCFErrorDomainOSStatus: CFErrorDomain! = cfConstant("NSOSStatusErrorDomain")
/// The key of the description that people read.
public nonisolated(unsafe) let kCFErrorLocalizedDescriptionKey: CFString! = cfConstant(NSLocalizedDescriptionKey)

// MARK: - Identifiers

/// A new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { CoreFoundation.CFUUIDCreate(nil) }

/// The identifier that text spells.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
  CoreFoundation.CFUUIDCreateFromString(nil, real(uuidStr, as: CoreFoundation.CFString.self))
}

/// The identifier of sixteen bytes.
public func CFUUIDCreateFromUUIDBytes(_ alloc: CFAllocator!, _ bytes: CFUUIDBytes) -> CFUUID! {
  CoreFoundation.CFUUIDCreateFromUUIDBytes(nil, bytes)
}

/// The text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  real(CoreFoundation.CFUUIDCreateString(nil, uuid), as: NSString.self)
}

/// The bytes of an identifier.
public func CFUUIDGetUUIDBytes(_ uuid: CFUUID!) -> CFUUIDBytes { CoreFoundation.CFUUIDGetUUIDBytes(uuid) }
