// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public struct NEAppPushManagerError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = NEAppPushManagerError
    case configurationInvalid = 1
    case configurationNotLoaded = 2
    case internalError = 3
    case inactiveSession = 4
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "NEAppPushErrorDomain" }
  static var absent: NEAppPushManagerError {
    NEAppPushManagerError(.internalError, userInfo: [NSLocalizedDescriptionKey: "IPC failed"])
  }
}

@preconcurrency public protocol NEAppPushDelegate: NSObjectProtocol {
  func appPushManager(
    _ manager: NEAppPushManager, didReceiveIncomingCallWithUserInfo userInfo: [AnyHashable: Any])
}

/// Calls that come in by a network of one's own. As in a simulator, configurations can be neither read nor kept.
open class NEAppPushManager: NSObject, @unchecked Sendable {
  open var matchSSIDs: [String] = []
  open var matchEthernet = false
  open var providerConfiguration: [String: Any] = [:]
  open var providerBundleIdentifier: String?
  open weak var delegate: (any NEAppPushDelegate)?
  open var isActive: Bool { false }
  open var localizedDescription: String?
  open var isEnabled = false

  public override init() { super.init() }

  open class func loadAllFromPreferences(completionHandler: @escaping ([NEAppPushManager]?, (any Error)?) -> Void) {
    answer({ (error: NEAppPushManagerError) in completionHandler(nil, error) }, .absent)
  }
  open class func loadAllFromPreferences() async throws -> [NEAppPushManager] { throw NEAppPushManagerError.absent }
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answer(completionHandler, NEAppPushManagerError.absent)
  }
  open func loadFromPreferences() async throws { throw NEAppPushManagerError.absent }
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    answer(completionHandler, NEAppPushManagerError.absent)
  }
  open func saveToPreferences() async throws { throw NEAppPushManagerError.absent }
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    answer(completionHandler, NEAppPushManagerError.absent)
  }
  open func removeFromPreferences() async throws { throw NEAppPushManagerError.absent }
}

/// Part of an extension that listens for calls. Extensions are not run here.
open class NEAppPushProvider: NEProvider, @unchecked Sendable {
  open var providerConfiguration: [String: Any]? { nil }
  open func start() {}
  open func start(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NEAppPushManagerError.absent)
  }
  open func stop(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) { completionHandler() }
  open func stop(with reason: NEProviderStopReason) async {}
  /// Tells the app of a call; it is not run beside its extension.
  open func reportIncomingCall(userInfo: [AnyHashable: Any] = [:]) {}
  open func handleTimerEvent() {}
}
