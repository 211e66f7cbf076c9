// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
internal import Synchronization

/// Runs parts of an app while it is not open. As in the simulator: nothing is run, and who asks is told so.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// Why something is not run.
  public struct Error: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      public typealias _ErrorType = BGTaskScheduler.Error
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { errorDomain }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  private static let one = BGTaskScheduler()
  private let registered = Mutex<Set<String>>([])

  private override init() { super.init() }

  open class var shared: BGTaskScheduler { one }

  private static var permitted: [String] {
    Bundle.main.infoDictionary?["BGTaskSchedulerPermittedIdentifiers"] as? [String] ?? []
  }

  /// Says what would be run.
  ///
  /// - Returns: Whether the app's Info.plist names it.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard Self.permitted.contains(identifier) else { return false }
    let isNew = registered.withLock { $0.insert(identifier).inserted }
    precondition(isNew, "Launch handler for task with identifier \(identifier) has already been registered")
    return true
  }

  /// Throws: nothing is run here.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let isPermitted = Self.permitted.contains(taskRequest.identifier)
    throw Error(
      isPermitted ? .unavailable : .notPermitted,
      userInfo: [NSLocalizedDescriptionKey: "Tasks are not run in the background here."])
  }

  /// There is nothing to take back.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// There is nothing to take back.
  open func cancelAllTaskRequests() {}

  /// Tells that nothing waits.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler([]) }
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// What is to be run, and when.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var identifier: String
  open var earliestBeginDate: Date?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// Something short.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Something that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// What is being run: nothing ever is, so that there is no object of the class.
open class BGTask: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open var expirationHandler: (() -> Void)?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open func setTaskCompleted(success: Bool) {}
}

/// Something short that is being run.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Something long that is being run.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
