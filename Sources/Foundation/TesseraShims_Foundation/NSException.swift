// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

/// What Objective-C raises where something goes wrong that the program could have known of. Nothing catches it here, nor in
/// Swift on iOS: `raise()` ends the process with iOS's message.
open class NSException: NSObject, @unchecked Sendable {
  open private(set) var name: NSExceptionName
  open private(set) var reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Raises an exception whose reason is a format, filled in.
  public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// Ends the process.
  open func raise() {
    UncaughtExceptions.handler.withLock { $0 }?(self)
    fatalError(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
  }

  open override var description: String { reason ?? name.rawValue }
}

/// What is called with an exception that nobody catches, before the process ends.
public typealias NSUncaughtExceptionHandler = @Sendable (NSException) -> Void

private enum UncaughtExceptions {
  static let handler = Mutex<NSUncaughtExceptionHandler?>(nil)
}

/// Sets what is called before an exception ends the process. Errors that Swift stops at, such as a `nil` that is unwrapped, are
/// no exceptions.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
  UncaughtExceptions.handler.withLock { $0 = handler }
}

/// What is called before an exception ends the process; `nil` at first.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? {
  UncaughtExceptions.handler.withLock { $0 }
}

extension NSExceptionName {
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
  public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
}
