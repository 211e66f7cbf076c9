// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Answers by path; keeps what it was asked.
final class MockProtocol: URLProtocol {
  static var requests: [URLRequest] = []
  static var bodies: [String] = []
  static var stopped: [String] = []
  static var policy = URLCache.StoragePolicy.notAllowed

  static func reset() { (requests, bodies, stopped, policy) = ([], [], [], .notAllowed) }

  private lazy var sender = Sender(self)

  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "https" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    Self.requests.append(request)
    Self.bodies.append(request.httpBodyStream.map(Self.text) ?? "")
    switch url.path {
    case "/pieces": answer(200, ["An", "na", "!"])
    case "/missing": answer(404, ["no ", "such name"])
    case "/private": answer(401, ["who?"], headers: ["WWW-Authenticate": "Basic realm=\"names\""])
    case "/nothing": answer(204, [])
    case "/failure": client?.urlProtocol(self, didFailWithError: NSError(domain: "Mocks", code: 7))
    case "/moved":
      let response = HTTPURLResponse(
        url: url, statusCode: 301, httpVersion: "HTTP/1.1", headerFields: ["Location": "/pieces"])!
      client?.urlProtocol(
        self, wasRedirectedTo: URLRequest(url: url.deletingLastPathComponent().appendingPathComponent("pieces")),
        redirectResponse: response)
    case "/guarded":
      let space = URLProtectionSpace(
        host: "names.example", port: 443, protocol: "https", realm: "names",
        authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
      client?.urlProtocol(
        self,
        didReceive: URLAuthenticationChallenge(
          protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil,
          sender: sender))
    case "/later":
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { self.answer(200, ["late"]) }
    case "/never": break
    default: answer(200, [url.lastPathComponent])
    }
  }

  override func stopLoading() { Self.stopped.append(request.url?.path ?? "") }

  func answer(_ status: Int, _ pieces: [String], headers: [String: String] = [:]) {
    let response = HTTPURLResponse(
      url: request.url!, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: Self.policy)
    for piece in pieces { client?.urlProtocol(self, didLoad: Data(piece.utf8)) }
    client?.urlProtocolDidFinishLoading(self)
  }

  private static func text(_ stream: InputStream) -> String {
    stream.open()
    defer { stream.close() }
    var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 4))
    while stream.hasBytesAvailable {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { break }
      data += buffer[..<count]
    }
    return String(decoding: data, as: UTF8.self)
  }

  private final class Sender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    private weak var owner: MockProtocol?
    init(_ owner: MockProtocol) { self.owner = owner }
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {
      owner?.answer(200, ["hello ", credential.user ?? "nobody"])
    }
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { owner?.answer(401, ["nobody"]) }
    func cancel(_ challenge: URLAuthenticationChallenge) {}
  }
}
