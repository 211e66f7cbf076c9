// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What `tessera --version` prints.
enum Version {
  /// The version that the next release will have, with `-dev` until it is made. CHANGELOG.md has the released ones.
  static let current = "0.6.0-dev"
}
