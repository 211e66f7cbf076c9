// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Split views on pads, drawn. Look at the pictures when one changes.
@MainActor struct SplitGallerySnapshotTests {
  private final class List: UITableViewController {
    private let words: [String]

    init(_ title: String, _ words: [String]) {
      self.words = words
      super.init(style: .insetGrouped)
      self.title = title
    }

    required init?(coder: NSCoder) { fatalError("not in this test") }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
  }

  private func show(_ split: UISplitViewController, on screen: TestScreen, _ look: Look = .light) {
    split.setViewController(List("Folders", ["Inbox", "Drafts", "Sent", "Archive"]), for: .primary)
    if split.style == .tripleColumn {
      split.setViewController(List("Inbox", ["Ada", "Grace", "Katherine", "Edsger"]), for: .supplementary)
    }
    split.setViewController(List("Message", ["From: Ada", "To: Grace", "About: engines"]), for: .secondary)
    look.show(split, on: screen)
    screen.advance(by: 1)
  }

  @Test(arguments: Look.allCases)
  func twoColumns(_ look: Look) throws {
    let screen = look.screen(.iPadPro11)
    show(UISplitViewController(style: .doubleColumn), on: screen, look)
    try assertSnapshot(of: screen, named: look.name("two"))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func threeColumns(_ style: UIUserInterfaceStyle) throws {
    let screen = TestScreen(.iPadPro11, orientation: .landscapeLeft, appearance: style, scale: 1)
    show(UISplitViewController(style: .tripleColumn), on: screen)
    try assertSnapshot(of: screen, named: style == .dark ? "three-dark" : "three")
  }

  @Test func twoColumnsBesideALine() throws {
    let screen = TestScreen(.iPadMini, scale: 1)
    let split = UISplitViewController(style: .doubleColumn)
    split.primaryBackgroundStyle = .none
    show(split, on: screen)
    try assertSnapshot(of: screen, named: "line")
  }
}
