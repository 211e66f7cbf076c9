// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UISearchBarDelegate`, by the names of its methods.
@MainActor final class UISearchBarDelegateOutlet: NSObject, UISearchBarDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["searchBarShouldBeginEditing"], ["UISearchBar"]), [searchBar]) {
      return answer
    }
    return UISearchBarDelegateSilence.shared.searchBarShouldBeginEditing(searchBar)
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    link.send(OutletMessage(["searchBarTextDidBeginEditing"], ["UISearchBar"]), [searchBar])
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["searchBarShouldEndEditing"], ["UISearchBar"]), [searchBar]) {
      return answer
    }
    return UISearchBarDelegateSilence.shared.searchBarShouldEndEditing(searchBar)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    link.send(OutletMessage(["searchBarTextDidEndEditing"], ["UISearchBar"]), [searchBar])
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    link.send(OutletMessage(["searchBar", "textDidChange"], ["UISearchBar", "String"]), [searchBar, searchText])
  }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["searchBar", "shouldChangeTextIn", "replacementText"], ["UISearchBar", "NSRange", "String"]),
      [searchBar, range, text])
    {
      return answer
    }
    return UISearchBarDelegateSilence.shared.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    link.send(OutletMessage(["searchBarSearchButtonClicked"], ["UISearchBar"]), [searchBar])
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    link.send(OutletMessage(["searchBarBookmarkButtonClicked"], ["UISearchBar"]), [searchBar])
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    link.send(OutletMessage(["searchBarCancelButtonClicked"], ["UISearchBar"]), [searchBar])
  }

  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    link.send(OutletMessage(["searchBarResultsListButtonClicked"], ["UISearchBar"]), [searchBar])
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    link.send(
      OutletMessage(["searchBar", "selectedScopeButtonIndexDidChange"], ["UISearchBar", "Int"]),
      [searchBar, selectedScope])
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    if let own = link.object as? any UIBarPositioningDelegate { return own.position(for: bar) }
    if let answer: UIBarPosition = link.answer(OutletMessage(["positionFor"], ["UIBarPositioning"]), [bar]) {
      return answer
    }
    return UISearchBarDelegateSilence.shared.position(for: bar)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UISearchBarDelegateSilence: NSObject, UISearchBarDelegate {
  static let shared = UISearchBarDelegateSilence()
}
