// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

// Senders may leave these out on iOS.

extension URLAuthenticationChallengeSender {
  /// Goes on as if nobody had been asked: with the credential that was proposed, else without one.
  public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {
    if let proposed = challenge.proposedCredential {
      use(proposed, for: challenge)
    } else {
      continueWithoutCredential(for: challenge)
    }
  }

  /// Goes on without a credential for this protection space.
  public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {
    continueWithoutCredential(for: challenge)
  }
}
