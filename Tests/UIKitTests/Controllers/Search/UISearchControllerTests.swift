// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import UIKit

/// Writes down what a search tells.
@MainActor
private final class SearchListener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  let log = Logbook()

  func updateSearchResults(for searchController: UISearchController) {
    log.lines.append("update '\(searchController.searchBar.text ?? "")'\(searchController.isActive ? "" : ", ended")")
  }
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
  {
    log.lines.append("chose \(searchSuggestion.localizedSuggestion ?? "")")
  }
  func willPresentSearchController(_ searchController: UISearchController) { log.lines.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { log.lines.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { log.lines.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.lines.append("did dismiss") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.lines.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.lines.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.lines.append("text '\(searchText)'")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.lines.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.lines.append("scope \(selectedScope)")
  }
}

/// Searches in navigation bars of a phone whose status bar takes 59 points.
@MainActor @Suite struct UISearchControllerTests {
  private let page: ScrollPage
  private let navigation: UINavigationController
  private let search: UISearchController
  private let results = UIViewController()
  private let listener = SearchListener()
  private let phone: Phone
  private var scrollView: UIScrollView { page.scrollView }
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    page = ScrollPage("Inbox")
    navigation = UINavigationController(rootViewController: page)
    phone = Phone(root: navigation)
    search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = listener
    search.delegate = listener
    search.searchBar.delegate = listener
    page.navigationItem.searchController = search
  }

  private func settle() {
    phone.advance(1.5)
  }

  @Test func `a search bar is out of sight until content is pulled down`() {
    phone.frame()
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    #expect(search.searchBar.superview === bar && search.searchBar.frame.height == 0)
    #expect(scrollView.contentOffset.y == -113 && scrollView.adjustedContentInset.top == 113)
    scrollView.contentOffset.y = -143
    phone.frame()
    #expect(search.searchBar.frame == CGRect(x: 0, y: 54, width: 393, height: 30))
    scrollView.contentOffset.y = -173
    phone.frame()
    #expect(bar.frame.height == 114 && scrollView.adjustedContentInset.top == 173)
    #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 8, width: 361, height: 44))
  }

  @Test func `a large title goes when the search bar below it has gone`() {
    bar.prefersLargeTitles = true
    phone.frame()
    #expect(bar.frame.height == 106 && scrollView.contentOffset.y == -165)
    scrollView.contentOffset.y = -225
    phone.frame()
    #expect(bar.frame.height == 166 && search.searchBar.frame.minY == 106)
    scrollView.contentOffset.y = -195
    phone.frame()
    #expect(bar.shape.expansion == 52 && search.searchBar.frame.height == 30)
    scrollView.contentOffset.y = -140
    phone.frame()
    #expect(bar.shape.expansion == 27 && search.searchBar.frame.height == 0)
  }

  @Test func `content that is let go with part of a search bar in sight shows it or hides it`() {
    phone.frame()
    phone.down(200, 400)
    phone.move(to: 200, 400 + 10 + 50)
    phone.rest()
    phone.up()
    settle()
    #expect(scrollView.contentOffset.y == -173)
    phone.down(200, 400)
    phone.move(to: 200, 400 - 10 - 50)
    phone.rest()
    phone.up()
    settle()
    #expect(scrollView.contentOffset.y == -113)
  }

  @Test func `short content leaves the search bar out of sight too`() {
    let short = ScrollPage("Short", height: 100)
    short.navigationItem.searchController = UISearchController()
    navigation.setViewControllers([short], animated: false)
    phone.frame()
    phone.frame()
    #expect(short.scrollView.contentOffset.y == -113 && bar.frame.height == 54)
  }

  @Test func `a search bar that does not hide takes its room`() {
    page.navigationItem.hidesSearchBarWhenScrolling = false
    phone.frame()
    #expect(bar.frame.height == 114 && scrollView.contentOffset.y == -173)
    scrollView.contentOffset.y = 100
    phone.frame()
    #expect(bar.frame.height == 114 && search.searchBar.frame.height == 60)
  }

  @Test func `searching leaves nothing of the bar but the search bar, and is told in iOS's order`() {
    page.navigationItem.hidesSearchBarWhenScrolling = false
    phone.frame()
    phone.tap(200, 59 + 54 + 30)
    #expect(listener.log.take() == ["will present", "begin", "update ''"])
    #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
    settle()
    #expect(listener.log.take() == ["did present"])
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 60))
    #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 393, height: 60))
    #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 8, width: 306, height: 44))
    #expect(scrollView.adjustedContentInset.top == 119 && scrollView.contentOffset.y == -119)
    #expect(bar.row?.alpha == 0)
    phone.type("a")
    #expect(listener.log.take() == ["text 'a'", "update 'a'"])
    phone.tap(355, 59 + 30)
    #expect(listener.log.take() == ["cancel", "will dismiss", "end", "update '', ended"])
    settle()
    #expect(listener.log.take() == ["did dismiss"])
    #expect(bar.frame.height == 114 && bar.row?.alpha == 1 && !search.searchBar.showsCancelButton)
    #expect(search.searchBar.text == "" && search.viewIfLoaded?.superview == nil)
  }

  @Test func `the app begins a search without the keyboard, and after it the search bar is seen`() {
    phone.frame()
    search.isActive = true
    #expect(listener.log.take() == ["will present", "update ''"])
    settle()
    #expect(!search.searchBar.isFirstResponder && bar.frame.height == 60)
    search.isActive = false
    settle()
    #expect(listener.log.take() == ["did present", "will dismiss", "update '', ended", "did dismiss"])
    #expect(bar.frame.height == 114 && scrollView.contentOffset.y == -173)
  }

  @Test func `a bar that need not go stays above the search bar`() {
    search.hidesNavigationBarDuringPresentation = false
    phone.frame()
    search.isActive = true
    settle()
    #expect(bar.frame.height == 114 && search.searchBar.frame.minY == 54 && bar.row?.alpha == 1)
  }

  @Test func `a touch of what is dimmed ends the search`() {
    phone.frame()
    search.isActive = true
    settle()
    phone.tap(200, 600)
    #expect(!search.isActive)
    settle()
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    settle()
    phone.tap(200, 600)
    #expect(search.isActive)
  }

  @Test func `scopes show while somebody searches`() {
    search.searchBar.scopeButtonTitles = ["All", "New"]
    phone.frame()
    search.isActive = true
    settle()
    #expect(search.searchBar.showsScopeBar && bar.frame.height == 100)
    _ = listener.log.take()
    phone.tap(300, 59 + 76)
    #expect(listener.log.take() == ["scope 1", "update ''"])
    search.isActive = false
    settle()
    #expect(!search.searchBar.showsScopeBar && bar.frame.height == 114)
  }

  @Test func `suggestions are chosen from a list`() {
    search.searchSuggestions = ["Apples", "Pears"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    phone.frame()
    search.isActive = true
    settle()
    _ = listener.log.take()
    phone.tap(100, 119 + 44 + 22)
    settle()
    #expect(listener.log.take() == ["chose Pears"])
  }

  @Test func `search bars move to the trailing side where width is regular`() {
    phone.frame()
    #expect(page.navigationItem.searchBarPlacement == .stacked && search.searchBarPlacement == .stacked)
    page.navigationItem.preferredSearchBarPlacement = .inline
    phone.frame()
    #expect(page.navigationItem.searchBarPlacement == .stacked)
  }

  @Test func `a page that comes takes the search bar along, and brings it back`() {
    phone.frame()
    search.isActive = true
    settle()
    let next = UIViewController()
    next.title = "Message"
    navigation.pushViewController(next, animated: true)
    settle()
    #expect(bar.frame.height == 54 && search.searchBar.superview == nil && bar.row?.alpha == 1)
    #expect(search.isActive)
    navigation.popViewController(animated: true)
    settle()
    #expect(search.isActive && bar.frame.height == 60 && search.searchBar.superview === bar)
    #expect(search.view.superview === page.view.superview)
  }
}

/// Results of their own, and search bars that stand elsewhere.
@MainActor @Suite struct SearchResultsTests {
  private let log = Logbook()

  @Test func `results show while there is text`() {
    let page = ScrollPage("Inbox")
    let results = LoggedPage("R", log)
    let search = UISearchController(searchResultsController: results)
    page.navigationItem.searchController = search
    let phone = Phone(root: UINavigationController(rootViewController: page))
    phone.frame()
    search.isActive = true
    phone.advance(1.5)
    #expect(!search.showsSearchResultsController && !results.isViewLoaded)
    search.searchBar.text = "a"
    phone.frame()
    phone.frame()
    #expect(search.showsSearchResultsController)
    #expect(log.take() == ["R will come", "R loaded", "R will appear, coming", "R has come", "R did appear"])
    #expect(results.view.safeAreaInsets.top == 119 && results.parent === search)
    #expect(results.presentingViewController === page)
    search.showsSearchResultsController = false
    #expect(results.view.isHidden)
    results.dismiss(animated: false)
    for _ in 0..<3 { phone.frame() }
    #expect(!search.isActive)
    #expect(log.take() == ["R will disappear", "R did disappear"])
  }

  @Test func `a search bar above the rows of a table hides the navigation bar`() {
    let controller = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.sizeToFit()
    controller.tableView.tableHeaderView = search.searchBar
    let navigation = UINavigationController(rootViewController: controller)
    let phone = Phone(root: navigation)
    phone.frame()
    phone.tap(200, 113 + 30)
    #expect(search.isActive && search.searchBar.isFirstResponder)
    phone.advance(1.5)
    #expect(navigation.isNavigationBarHidden && search.searchBar.showsCancelButton)
    #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == 59)
    search.isActive = false
    phone.advance(1.5)
    #expect(!navigation.isNavigationBarHidden && !search.searchBar.showsCancelButton)
  }

  @Test func `a search that is presented brings its search bar along`() {
    let page = ScrollPage("Inbox")
    let search = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: page)
    let phone = Phone(root: navigation)
    phone.frame()
    page.present(search, animated: true)
    phone.advance(1.5)
    #expect(search.isActive && search.searchBar.superview === search.view)
    #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == 59)
    search.dismiss(animated: true)
    phone.advance(1.5)
    #expect(search.searchBar.superview == nil && !navigation.isNavigationBarHidden)
  }

  @Test func aFieldBesideTheTabsOfAPadTakesWhatTheyLeave() throws {
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let item = UIBarButtonItem(systemItem: .add)
    page.navigationItem.searchController = search
    page.navigationItem.rightBarButtonItem = item
    let tabs = UITabBarController()
    let names = ["Browse", "Favorites", "Search", "Profile"]
    tabs.viewControllers = names.map { name in
      let child = name == "Browse" ? UINavigationController(rootViewController: page) : UIViewController()
      child.tabBarItem.title = name
      return child
    }
    let phone = Phone(.iPadPro11, root: tabs)
    phone.advance(0.5)
    let field = search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: phone.window)
    let platter = tabs.tabBar.platter.convert(tabs.tabBar.platter.bounds, to: phone.window)
    let button = try #require(item.frame(in: phone.window))
    #expect(button.minX >= platter.maxX && button.maxX <= field.minX)
    #expect(field.width >= 100 && field.width < 240 && field.maxX <= phone.window.bounds.width - 15)
  }
}
