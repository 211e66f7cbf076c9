// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Names of Core Foundation that source meets with in functions of C: keychains, sounds, reachability. As with the other
// names, there are no classes of Core Foundation's behind them.

/// How a function of C went; zero where it went well.
public typealias OSStatus = Int32
/// It went well.
public var noErr: OSStatus { 0 }

/// Any object: what a function answers that may answer several things. `as? Data` and its like look into it.
public typealias CFTypeRef = AnyObject
/// A number of elements or a place among them.
public typealias CFIndex = Int
/// What went wrong in a function of C.
public typealias CFError = NSError
/// What an error says of itself.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
/// An error's number within its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// Who an error comes from.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
/// Any number.
public typealias CFNumber = NSNumber
/// Yes or no, as an object.
public typealias CFBoolean = NSNumber
/// Yes.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// No.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Nothing, as an object.
public typealias CFNull = NSNull
/// The only one.
public let kCFNull: CFNull! = NSNull()

/// What gets memory for objects on Apple's platforms. Here Swift does; there is none, and functions ignore it.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The usual allocator: `nil`, as on Apple's platforms.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The key of a bundle's version in its property list.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a bundle's program.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// What a thread turns round in.
public typealias CFRunLoop = RunLoop

/// The present thread's.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// The main thread's.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// What a run loop listens to.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString

  /// Creates a mode of a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode of a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  /// The usual mode.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All the modes that count as common.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// The usual mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .defaultMode
/// All the modes that count as common.
public let kCFRunLoopCommonModes: CFRunLoopMode! = .commonModes
