// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The menu of a row or an item of the time before context menus: *Cut*, *Copy* and *Paste*, as far as the delegate lets them
/// be. It opens as a context menu does.
@MainActor enum EditActionMenu {
  private static let actions = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]

  /// `nil` where no action can be performed.
  static func configuration(
    canPerform: (Selector) -> Bool, perform: @escaping (Selector) -> Void
  ) -> UIContextMenuConfiguration? {
    let possible = actions.map { ($0, Selector($1)) }.filter { canPerform($1) }
    guard !possible.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: possible.map { title, action in UIAction(title: title) { _ in perform(action) } })
    }
  }
}
