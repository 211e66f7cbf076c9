// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Stands in for an app's own server: answers with the files of a folder, on this machine only.
///
/// A folder `Fixtures` beside an app's source is served while the app runs; the app finds the address in its environment.
package final class FixtureServer: Sendable {
  /// The environment variable with the address, which ends in a slash.
  package static let variable = "FIXTURE_SERVER"

  private let server: HTTPServer

  /// Begins to answer, on a port that is free.
  ///
  /// - Parameter now: Seconds from any moment on, by which slow connections are ended.
  package init(folder: URL, now: @escaping @Sendable () -> Double) throws(BrowserServer.StartError) {
    let files = FixtureFiles(folder: folder)
    do throws(TCPListener.Failure) {
      server = try HTTPServer(host: "127.0.0.1", port: 0, now: now) { .response(files.answer($0)) }
    } catch {
      throw BrowserServer.StartError(
        description: "The fixtures in \(folder.path) can't be served: \(error.description)")
    }
    server.start()
  }

  /// Where the files are, with a slash at the end.
  package var address: String { "http://127.0.0.1:\(server.port)/" }

  /// Ends all connections.
  package func stop() { server.stop() }
}
