// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreLocation
public import Foundation

/// Why nothing is kept in iCloud.
public struct CKError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CKError
    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case resultsTruncated = 13
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case assetFileModified = 17
    case incompatibleVersion = 18
    case constraintViolation = 19
    case operationCancelled = 20
    case changeTokenExpired = 21
    case batchRequestFailed = 22
    case zoneBusy = 23
    case badDatabase = 24
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
    case userDeletedZone = 28
    case tooManyParticipants = 29
    case alreadyShared = 30
    case referenceViolation = 31
    case managedAccountRestricted = 32
    case participantMayNeedVerification = 33
    case serverResponseLost = 34
    case assetNotAvailable = 35
    case accountTemporarilyUnavailable = 36
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "CKErrorDomain" }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var unknownItem: Code { .unknownItem }
  public static var partialFailure: Code { .partialFailure }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var limitExceeded: Code { .limitExceeded }
  public static var operationCancelled: Code { .operationCancelled }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var permissionFailure: Code { .permissionFailure }

  public var retryAfterSeconds: Double? { _nsError.userInfo[CKErrorRetryAfterKey] as? Double }
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    _nsError.userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  public var serverRecord: CKRecord? { _nsError.userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  public var clientRecord: CKRecord? { _nsError.userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  public var ancestorRecord: CKRecord? { _nsError.userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }

  static var none: CKError {
    CKError(.notAuthenticated, userInfo: [NSLocalizedDescriptionKey: "This request requires an authenticated account"])
  }
}

public let CKErrorDomain = CKError.errorDomain
public let CKErrorRetryAfterKey = "CKErrorRetryAfterKey"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKOwnerDefaultName = "__defaultOwner__"

/// Tells a handler, a little later, that nobody is signed in.
func refuse(_ handler: @escaping (any Error) -> Void) {
  nonisolated(unsafe) let handler = handler
  DispatchQueue.main.async { handler(CKError.none) }
}
