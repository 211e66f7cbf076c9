// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

/// Talks to another machine. As on a device that is in no network: a connection waits for one, and what is sent fails.
///
/// Requests of `URLSession` are answered; this is not a way around the fixtures of jobs.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  /// How sending ended.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  /// What belongs to a message.
  public final class ContentContext: @unchecked Sendable {
    public let identifier: String
    public let isFinal: Bool
    public let relativePriority: Double
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [Any]? = []
    ) { (self.identifier, self.isFinal, relativePriority) = (identifier, isFinal, priority) }
    public static let defaultMessage = ContentContext(identifier: "Default message")
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "Default stream")
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private struct Contents {
    var state = State.setup
    var queue: DispatchQueue?
    var handler: (@Sendable (State) -> Void)?
    var viability: (@Sendable (Bool) -> Void)?
    var betterPath: (@Sendable (Bool) -> Void)?
    var path: (@Sendable (NWPath) -> Void)?
  }
  private let contents = Mutex(Contents())

  public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }

  public var state: State { contents.withLock(\.state) }
  public var queue: DispatchQueue? { contents.withLock(\.queue) }
  public var currentPath: NWPath? { nil }
  public var maximumDatagramSize: Int { 0 }
  /// Called on the connection's queue with every change of its state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { contents.withLock(\.handler) }
    set { contents.withLock { $0.handler = newValue } }
  }
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { contents.withLock(\.viability) }
    set { contents.withLock { $0.viability = newValue } }
  }
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { contents.withLock(\.betterPath) }
    set { contents.withLock { $0.betterPath = newValue } }
  }
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { contents.withLock(\.path) }
    set { contents.withLock { $0.path = newValue } }
  }

  /// Looks for a way, and waits for a network.
  public func start(queue: DispatchQueue) {
    contents.withLock { $0.queue = queue }
    queue.async { [self] in
      change(to: .preparing)
      change(to: .waiting(.posix(.ENETDOWN)))
    }
  }
  public func restart() { queue?.async { [self] in change(to: .waiting(.posix(.ENETDOWN))) } }
  public func cancel() { (queue ?? .global()).async { [self] in change(to: .cancelled) } }
  public func forceCancel() { cancel() }
  public func cancelCurrentEndpoint() {}

  private func change(to state: State) {
    let handler = contents.withLock { contents -> (@Sendable (State) -> Void)? in
      guard contents.state != .cancelled else { return nil }
      contents.state = state
      return contents.handler
    }
    handler?(state)
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let handler) = completion else { return }
    (queue ?? .global()).async { [self] in handler(state == .cancelled ? .posix(.ECANCELED) : .posix(.ENOTCONN)) }
  }

  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { fail(completion) }
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    fail(completion)
  }

  private func fail(_ completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    (queue ?? .global()).async { [self] in
      completion(nil, nil, true, state == .cancelled ? .posix(.ECANCELED) : .posix(.ENOTCONN))
    }
  }

  public func batch(_ block: () -> Void) { block() }
  public var debugDescription: String { "[\(endpoint.debugDescription) \(state)]" }
}

/// Waits for other machines. As on a device that is in no network: nobody comes.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  /// How the listener is found.
  public struct Service: Hashable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }

  private struct Contents {
    var state = State.setup
    var queue: DispatchQueue?
    var handler: (@Sendable (State) -> Void)?
    var connection: (@Sendable (NWConnection) -> Void)?
  }
  private let contents = Mutex(Contents())
  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public var newConnectionLimit = Int.max

  public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (parameters, self.port) = (using, port)
  }
  public convenience init(service: Service?, using: NWParameters) throws {
    try self.init(using: using)
    self.service = service
  }

  public var state: State { contents.withLock(\.state) }
  public var queue: DispatchQueue? { contents.withLock(\.queue) }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { contents.withLock(\.handler) }
    set { contents.withLock { $0.handler = newValue } }
  }
  /// Never called: nobody comes.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { contents.withLock(\.connection) }
    set { contents.withLock { $0.connection = newValue } }
  }

  public func start(queue: DispatchQueue) {
    contents.withLock { $0.queue = queue }
    queue.async { [self] in change(to: .waiting(.posix(.ENETDOWN))) }
  }
  public func cancel() { (queue ?? .global()).async { [self] in change(to: .cancelled) } }

  private func change(to state: State) {
    let handler = contents.withLock { contents -> (@Sendable (State) -> Void)? in
      guard contents.state != .cancelled else { return nil }
      contents.state = state
      return contents.handler
    }
    handler?(state)
  }
  public var debugDescription: String { "[NWListener \(state)]" }
}
