// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The part that a cell plays in a list.
struct ListRole: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case row, header, footer
    /// Behind the others.
    case ground
  }

  /// The kind of list; never `unspecified` nor `none`.
  var environment: UIListEnvironment
  var part: Part

  init(environment: UIListEnvironment, part: Part) {
    self.environment = environment
    self.part = part
  }

  /// The part that a state tells of: a cell's own, else that of a row of the list that the traits name.
  init?(reading state: any UIConfigurationState) {
    if let role = (state as? UICellConfigurationState)?.listRole {
      self = role
      return
    }
    let environment = state.traitCollection.listEnvironment
    guard environment != .unspecified, environment != .none else { return nil }
    self.init(environment: environment, part: .row)
  }

  var isSidebar: Bool { environment == .sidebar || environment == .sidebarPlain }
  var isGrouped: Bool { environment == .grouped || environment == .insetGrouped }
}
