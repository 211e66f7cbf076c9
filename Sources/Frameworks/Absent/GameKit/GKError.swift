// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Why nothing comes of a game's wish.
public struct GKError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = GKError
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case userDenied = 4
    case invalidCredentials = 5
    case notAuthenticated = 6
    case authenticationInProgress = 7
    case invalidPlayer = 8
    case scoreNotSet = 9
    case parentalControlsBlocked = 10
    case playerStatusExceedsMaximumLength = 11
    case playerStatusInvalid = 12
    case matchRequestInvalid = 13
    case underage = 14
    case gameUnrecognized = 15
    case notSupported = 16
    case invalidParameter = 17
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "GKErrorDomain" }
  public static var unknown: Code { .unknown }
  public static var cancelled: Code { .cancelled }
  public static var communicationsFailure: Code { .communicationsFailure }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var notSupported: Code { .notSupported }

  static var none: GKError {
    GKError(
      .notAuthenticated,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The requested operation could not be completed because local player has not been authenticated."
      ])
  }
}

public let GKErrorDomain = GKError.errorDomain

/// Tells a handler, a little later, that nobody is signed in.
func refuse(_ completionHandler: (((any Error)?) -> Void)?) {
  nonisolated(unsafe) let completionHandler = completionHandler
  DispatchQueue.main.async { completionHandler?(GKError.none) }
}
