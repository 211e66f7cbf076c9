// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
internal import Synchronization

/// Asks whether an app may follow the person through other companies' apps. The person does not let it.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }

  private static let asked = Mutex(false)

  public override init() { super.init() }

  /// `notDetermined` until the app has asked, `denied` after that.
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    asked.withLock { $0 } ? .denied : .notDetermined
  }

  /// Asks the person, and tells the answer a little later.
  open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void) {
    asked.withLock { $0 = true }
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.denied) }
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    asked.withLock { $0 = true }
    return .denied
  }
}
