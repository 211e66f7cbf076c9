// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import FoundationNetworking
internal import NetworkFixtures
internal import Synchronization
internal import UIKit

/// Answers an app's requests from fixtures, so that the network of a job is an input as its clock is.
///
/// Sessions ask the classes in their configuration, and those of Foundation on Linux come before any that is registered
/// later. So Foundation's own classes do what this one does: its methods use nothing but what every protocol has.
final class FixtureProtocol: URLProtocol {
  private struct State {
    var fixtures: NetworkFixtures?
    /// What was asked and neither answered nor cancelled yet.
    var loading: Set<ObjectIdentifier> = []
    /// What was missed, each told of once.
    var missed: Set<String> = []
    /// Answers on their way.
    var pending: [Pending] = []
  }

  /// An answer and when it is due.
  private struct Pending: @unchecked Sendable {
    let due: DispatchTime
    /// Which request it answers, counted as tasks were resumed.
    let number: Int
    let tell: () -> Void
  }
  private static let state = Mutex(State())

  /// Answers all requests of this process, of any session, for good.
  static func takeOver(_ fixtures: NetworkFixtures) {
    state.withLock { $0.fixtures = fixtures }
    for type in URLSessionConfiguration.default.protocolClasses ?? [] where type != FixtureProtocol.self {
      for method in ["12startLoading", "11stopLoading"] {
        let isLent = tessera_lend_method(
          unsafeBitCast(FixtureProtocol.self as AnyClass, to: UnsafeRawPointer.self),
          unsafeBitCast(type, to: UnsafeMutableRawPointer.self),
          "$s20FoundationNetworking11URLProtocolC\(method)yyFTq", "$s20FoundationNetworking11URLProtocolCMn")
        // A request that left the process would make pictures a matter of luck.
        if !isLent { fatalError("\(type) of this Foundation can't be answered for; the network of jobs needs that") }
      }
    }
    URLProtocol.registerClass(FixtureProtocol.self)
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() { FixtureLoading.start(self) }
  override func stopLoading() { FixtureLoading.stop(self) }

  /// The two methods' work, on any protocol.
  private enum FixtureLoading {
    static func start(_ loader: URLProtocol) {
      let key = ObjectIdentifier(loader)
      let fixtures = FixtureProtocol.state.withLock { state in
        state.loading.insert(key)
        return state.fixtures
      }
      let method = loader.request.httpMethod ?? "GET"
      guard let url = loader.request.url, let request = FixtureRequest(url, method: method) else {
        return FixtureProtocol.fail(loader, "A request needs the address of a server", nil)
      }
      do throws(NetworkFixtures.Problem) {
        guard let fixtures else { throw .none }
        let answer = try fixtures.answer(request)
        let limit = loader.request.timeoutInterval
        let isLate = limit > 0 && answer.delay > limit
        FixtureProtocol.schedule(after: isLate ? limit : answer.delay, loader) {
          if isLate { return FixtureProtocol.fail(loader, "The request timed out.", url, .timedOut) }
          FixtureProtocol.deliver(answer, to: loader, url)
        }
      } catch {
        let name = NetworkFixtures.fileName(for: request)
        let text =
          error == .tooLarge
          ? "The fixture \(name) is larger than \(NetworkFixtures.largestFile) bytes"
          : "No fixture answers \(method) \(url.absoluteString); the folder Fixtures needs a file \(name)"
        if FixtureProtocol.state.withLock({ $0.missed.insert(text).inserted }) {
          FileHandle.standardError.write(Data("tessera: \(text)\n".utf8))
        }
        FixtureProtocol.schedule(after: 0, loader) { FixtureProtocol.fail(loader, text, url) }
      }
    }

    static func stop(_ loader: URLProtocol) { _ = FixtureProtocol.isTaken(loader) }
  }

  /// Tells of an answer when it is due. Sessions load on threads of their own; what is due at one moment comes in the order
  /// in which the tasks were resumed, one answer after what came of the one before.
  private static func schedule(after delay: Double, _ loader: URLProtocol, _ tell: @escaping () -> Void) {
    let due = DispatchTime.now() + delay
    let pending = Pending(due: due, number: loader.task.flatMap { ProtocolHooks.number(of: $0) } ?? .max, tell: tell)
    state.withLock { $0.pending.append(pending) }
    DispatchQueue.global().asyncAfter(deadline: due) {
      let now = DispatchTime.now()
      let next = state.withLock { state -> Pending? in
        let indices = state.pending.indices.filter { state.pending[$0].due <= now }
        let first = indices.min {
          let (a, b) = (state.pending[$0], state.pending[$1])
          return (a.due, a.number) < (b.due, b.number)
        }
        return first.map { state.pending.remove(at: $0) }
      }
      next?.tell()
    }
  }

  /// Whether nobody else has ended the request.
  private static func isTaken(_ loader: URLProtocol) -> Bool {
    state.withLock { $0.loading.remove(ObjectIdentifier(loader)) != nil }
  }

  private static func fail(
    _ loader: URLProtocol, _ text: String, _ url: URL?, _ code: URLError.Code = .resourceUnavailable
  ) {
    guard isTaken(loader) else { return }
    var details: [String: Any] = [NSLocalizedDescriptionKey: text]
    if let url {
      details[NSURLErrorFailingURLErrorKey] = url
      details[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    loader.client?.urlProtocol(loader, didFailWithError: URLError(code, userInfo: details))
  }

  private static func deliver(_ answer: FixtureAnswer, to loader: URLProtocol, _ url: URL) {
    guard isTaken(loader) else { return }
    let headers = ["Content-Type": answer.type, "Content-Length": "\(answer.body.count)"]
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { return }
    loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
    if loader.request.httpMethod != "HEAD" { loader.client?.urlProtocol(loader, didLoad: answer.body) }
    loader.client?.urlProtocolDidFinishLoading(loader)
  }
}
