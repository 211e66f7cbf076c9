// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// What the `tessera` process tells an app process.
package enum HostMessage: Hashable, Sendable {
  /// The first message; the app starts only after it.
  case launch(DeviceConfiguration)
  case input(InputEvent)
  /// Send everything with the next commit.
  case needsFullCommit
  case terminate
}
