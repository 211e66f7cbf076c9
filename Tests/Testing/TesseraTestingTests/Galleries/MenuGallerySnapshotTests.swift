// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Open menus, drawn. Look at the pictures when one changes.
@MainActor struct MenuGallerySnapshotTests {
  private static func action(
    _ title: String, _ image: String? = nil, subtitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes,
      state: state
    ) { _ in }
  }

  private static var everything: UIMenu {
    UIMenu(
      title: "Photo",
      children: [
        UIMenu(
          options: .displayInline, preferredElementSize: .medium,
          children: [action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up"), action("Like", "heart")]),
        action("Favourite", "star", subtitle: "Shown first"), action("Rename", "pencil"),
        UIMenu(title: "Move to", image: UIImage(systemName: "folder"), children: [action("Album"), action("Archive")]),
        action("Hide", "eye.slash", attributes: .disabled),
        UIMenu(
          title: "Sort by", options: [.displayInline, .singleSelection],
          children: [action("Name", state: .on), action("Date")]),
        action("Delete", "trash", attributes: .destructive),
      ])
  }

  /// A page of colours with a button in its bar that has been tapped.
  private func openFromBar(_ screen: TestScreen, _ menu: UIMenu, _ look: Look = .light) {
    let page = ColorPage()
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
    let navigation = UINavigationController(rootViewController: page)
    look.show(navigation, on: screen)
    page.navigationItem.rightBarButtonItems = [item]
    screen.step()
    screen.tap(at: CGPoint(x: look == .mirrored ? 38 : 393 - 38, y: 91))
    screen.advance(by: 1)
  }

  @Test(arguments: Look.allCases)
  func fromABarItem(_ look: Look) throws {
    let screen = look.screen(scale: 2)
    openFromBar(screen, Self.everything, look)
    try assertSnapshot(of: screen, named: look.name("menu"))
  }

  @Test func plainAndPalette() throws {
    let screen = TestScreen(.iPhone16, scale: 2)
    let colors = ["circle.fill", "square.fill", "star.fill", "heart.fill", "flag.fill"]
    openFromBar(
      screen,
      UIMenu(children: [
        UIMenu(
          options: [.displayInline, .displayAsPalette, .singleSelection],
          children: colors.enumerated().map { Self.action("\($0)", $1, state: $0 == 1 ? .on : .off) }),
        Self.action("Plain"), Self.action("A title that is too long for one line of a menu"),
        UIMenu(
          options: .displayInline, preferredElementSize: .small,
          children: [Self.action("a", "bold"), Self.action("b", "italic"), Self.action("c", "underline")]),
      ]))
    try assertSnapshot(of: screen, named: "palette")
  }

  @Test func submenu() throws {
    let screen = TestScreen(.iPhone16, scale: 2)
    openFromBar(screen, Self.everything)
    screen.pressKey("ArrowDown")
    for _ in 0..<5 { screen.pressKey("ArrowDown") }
    screen.pressKey("Enter")
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: "submenu")
  }

  // MARK: - Context menus

  private final class Cards: UIViewController, UIContextMenuInteractionDelegate {
    let card = UILabel()
    var mirrors = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      card.frame = CGRect(x: 24, y: 160, width: 200, height: 140)
      card.text = "A card to press"
      card.textAlignment = .center
      card.backgroundColor = .systemTeal
      card.layer.cornerRadius = 24
      card.clipsToBounds = true
      card.isUserInteractionEnabled = true
      if mirrors { card.semanticContentAttribute = .forceRightToLeft }
      view.addSubview(card)
      card.addInteraction(UIContextMenuInteraction(delegate: self))
      let other = UIView(frame: CGRect(x: 240, y: 160, width: 129, height: 140))
      other.backgroundColor = .systemOrange
      other.layer.cornerRadius = 24
      view.addSubview(other)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          MenuGallerySnapshotTests.action("Open", "arrow.up.right"),
          MenuGallerySnapshotTests.action("Share", "square.and.arrow.up"),
          MenuGallerySnapshotTests.action("Remove", "trash", attributes: .destructive),
        ])
      })
    }
  }

  @Test(arguments: Look.allCases)
  func liftedCard(_ look: Look) throws {
    let screen = look.screen(scale: 2)
    let cards = Cards()
    cards.mirrors = look == .mirrored
    screen.show(cards)
    screen.press(at: CGPoint(x: 100, y: 230), duration: 1)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: look.name("context"))
  }

  @Test func badgesAndGroups() throws {
    let screen = TestScreen(.iPhone16, scale: 2)
    let page = ColorPage()
    screen.show(UINavigationController(rootViewController: page))
    let bell = UIBarButtonItem(image: UIImage(systemName: "bell"), menu: nil)
    bell.badge = .count(3)
    let tray = UIBarButtonItem(image: UIImage(systemName: "tray"), menu: nil)
    tray.badge = .indicator()
    page.navigationItem.rightBarButtonItems = nil
    page.navigationItem.leadingItemGroups = [.fixedGroup(items: [tray])]
    page.navigationItem.trailingItemGroups = [
      .fixedGroup(items: [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search)]),
      .fixedGroup(items: [bell]),
    ]
    screen.step()
    try assertSnapshot(of: screen, named: "badges")
  }
}
