// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import RenderProtocol

/// What a browser server is given by the program that runs it.
package struct BrowserServerConfiguration: Sendable {
  /// The address to listen on, as four numbers. `127.0.0.1` keeps other machines out.
  package var host: String
  /// The port to listen on; 0 lets the system choose one.
  package var port: UInt16
  /// A secret of this run, in letters and digits; pages carry it, and the stream asks for it.
  package var token: String
  /// Where font files are looked for, in this order; a file is named like the face, with `.otf` or `.ttf`.
  package var fontDirectories: [URL]
  /// The devices that a page offers.
  package var devices: [DeviceDescription]
  /// Names besides the address by which this server may be called, for example of a proxy; without a port.
  package var hostNames: [String]
  /// Seconds on any clock that never goes back, for the limits on rates.
  package var now: @Sendable () -> Double
  /// Where the server says what it refused.
  package var log: @Sendable (String) -> Void

  package init(
    host: String = "127.0.0.1", port: UInt16 = 8080, token: String, fontDirectories: [URL] = [],
    devices: [DeviceDescription], hostNames: [String] = [], now: @escaping @Sendable () -> Double,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.host = host
    self.port = port
    self.token = token
    self.fontDirectories = fontDirectories
    self.devices = devices
    self.hostNames = hostNames
    self.now = now
    self.log = log
  }
}
