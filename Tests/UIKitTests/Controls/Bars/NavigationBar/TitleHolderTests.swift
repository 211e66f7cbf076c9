// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Lines below titles, menus of titles, and groups in the middle.
@MainActor @Suite struct TitleHolderTests {
  private final class Page: UIViewController, UINavigationItemRenameDelegate {
    var names: [String] = []
    var refused: String?

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { names.append(title) }

    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      title != refused
    }
  }

  private let page = Page()
  private let navigation: UINavigationController
  private let phone: Phone
  private var item: UINavigationItem { page.navigationItem }
  private var row: NavigationRow? { navigation.navigationBar.row }

  init() {
    page.title = "Notes"
    navigation = UINavigationController(rootViewController: page)
    phone = Phone(root: navigation)
  }

  @Test func `a subtitle stands below the title, both in the middle`() throws {
    item.subtitle = "12 notes"
    phone.frame()
    let holder = try #require(row?.titleHolder)
    #expect(holder.subtitleLabel.text == "12 notes")
    #expect(holder.subtitleLabel.frame.minY >= holder.titleLabel.frame.maxY - 0.5)
    #expect(abs(holder.titleLabel.frame.midX - holder.subtitleLabel.frame.midX) < 1)
    #expect(abs(holder.frame.midX - 196.5) < 1)
    #expect(holder.frame.height <= 44)
  }

  @Test func `a large title has its own line, and room for it`() throws {
    navigation.navigationBar.prefersLargeTitles = true
    let scroll = UIScrollView(frame: page.view.bounds)
    page.view.addSubview(scroll)
    phone.frame()
    let height = navigation.navigationBar.frame.height
    item.largeSubtitle = "Updated just now"
    phone.frame()
    #expect(navigation.navigationBar.frame.height == height + 23)
    let labels = navigation.navigationBar.largeTitle?.subviews.compactMap { $0 as? UILabel } ?? []
    #expect(labels.map(\.text) == ["Notes", "Updated just now"])
    #expect(labels[1].frame.minY >= labels[0].frame.maxY - 6)
    item.largeTitle = "All notes"
    phone.frame()
    #expect(labels[0].text == "All notes")
    #expect(row?.titleHolder.titleLabel.text == "Notes")
  }

  @Test func `attributes of the app's own count`() {
    var title = AttributedString("Red")
    title.foregroundColor = .systemRed
    item.attributedTitle = title
    phone.frame()
    let shown = row?.titleHolder.titleLabel.attributedText
    #expect(shown?.string == "Red")
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
  }

  @Test func `a browser's and an editor's title is at the leading side`() {
    item.style = .editor
    phone.frame()
    #expect(abs((row?.titleHolder.frame.minX ?? 0) - 16) < 1)
    item.style = .navigator
    phone.frame()
    #expect(abs((row?.titleHolder.frame.midX ?? 0) - 196.5) < 1)
  }

  @Test func `a title with a menu has a chevron, and opens the menu with what the system has`() throws {
    var suggested: [String] = []
    item.renameDelegate = page
    item.titleMenuProvider = { elements in
      suggested = elements.map(\.title)
      return UIMenu(children: elements + [UIAction(title: "Duplicate") { _ in }])
    }
    phone.frame()
    let holder = try #require(row?.titleHolder)
    #expect(holder.showsMenuAsPrimaryAction && holder.isContextMenuInteractionEnabled)
    #expect(holder.subviews.contains { $0 is UIImageView })
    phone.tap(holder.frame.midX, 59 + 22)
    phone.advance(1)
    #expect(suggested == ["Rename"])
  }

  @Test func `a title is renamed in its place`() throws {
    item.renameDelegate = page
    phone.frame()
    let holder = try #require(row?.titleHolder)
    holder.beginRenaming()
    phone.frame()
    let field = try #require(holder.subviews.compactMap { $0 as? UITextField }.first)
    #expect(field.isFirstResponder && field.text == "Notes")
    #expect(holder.titleLabel.isHidden)
    page.refused = ""
    field.text = ""
    field.resignFirstResponder()
    #expect(field.isFirstResponder)
    field.text = "Recipes"
    field.resignFirstResponder()
    phone.frame()
    #expect(page.names == ["Recipes"])
    #expect(item.title == "Recipes")
    #expect(row?.titleHolder.titleLabel.isHidden == false)
  }

  @Test func `groups in the middle are in a menu where there is little width`() throws {
    let bold = UIBarButtonItem(title: "Bold", image: UIImage(systemName: "bold"), primaryAction: UIAction { _ in })
    item.centerItemGroups = [bold.creatingFixedGroup()]
    phone.frame()
    let button = try #require(row?.platters.last?.buttons.last?.item)
    #expect(button.accessibilityLabel == "More")
    #expect(button.menu?.children.count == 1)
    #expect(item.overflowPresentationSource === button)
  }

  @Test func `groups in the middle stand there where there is room`() throws {
    let pad = Phone(.iPadPro11, root: navigation)
    let bold = UIBarButtonItem(title: nil, image: UIImage(systemName: "bold"), primaryAction: UIAction { _ in })
    item.style = .editor
    item.centerItemGroups = [bold.creatingFixedGroup()]
    pad.frame()
    let platter = try #require(row?.platters.last)
    #expect(abs(platter.center.x - navigation.view.bounds.midX) < 1)
    #expect(row?.titleHolder.frame.maxX ?? 0 <= platter.frame.minX)
  }

  @Test func `a view in the title's place grows again when there is room`() {
    let label = UILabel()
    label.text = "A view that is wider than is left beside two words"
    item.titleView = label
    item.rightBarButtonItem = UIBarButtonItem(title: "Two words", style: .plain, target: nil, action: nil)
    phone.frame()
    let wanted = label.intrinsicContentSize.width
    #expect(label.bounds.width < wanted - 50)
    item.rightBarButtonItem = nil
    phone.frame()
    #expect(label.bounds.width > wanted - 40)
    // The app's own size counts from when it is given.
    label.frame.size = CGSize(width: 100, height: 20)
    navigation.navigationBar.setNeedsLayout()
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    phone.frame()
    #expect(label.bounds.width == 100)
  }

  @Test func `tabs at the top that become wider take room from the title`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let label = UILabel()
    label.text = "A view that takes all the room beside the tabs, and more than that"
    navigation.topViewController?.navigationItem.titleView = label
    navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    tabs.viewControllers = [navigation, other]
    let pad = Phone(.iPadPro11, root: tabs)
    let before = label.bounds.width
    navigation.tabBarItem.title = "A tab with more words"
    pad.frame()
    #expect(label.bounds.width < before - 50)
  }
}
