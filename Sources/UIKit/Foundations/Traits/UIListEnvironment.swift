// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The kind of list that a view is in.
public enum UIListEnvironment: Int, Sendable {
  /// Nothing is known of a list: outside of lists.
  case unspecified = 0
  /// In no list.
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}
