// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import FoundationNetworking

/// What Foundation on Linux loads with where a protocol of the app's takes a request. That one loads in truth, by a
/// `ProtocolLoad`.
final class ProtocolBridge: URLProtocol {
  private var load: ProtocolLoad?

  override class func canInit(with request: URLRequest) -> Bool { ProtocolHooks.isResumedTaskChosen }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    load = task.flatMap { ProtocolHooks.load(of: $0) }
    load?.start(for: self)
  }

  override func stopLoading() {
    load?.stop()
    load = nil
  }
}
