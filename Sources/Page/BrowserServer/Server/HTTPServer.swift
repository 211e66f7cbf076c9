// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Synchronization

/// Takes connections, reads requests, hands them to a handler and sends its answers.
///
/// Each connection has a thread that sleeps in the kernel until something comes, so a server that nobody asks anything is
/// not woken. All that a stranger can make it hold is bounded: the number of connections, the bytes of a request, the
/// time that one may take.
final class HTTPServer: Sendable {
  /// What becomes of a request.
  enum Outcome: Sendable {
    case response(HTTPResponse)
    /// The connection is served by somebody else from here on, until it is over.
    case stream(@Sendable (TCPConnection, inout ConnectionInput) -> Void)
  }

  enum Limit {
    /// Pages, their files and their streams; browsers keep six for each page.
    static let connections = 256
    /// Seconds that an unused connection is kept.
    static let idle = 30.0
    /// Seconds that a request's head may take from its first byte.
    static let head = 10.0
    /// Seconds that the reader of an answer may do nothing.
    static let patience = 20.0
    /// What is still read of a connection that is about to be closed, so that the last words arrive.
    static let drainedBytes = 1 << 20
    static let drainedSeconds = 2.0
  }

  private let listener: TCPListener
  private let now: @Sendable () -> Double
  private let handle: @Sendable (HTTPRequest) -> Outcome
  private let connections = Mutex<[ObjectIdentifier: TCPConnection]>([:])

  init(
    host: String, port: UInt16, now: @escaping @Sendable () -> Double,
    handle: @escaping @Sendable (HTTPRequest) -> Outcome
  ) throws(TCPListener.Failure) {
    listener = try TCPListener(host: host, port: port)
    self.now = now
    self.handle = handle
  }

  var port: UInt16 { listener.port }

  /// How many connections there are now.
  var connectionCount: Int { connections.withLock { $0.count } }

  func start() {
    Thread.detachNewThread { [self] in
      while let descriptor = listener.accept() { take(TCPConnection(descriptor: descriptor, now: now)) }
      // What was taken while the server stopped.
      for connection in connections.withLock({ Array($0.values) }) { connection.end() }
    }
  }

  func stop() {
    listener.stop()
    for connection in connections.withLock({ Array($0.values) }) { connection.end() }
  }

  private func take(_ connection: TCPConnection) {
    let isTaken = connections.withLock { connections in
      guard connections.count < Limit.connections else { return false }
      connections[ObjectIdentifier(connection)] = connection
      return true
    }
    // One too many is closed unheard, with its last reference.
    guard isTaken else { return connection.end() }
    Thread.detachNewThread { [self] in
      serve(connection)
      connection.end()
      connections.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }
  }

  // MARK: - One connection

  private func serve(_ connection: TCPConnection) {
    var input = ConnectionInput(connection)
    while let outcome = next(&input) {
      switch outcome {
      case .answer(let response, let hasBody, let isPersistent):
        do throws(TCPConnection.Failure) {
          try connection.write(response.head(isPersistent: isPersistent), patience: Limit.patience)
          if hasBody { try connection.write(response.body, patience: Limit.patience) }
        } catch {
          return
        }
        if !isPersistent {
          connection.endWriting()
          return Self.drain(&input, now: now())
        }
      case .stream(let serve): return serve(connection, &input)
      }
    }
  }

  private enum Next {
    case answer(HTTPResponse, hasBody: Bool, isPersistent: Bool)
    case stream(@Sendable (TCPConnection, inout ConnectionInput) -> Void)
  }

  /// Reads a request and has it handled; `nil` where the connection is over.
  private func next(_ input: inout ConnectionInput) -> Next? {
    do {
      try input.wait(by: now() + Limit.idle)
      guard let head = try input.takeHead(limit: HTTPRequest.Limit.bytes, by: now() + Limit.head) else {
        throw HTTPRequest.Problem("more than \(HTTPRequest.Limit.bytes) bytes of headers", .headersTooLarge)
      }
      let request = try HTTPRequest(head: head)
      switch handle(request) {
      case .response(let response):
        return .answer(response, hasBody: request.method != "HEAD", isPersistent: request.isPersistent)
      case .stream(let serve): return .stream(serve)
      }
    } catch let problem as HTTPRequest.Problem {
      return .answer(
        .plain(problem.status, "This can't be answered: \(problem.reason)."), hasBody: true, isPersistent: false)
    } catch {
      return nil
    }
  }

  /// Closing with something unread makes the kernel drop what was sent last, so it is read, but not for ever.
  static func drain(_ input: inout ConnectionInput, now: Double) {
    input.drain(limit: Limit.drainedBytes, by: now + Limit.drainedSeconds)
  }
}
