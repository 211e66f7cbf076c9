// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Dispatch
internal import Glibc
internal import Synchronization

/// A Unix socket that waits for connections on a thread of its own.
package final class FramedListener: Sendable {
  package let path: String
  private let descriptor: Int32
  private let isClosed = Mutex(false)

  /// Makes the socket; there must be nothing at `path` yet.
  ///
  /// - Parameter onConnection: Called on the listener's thread for each connection, which is not started yet.
  package init(
    path: String, limits: FramedConnection.Limits = .host, onConnection: @escaping @Sendable (FramedConnection) -> Void
  ) throws(SocketError) {
    self.path = path
    let descriptor = try UnixSocket.listen(path: path)
    self.descriptor = descriptor
    Thread.detachNewThread {
      while let client = UnixSocket.accept(descriptor) {
        onConnection(.accepted(client, limits: limits))
      }
      // The thread is the last user of the descriptor, whoever ended the wait.
      _ = Glibc.close(descriptor)
    }
  }

  deinit {
    close()
  }

  /// Stops listening and removes the socket's file. Connections go on.
  package func close() {
    let closes = isClosed.withLock { closed in
      defer { closed = true }
      return !closed
    }
    guard closes else { return }
    shutdown(descriptor, Int32(SHUT_RDWR))
    unlink(path)
  }
}
