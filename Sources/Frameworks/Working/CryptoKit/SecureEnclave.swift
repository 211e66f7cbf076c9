// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Keys that never leave the device's own processor for them. As in a simulator of an old machine: there is none.
public enum SecureEnclave: Sendable {
  /// `false`.
  public static var isAvailable: Bool { false }
}
