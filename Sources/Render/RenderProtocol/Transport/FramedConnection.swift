// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Dispatch
internal import Glibc
internal import Synchronization

/// A stream socket that carries whole messages: four bytes of length, little endian, then the message.
///
/// Reading and writing have a thread each, so that neither end's pace blocks a caller. What waits to be written is
/// bounded: `send` says so when it is full, and the caller merges what it has until `onDrained`.
package final class FramedConnection: Sendable {
  /// Why a connection ended.
  package enum Ending: Hashable, Sendable, CustomStringConvertible {
    /// The other end closed it between two messages, or this end did.
    case closed
    /// The other end closed it within a message.
    case interrupted
    /// The other end announced a message above the limit.
    case oversized(bytes: Int, limit: Int)

    package var description: String {
      switch self {
      case .closed: "The connection was closed."
      case .interrupted: "The connection ended within a message."
      case .oversized(let bytes, let limit): "A message of \(bytes) bytes was announced; the limit is \(limit)."
      }
    }
  }

  package enum SendResult: Hashable, Sendable {
    case queued
    /// Nothing was taken: too much waits already.
    case full
    case closed
  }

  package struct Limits: Hashable, Sendable {
    /// The longest message that is accepted.
    package var incomingMessageBytes: Int
    /// How much may wait to be written; one message may always wait, however long.
    package var queuedBytes: Int

    package init(incomingMessageBytes: Int, queuedBytes: Int) {
      self.incomingMessageBytes = incomingMessageBytes
      self.queuedBytes = queuedBytes
    }

    /// For the end that hears an app.
    package static let host = Limits(incomingMessageBytes: CodecLimits.appMessageBytes, queuedBytes: 1 << 20)
    /// For an app's end, whose pictures are sent once and must all find room.
    package static let app = Limits(incomingMessageBytes: CodecLimits.hostMessageBytes, queuedBytes: 256 << 20)
  }

  private struct State {
    var queue: [[UInt8]] = []
    var queuedBytes = 0
    var wasFull = false
    var isClosed = false
    var hasStarted = false
    /// Threads that still use the descriptor; the last one closes it.
    var users = 0
  }

  private let descriptor: Int32
  private let limits: Limits
  private let state = Mutex(State())
  private let hasWork = DispatchSemaphore(value: 0)

  private init(descriptor: Int32, limits: Limits) {
    self.descriptor = descriptor
    self.limits = limits
  }

  deinit {
    if state.withLock({ !$0.hasStarted }) {
      _ = Glibc.close(descriptor)
    }
  }

  /// Connects to a listening socket.
  package static func connect(path: String, limits: Limits = .app) throws(SocketError) -> FramedConnection {
    FramedConnection(descriptor: try UnixSocket.connect(path: path), limits: limits)
  }

  /// Two ends joined to each other: the host's and the app's.
  package static func pair(appLimits: Limits = .app) throws(SocketError)
    -> (host: FramedConnection, app: FramedConnection)
  {
    let (first, second) = try UnixSocket.pair()
    return (
      FramedConnection(descriptor: first, limits: .host), FramedConnection(descriptor: second, limits: appLimits)
    )
  }

  static func accepted(_ descriptor: Int32, limits: Limits) -> FramedConnection {
    FramedConnection(descriptor: descriptor, limits: limits)
  }

  /// Begins to read and write; to be called once.
  ///
  /// - Parameters:
  ///   - onMessage: Called on the reading thread with each message in turn; the next is not read before it returns.
  ///   - onDrained: Called on the writing thread when everything is written after a `send` was refused as `.full`.
  ///   - onEnd: Called once on the reading thread, after the last message.
  package func start(
    onMessage: @escaping @Sendable ([UInt8]) -> Void, onDrained: @escaping @Sendable () -> Void = {},
    onEnd: @escaping @Sendable (Ending) -> Void
  ) {
    state.withLock { state in
      precondition(!state.hasStarted, "A connection is started once.")
      state.hasStarted = true
      state.users = 2
    }
    Thread.detachNewThread { [self] in
      let ending = readLoop(onMessage)
      close()
      onEnd(ending)
      release()
    }
    Thread.detachNewThread { [self] in
      writeLoop(onDrained)
      close()
      release()
    }
  }

  /// Queues a message; never blocks.
  @discardableResult
  package func send(_ message: [UInt8]) -> SendResult {
    let result = state.withLock { state -> SendResult in
      if state.isClosed { return .closed }
      if !state.queue.isEmpty, state.queuedBytes + message.count > limits.queuedBytes {
        state.wasFull = true
        return .full
      }
      state.queue.append(message)
      state.queuedBytes += message.count
      return .queued
    }
    if result == .queued { hasWork.signal() }
    return result
  }

  /// Ends both directions; what is queued is not written any more.
  package func close() {
    let closes = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
    guard closes else { return }
    shutdown(descriptor, Int32(SHUT_RDWR))
    hasWork.signal()
  }

  private func release() {
    let isLast = state.withLock { state in
      state.users -= 1
      return state.users == 0
    }
    if isLast { _ = Glibc.close(descriptor) }
  }

  private func readLoop(_ onMessage: (([UInt8]) -> Void)) -> Ending {
    while true {
      var header: [UInt8] = [0, 0, 0, 0]
      let filled = header.withUnsafeMutableBytes { UnixSocket.readFully(descriptor, into: $0) }
      guard filled == 4 else { return filled == 0 ? .closed : .interrupted }
      let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
      guard length <= limits.incomingMessageBytes else {
        return .oversized(bytes: length, limit: limits.incomingMessageBytes)
      }
      guard let message = readMessage(length) else { return .interrupted }
      onMessage(message)
    }
  }

  /// Takes memory as bytes arrive, not as they are announced.
  private func readMessage(_ length: Int) -> [UInt8]? {
    let step = 1 << 20
    var message: [UInt8] = []
    while message.count < length {
      let wanted = min(step, length - message.count)
      let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        count = UnixSocket.readFully(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
      }
      if part.count < wanted { return nil }
      if message.isEmpty { message = part } else { message += part }
    }
    return message
  }

  private func writeLoop(_ onDrained: () -> Void) {
    while true {
      hasWork.wait()
      let (message, isClosed) = state.withLock { state in
        (state.queue.isEmpty || state.isClosed ? nil : state.queue.removeFirst(), state.isClosed)
      }
      if isClosed { return }
      guard let message else { continue }
      let header = (0..<4).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
      guard UnixSocket.writeFully(descriptor, header + message) else { return }
      let drained = state.withLock { state in
        state.queuedBytes -= message.count
        guard state.queue.isEmpty, state.wasFull else { return false }
        state.wasFull = false
        return true
      }
      if drained { onDrained() }
    }
  }
}
