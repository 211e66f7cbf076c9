// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor private final class SearchLog: NSObject, UISearchBarDelegate {
  var words: [String] = []

  func take() -> [String] {
    defer { words = [] }
    return words
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { words.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { words.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { words.append("text '\(searchText)'") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { words.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { words.append("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { words.append("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { words.append("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    words.append("scope \(selectedScope)")
  }
}

@MainActor struct UISearchBarTests {
  private let bench = Bench()
  private let bar: UISearchBar
  private let log = SearchLog()

  init() {
    bench.take()
    bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    bar.delegate = log
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(bar)
    bench.frame()
  }

  @Test func theButtonAtTheEndIsThereWhileNothingIsSearchedFor() throws {
    #expect(bar.searchTextField.rightView == nil)
    bar.showsBookmarkButton = true
    bench.frame()
    let button = try #require(bar.searchTextField.rightView as? UIButton)
    #expect(button.window != nil && !button.isHidden)
    #expect(button.image(for: .normal) == UIImage(systemName: "book"))
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["bookmark"])

    bar.text = "Ada"
    bench.frame()
    #expect(bar.searchTextField.rightViewMode == .never)
    bar.text = ""
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    bench.frame()
    #expect(bar.searchTextField.rightViewMode == .always && button.isSelected)
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["results"])

    let own = UIImage(systemName: "star")
    bar.setImage(own, for: .resultsList, state: .normal)
    #expect(button.image(for: .normal) == own && bar.image(for: .resultsList, state: .normal) == own)
    (bar.showsBookmarkButton, bar.showsSearchResultsButton) = (false, false)
    #expect(bar.searchTextField.rightView == nil)
  }

  @Test func typingClearingAndSearchingAreTold() {
    bar.becomeFirstResponder()
    bench.type("ab\n")
    #expect(log.take() == ["begin", "text 'a'", "text 'ab'", "search"])
    #expect(bar.isFirstResponder && bar.text == "ab")
    bench.frame()
    bar.searchTextField.clear()
    #expect(log.take() == ["text ''"])
    bar.resignFirstResponder()
    #expect(log.take() == ["end"])
    bar.text = "set"
    #expect(log.take() == [])
  }

  @Test func theCancelButtonTakesRoomFromTheField() {
    #expect(bar.searchTextField.frame == CGRect(x: 16, y: 8, width: 268, height: 44))
    bar.showsCancelButton = true
    bench.frame()
    #expect(bar.searchTextField.frame == CGRect(x: 16, y: 8, width: 213, height: 44))
    Finger(on: bench.window).tap(262, 30)
    #expect(log.take() == ["cancel"])
  }

  @Test func scopesStandBelowTheField() {
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.intrinsicContentSize.height == 60 && !bar.showsScopeBar)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100 && bar.selectedScopeButtonIndex == 0)
    bar.frame.size.height = 100
    bench.frame()
    Finger(on: bench.window).tap(220, 76)
    #expect(log.take() == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }

  @Test func emptySearchesAreNotSent() {
    bar.becomeFirstResponder()
    _ = log.take()
    bench.type("\n")
    #expect(log.take() == [])
  }
}
