// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreFoundation
public import Foundation

// Strings: the functions of Core Foundation over Foundation's class.

/// An encoding of text, by Core Foundation's numbers.
public typealias CFStringEncoding = UInt32
/// Encodings that every system has.
public typealias CFStringBuiltInEncodings = CoreFoundation.CFStringBuiltInEncodings
/// Other encodings.
public typealias CFStringEncodings = CoreFoundation.CFStringEncodings
/// How strings are compared.
public typealias CFStringCompareFlags = CoreFoundation.CFStringCompareFlags
/// A normalisation of Unicode text.
public typealias CFStringNormalizationForm = CoreFoundation.CFStringNormalizationForm

/// The encoding of no text.
public var kCFStringEncodingInvalidId: CFStringEncoding { 0xFFFF_FFFF }

/// Foundation's number of an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  CoreFoundation.CFStringConvertEncodingToNSStringEncoding(encoding)
}

/// Core Foundation's number of an encoding of Foundation's.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  CoreFoundation.CFStringConvertNSStringEncodingToEncoding(encoding)
}

/// The encoding that a name of IANA's registry means; `kCFStringEncodingInvalidId` for an unknown one.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  CoreFoundation.CFStringConvertIANACharSetNameToEncoding(real(theString, as: CoreFoundation.CFString.self))
}

/// The name of an encoding in IANA's registry.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  real(CoreFoundation.CFStringConvertEncodingToIANACharSetName(encoding), as: NSString.self)
}

/// Whether text in an encoding can be read.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
  CoreFoundation.CFStringIsEncodingAvailable(encoding)
}

/// The system's encoding.
public func CFStringGetSystemEncoding() -> CFStringEncoding { CFStringBuiltInEncodings.UTF8.rawValue }

/// The length in UTF-16 code units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// The code unit at a place.
public func CFStringGetCharacterAtIndex(_ theString: CFString!, _ idx: CFIndex) -> UniChar {
  theString.character(at: idx)
}

/// Copies code units.
public func CFStringGetCharacters(_ theString: CFString!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UniChar>!) {
  theString.getCharacters(buffer, range: NSRange(range))
}

/// A string with the same contents.
public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: CFString!) -> CFString! {
  theString.copy() as? NSString
}

/// A string that can be changed, with the same contents.
public func CFStringCreateMutableCopy(_ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!)
  -> CFMutableString!
{ NSMutableString(string: theString as String) }

/// An empty string that can be changed.
public func CFStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableString! {
  NSMutableString(string: "")
}

/// A part of a string.
public func CFStringCreateWithSubstring(_ alloc: CFAllocator!, _ str: CFString!, _ range: CFRange) -> CFString! {
  str.substring(with: NSRange(range)) as NSString
}

/// A string of C's text; `nil` where it is not of the encoding.
public func CFStringCreateWithCString(
  _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! { NSString(cString: cStr, encoding: CFStringConvertEncodingToNSStringEncoding(encoding)) }

/// A string of bytes; `nil` where they are not of the encoding.
public func CFStringCreateWithBytes(
  _ alloc: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ numBytes: CFIndex, _ encoding: CFStringEncoding,
  _ isExternalRepresentation: Bool
) -> CFString! {
  NSString(bytes: bytes, length: numBytes, encoding: CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// A string of code units.
public func CFStringCreateWithCharacters(
  _ alloc: CFAllocator!, _ chars: UnsafePointer<UniChar>!, _ numChars: CFIndex
) -> CFString! { NSString(characters: chars, length: numChars) }

/// A string of data; `nil` where it is not of the encoding.
public func CFStringCreateFromExternalRepresentation(
  _ alloc: CFAllocator!, _ data: CFData!, _ encoding: CFStringEncoding
) -> CFString! { NSString(data: data as Data, encoding: CFStringConvertEncodingToNSStringEncoding(encoding)) }

/// A string as data.
///
/// - Parameter lossByte: The byte in place of what the encoding lacks; 0 for `nil` in that case.
public func CFStringCreateExternalRepresentation(
  _ alloc: CFAllocator!, _ theString: CFString!, _ encoding: CFStringEncoding, _ lossByte: UInt8
) -> CFData! {
  theString.data(
    using: CFStringConvertEncodingToNSStringEncoding(encoding), allowLossyConversion: lossByte != 0) as NSData?
}

/// Writes a string as C's text; `false` where there is no room, or the encoding lacks a character.
@discardableResult public func CFStringGetCString(
  _ theString: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: CFIndex, _ encoding: CFStringEncoding
) -> Bool {
  theString.getCString(
    buffer, maxLength: bufferSize, encoding: CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// A string's own text for C: always `nil`, as callers must be ready for; `CFStringGetCString` copies it.
public func CFStringGetCStringPtr(_ theString: CFString!, _ encoding: CFStringEncoding) -> UnsafePointer<CChar>! { nil }

/// A string's own code units: always `nil`, as callers must be ready for; `CFStringGetCharacters` copies them.
public func CFStringGetCharactersPtr(_ theString: CFString!) -> UnsafePointer<UniChar>! { nil }

/// The most bytes that a number of code units may take.
public func CFStringGetMaximumSizeForEncoding(_ length: CFIndex, _ encoding: CFStringEncoding) -> CFIndex {
  CoreFoundation.CFStringGetMaximumSizeForEncoding(length, encoding)
}

/// Compares two strings.
public func CFStringCompare(
  _ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
  CoreFoundation.CFStringCompare(
    real(theString1, as: CoreFoundation.CFString.self), real(theString2, as: CoreFoundation.CFString.self),
    compareOptions)
}

/// Where a string is in another; a location of `kCFNotFound` where it is not.
public func CFStringFind(
  _ theString: CFString!, _ stringToFind: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFRange {
  let found = CoreFoundation.CFStringFind(
    real(theString, as: CoreFoundation.CFString.self), real(stringToFind, as: CoreFoundation.CFString.self),
    compareOptions)
  return CFRange(location: found.location, length: found.length)
}

/// Whether a string begins with another.
public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool {
  theString.hasPrefix(prefix as String)
}

/// Whether a string ends with another.
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool {
  theString.hasSuffix(suffix as String)
}

/// Appends a string.
public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
  theString.append(appendedString as String)
}

/// Replaces a part of a string.
public func CFStringReplace(_ theString: CFMutableString!, _ range: CFRange, _ replacement: CFString!) {
  theString.replaceCharacters(in: NSRange(range), with: replacement as String)
}

/// Writes all letters small.
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
  theString.setString((theString as String).lowercased(with: locale as Locale?))
}

/// Writes all letters large.
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
  theString.setString((theString as String).uppercased(with: locale as Locale?))
}

/// Drops white space at both ends.
public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
  theString.setString((theString as String).trimmingCharacters(in: .whitespacesAndNewlines))
}

/// Normalises a string.
public func CFStringNormalize(_ theString: CFMutableString!, _ theForm: CFStringNormalizationForm) {
  CoreFoundation.CFStringNormalize(real(theString, as: CoreFoundation.CFMutableString.self), theForm)
}

/// Drops what the flags ask for, such as case and diacritics.
public func CFStringFold(
  _ theString: CFMutableString!, _ theFlags: CFStringCompareFlags, _ theLocale: CFLocale!
) {
  CoreFoundation.CFStringFold(
    real(theString, as: CoreFoundation.CFMutableString.self), theFlags,
    real(theLocale, as: CoreFoundation.CFLocale.self))
}

/// The integer that a string begins with; 0 for none.
public func CFStringGetIntValue(_ str: CFString!) -> Int32 { str.intValue }
/// The number that a string begins with; 0 for none.
public func CFStringGetDoubleValue(_ str: CFString!) -> Double { str.doubleValue }

/// The parts of a string between separators.
public func CFStringCreateArrayBySeparatingStrings(
  _ alloc: CFAllocator!, _ theString: CFString!, _ separatorString: CFString!
) -> CFArray! { theString.components(separatedBy: separatorString as String) as NSArray }

/// Strings in one, with a separator between them.
public func CFStringCreateByCombiningStrings(
  _ alloc: CFAllocator!, _ theArray: CFArray!, _ separatorString: CFString!
) -> CFString! { theArray.componentsJoined(by: separatorString as String) as NSString }
