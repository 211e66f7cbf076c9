// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

/// What a live app needs of the world outside: time, to be woken, and the `tessera` process.
@MainActor package struct LiveEnvironment {
  /// Seconds of a clock that never stands.
  package var realTime: () -> Double
  /// Has `LiveHost.wake()` called at a real time; a later call replaces an earlier one, `nil` takes it back.
  package var setAlarm: (Double?) -> Void
  /// Sends a message to the `tessera` process.
  package var send: (AppMessage) -> FramedConnection.SendResult
  /// Ends the connection to the `tessera` process.
  package var close: () -> Void
  /// Tells the developer of a problem.
  package var report: (String) -> Void

  package init(
    realTime: @escaping () -> Double, setAlarm: @escaping (Double?) -> Void,
    send: @escaping (AppMessage) -> FramedConnection.SendResult, close: @escaping () -> Void,
    report: @escaping (String) -> Void
  ) {
    self.realTime = realTime
    self.setAlarm = setAlarm
    self.send = send
    self.close = close
    self.report = report
  }
}
