// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The part that a cell plays in a list.
struct ListRole: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case row, header, footer
    /// Behind the others.
    case ground
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var part: Part

  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
