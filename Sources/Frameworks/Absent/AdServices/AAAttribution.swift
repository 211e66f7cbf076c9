// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Why no token of an advertisement can be had.
public struct AAAttributionError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = AAAttributionError
    case networkError = 1
    case internalError = 2
    case platformNotSupported = 3
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "AAAttributionErrorDomain" }
  public static var networkError: Code { .networkError }
  public static var internalError: Code { .internalError }
  public static var platformNotSupported: Code { .platformNotSupported }
}

/// Tells which advertisement led to an app. As where the device cannot: no token can be had.
open class AAAttribution: NSObject {
  /// Throws ``AAAttributionError/platformNotSupported``.
  open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
