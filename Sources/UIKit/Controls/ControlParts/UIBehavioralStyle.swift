// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which platform's ways a control follows.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  /// As on iPads, even in Mac apps.
  case pad = 1
  case mac = 2
}
