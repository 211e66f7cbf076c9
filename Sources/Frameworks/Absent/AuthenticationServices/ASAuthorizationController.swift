// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// The window that something is shown in.
public typealias ASPresentationAnchor = UIWindow

/// Told who somebody is, or that nobody agreed.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says in which window somebody is asked.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks somebody who they are. As on a device where nobody is signed in and no passwords are kept: requests fail.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  open private(set) var authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private var isAsking = false

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks; the delegate hears a little later that nobody is signed in.
  open func performRequests() {
    isAsking = true
    // Where no password is kept there is nothing to choose from, which iOS tells as if it had been left.
    let isForPasswords = authorizationRequests.allSatisfy { $0 is ASAuthorizationPasswordRequest }
    DispatchQueue.main.async { [self] in
      finish(isForPasswords ? .canceled : .unknown)
    }
  }

  /// Asks no more.
  open func cancel() { finish(.canceled) }

  private func finish(_ code: ASAuthorizationError.Code) {
    guard isAsking else { return }
    isAsking = false
    let words = "The operation couldn’t be completed: nobody is signed in on this device."
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(code, userInfo: [NSLocalizedDescriptionKey: words]))
  }
}
