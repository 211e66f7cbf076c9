// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Glibc

/// The few calls of Unix stream sockets that the transport needs. Descriptors are closed on `exec`.
enum UnixSocket {
  private static func withAddress<Result>(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws(SocketError) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard !bytes.isEmpty, bytes.count < capacity else {
      throw SocketError(
        "socket path", path: path, reason: "a path of 1 to \(capacity - 1) bytes was expected, not \(bytes.count)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  private static func make(path: String) throws(SocketError) -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw SocketError("socket", path: path) }
    return descriptor
  }

  static func connect(path: String) throws(SocketError) -> Int32 {
    let descriptor = try make(path: path)
    let result: (Int32, Int32)
    do throws(SocketError) {
      result = try withAddress(of: path) { (Glibc.connect(descriptor, $0, $1), errno) }
    } catch {
      close(descriptor)
      throw error
    }
    guard result.0 == 0 else {
      close(descriptor)
      throw SocketError("connect", path: path, code: result.1)
    }
    return descriptor
  }

  static func listen(path: String) throws(SocketError) -> Int32 {
    let descriptor = try make(path: path)
    do throws(SocketError) {
      let result = try withAddress(of: path) { (bind(descriptor, $0, $1), errno) }
      guard result.0 == 0 else { throw SocketError("bind", path: path, code: result.1) }
      guard Glibc.listen(descriptor, 4) == 0 else { throw SocketError("listen", path: path) }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Waits for a client; `nil` once the listening socket has been shut down.
  static func accept(_ listener: Int32) -> Int32? {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
      }
      if errno != EINTR && errno != ECONNABORTED { return nil }
    }
  }

  /// Two connected ends, for tests and for apps inside the host's own process.
  static func pair() throws(SocketError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw SocketError("socketpair", path: "")
    }
    return (ends[0], ends[1])
  }

  /// Reads until the buffer is full; the number of bytes that came before the other end closed.
  static func readFully(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    while filled < buffer.count, let base = buffer.baseAddress {
      let count = recv(descriptor, base + filled, buffer.count - filled, 0)
      if count > 0 {
        filled += count
      } else if count == 0 || errno != EINTR {
        return filled
      }
    }
    return filled
  }

  /// Writes all bytes; `false` once the other end is gone.
  static func writeFully(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count, let base = buffer.baseAddress {
        // No SIGPIPE: a peer that went away is an answer, not an accident.
        let count = send(descriptor, base + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
