// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lets people rename what a navigation bar's title stands for.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Told when there is another name; the item's title is it already.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)

  /// Whether the title may be renamed now. Optional; `true` unless said.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool

  /// What the field begins with, and what is selected of it. Optional; all of the title unless said.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)

  /// Whether a name can be taken; otherwise the field stays. Optional; `true` unless said.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }

  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
