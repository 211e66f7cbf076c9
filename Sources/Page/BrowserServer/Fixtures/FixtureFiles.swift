// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NetworkFixtures

/// Fixtures as answers of a server. Files are read when they are asked for, so that edits count at once.
struct FixtureFiles: Sendable {
  private let fixtures: NetworkFixtures
  /// Has the caller wait so many seconds: a connection has a thread of its own.
  private let wait: @Sendable (Double) -> Void

  init(folder: URL, wait: @escaping @Sendable (Double) -> Void = { Thread.sleep(forTimeInterval: $0) }) {
    fixtures = NetworkFixtures(folder: folder)
    self.wait = wait
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    // A page of another site may have its name point at this machine; it can't choose what the browser asks for by.
    let address = request.headers["host"] ?? ""
    let host = address.split(separator: ":").first.map(String.init)
    guard let host, host == "127.0.0.1" || host == "localhost" else {
      return .plain(.misdirected, "This server is not known by that name.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = HTTPResponse.plain(.methodNotAllowed, "Only GET and HEAD are answered here.")
      refusal.headers.append(("Allow", "GET, HEAD"))
      return refusal
    }
    let asked = FixtureRequest(
      method: request.method, base: "http://\(address)", host: host, path: request.path, query: request.query)
    do throws(NetworkFixtures.Problem) {
      let answer = try fixtures.answer(asked)
      if answer.delay > 0 { wait(answer.delay) }
      let status = HTTPResponse.Status(code: answer.status, phrase: answer.status == 200 ? "OK" : "Asked For")
      return .with(answer.body, type: answer.type, caching: "no-store", status: status)
    } catch {
      switch error {
      case .none: return .plain(.notFound, "There is no such file.")
      case .tooLarge: return .plain(.tooLarge, "The file is larger than \(NetworkFixtures.largestFile) bytes.")
      }
    }
  }
}
