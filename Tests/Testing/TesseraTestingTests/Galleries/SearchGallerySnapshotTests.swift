// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Search bars in navigation bars, drawn. Look at the pictures when one changes.
@MainActor struct SearchGallerySnapshotTests {
  private final class Fruits: UITableViewController, UISearchResultsUpdating {
    let all = [
      "Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Damson", "Elderberry", "Fig", "Grape", "Lemon", "Lime",
      "Mango", "Orange", "Papaya", "Peach", "Pear", "Plum", "Quince", "Raspberry",
    ]
    lazy var shown = all
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruits"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
      navigationItem.searchController = search
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.placeholder = "Search fruits"
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      cell.textLabel?.text = shown[indexPath.row]
      return cell
    }
  }

  private func show(_ screen: TestScreen, _ look: Look = .light) -> Fruits {
    let fruits = Fruits(style: .plain)
    let navigation = UINavigationController(rootViewController: fruits)
    navigation.navigationBar.prefersLargeTitles = true
    look.show(navigation, on: screen)
    screen.step()
    screen.step()
    return fruits
  }

  @Test(arguments: Look.allCases)
  func atRest(_ look: Look) throws {
    let screen = look.screen(scale: 2)
    show(screen, look).navigationItem.hidesSearchBarWhenScrolling = false
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: look.name("rest"))
  }

  @Test func searchingFromRightToLeft() throws {
    let screen = TestScreen(.iPhone16, scale: 1)
    let fruits = show(screen, .mirrored)
    fruits.search.searchBar.scopeButtonTitles = ["All", "Ripe"]
    fruits.search.searchBar.becomeFirstResponder()
    screen.type("berry")
    screen.advance(by: 2)
    try assertSnapshot(of: screen, named: "searching-mirrored")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func searching(_ style: UIUserInterfaceStyle) throws {
    let screen = TestScreen(.iPhone16, appearance: style, scale: 2)
    let fruits = show(screen)
    fruits.search.searchBar.scopeButtonTitles = ["All", "Ripe", "In season"]
    fruits.search.searchBar.becomeFirstResponder()
    screen.type("berry")
    screen.advance(by: 2)
    try assertSnapshot(of: screen, named: style == .dark ? "searching-dark" : "searching")
  }

  @Test(arguments: [Look.light, .dark])
  func tokens(_ look: Look) throws {
    let screen = look.screen(.iPhoneSE)
    let fruits = show(screen, look)
    let field = fruits.search.searchBar.searchTextField
    field.tokens = [
      UISearchToken(icon: UIImage(systemName: "leaf"), text: "Ripe"), UISearchToken(icon: nil, text: "In season"),
    ]
    field.becomeFirstResponder()
    field.text = "berry"
    screen.advance(by: 2)
    try assertSnapshot(of: screen, named: look.name("tokens"))
  }

  @Test func dimmed() throws {
    let screen = TestScreen(.iPhoneSE)
    let fruits = show(screen)
    fruits.search.obscuresBackgroundDuringPresentation = true
    fruits.search.isActive = true
    screen.advance(by: 2)
    try assertSnapshot(of: screen, named: "dimmed")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func pad(_ style: UIUserInterfaceStyle) throws {
    let screen = TestScreen(.iPadPro11, appearance: style, scale: 1)
    _ = show(screen)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: style == .dark ? "pad-dark" : "pad")
  }
}
