// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreFoundation
public import Foundation

// Core Foundation's types. Each is the class of Foundation that Apple's is toll-free bridged to: Swift's values go over
// by `as`, and an `NSString` is a `CFString` wherever one is asked for. The toolchain has Core Foundation too, whose
// types Swift on Linux does not bridge; types that hold no objects are the toolchain's own.

/// Any object.
public typealias CFTypeRef = AnyObject
/// An object of a property list.
public typealias CFPropertyList = AnyObject

/// A string.
public typealias CFString = NSString
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// An array of objects.
public typealias CFArray = NSArray
/// An array that can be changed.
public typealias CFMutableArray = NSMutableArray
/// Objects by their keys.
public typealias CFDictionary = NSDictionary
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// A set of objects.
public typealias CFSet = NSSet
/// A set that can be changed.
public typealias CFMutableSet = NSMutableSet
/// A string with attributes.
public typealias CFAttributedString = NSAttributedString
/// A string with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Bytes.
public typealias CFData = NSData
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// A URL.
public typealias CFURL = NSURL
/// A moment.
public typealias CFDate = NSDate
/// A number.
public typealias CFNumber = NSNumber
/// A Boolean value, as an object.
public typealias CFBoolean = NSNumber
/// The absence of an object, as an object.
public typealias CFNull = NSNull
/// An error.
public typealias CFError = NSError
/// A set of characters.
public typealias CFCharacterSet = NSCharacterSet
/// A set of characters that can be changed.
public typealias CFMutableCharacterSet = NSMutableCharacterSet
/// The conventions of a region.
public typealias CFLocale = NSLocale
/// A time zone.
public typealias CFTimeZone = NSTimeZone
/// A calendar.
public typealias CFCalendar = NSCalendar
/// A bundle of code and resources.
public typealias CFBundle = Bundle
/// A stream of bytes that can be read.
public typealias CFReadStream = InputStream
/// A stream of bytes that can be written.
public typealias CFWriteStream = OutputStream
/// A universally unique identifier.
public typealias CFUUID = CoreFoundation.CFUUID
/// The source of an object's memory. Swift allocates objects itself: functions ignore the allocator, except for one that
/// says that bytes stay their owner's.
public final class CFAllocator: Sendable {
  fileprivate static let null = CFAllocator()
  fileprivate static let system = CFAllocator()

  private init() {}
}

/// A count of elements, or a place among them.
public typealias CFIndex = Int
/// A set of flags.
public typealias CFOptionFlags = UInt
/// The hash of an object.
public typealias CFHashCode = UInt
/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt
/// A span of time, in seconds.
public typealias CFTimeInterval = TimeInterval
/// Seconds since the first moment of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval
/// The domain of an error.
public typealias CFErrorDomain = CFString
/// A key of a locale's properties.
public typealias CFLocaleKey = CFString
/// The identifier of a locale.
public typealias CFLocaleIdentifier = CFString
/// The order of two objects.
public typealias CFComparisonResult = CoreFoundation.CFComparisonResult
/// The sixteen bytes of a universally unique identifier.
public typealias CFUUIDBytes = CoreFoundation.CFUUIDBytes

/// The status of a function of C: zero on success.
public typealias OSStatus = Int32
/// The status of an older function of C: zero on success.
public typealias OSErr = Int16
/// Four characters in a number.
public typealias FourCharCode = UInt32
/// Four characters that name a type.
public typealias OSType = FourCharCode
/// A UTF-16 code unit.
public typealias UniChar = UInt16
/// A UTF-8 code unit.
public typealias UTF8Char = UInt8
/// A UTF-16 code unit.
public typealias UTF16Char = UInt16
/// A Unicode scalar.
public typealias UTF32Char = UInt32

/// The status of success.
public var noErr: OSStatus { 0 }
/// The place of what is not there.
public var kCFNotFound: CFIndex { -1 }
/// Seconds from 1970 to 2001.
public var kCFAbsoluteTimeIntervalSince1970: CFTimeInterval { 978_307_200 }
/// Seconds from 1904 to 2001.
public var kCFAbsoluteTimeIntervalSince1904: CFTimeInterval { 3_061_152_000 }

/// Keeps an object and returns it, for a constant of C that callers see as an object.
///
/// Foundation's objects are not `Sendable` on Linux; the constants never change.
package func cfConstant(_ text: String) -> CFString { NSString(string: text) }

/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The only object of its type.
public let kCFNull: CFNull! = NSNull()

/// The default allocator: `nil`, as on Apple's platforms.
public var kCFAllocatorDefault: CFAllocator! { nil }
/// An allocator that allocates and frees nothing: for bytes that stay their owner's.
public var kCFAllocatorNull: CFAllocator! { .null }
/// The system's allocator.
public var kCFAllocatorSystemDefault: CFAllocator! { .system }
/// The allocator over `malloc`.
public var kCFAllocatorMalloc: CFAllocator! { .system }

/// Retains what a context points to.
public typealias CFAllocatorRetainCallBack = @convention(thin) (UnsafeRawPointer?) -> UnsafeRawPointer?
/// Releases what a context points to.
public typealias CFAllocatorReleaseCallBack = @convention(thin) (UnsafeRawPointer?) -> Void
/// Describes what a context points to.
public typealias CFAllocatorCopyDescriptionCallBack = @convention(thin) (UnsafeRawPointer?) -> Unmanaged<CFString>?

/// The date and time now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
