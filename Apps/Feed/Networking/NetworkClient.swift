// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// Gets what decodes from any endpoint.
final class NetworkClient {
  private let transport: Transport
  let servers: Servers

  /// How often a request is repeated that may go better the next time, and seconds before the first repetition; each
  /// further one waits twice as long.
  static let retries = 3
  static let firstDelay = 0.5

  init(transport: Transport = URLSession.shared, servers: Servers = .current) {
    self.transport = transport
    self.servers = servers
  }

  /// The answer of an endpoint, on the main queue.
  func fetch<Value: Decodable>(_ type: Value.Type, from endpoint: Endpoint) -> AnyPublisher<Value, NetworkError> {
    guard let url = endpoint.url(on: servers) else {
      return Fail(error: NetworkError.transport(.badURL)).eraseToAnyPublisher()
    }
    let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 15)
    return transport.answer(to: request)
      .mapError { NetworkError.transport($0.code) }
      .tryMap { answer in
        let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 200
        guard (200..<300).contains(status) else { throw NetworkError.status(status) }
        do {
          return try JSONDecoder().decode(type, from: answer.data)
        } catch {
          throw NetworkError.decoding("\(error)")
        }
      }
      .mapError { $0 as? NetworkError ?? .decoding("\($0)") }
      .receive(on: DispatchQueue.main)
      .retry(
        Self.retries, after: .milliseconds(Int(Self.firstDelay * 1000)), on: DispatchQueue.main, where: \.mayPass)
  }
}
