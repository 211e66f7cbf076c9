// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

public typealias HTTPStubsTestBlock = (URLRequest) -> Bool
public typealias HTTPStubsResponseBlock = (URLRequest) -> HTTPStubsResponse

/// What a stub is known by.
public protocol HTTPStubsDescriptor: NSObjectProtocol {
  var name: String? { get set }
}

/// Answers requests of any session by stubs: the one that was added last, of those that take the request. Others go their
/// way.
open class HTTPStubs: NSObject {
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var stubs: [Stub] = []
  nonisolated(unsafe) private static var isOn = true
  nonisolated(unsafe) private static var isRegistered = false
  nonisolated(unsafe) private static var whenActive: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
  nonisolated(unsafe) private static var whenOver:
    ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, Error?) -> Void)?
  nonisolated(unsafe) private static var whenMissing: ((URLRequest) -> Void)?

  final class Stub: NSObject, HTTPStubsDescriptor {
    var name: String?
    let takes: HTTPStubsTestBlock
    let response: HTTPStubsResponseBlock

    init(_ takes: @escaping HTTPStubsTestBlock, _ response: @escaping HTTPStubsResponseBlock) {
      (self.takes, self.response) = (takes, response)
    }
  }

  /// Adds a stub, before all others.
  @discardableResult open class func stubRequests(
    passingTest testBlock: @escaping HTTPStubsTestBlock,
    withStubResponse responseBlock: @escaping HTTPStubsResponseBlock
  ) -> any HTTPStubsDescriptor {
    let stub = Stub(testBlock, responseBlock)
    lock.withLock {
      stubs.append(stub)
      if !isRegistered {
        isRegistered = true
        URLProtocol.registerClass(HTTPStubsProtocol.self)
      }
    }
    return stub
  }

  /// Takes a stub away; `false` where it is not there.
  @discardableResult open class func removeStub(_ stubDesc: any HTTPStubsDescriptor) -> Bool {
    lock.withLock {
      guard let index = stubs.firstIndex(where: { $0 === stubDesc }) else { return false }
      stubs.remove(at: index)
      return true
    }
  }

  open class func removeAllStubs() { lock.withLock { stubs = [] } }

  open class func allStubs() -> [Any] { lock.withLock { stubs } }

  open class func setEnabled(_ enabled: Bool) { lock.withLock { isOn = enabled } }
  open class func isEnabled() -> Bool { lock.withLock { isOn } }

  @available(*, unavailable, message: "Tessera's stand-in answers the requests of all sessions or of none.")
  open class func setEnabled(_ enabled: Bool, for sessionConfig: URLSessionConfiguration) {}

  /// Told when a stub answers.
  open class func onStubActivation(
    _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
  ) {
    lock.withLock { whenActive = block }
  }

  /// Told when a stub has answered.
  open class func afterStubFinish(
    _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, Error?) -> Void)?
  ) {
    lock.withLock { whenOver = block }
  }

  /// Told of requests that no stub takes.
  open class func onStubMissing(_ block: ((URLRequest) -> Void)?) { lock.withLock { whenMissing = block } }

  // MARK: - For the protocol

  static func stub(for request: URLRequest) -> Stub? {
    lock.withLock { isOn ? stubs.reversed().first { $0.takes(request) } : nil }
  }

  static func miss(_ request: URLRequest) {
    if isEnabled() { lock.withLock { whenMissing }?(request) }
  }

  static func begin(_ request: URLRequest, _ stub: Stub, _ response: HTTPStubsResponse) {
    lock.withLock { whenActive }?(request, stub, response)
  }

  static func end(_ request: URLRequest, _ stub: Stub, _ response: HTTPStubsResponse, _ error: Error?) {
    lock.withLock { whenOver }?(request, stub, response, error)
  }
}

/// Answers in the place of servers, for all sessions.
final class HTTPStubsProtocol: URLProtocol, _TesseraHookingProtocol {
  private let lock = NSLock()
  private var isStopped = false

  override class func canInit(with request: URLRequest) -> Bool {
    if HTTPStubs.stub(for: request) != nil { return true }
    HTTPStubs.miss(request)
    return false
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let stub = HTTPStubs.stub(for: request), let url = request.url else {
      client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
      return
    }
    let response = stub.response(request)
    HTTPStubs.begin(request, stub, response)
    // Requests and answers take their time, which passes as the app's does.
    DispatchQueue.global().asyncAfter(deadline: .now() + response.requestTime) { [weak self] in
      self?.answer(url, stub, response)
    }
  }

  override func stopLoading() { lock.withLock { isStopped = true } }

  private var isOver: Bool { lock.withLock { isStopped } }

  private func answer(_ url: URL, _ stub: HTTPStubs.Stub, _ response: HTTPStubsResponse) {
    guard !isOver else { return }
    if let error = response.error {
      DispatchQueue.global().asyncAfter(deadline: .now() + response.delay) { [weak self] in
        guard let self, !self.isOver else { return }
        self.client?.urlProtocol(self, didFailWithError: error)
        HTTPStubs.end(self.request, stub, response, error)
      }
      return
    }
    let fields = response.fields
    guard
      let head = HTTPURLResponse(
        url: url, statusCode: Int(response.statusCode), httpVersion: "HTTP/1.1", headerFields: fields)
    else { return }
    if (300..<400).contains(response.statusCode), response.statusCode != 304, let place = fields["Location"],
      let next = URL(string: place, relativeTo: url)
    {
      client?.urlProtocol(self, wasRedirectedTo: URLRequest(url: next), redirectResponse: head)
      HTTPStubs.end(request, stub, response, nil)
      return
    }
    client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
    DispatchQueue.global().asyncAfter(deadline: .now() + response.delay) { [weak self] in
      guard let self, !self.isOver else { return }
      if !response.body.isEmpty { self.client?.urlProtocol(self, didLoad: response.body) }
      self.client?.urlProtocolDidFinishLoading(self)
      HTTPStubs.end(self.request, stub, response, nil)
    }
  }
}
