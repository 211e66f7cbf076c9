// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a person can be asked for.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// How a device knows its owner.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// Why somebody was not recognised.
public struct LAError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LAError
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case notInteractive = -1004

    /// What biometry was called when there were fingers alone.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }

  /// Why nobody can be asked.
  static var noPasscode: LAError {
    LAError(.passcodeNotSet, userInfo: [NSLocalizedDescriptionKey: "No passcode is set."])
  }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
}

/// Asks who holds the device. As on one without a passcode, nobody can be asked.
open class LAContext: NSObject, @unchecked Sendable {
  /// The button for another way. Defaults to the system's.
  open var localizedFallbackTitle: String?
  /// The button that ends the question. Defaults to the system's.
  open var localizedCancelTitle: String?
  /// What the person is told. Defaults to the empty text.
  open var localizedReason = ""
  /// For how many seconds an answer that was given before counts. Defaults to 0.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// Whether only what needs no question may be done. Defaults to `false`.
  open var interactionNotAllowed = false
  /// What the device knows of fingers and faces: nothing.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// What the device knows its owner by: nothing.
  open var biometryType: LABiometryType { .none }

  /// Whether a question can be asked: none can. `error` says why.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError.noPasscode as NSError
    return false
  }

  /// Answers that nobody can be asked.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, LAError.noPasscode) }
  }

  /// Throws, since nobody can be asked.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError.noPasscode
  }

  /// Makes the context useless.
  open func invalidate() {}
}
