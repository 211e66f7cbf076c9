// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An app that a story is about.
struct StoreApp: Hashable {
  let name: String
  let tagline: String
  /// The name of its icon in the asset catalog.
  let icon: String
}
