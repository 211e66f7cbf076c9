// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("Kiosk starts")
    let launches = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(launches, forKey: "launches")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: MenuViewController(launches: launches))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The screens of the app, one a row.
final class MenuViewController: UITableViewController {
  private let launches: Int
  private let screens: [(name: String, make: () -> UIViewController)] = [
    ("Counter", { CounterViewController() }), ("Controls", { ControlsViewController() }),
    ("Text", { TextViewController() }), ("List", { ListViewController() }), ("Alerts", { AlertsViewController() }),
    ("Waiting", { WaitingViewController() }), ("Gestures", { GesturesViewController() }),
    ("SwiftUI", { UIHostingController(rootView: SwiftUIScreen()) }), ("Launch", { LaunchViewController() }),
  ]

  init(launches: Int) {
    self.launches = launches
    super.init(style: .plain)
    title = "Kiosk"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    let footer = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    footer.text = "Launches: \(launches)"
    footer.textAlignment = .center
    footer.accessibilityIdentifier = "launches"
    tableView.tableFooterView = footer
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    cell.textLabel?.text = screens[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = screens[indexPath.row].make()
    controller.title = screens[indexPath.row].name
    navigationController?.pushViewController(controller, animated: true)
  }
}

/// A column of views, which scrolls where it is long.
class ColumnViewController: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  @discardableResult func add<View: UIView>(_ view: View) -> View {
    stack.addArrangedSubview(view)
    return view
  }

  func label(_ identifier: String, _ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = identifier
    return label
  }

  func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }
}
