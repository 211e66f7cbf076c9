// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import FlyingFox
internal import FlyingSocks
internal import Synchronization

/// Shows apps in browser tabs: serves the pages over HTTP and a stream of commits over a WebSocket.
///
/// It knows apps as channels only; who feeds a channel is not its business.
package final class BrowserServer: Sendable {
  /// The server could not be started.
  package struct StartError: Error, Sendable, CustomStringConvertible {
    package var description: String
  }

  private let configuration: BrowserServerConfiguration
  private let directory = AppDirectory()
  private let running = Mutex<(server: HTTPServer, task: Task<Void, any Error>)?>(nil)

  package init(_ configuration: BrowserServerConfiguration) {
    self.configuration = configuration
  }

  /// Listens, and returns the port once connections are taken.
  ///
  /// - Throws: `StartError`, for example when the port is taken.
  @discardableResult
  package func start() async throws -> UInt16 {
    let files = try WebFiles.load()
    let address: sockaddr_in
    do {
      address = try .inet(ip4: configuration.host, port: configuration.port)
    } catch {
      throw StartError(description: "\"\(configuration.host)\" is not an address of four numbers.")
    }
    let handler = SiteHandler(configuration: configuration, directory: directory, files: files)
    // The epoll pool loses connections after abrupt disconnects.
    let server = HTTPServer(
      address: address, timeout: 15, pool: .poll(logger: .disabled), logger: .disabled, handler: handler)
    let task = Task { try await server.run() }
    running.withLock { $0 = (server, task) }
    do {
      try await server.waitUntilListening()
    } catch {
      task.cancel()
      throw StartError(
        description: "Cannot listen on \(configuration.host):\(configuration.port); the port is probably taken.")
    }
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw StartError(description: "Cannot listen on \(configuration.host):\(configuration.port).")
    }
    handler.setPort(port)
    return port
  }

  /// Closes every tab's stream and stops listening.
  package func stop() async {
    for channel in directory.channels { channel.closeTabs() }
    let current = running.withLock { value in
      defer { value = nil }
      return value
    }
    await current?.server.stop()
    current?.task.cancel()
  }

  /// Makes an app reachable at `/apps/` and its identifier.
  package func register(_ channel: AppChannel) {
    channel.use(now: configuration.now)
    directory.add(channel)
  }

  /// Takes an app away and closes its tabs' streams.
  package func unregister(_ channel: AppChannel) {
    directory.remove(channel)
    channel.closeTabs()
  }
}
