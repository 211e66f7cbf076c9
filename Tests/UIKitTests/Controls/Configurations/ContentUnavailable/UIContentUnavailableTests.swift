// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// What a screen shows that has nothing to show.
@MainActor @Suite struct UIContentUnavailableTests {
  private final class Page: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []
    var isEmpty = true

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state)
      guard isEmpty else { return contentUnavailableConfiguration = nil }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "star")
      empty.text = "No Favorites"
      empty.secondaryText = "What you like appears here."
      empty.button.title = "Browse"
      contentUnavailableConfiguration = empty
    }
  }

  private func shown(_ page: UIViewController) -> UIContentUnavailableView? {
    page.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test func `a controller is asked before its first layout, and again when it says so`() throws {
    let page = Page()
    let phone = Phone(root: page)
    #expect(page.states.count == 1)
    let view = try #require(shown(page))
    #expect(view.frame == page.view.bounds)
    #expect(view.textLabel.text == "No Favorites")
    #expect(view.button?.configuration?.title == "Browse")
    phone.frame()
    #expect(page.states.count == 1)
    page.isEmpty = false
    page.setNeedsUpdateContentUnavailableConfiguration()
    #expect(shown(page) != nil)
    phone.frame()
    #expect(page.states.count == 2)
    #expect(shown(page) == nil)
  }

  @Test func `it lies above what is added later, and stays where the view scrolls`() throws {
    let page = UITableViewController()
    let phone = Phone(root: page)
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    phone.frame()
    page.tableView.addSubview(UIView())
    page.tableView.contentOffset.y = -40
    phone.frame()
    let view = try #require(shown(page))
    #expect(page.tableView.subviews.last === view)
    #expect(view.frame.minY == page.tableView.bounds.minY)
  }

  @Test func `contents stand in the middle of the safe area, one below the other`() throws {
    let page = Page()
    let phone = Phone(root: page)
    let view = try #require(shown(page))
    phone.frame()
    func frame(_ part: UIView) -> CGRect { part.convert(part.bounds, to: page.view) }
    let rows = [view.imageView, view.textLabel, view.secondaryLabel, try #require(view.button)].map(frame)
    for (above, below) in zip(rows, rows.dropFirst()) { #expect(above.maxY <= below.minY) }
    for row in rows { #expect(abs(row.midX - page.view.bounds.midX) <= 0.5) }
    let area = page.view.bounds.inset(by: page.view.safeAreaInsets)
    #expect(abs((rows[0].minY + rows[3].maxY) / 2 - area.midY) < 1)
  }

  @Test func `the button does what its action says, and opens its menu where it has none`() throws {
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Offline"
    configuration.button = .filled()
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    configuration.secondaryButton.title = "More"
    configuration.secondaryButtonProperties.menu = UIMenu(children: [UIAction(title: "Help") { _ in }])
    configuration.secondaryButtonProperties.isEnabled = false
    let page = UIViewController()
    let phone = Phone(root: page)
    page.contentUnavailableConfiguration = configuration
    phone.frame()
    let view = try #require(shown(page))
    let button = try #require(view.button)
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    phone.tap(place.x, place.y)
    #expect(taps == 1)
    #expect(view.secondaryButton?.showsMenuAsPrimaryAction == true)
    #expect(view.secondaryButton?.isEnabled == false)
    configuration.button.title = nil
    page.contentUnavailableConfiguration = configuration
    #expect(view.button == nil)
    #expect(shown(page) === view)
  }

  @Test func `a search says what was searched for, unless the app has its own words`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results")
    state.searchText = "Tee"
    let updated = search.updated(for: state)
    #expect(updated.text == "No Results for “Tee”")
    state.searchText = ""
    #expect(updated.updated(for: state) == search)
    var own = search
    own.text = "Nothing"
    state.searchText = "Tee"
    #expect(own.updated(for: state).text == "Nothing")
  }

  @Test func `typing in the search bar brings the words up to date`() throws {
    let page = UIViewController()
    let search = UISearchController()
    page.navigationItem.searchController = search
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    let phone = Phone(root: UINavigationController(rootViewController: page))
    phone.frame()
    search.isActive = true
    phone.advance(1)
    search.searchBar.searchTextField.becomeFirstResponder()
    phone.type("Tee")
    phone.frame()
    #expect(shown(page)?.textLabel.text == "No Results for “Tee”")
  }

  @Test func `what does not fit scrolls`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = String(repeating: "Many words. ", count: 60)
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(scroll.isScrollEnabled)
    #expect(scroll.contentSize.height > 200)
    view.isScrollEnabled = false
    view.layoutIfNeeded()
    #expect(!scroll.isScrollEnabled)
  }
}
