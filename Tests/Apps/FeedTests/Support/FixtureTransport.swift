// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation
import FoundationNetworking
import NetworkFixtures

@preconcurrency @testable import Feed

/// The network as the sample server has it, on the screen's clock.
final class FixtureTransport: Transport {
  /// Seconds until an answer comes.
  var delay: (URL) -> Double = { _ in 0 }
  /// What is answered instead; `nil` for the sample's.
  var status: (URL) -> Int? = { _ in nil }
  /// Answers instead of the sample's.
  var body: (URL) -> Data? = { _ in nil }
  /// Fails before there is an answer.
  var failure: (URL) -> URLError.Code? = { _ in nil }
  /// What was asked for, in that order.
  private(set) var requests: [URL] = []
  /// How many were cancelled before they were answered.
  private(set) var cancelled = 0

  static let servers = Servers(sample: URL(string: "http://fixtures.test/"))
  private static let fixtures = NetworkFixtures(
    folder: FeedScreen.folder.appendingPathComponent("Fixtures", isDirectory: true))

  func answer(to request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    Deferred { [self] () -> AnyPublisher<(data: Data, response: URLResponse), URLError> in
      guard let url = request.url else { return Fail(error: URLError(.badURL)).eraseToAnyPublisher() }
      requests.append(url)
      return Just(url)
        .delay(for: .milliseconds(Int(delay(url) * 1000)), scheduler: DispatchQueue.main)
        .tryMap { [self] in try result(for: $0) }
        .mapError { $0 as? URLError ?? URLError(.unknown) }
        .handleEvents(receiveCancel: { [self] in cancelled += 1 })
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  private func result(for url: URL) throws -> (data: Data, response: URLResponse) {
    if let code = failure(url) { throw URLError(code) }
    guard let request = FixtureRequest(url), let answer = try? Self.fixtures.answer(request),
      let response = HTTPURLResponse(
        url: url, statusCode: status(url) ?? answer.status, httpVersion: "HTTP/1.1", headerFields: nil)
    else { throw URLError(.resourceUnavailable) }
    return (body(url) ?? answer.body, response)
  }

  /// What was asked for other than pictures.
  var feeds: [URL] { requests.filter { !$0.path.hasPrefix("/artwork") } }
}
