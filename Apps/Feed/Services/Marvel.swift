// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// What Marvel has lists of.
enum MarvelKind: String {
  case comics, characters, series
}

/// A list of Marvel's.
struct MarvelAnswer: Decodable {
  struct Page: Decodable {
    let results: [MarvelItem]
  }

  let data: Page
}

struct MarvelItem: Decodable, Equatable {
  struct Thumbnail: Decodable, Equatable {
    let path: String
    let `extension`: String
  }

  let id: Int
  let title: String?
  let name: String?
  let description: String?
  let modified: String?
  let thumbnail: Thumbnail?
}

/// The pair of keys that Marvel gives to developers.
struct MarvelKeys {
  let publicKey: String
  let privateKey: String

  /// As the environment says; a server with sample data has its own.
  static func current(
    _ environment: [String: String] = ProcessInfo.processInfo.environment, servers: Servers = .current
  ) -> MarvelKeys? {
    if let publicKey = environment["MARVEL_PUBLIC_KEY"], let privateKey = environment["MARVEL_PRIVATE_KEY"] {
      return MarvelKeys(publicKey: publicKey, privateKey: privateKey)
    }
    return servers.sample == nil ? nil : MarvelKeys(publicKey: "sample", privateKey: "sample-private")
  }

  /// What signs a request that is made at a time.
  func signature(at time: String) -> [URLQueryItem] {
    [
      URLQueryItem(name: "ts", value: time), URLQueryItem(name: "apikey", value: publicKey),
      URLQueryItem(name: "hash", value: MD5.hex(time + privateKey + publicKey)),
    ]
  }

  /// Said where there are none.
  static let help = """
    Marvel wants keys. Get a pair at developer.marvel.com, and set MARVEL_PUBLIC_KEY and MARVEL_PRIVATE_KEY in the \
    environment.
    """
}

extension NetworkClient {
  /// Fetches one of Marvel's lists.
  func marvel(
    _ kind: MarvelKind, limit: Int, keys: MarvelKeys?, now: Date = AppClock.now()
  ) -> AnyPublisher<[MarvelItem], NetworkError> {
    guard let keys else { return Fail(error: NetworkError.missingKey(MarvelKeys.help)).eraseToAnyPublisher() }
    let time = "\(Int(now.timeIntervalSince1970))"
    let query = [URLQueryItem(name: "limit", value: "\(limit)")] + keys.signature(at: time)
    return fetch(MarvelAnswer.self, from: Endpoint(.marvel, path: "v1/public/\(kind.rawValue)", query: query))
      .map(\.data.results)
      .eraseToAnyPublisher()
  }
}
