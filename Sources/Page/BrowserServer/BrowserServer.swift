// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
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
  private let running = Mutex<HTTPServer?>(nil)

  package init(_ configuration: BrowserServerConfiguration) {
    self.configuration = configuration
  }

  /// Listens, and returns the port once connections are taken.
  ///
  /// - Throws: `StartError`, for example when the port is taken.
  @discardableResult
  package func start() async throws -> UInt16 {
    let files = try WebFiles.load()
    let handler = SiteHandler(configuration: configuration, directory: directory, files: files)
    let server: HTTPServer
    do throws(TCPListener.Failure) {
      server = try HTTPServer(
        host: configuration.host, port: configuration.port, now: configuration.now, handle: { handler.handle($0) })
    } catch {
      throw StartError(description: error.description)
    }
    handler.setPort(server.port)
    running.withLock { $0 = server }
    server.start()
    return server.port
  }

  /// How many connections browsers have open now, streams among them.
  package var connectionCount: Int { running.withLock { $0?.connectionCount ?? 0 } }

  /// Closes every tab's stream and stops listening.
  package func stop() async {
    for channel in directory.channels { channel.closeTabs() }
    let server = running.withLock { value in
      defer { value = nil }
      return value
    }
    server?.stop()
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
