// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// Publishes the answer to a request, or why there is none.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// What is asked for.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// A request of a session, made anew for each subscriber when it first wants something.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == URLError, S.Input == Output {
      subscriber.receive(subscription: Inner(self, subscriber))
    }
  }

  /// Publishes the answer to a request for an address, on a queue of the session's.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes the answer to a request, on a queue of the session's.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension URLSession.DataTaskPublisher {
  private final class Inner<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable
  where Downstream.Input == Output, Downstream.Failure == URLError {
    private let lock = NSLock()
    private let parent: URLSession.DataTaskPublisher
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ parent: URLSession.DataTaskPublisher, _ downstream: Downstream) {
      self.parent = parent
      self.downstream = downstream
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "API Violation: demand must not be zero")
      lock.lock()
      guard downstream != nil, task == nil else { return lock.unlock() }
      // The session holds the task, and the task this, until there is an answer.
      let finish = Work.Passed(value: finish)
      let task = parent.session.dataTask(with: parent.request) { finish.value($0, $1, $2) }
      self.task = task
      lock.unlock()
      task.resume()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      lock.lock()
      let downstream = downstream
      self.downstream = nil
      task = nil
      lock.unlock()
      guard let downstream else { return }
      guard let response, error == nil else {
        return downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
      }
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    }

    func cancel() {
      lock.lock()
      let task = task
      downstream = nil
      self.task = nil
      lock.unlock()
      task?.cancel()
    }
  }
}
