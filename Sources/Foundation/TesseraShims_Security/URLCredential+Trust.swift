// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

// On Linux the library below `URLSession` checks servers itself, against this machine's anchors, before anybody could be
// asked: no challenge of this kind ever comes, so code that answers them is never run.

/// The way of checking that asks an app whether it trusts a server.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The way of checking that asks an app for a certificate of its own.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The server's certificates, where the app is asked whether it trusts them; `nil`, since it is not.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Says that a server is trusted.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
