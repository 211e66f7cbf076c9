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

  init(appearance: UICollectionLayoutListConfiguration.Appearance, part: Part) {
    self.appearance = appearance
    self.part = part
  }

  /// The part that a state tells of: a cell's own, else that of a row of the list that the traits name.
  init?(reading state: any UIConfigurationState) {
    if let role = (state as? UICellConfigurationState)?.listRole {
      self = role
    } else if let appearance = state.traitCollection.listEnvironment.appearance {
      self.init(appearance: appearance, part: .row)
    } else {
      return nil
    }
  }

  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
