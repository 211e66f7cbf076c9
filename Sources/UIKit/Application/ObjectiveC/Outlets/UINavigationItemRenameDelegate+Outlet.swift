// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UINavigationItemRenameDelegate`, by the names of its methods.
@MainActor final class UINavigationItemRenameDelegateOutlet: NSObject, UINavigationItemRenameDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
    link.demand(
      OutletMessage(["navigationItem", "didEndRenamingWith"], ["UINavigationItem", "String"]), [navigationItem, title])
  }

  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["navigationItemShouldBeginRenaming"], ["UINavigationItem"]), [navigationItem])
    {
      return answer
    }
    return UINavigationItemRenameDelegateSilence.shared.navigationItemShouldBeginRenaming(navigationItem)
  }

  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) {
    if let answer: (String, Range<String.Index>) = link.answer(
      OutletMessage(
        ["navigationItem", "willBeginRenamingWith", "selectedRange"], ["UINavigationItem", "String", "Index"]),
      [navigationItem, suggestedTitle, selectedRange])
    {
      return answer
    }
    return UINavigationItemRenameDelegateSilence.shared.navigationItem(
      navigationItem, willBeginRenamingWith: suggestedTitle, selectedRange: selectedRange)
  }

  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["navigationItem", "shouldEndRenamingWith"], ["UINavigationItem", "String"]),
      [navigationItem, title])
    {
      return answer
    }
    return UINavigationItemRenameDelegateSilence.shared.navigationItem(navigationItem, shouldEndRenamingWith: title)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UINavigationItemRenameDelegateSilence: NSObject, UINavigationItemRenameDelegate {
  static let shared = UINavigationItemRenameDelegateSilence()
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
    fatalError("asked of nobody")
  }
}
