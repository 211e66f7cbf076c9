// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Decides which requests are answered at all.
///
/// A page of another site can make a browser send requests here. It can neither choose the `Host` and `Origin` that
/// the browser puts in, nor read the token out of our page.
struct RequestGuard: Sendable {
  let host: String
  let port: UInt16
  let hostNames: [String]
  let token: String

  private var isLoopback: Bool { host.hasPrefix("127.") }

  /// Whether this server may be called so; keeps out names that others point at this address.
  func accepts(host header: String?) -> Bool {
    guard let header else { return false }
    let parts = header.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].lowercased()
    let namedPort = parts.count == 2 ? UInt16(parts[1]) : 80
    if hostNames.contains(name) { return true }
    guard namedPort == port else { return false }
    if name == host || name == "localhost" || name == "127.0.0.1" { return true }
    // Open to other machines on request: any address of numbers may be this machine's.
    return !isLoopback && name.split(separator: ".").count == 4 && name.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// Whether the page that opens a stream was served from here.
  func accepts(origin: String?, host: String?) -> Bool {
    guard let origin, let host, accepts(host: host) else { return false }
    return origin == "http://\(host)" || (origin == "https://\(host)" && hostNames.contains(host.lowercased()))
  }

  /// Whether the token is this run's; takes the same time wherever two tokens differ.
  func accepts(token candidate: String?) -> Bool {
    let candidate = Array((candidate ?? "").utf8)
    let token = Array(token.utf8)
    guard candidate.count == token.count, !token.isEmpty else { return false }
    return zip(candidate, token).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
