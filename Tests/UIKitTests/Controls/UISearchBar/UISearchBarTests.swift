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

  @Test func picturesAndPlacesOfAnAppsOwn() {
    let before = (
      bar.searchTextField.frame, bar.searchTextField.textRect(forBounds: CGRect(x: 0, y: 0, width: 268, height: 44))
    )
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 0)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
    bench.frame()
    #expect(bar.searchTextField.frame == before.0.offsetBy(dx: 3, dy: -2))
    #expect(
      bar.searchTextField.textRect(forBounds: CGRect(x: 0, y: 0, width: 268, height: 44))
        == before.1.offsetBy(dx: 8, dy: 0))
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 5, vertical: 1))
    let glass = bar.searchTextField.leftViewRect(forBounds: CGRect(x: 0, y: 0, width: 268, height: 44))
    bar.setPositionAdjustment(.zero, for: .search)
    #expect(
      glass
        == bar.searchTextField.leftViewRect(forBounds: CGRect(x: 0, y: 0, width: 268, height: 44)).offsetBy(
          dx: 5, dy: 1))
  }

  @Test func textWithoutAPictureBeforeItStandsClearOfTheRoundEnd() {
    let bounds = CGRect(x: 0, y: 0, width: 268, height: 44)
    bar.searchTextField.leftView = nil
    #expect(bar.searchTextField.textRect(forBounds: bounds).minX == 13)
  }

  @Test func aBlackBarIsBlackAlsoOnALightPage() {
    bar.barStyle = .black
    #expect(bar.subviews.first?.backgroundColor == .black)
    bar.barTintColor = .systemOrange
    #expect(bar.subviews.first?.backgroundColor == .systemOrange)
    (bar.barTintColor, bar.barStyle) = (nil, .default)
    #expect(bar.subviews.first?.backgroundColor == nil)
  }

  @Test func aFieldsPictureTakesThePlaceOfItsCapsule() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill(); $0.fill($0.format.bounds)
    }
    bar.setSearchFieldBackgroundImage(picture, for: .normal)
    #expect(bar.searchTextField.backgroundColor == .clear)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === picture)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(bar.searchTextField.backgroundColor == .tertiarySystemFill)
  }

  @Test func scopesHavePicturesAndAttributesOfTheirOwn() {
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill($0.format.bounds) }
    bar.scopeBarBackgroundImage = picture
    bar.frame.size.height = 100
    bench.frame()
    let view = bar.subviews.first { ($0 as? UIImageView)?.image === picture }
    #expect(view?.frame.width == 300 && view?.isHidden == false)
    bar.showsScopeBar = false
    bench.frame()
    #expect(view?.isHidden == true)
  }
}
