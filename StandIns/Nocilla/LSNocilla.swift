// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Answers requests of any session by stubs. A request that no stub is for ends in an error, which is told on standard error;
/// Nocilla itself throws an exception there.
open class LSNocilla: NSObject {
  nonisolated(unsafe) private static let shared = LSNocilla()
  private let lock = NSLock()
  private var stubs: [LSStubRequest] = []

  open class func sharedInstance() -> LSNocilla { shared }

  /// The requests that have stubs, in the order in which they were made.
  open var stubbedRequests: [Any]! { lock.withLock { stubs } }
  open private(set) var isStarted = false

  /// Takes the requests that are made from now on.
  open func start() {
    guard !isStarted else { return }
    isStarted = true
    URLProtocol.registerClass(StubProtocol.self)
  }

  /// Forgets the stubs and lets requests go their way.
  open func stop() {
    URLProtocol.unregisterClass(StubProtocol.self)
    clearStubs()
    isStarted = false
  }

  open func clearStubs() { lock.withLock { stubs = [] } }

  /// Adds a stub, in the place of one for the same requests.
  open func addStubbedRequest(_ request: LSStubRequest!) {
    guard let request else { return }
    lock.withLock {
      if let index = stubs.firstIndex(where: { $0.isEqual(to: request) }) {
        stubs[index] = request
      } else {
        stubs.append(request)
      }
    }
  }

  func stub(for request: URLRequest, body: Data?) -> LSStubRequest? {
    lock.withLock { stubs.first { $0.matches(request, body: body) } }
  }
}

/// Answers in the place of servers, for all sessions.
final class StubProtocol: URLProtocol, _TesseraHookingProtocol {
  private let lock = NSLock()
  private var isStopped = false

  override class func canInit(with request: URLRequest) -> Bool { ["http", "https"].contains(request.url?.scheme) }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let stub = LSNocilla.sharedInstance().stub(for: request, body: request.httpBody ?? request.httpBodyStream?.all)
    guard let stub, let url = request.url else {
      let words = "No stub is for \(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
      FileHandle.standardError.write(Data("Nocilla: \(words)\n".utf8))
      client?.urlProtocol(
        self,
        didFailWithError: NSError(
          domain: "NocillaUnexpectedRequest", code: 0, userInfo: [NSLocalizedDescriptionKey: words]))
      return
    }
    let response = stub.response
    response.whenReady { [weak self] in self?.answer(url, response) }
  }

  override func stopLoading() { lock.withLock { isStopped = true } }

  private func answer(_ url: URL, _ response: LSStubResponse) {
    guard !lock.withLock({ isStopped }) else { return }
    if let error = response.error { return client?.urlProtocol(self, didFailWithError: error) ?? () }
    guard
      let head = HTTPURLResponse(
        url: url, statusCode: response.statusCode, httpVersion: "HTTP/1.1", headerFields: response.headers)
    else { return }
    if (300..<400).contains(response.statusCode), let place = response.headers["Location"],
      let next = URL(string: place, relativeTo: url)
    {
      client?.urlProtocol(self, wasRedirectedTo: URLRequest(url: next), redirectResponse: head)
      return
    }
    client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: response.body)
    client?.urlProtocolDidFinishLoading(self)
  }
}

extension InputStream {
  /// What the stream has to give.
  fileprivate var all: Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    open()
    defer { close() }
    while hasBytesAvailable {
      let count = read(&buffer, maxLength: buffer.count)
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }
}
