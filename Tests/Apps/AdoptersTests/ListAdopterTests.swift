// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Lists, configurations and editing as teams write them, on a screen of 375 × 667 points.
@MainActor struct ListAdopterTests {
  private let screen = TestScreen(.iPhoneSE)

  private func cell(_ item: Int, _ section: Int, _ view: UICollectionView) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  private func texts(_ view: UICollectionView, section: Int = 0) -> [String] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      (cell($0, section, view)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  // MARK: - Settings

  @Test("a button in a row takes a section away and brings it back")
  func settings() throws {
    let controller = WiFiSettingsViewController()
    screen.show(UINavigationController(rootViewController: controller))
    let view = try #require(controller.collectionView)
    #expect(texts(view) == ["Wi-Fi", "Attic"])
    #expect(texts(view, section: 1) == ["Attic", "Cellar", "Garden"])
    try assertSnapshot(of: screen, named: "settings")
    func button() throws -> UIButton {
      let row = try #require(cell(0, 0, view))
      return try #require(find(UIButton.self, in: row) { $0.title(for: .normal) != nil })
    }
    screen.tap(try button())
    screen.advance(by: 1)
    #expect(view.numberOfSections == 1)
    #expect(texts(view) == ["Wi-Fi"])
    #expect(try button().title(for: .normal) == "Off")
    screen.tap(try button())
    screen.advance(by: 1)
    #expect(try button().title(for: .normal) == "On")
    #expect(texts(view) == ["Wi-Fi", "Attic"])
    #expect(texts(view, section: 1) == ["Attic", "Cellar", "Garden"])
  }

  private func find<View: UIView>(_ type: View.Type, in root: UIView, where matches: (View) -> Bool) -> View? {
    if let view = root as? View, matches(view) { return view }
    for child in root.subviews {
      if let found = find(type, in: child, where: matches) { return found }
    }
    return nil
  }

  // MARK: - Outline

  @Test("an outline opens and closes by taps, asks its handlers, and pushes what its leaves show")
  func outline() throws {
    let controller = OutlineViewController()
    let navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    let view = try #require(controller.outlineCollectionView)
    let start = ["Compositional Layout", "Getting Started", "Advanced", "Diffable", "About"]
    #expect(texts(view) == start)
    screen.tap(try #require(cell(1, 0, view)))
    screen.advance(by: 1)
    #expect(texts(view) == ["Compositional Layout", "Getting Started", "Grid", "List"] + start.dropFirst(2))
    #expect((0..<4).map { cell($0, 0, view)?.indentationLevel } == [0, 1, 2, 2])
    screen.tap(try #require(cell(1, 0, view)))
    screen.advance(by: 1)
    #expect(texts(view) == start)
    screen.tap(try #require(cell(3, 0, view)))
    screen.advance(by: 1)
    #expect(texts(view) == ["Compositional Layout", "Getting Started", "Advanced", "Diffable", "Mountains", "About"])
    // Its handler does not let it collapse.
    screen.tap(try #require(cell(3, 0, view)))
    screen.advance(by: 1)
    #expect(texts(view).count == 6)
    #expect(controller.shown == ["will expand Getting Started", "will expand Diffable"])
    screen.tap(try #require(cell(4, 0, view)))
    screen.advance(by: 1)
    #expect(navigation.topViewController is MountainsViewController)
  }

  // MARK: - Swiping and carrying

  private func tasks() -> ReorderableListViewController {
    let controller = ReorderableListViewController()
    for id in 0..<5 { controller.tasks[id] = .init(id: id, title: "Do \(id)") }
    controller.order = [.todo: [0, 1, 2, 3], .done: [4]]
    screen.show(UINavigationController(rootViewController: controller))
    return controller
  }

  @Test("a long swipe deletes, a short one shows what can be done")
  func swipes() throws {
    let controller = tasks()
    let view = controller.collectionView
    let row = screen.middle(of: try #require(cell(1, 0, view)))
    screen.drag(from: CGPoint(x: 290, y: row.y), to: CGPoint(x: 10, y: row.y), duration: 0.4)
    screen.advance(by: 1)
    #expect(controller.order[.todo] == [0, 2, 3])
    #expect(texts(view) == ["Do 0", "Do 2", "Do 3"])
    let next = screen.middle(of: try #require(cell(1, 0, view)))
    screen.drag(from: CGPoint(x: 60, y: next.y), to: CGPoint(x: 180, y: next.y), duration: 0.3, hold: 0.2)
    screen.advance(by: 0.5)
    #expect(cell(1, 0, view)?.configurationState.isSwiped == true)
    try assertSnapshot(of: screen, named: "swiped")
    screen.tap(at: CGPoint(x: 30, y: next.y))
    screen.advance(by: 1)
    #expect(texts(view) == ["Do 0", "Do 3"])
    #expect(texts(view, section: 1) == ["Do 4", "Do 2"])
  }

  @Test("a row is carried by its handle within its section, and its data source is told once")
  func carrying() throws {
    let controller = tasks()
    let view = controller.collectionView
    let row = try #require(cell(0, 0, view))
    let height = row.frame.height
    let start = CGPoint(x: 375 - 28, y: screen.middle(of: row).y)
    let finger = screen.touchDown(at: start)
    screen.advance(by: 0.6)
    for step in 1...10 {
      finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * height / 5))
      screen.advance(by: 0.02)
    }
    finger.lift()
    screen.advance(by: 1)
    #expect(controller.transactions.first == "will")
    #expect(controller.transactions.count == 2)
    #expect(controller.order[.todo] == [1, 2, 0, 3])
    #expect(texts(view) == ["Do 1", "Do 2", "Do 0", "Do 3"])
  }

  // MARK: - Editing

  @Test("several rows are chosen while editing and changed together; cells hear of every state")
  func mailbox() throws {
    let controller = MailboxViewController()
    screen.show(UINavigationController(rootViewController: controller))
    let view = try #require(controller.collectionView)
    screen.tap(try #require(cell(2, 0, view)))
    screen.advance(by: 0.5)
    #expect(controller.events == ["select 2", "open 2"])
    // The last cannot be highlighted, and so not selected either.
    screen.tap(try #require(cell(7, 0, view)))
    #expect(controller.events == ["select 2", "open 2"])
    controller.setEditing(true, animated: true)
    screen.advance(by: 0.5)
    for item in [1, 3, 4, 3] { screen.tap(try #require(cell(item, 0, view))) }
    #expect(
      controller.events == ["select 2", "open 2", "editing", "select 1", "select 3", "select 4", "deselect 3"])
    #expect(controller.archiveButton.isEnabled)
    let one = try #require(cell(1, 0, view) as? MailCell)
    #expect(one.states.last == "selected editing")
    #expect(one.states.contains("highlighted editing"))
    screen.tap(at: CGPoint(x: 320, y: 42))
    screen.advance(by: 1)
    #expect(controller.events.suffix(2) == ["done", "archived [1, 4]"])
    #expect(cell(1, 0, view) === one)
    #expect(one.isArchived)
    #expect(one.states.last == "archived")
    #expect(view.indexPathsForSelectedItems == [])
    #expect(!controller.archiveButton.isEnabled)
  }

  @Test("a handler configures content and background for each state")
  func configuredGrid() throws {
    let controller = ConfiguredGridViewController()
    screen.show(controller)
    let view = try #require(controller.collectionView)
    // Once for each of four cells, which are filled with the traits that they have on the screen.
    #expect(controller.handlerCalls == 4)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let content = try #require(cell.contentView as? CustomContentView)
    #expect(content.label.text == "cloud")
    screen.tap(cell)
    screen.step()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBlue)
    #expect(content.label.textColor == .white)
    #expect(cell.contentView === content)
    screen.tap(try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))))
    screen.step()
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemBackground)
    #expect(content.label.textColor == .label)
    try assertSnapshot(of: screen, named: "configured-grid")
  }

  // MARK: - All in one

  @Test("a row across, an outline and a list live in one collection view")
  func explorer() throws {
    let controller = EmojiExplorerViewController()
    let navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    let view = try #require(controller.collectionView)
    #expect((0..<3).map { view.numberOfItems(inSection: $0) } == [8, 3, 6])
    try assertSnapshot(of: screen, named: "explorer")
    screen.tap(try #require(cell(0, 1, view)))
    screen.advance(by: 1)
    #expect(texts(view, section: 1).prefix(3) == ["Smileys", "S", "T"])
    screen.tap(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))))
    screen.advance(by: 1)
    #expect(navigation.topViewController?.title == "Recent B")
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    // Coming back deselected it along the way.
    #expect(view.indexPathsForSelectedItems == [])
  }

  // MARK: - Keys

  @Test("a grid is used by keys alone: focus, selection, commands, presses")
  func keys() throws {
    let controller = KeyboardGridViewController()
    screen.show(controller)
    let view = try #require(controller.collectionView)
    screen.pressKey("Tab")
    #expect(controller.focused == [1])
    screen.pressKey("ArrowRight")
    screen.pressKey("ArrowDown")
    // Three stand in a row; the fourth cannot have the focus.
    #expect(controller.focused == [1, 2, 5])
    screen.pressKey("ArrowLeft")
    #expect(controller.focused.last != 4)
    screen.pressKey("Enter")
    #expect(controller.opened.count == 1)
    screen.pressKey("n", modifiers: .command)
    screen.pressKey("Escape")
    screen.pressKey("Backspace")
    #expect(controller.commands == ["new", "escape true", "delete"])
    let path = try #require(controller.focused.last.flatMap { $0 })
    let cell = try #require(view.cellForItem(at: IndexPath(item: path, section: 0)) as? FocusCell)
    #expect(cell.layer.borderWidth == 3)
    screen.pressKey(" ", modifiers: .shift)
    #expect(cell.keys == [" "])
  }
}
