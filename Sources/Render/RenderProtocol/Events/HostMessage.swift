// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the `tessera` process tells an app process.
package enum HostMessage: Hashable, Sendable {
  /// The first message; the app starts only after it.
  case launch(DeviceConfiguration)
  case input(InputEvent)
  /// Send everything with the next commit.
  case needsFullCommit
  case terminate
  /// The app's media clock is to run this fast against real time from now on: 1, 0.1 for slow animations, 0 to pause.
  case clock(rate: Double)
  /// Pause the app's media clock, move it on by one frame and show it.
  case stepFrame
  /// Tell what somebody wants to know; answered by `AppMessage.answer`.
  case ask(Question)
}
