// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension RunLoop.Mode {
  /// The mode while a finger scrolls. Run loops here stay in their default mode, so timers go on in it.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
