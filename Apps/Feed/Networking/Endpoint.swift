// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Something that a service answers.
struct Endpoint: Hashable {
  let service: Service
  let path: String
  let query: [URLQueryItem]

  init(_ service: Service, path: String, query: [URLQueryItem] = []) {
    self.service = service
    self.path = path
    self.query = query
  }

  /// Where it is, among the servers that the app was told of.
  func url(on servers: Servers) -> URL? {
    var parts = URLComponents(url: servers.url(of: service), resolvingAgainstBaseURL: false)
    parts?.path = "/" + path
    parts?.queryItems = query.isEmpty ? nil : query
    return parts?.url
  }
}

/// Who answers.
enum Service: String, CaseIterable {
  case charts = "https://rss.applemarketingtools.com"
  case oldCharts = "https://rss.itunes.apple.com"
  case store = "https://itunes.apple.com"
  case marvel = "https://gateway.marvel.com"
}

/// Where the services are: on the internet, or all on one server with sample data.
struct Servers {
  /// The server that answers for all of them; `nil` for the real ones.
  let sample: URL?

  /// As the environment says. An empty `FIXTURE_SERVER` is none.
  static let current = Servers(
    sample: ProcessInfo.processInfo.environment["FIXTURE_SERVER"].flatMap { $0.isEmpty ? nil : URL(string: $0) })

  func url(of service: Service) -> URL {
    guard let url = sample ?? URL(string: service.rawValue) else {
      preconditionFailure("\(service.rawValue) is no address")
    }
    return url
  }
}
