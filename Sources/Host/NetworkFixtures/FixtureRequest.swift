// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What an app asks a server for, as far as fixtures look at it.
package struct FixtureRequest: Hashable, Sendable {
  /// In capitals.
  package var method: String
  /// With the scheme and the port, without a slash at the end: `https://itunes.apple.com`.
  package var base: String
  /// The server's name, without the port.
  package var host: String
  /// With percent escapes resolved.
  package var path: String
  package var query: [String: String]

  package init(method: String = "GET", base: String, host: String, path: String, query: [String: String] = [:]) {
    self.method = method
    self.base = base
    self.host = host
    self.path = path
    self.query = query
  }

  /// The request that a URL is; `nil` for one without a server.
  package init?(_ url: URL, method: String = "GET") {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let host = parts.host else { return nil }
    let port = parts.port.map { ":\($0)" } ?? ""
    self.init(
      method: method.uppercased(), base: "\(parts.scheme ?? "http")://\(host)\(port)", host: host.lowercased(),
      path: parts.path,
      query: Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 }))
  }

  /// Whether the server stands in for an app's own: on this machine, or by the name that it has in jobs.
  var isOfFixtureServer: Bool { [NetworkFixtures.jobHost, "127.0.0.1", "localhost"].contains(host) }
}

/// What a server answers.
package struct FixtureAnswer: Sendable {
  package var status: Int
  package var type: String
  package var body: Data
  /// Seconds until it comes.
  package var delay: Double

  package init(status: Int = 200, type: String, body: Data, delay: Double = 0) {
    self.status = status
    self.type = type
    self.body = body
    self.delay = delay
  }

  static func json(_ value: Any, status: Int = 200) -> FixtureAnswer {
    // Made here of texts, numbers, arrays and dictionaries by text: that can be written.
    let body = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return FixtureAnswer(status: status, type: "application/json", body: body ?? Data())
  }
}
