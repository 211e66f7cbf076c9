// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Names of Core Foundation that source meets with in drawing: `colors as CFArray`. Apple's are classes of their own, to
// which Swift's values go over by `as`; here, where there is none, the names stand for the values themselves.

/// Any values in a row.
public typealias CFArray = [Any]
/// Bytes.
public typealias CFData = Data
/// Bytes that change.
public typealias CFMutableData = NSMutableData
/// How many values there are in a row.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The object at a place, as a pointer that is good as long as the array's objects are.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// Values by their keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Bits that say how.
public typealias CFOptionFlags = UInt
/// A UTF-16 code unit.
public typealias UniChar = UInt16
/// Text.
public typealias CFString = String
/// An address.
public typealias CFURL = URL

/// No place.
public var kCFNotFound: CFIndex { -1 }

/// Seconds since the first moment of 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// The date and time now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The bytes of some data: a copy, which is kept until sixteen others have been asked for.
///
/// Apple's pointer lives as long as the data; here the data is a value, and nobody knows how long the caller goes on
/// reading. For code that reads a picture's pixels this way; `Data` itself is the better way.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  KeptBytes.shared.pointer(to: theData)
}

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.count }

/// Bytes that were handed out as pointers: the latest few.
private final class KeptBytes: @unchecked Sendable {
  static let shared = KeptBytes()
  private let lock = NSLock()
  private var kept: [(data: Data, pointer: UnsafeMutablePointer<UInt8>)] = []
  private static let limit = 16

  func pointer(to data: Data) -> UnsafePointer<UInt8> {
    lock.lock()
    defer { lock.unlock() }
    if let known = kept.first(where: { $0.data == data }) { return UnsafePointer(known.pointer) }
    let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
    data.copyBytes(to: pointer, count: data.count)
    kept.append((data, pointer))
    if kept.count > Self.limit { kept.removeFirst().pointer.deallocate() }
    return UnsafePointer(pointer)
  }
}
