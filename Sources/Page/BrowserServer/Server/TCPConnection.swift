// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Glibc

/// One accepted connection. One thread reads it and one may write it; any may end it. Closed with its last owner, so that
/// no thread ever uses a descriptor that has become another connection's.
final class TCPConnection: Sendable {
  enum Failure: Error, Hashable {
    /// The other side is gone, or this one ended the connection.
    case ended
    case timedOut
  }

  private let descriptor: Int32
  private let now: @Sendable () -> Double

  /// - Parameter descriptor: Handed over to the connection.
  init(descriptor: Int32, now: @escaping @Sendable () -> Double) {
    self.descriptor = descriptor
    self.now = now
    // Answers are small and wanted at once.
    var isOn: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// Ends the connection in both directions; whoever reads or writes it is woken.
  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Says that nothing more will be sent.
  func endWriting() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Reads what is there, at least a byte.
  ///
  /// - Parameter deadline: On the clock of `now`; without one it waits as long as it takes.
  func read(atMost count: Int, by deadline: Double? = nil) throws(Failure) -> [UInt8] {
    try wait(for: Int16(POLLIN), by: deadline)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      var received: Int
      repeat { received = recv(descriptor, buffer.baseAddress, count, 0) } while received < 0 && errno == EINTR
      failed = received <= 0
      length = max(received, 0)
    }
    if failed { throw .ended }
    return bytes
  }

  /// Sends everything.
  ///
  /// - Parameter patience: Seconds that the other side may take to read anything at all; without it, any time.
  func write(_ bytes: some ContiguousBytes & Sendable, patience: Double? = nil) throws(Failure) {
    let result = bytes.withUnsafeBytes { buffer -> Result<Void, Failure> in
      var sent = 0
      while sent < buffer.count {
        do throws(Failure) {
          if let patience { try wait(for: Int16(POLLOUT), by: now() + patience) }
        } catch {
          return .failure(error)
        }
        // Where patience counts, only what fits is sent, so that the wait is above and not in here.
        let flags = Int32(MSG_NOSIGNAL) | (patience == nil ? 0 : Int32(MSG_DONTWAIT))
        let count = send(descriptor, buffer.baseAddress! + sent, buffer.count - sent, flags)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return .failure(.ended) }
        sent += count
      }
      return .success(())
    }
    try result.get()
  }

  private func wait(for events: Int16, by deadline: Double?) throws(Failure) {
    guard let deadline else { return }
    var waiting = pollfd(fd: descriptor, events: events, revents: 0)
    while true {
      let rest = deadline - now()
      guard rest > 0 else { throw .timedOut }
      let count = poll(&waiting, 1, Int32((rest * 1000).rounded(.up)))
      if count > 0 { return }
      if count < 0, errno != EINTR { throw .ended }
    }
  }
}
