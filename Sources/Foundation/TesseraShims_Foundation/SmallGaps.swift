// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

// Small things that Apple's Foundation has and Linux's has not.

extension Thread {
  /// The thread on which the app runs.
  public static var main: Thread { mainThread }
}

/// Objective-C's integer.
public typealias NSInteger = Int
/// Objective-C's integer without a sign.
public typealias NSUInteger = UInt

extension NSValue {
  /// A pointer as an object.
  public convenience init(pointer: UnsafeRawPointer?) {
    var pointer = pointer
    // Foundation on Linux knows no type of pointers; a number of their size holds one.
    self.init(bytes: &pointer, objCType: "Q")
  }

  /// The pointer of a value that was made of one.
  public var pointerValue: UnsafeMutableRawPointer? {
    var pointer: UnsafeMutableRawPointer?
    getValue(&pointer)
    return pointer
  }

  /// An object that is not kept, as a value.
  public convenience init(nonretainedObject anObject: Any?) {
    self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
  }

  /// The object of a value that was made of one, which must still be there.
  public var nonretainedObjectValue: Any? {
    pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension NSError {
  /// The errors that led to this one.
  public var underlyingErrors: [any Error] {
    let several = userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? []
    return several + [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap { $0 }
  }
}

/// The key of why the network could not be used.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// Why the network could not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular = 0
    case expensive = 1
    case constrained = 2
  }

  /// Why the network could not be used; `nil` where the error has another reason.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
  }
}

extension HTTPCookiePropertyKey {
  /// To which requests of other sites the cookie goes.
  public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "SameSite")
}

/// To which requests of other sites a cookie goes.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// To those that a person follows a link for.
  public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
  /// To none.
  public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}

extension HTTPCookie {
  /// To which requests of other sites the cookie goes; `nil` where it says nothing. Nothing is held back by it here.
  public var sameSitePolicy: HTTPCookieStringPolicy? {
    (properties?[.sameSitePolicy] as? String).map { HTTPCookieStringPolicy(rawValue: $0.lowercased()) }
  }
}

extension URLSession {
  /// All tasks that are not over.
  public var allTasks: [URLSessionTask] {
    get async { await withCheckedContinuation { next in getAllTasks { next.resume(returning: $0) } } }
  }
}

extension URLSessionTask {
  /// A hint whether data is wanted as it comes. Data here is handed on as it comes, whatever is set.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
