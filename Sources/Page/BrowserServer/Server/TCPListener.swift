// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Takes connections at one address.
final class TCPListener: Sendable {
  struct Failure: Error {
    var description: String
  }

  private let descriptor: Int32
  let port: UInt16
  /// Given up for a moment when the process has no descriptor left, to turn a connection away instead of spinning.
  private let reserve = Mutex(open("/dev/null", O_RDONLY | O_CLOEXEC))

  /// - Parameters:
  ///   - host: Four numbers.
  ///   - port: 0 lets the system choose one.
  init(host: String, port: UInt16) throws(Failure) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
      throw Failure(description: "\"\(host)\" is not an address of four numbers.")
    }
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isListening else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw Failure(description: "Cannot listen on \(host):\(port): \(reason).")
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    close(descriptor)
    reserve.withLock { _ = close($0) }
  }

  /// Waits for a connection; `nil` once `stop()` was called.
  func accept() -> Int32? {
    while true {
      let connection = Glibc.accept(descriptor, nil, nil)
      if connection >= 0 {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        return connection
      }
      switch errno {
      case EMFILE, ENFILE: turnAway()
      case EBADF, EINVAL, ENOTSOCK: return nil
      default: continue
      }
    }
  }

  private func turnAway() {
    reserve.withLock { reserve in
      close(reserve)
      close(Glibc.accept(descriptor, nil, nil))
      reserve = open("/dev/null", O_RDONLY | O_CLOEXEC)
    }
  }

  func stop() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
