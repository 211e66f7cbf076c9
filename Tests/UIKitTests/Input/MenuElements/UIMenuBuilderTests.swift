// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The main menu: how it is put together, and that keys reach what is in it.
@MainActor struct UIMenuBuilderTests {
  private func titles(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }

  @Test func menusGoWhereTheyAreSaidTo() {
    let builder = MainMenuBuilder()
    #expect(titles(builder.menu(for: .root)) == ["", "File", "Edit", "Format", "View", "Window", "Help"])
    builder.remove(menu: .format)
    builder.insertSibling(UIMenu(title: "Shop", identifier: UIMenu.Identifier("shop")), afterMenu: .view)
    builder.insertSibling(UIMenu(title: "First"), beforeMenu: .file)
    #expect(titles(builder.menu(for: .root)) == ["", "First", "File", "Edit", "View", "Shop", "Window", "Help"])
    builder.insertChild(UIMenu(title: "b"), atEndOfMenu: UIMenu.Identifier("shop"))
    builder.insertChild(UIMenu(title: "a"), atStartOfMenu: UIMenu.Identifier("shop"))
    #expect(titles(builder.menu(for: UIMenu.Identifier("shop"))) == ["a", "b"])
    builder.replace(menu: .window, with: UIMenu(title: "Panes", identifier: .window))
    builder.replaceChildren(ofMenu: .help) { _ in [UICommand(title: "Ask", action: Selector("ask"), propertyList: "x")]
    }
    #expect(titles(builder.menu(for: .root)).suffix(2) == ["Panes", "Help"])
    #expect(builder.command(for: Selector("ask"), propertyList: "x")?.title == "Ask")
    #expect(builder.command(for: Selector("ask"), propertyList: nil) == nil)
    builder.insertChild(UIMenu(title: "lost"), atEndOfMenu: UIMenu.Identifier("nowhere"))
    #expect(builder.menu(for: .format) == nil && builder.menu(for: .print) != nil)
    #expect(builder.system === UIMenuSystem.main)
  }

  private final class Page: UIViewController {
    var log: [String] = []
    var isOpen = true
    override var canBecomeFirstResponder: Bool { true }
    static let refresh = Selector._tessera("refresh:", Page.self, { $0.refresh(_:) })
    func refresh(_ sender: UICommand) { log.append("refresh \(sender.title)") }
    override func validate(_ command: UICommand) { command.attributes = isOpen ? [] : .disabled }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var count = 0
    override func buildMenu(with builder: any UIMenuBuilder) {
      count += 1
      let command = UIKeyCommand(title: "Refresh", action: Page.refresh, input: "r", modifierFlags: .command)
      builder.insertChild(UIMenu(title: "Content", children: [command]), atStartOfMenu: .file)
    }
  }

  @Test func keysReachItsCommandsThroughTheChain() {
    let window = TestWindow(100, 100)
    let delegate = Delegate()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.becomeFirstResponder()
    let keys = KeyInput(of: .shared)
    func press() {
      keys.handle(.init(isDown: true, key: "r", modifiers: 8), time: 1)
      keys.handle(.init(isDown: false, key: "r", modifiers: 8), time: 1)
    }
    press()
    press()
    #expect(page.log == ["refresh Refresh", "refresh Refresh"] && delegate.count == 1)
    page.isOpen = false
    press()
    #expect(page.log.count == 2)
    UIMenuSystem.main.setNeedsRebuild()
    page.isOpen = true
    press()
    #expect(page.log.count == 3 && delegate.count == 2)
  }
}
