// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import FoundationNetworking

/// Stands between a session and a protocol of the app's: tells Foundation on Linux of what comes as a session does on iOS.
///
/// What the app's protocol says is taken in on a queue of the load's own, one thing after another, and kept while a delegate
/// makes up its mind.
final class ProtocolLoad: NSObject, @unchecked Sendable {
  private enum Event {
    case response(URLResponse, URLCache.StoragePolicy)
    case data(Data)
    case redirect(URLRequest, URLResponse)
    case challenge(URLAuthenticationChallenge)
    case finish
    case failure(any Error)
  }

  private let queue = DispatchQueue(label: "org.tessera.url-protocol")
  private let lock = NSLock()
  /// Whether the end was told, or the task cancelled; under the lock.
  private var hasEnded = false

  private let task: URLSessionTask
  private let choice: ProtocolChoice

  // On the queue.
  /// What Foundation takes the answer from.
  private var bridge: URLProtocol?
  private var loader: URLProtocol?
  private var events: [Event] = []
  private var isWaiting = false
  private var response: URLResponse?
  private var storagePolicy = URLCache.StoragePolicy.notAllowed
  private var pieces = Data()
  private var listener: URLSessionTask.Listener?

  init(_ choice: ProtocolChoice, of task: URLSessionTask) {
    (self.choice, self.task) = (choice, task)
  }

  func start(for bridge: URLProtocol) {
    let passed = Passed(value: bridge)
    queue.async { [self] in
      self.bridge = passed.value
      listener = task.listener
      load(choice)
    }
  }

  /// Foundation has the load stop: the task is cancelled.
  func stop() {
    lock.withLock { hasEnded = true }
    queue.async { [self] in release() }
  }

  /// Whether the task's end has not been told yet; then it won't be.
  func beginCancelling() -> Bool {
    lock.withLock {
      defer { hasEnded = true }
      return !hasEnded
    }
  }

  /// Whether the end may be told, which is so once.
  private func beginEnding() -> Bool { beginCancelling() }
  private var isOver: Bool { lock.withLock { hasEnded } }
  private var client: (any URLProtocolClient)? { bridge?.client }

  private func load(_ choice: ProtocolChoice) {
    guard !isOver else { return release() }
    let loader = choice.type.init(request: choice.request, cachedResponse: bridge?.cachedResponse, client: self)
    loader.task = task
    self.loader = loader
    loader.startLoading()
  }

  /// Lets the app's protocol go, which is told to stop, also after its end.
  private func release() {
    let loader = loader
    self.loader = nil
    events = []
    loader?.stopLoading()
    loader?.client = nil
    bridge = nil
    ProtocolHooks.end(of: task)
  }

  // MARK: - What comes

  private func take(_ event: Event, from sender: URLProtocol) { take(event, from: ObjectIdentifier(sender)) }

  /// What an earlier protocol says is ignored.
  private func take(_ event: Event, from sender: ObjectIdentifier) {
    let passed = Passed(value: event)
    queue.async { [self] in
      guard let loader, ObjectIdentifier(loader) == sender else { return }
      events.append(passed.value)
      pump()
    }
  }

  private struct Passed<Value>: @unchecked Sendable {
    let value: Value
  }

  private func pump() {
    while !isWaiting, !events.isEmpty, !isOver, let session = task.owner { handle(events.removeFirst(), session) }
  }

  /// Waits for a delegate's answer, which `ask` hands to its argument.
  private func wait<Answer>(
    _ session: URLSession, _ ask: @escaping (@escaping @Sendable (Answer) -> Void) -> Void,
    then: @escaping (Answer) -> Void
  ) {
    isWaiting = true
    let (asking, ending) = (Passed(value: ask), Passed(value: then))
    session.delegateQueue.addOperation { [self] in
      asking.value { answer in
        let passed = Passed(value: answer)
        self.queue.async { [self] in
          guard isWaiting else { return }
          isWaiting = false
          ending.value(passed.value)
          pump()
        }
      }
    }
  }

  private func handle(_ event: Event, _ session: URLSession) {
    switch event {
    case .response(let response, let policy): begin(response, policy, session)
    case .data(let data): add(data, session)
    case .redirect(let request, let response): redirect(to: request, response, session)
    case .challenge(let challenge): ask(challenge, session)
    case .finish: finish(session)
    case .failure(let error):
      if beginEnding() { fail(error) }
      release()
    }
  }

  private func begin(
    _ response: URLResponse, _ policy: URLCache.StoragePolicy, _ session: URLSession
  ) {
    (self.response, storagePolicy) = (response, policy)
    task.set(response: response)
    let delegate = (task.delegate ?? session.delegate) as? any URLSessionDataDelegate
    guard listener == .delegate, let dataTask = task as? URLSessionDataTask, let delegate else { return }
    wait(
      session,
      { answer in
        delegate.urlSession(session, dataTask: dataTask, didReceive: response, completionHandler: { answer($0) })
      },
      then: { (disposition: URLSession.ResponseDisposition) in if disposition == .cancel { self.task.cancel() } })
  }

  private func add(_ data: Data, _ session: URLSession) {
    if listener != .delegate || task is URLSessionDownloadTask || storagePolicy != .notAllowed { pieces += data }
    guard listener == .delegate else { return }
    guard let download = task as? URLSessionDownloadTask else {
      if let bridge { client?.urlProtocol(bridge, didLoad: data) }
      return
    }
    guard let delegate = (task.delegate ?? session.delegate) as? any URLSessionDownloadDelegate else { return }
    let (total, expected) = (Int64(pieces.count), response?.expectedContentLength ?? -1)
    let told = Passed(value: (delegate, session, download))
    session.delegateQueue.addOperation {
      let (delegate, session, download) = told.value
      delegate.urlSession(
        session, downloadTask: download, didWriteData: Int64(data.count), totalBytesWritten: total,
        totalBytesExpectedToWrite: expected)
    }
  }

  private func fail(_ error: any Error) {
    if let bridge { bridge.client?.urlProtocol(bridge, didFailWithError: error) }
  }

  private func finish(_ session: URLSession) {
    guard let bridge, beginEnding() else { return release() }
    if task is URLSessionDownloadTask {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "CFNetworkDownload_\(UUID().uuidString).tmp")
      do {
        try pieces.write(to: file)
      } catch {
        fail(error)
        return release()
      }
      bridge.set(downloaded: file)
    } else if listener != .delegate {
      client?.urlProtocol(bridge, didLoad: pieces)
    }
    store(session)
    finish(bridge, session)
    release()
  }

  /// Foundation would make a challenge of an answer that asks for credentials, and load again by itself; it does not see
  /// that header.
  private func finish(_ bridge: URLProtocol, _ session: URLSession) {
    guard let answer = response as? HTTPURLResponse, answer.statusCode == 401, let url = answer.url,
      let other = HTTPURLResponse(url: url, statusCode: 401, httpVersion: nil, headerFields: nil)
    else {
      bridge.client?.urlProtocolDidFinishLoading(bridge)
      return
    }
    let isSuspended = session.delegateQueue.isSuspended
    session.delegateQueue.isSuspended = true
    task.set(response: other)
    bridge.client?.urlProtocolDidFinishLoading(bridge)
    task.set(response: answer)
    session.delegateQueue.isSuspended = isSuspended
  }

  /// Keeps the answer in the session's cache, where the protocol lets it and the delegate does.
  private func store(_ session: URLSession) {
    guard storagePolicy != .notAllowed, let response, let dataTask = task as? URLSessionDataTask,
      let cache = session.configuration.urlCache
    else { return }
    let answer = CachedURLResponse(response: response, data: pieces, userInfo: nil, storagePolicy: storagePolicy)
    cache.storeCachedResponse(answer, for: dataTask)
  }

  // MARK: - Redirects and challenges

  private func redirect(
    to request: URLRequest, _ response: URLResponse, _ session: URLSession
  ) {
    guard let answer = response as? HTTPURLResponse,
      let delegate = (task.delegate ?? session.delegate) as? any URLSessionTaskDelegate
    else { return follow(request, response, session) }
    wait(
      session,
      { [task] reply in
        delegate.urlSession(
          session, task: task, willPerformHTTPRedirection: answer, newRequest: request, completionHandler: { reply($0) }
        )
      },
      then: { [self] (chosen: URLRequest?) in follow(chosen, response, session) })
  }

  /// Goes on with another request; without one the response that redirects is the answer.
  private func follow(
    _ request: URLRequest?, _ response: URLResponse, _ session: URLSession
  ) {
    guard let request else {
      events = [.response(response, .notAllowed), .finish]
      return
    }
    let old = loader
    loader = nil
    events = []
    old?.stopLoading()
    task.set(currentRequest: request)
    if let choice = ProtocolChoice(for: request.handedOver(by: nil, in: session), of: task, in: session) {
      load(choice)
    } else {
      loadByFoundation(request)
    }
  }

  /// Has Foundation's own protocols load what none of the app's takes.
  private func loadByFoundation(_ request: URLRequest) {
    let stand = StandIn(request: request, cachedResponse: nil, client: nil)
    loader = stand
    let sender = ObjectIdentifier(stand)
    let session = URLSession(configuration: .ephemeral)
    session.dataTask(with: request) { [self] data, response, error in
      if let response { take(.response(response, .notAllowed), from: sender) }
      if let data { take(.data(data), from: sender) }
      take(error.map { .failure($0) } ?? .finish, from: sender)
    }.resume()
    session.finishTasksAndInvalidate()
  }

  private func ask(_ challenge: URLAuthenticationChallenge, _ session: URLSession) {
    let method = challenge.protectionSpace.authenticationMethod
    let isSessions = ["ServerTrust", "ClientCertificate", "NTLM", "Negotiate"].contains { method.hasSuffix($0) }
    let delegate = task.delegate ?? session.delegate
    guard let delegate else { return reply(.performDefaultHandling, nil, to: challenge) }
    typealias Answer = (URLSession.AuthChallengeDisposition, URLCredential?)
    wait(
      session,
      { [task] answer in
        if !isSessions, let delegate = delegate as? any URLSessionTaskDelegate {
          delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: { answer(($0, $1)) })
        } else {
          delegate.urlSession(session, didReceive: challenge, completionHandler: { answer(($0, $1)) })
        }
      },
      then: { [self] (answer: Answer) in reply(answer.0, answer.1, to: challenge) })
  }

  private func reply(
    _ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?,
    to challenge: URLAuthenticationChallenge
  ) {
    guard let sender = challenge.sender else { return }
    switch disposition {
    case .useCredential:
      if let credential {
        sender.use(credential, for: challenge)
      } else {
        sender.continueWithoutCredential(for: challenge)
      }
    case .performDefaultHandling: sender.performDefaultHandling(for: challenge)
    case .rejectProtectionSpace: sender.rejectProtectionSpaceAndContinue(with: challenge)
    case .cancelAuthenticationChallenge:
      sender.cancel(challenge)
      events.append(.failure(URLError(.cancelled)))
    @unknown default: sender.continueWithoutCredential(for: challenge)
    }
  }
}

/// Stands for a load of Foundation's own.
private final class StandIn: URLProtocol {
  override func startLoading() {}
  override func stopLoading() {}
}

extension ProtocolLoad: URLProtocolClient {
  func urlProtocol(_ loader: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
    take(.redirect(request, redirectResponse), from: loader)
  }

  func urlProtocol(_ loader: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
    take(.response(cachedResponse.response, .notAllowed), from: loader)
    take(.data(cachedResponse.data), from: loader)
  }

  func urlProtocol(
    _ loader: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { take(.response(response, policy), from: loader) }

  func urlProtocol(_ loader: URLProtocol, didLoad data: Data) { take(.data(data), from: loader) }
  func urlProtocolDidFinishLoading(_ loader: URLProtocol) { take(.finish, from: loader) }
  func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error) { take(.failure(error), from: loader) }

  func urlProtocol(_ loader: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    take(.challenge(challenge), from: loader)
  }

  func urlProtocol(_ loader: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}
