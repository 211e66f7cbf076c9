// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

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
}
