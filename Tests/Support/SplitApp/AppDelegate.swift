// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Two columns, of towns and what is known of one, for the browser tests.
final class AppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let split = UISplitViewController(style: .doubleColumn)
    let towns = TownsViewController(style: .insetGrouped)
    split.delegate = self
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(towns, for: .primary)
    split.setViewController(TownViewController("nowhere"), for: .secondary)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// The primary column.
final class TownsViewController: UITableViewController {
  private let towns = ["Aarhus", "Bergen", "Cuxhaven", "Dundee"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Towns"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { towns.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = towns[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let town = TownViewController(towns[indexPath.row])
    splitViewController?.showDetailViewController(UINavigationController(rootViewController: town), sender: self)
  }
}

/// The secondary column; its label says which town, and in which mode the columns are.
final class TownViewController: UIViewController {
  private let name: String
  private let label = UILabel()

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("only made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    view.backgroundColor = .systemBackground
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let mode: String =
      switch splitViewController?.displayMode {
      case .secondaryOnly: "alone"
      case .oneBesideSecondary: "beside"
      case .oneOverSecondary: "over"
      default: "otherwise"
      }
    label.text = "in \(name), \(splitViewController?.isCollapsed == true ? "collapsed" : mode)"
  }
}
