// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Why what is known of somebody's health cannot be had.
public struct HKError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = HKError
    case unknownError = 0
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted = 2
    case errorInvalidArgument = 3
    case errorAuthorizationDenied = 4
    case errorAuthorizationNotDetermined = 5
    case errorDatabaseInaccessible = 6
    case errorUserCanceled = 7
    case errorAnotherWorkoutSessionStarted = 8
    case errorUserExitedWorkoutSession = 9
    case errorRequiredAuthorizationDenied = 10
    case errorNoData = 11

    public static var noError: Code { .unknownError }
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.healthkit" }
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorUserCanceled: Code { .errorUserCanceled }
  public static var errorNoData: Code { .errorNoData }

  static var none: HKError {
    HKError(
      .errorHealthDataUnavailable,
      userInfo: [NSLocalizedDescriptionKey: "Health data is unavailable on this device"])
  }
}

/// Whether an app may write something.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied = 1
  case sharingAuthorized = 2
}

/// Whether an app would have to ask.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest = 1
  case unnecessary = 2
}

/// How often an app is told in the background.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
}

/// What is known of somebody's health. As on a device that keeps nothing of it: what is asked for ends in ``HKError``.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Whether the device keeps anything: no.
  open class func isHealthDataAvailable() -> Bool { false }
  open func supportsHealthRecords() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError.none }
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.unknown, HKError.none) }
  }
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw HKError.none }

  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  open func save(_ object: HKObject) async throws { throw HKError.none }
  open func save(_ objects: [HKObject]) async throws { throw HKError.none }
  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  open func delete(_ object: HKObject) async throws { throw HKError.none }

  /// Runs a query, which ends in an error a little later.
  open func execute(_ query: HKQuery) { DispatchQueue.main.async { query.fail(HKError.none) } }
  open func stop(_ query: HKQuery) { query.isStopped = true }

  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) { refuse(completion) }

  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.none }
  open func bloodType() throws -> HKBloodTypeObject { throw HKError.none }
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError.none }
  @available(iOS, deprecated: 10.0, message: "Use dateOfBirthComponents()")
  open func dateOfBirth() throws -> Date { throw HKError.none }

  private func refuse(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(false, HKError.none) }
  }
}

public enum HKBiologicalSex: Int, Sendable {
  case notSet = 0
  case female = 1
  case male = 2
  case other = 3
}

public enum HKBloodType: Int, Sendable {
  case notSet = 0
  case aPositive = 1
  case aNegative = 2
  case bPositive = 3
  case bNegative = 4
  case abPositive = 5
  case abNegative = 6
  case oPositive = 7
  case oNegative = 8
}

/// Somebody's sex, as they say; not known here.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  open var biologicalSex: HKBiologicalSex { .notSet }
}

/// Somebody's type of blood; not known here.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  open var bloodType: HKBloodType { .notSet }
}
