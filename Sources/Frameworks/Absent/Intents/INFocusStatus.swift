// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Whether somebody wants to be left alone.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// `nil`: an app without leave is not told.
  open private(set) var isFocused: Bool?
  public init(isFocused: Bool?) {
    self.isFocused = isFocused
    super.init()
  }
}

/// Tells whether somebody wants to be left alone: apps have no leave to know.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  private static let one = INFocusStatusCenter()
  open class var `default`: INFocusStatusCenter { one }
  private override init() { super.init() }
  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }
  open func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler?(.restricted) }
  }
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .restricted }
}

open class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
  open private(set) var focusStatus: INFocusStatus?
  public init(focusStatus: INFocusStatus?) {
    self.focusStatus = focusStatus
    super.init()
  }
}

public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  open private(set) var code: INShareFocusStatusIntentResponseCode
  public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Tells an app whether somebody wants to be left alone; nobody calls it.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
}
