// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// A table that is being refreshed, drawn. Look at the pictures when one changes.
@MainActor struct RefreshGallerySnapshotTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Inbox"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let refresh = UIRefreshControl()
      refresh.tintColor = .systemIndigo
      refresh.attributedTitle = NSAttributedString(
        string: "Looking for messages",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel])
      refreshControl = refresh
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Message \(indexPath.row + 1)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func show(_ look: Look, _ screen: TestScreen) {
    let navigation = UINavigationController(rootViewController: Rows())
    navigation.navigationBar.prefersLargeTitles = true
    look.show(navigation, on: screen)
    screen.step()
  }

  /// Lines around the wheel come one after the other as a finger pulls.
  @Test func pulledHalfWay() throws {
    let screen = Look.light.screen(.iPhoneSE, scale: 2)
    show(.light, screen)
    let finger = screen.touchDown(at: CGPoint(x: 180, y: 300))
    for y in stride(from: 310, through: 410, by: 20) {
      finger.move(to: CGPoint(x: 180, y: y))
      screen.step()
    }
    try assertSnapshot(of: screen, named: "pulled")
    finger.lift()
  }

  @Test(arguments: Look.allCases)
  func refreshing(_ look: Look) throws {
    let screen = look.screen(.iPhoneSE, scale: 2)
    show(look, screen)
    let finger = screen.touchDown(at: CGPoint(x: 180, y: 300))
    for y in stride(from: 310, through: 640, by: 30) {
      finger.move(to: CGPoint(x: 180, y: y))
      screen.step()
    }
    screen.advance(by: 0.2)
    finger.lift()
    screen.advance(by: 1.5)
    try assertSnapshot(of: screen, named: look.name("refreshing"))
  }
}
