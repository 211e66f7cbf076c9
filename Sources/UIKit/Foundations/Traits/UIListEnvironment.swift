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

extension UIListEnvironment {
  /// The environment of what is in a list.
  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    self =
      switch appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
  }

  /// The look of the list; `nil` outside of lists.
  var appearance: UICollectionLayoutListConfiguration.Appearance? {
    switch self {
    case .unspecified, .none: nil
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
