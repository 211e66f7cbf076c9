// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import UIKit

/// Scroll edges, what lies beyond the safe area, fonts to choose, and popovers at items of bars.
@MainActor @Suite struct EdgeAndPickerTests {
  @Test func `an edge effect that is hidden leaves content under the bar as it is`() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let phone = Phone(root: navigation)
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    page.view.addSubview(scroll)
    phone.frame()
    scroll.contentOffset.y = 200
    phone.frame()
    let background = navigation.navigationBar.background
    #expect(!background.veil.isHidden && background.veil.progress == 1)
    scroll.topEdgeEffect.isHidden = true
    phone.frame()
    #expect(background.veil.isHidden)
    scroll.topEdgeEffect.isHidden = false
    scroll.topEdgeEffect.style = .hard
    phone.frame()
    #expect(background.veil.isHidden)
    #expect(background.subviews.contains { $0 is UIVisualEffectView && $0.alpha == 1 })
  }

  @Test func `a container at an edge has a veil behind it, from the edge of what scrolls`() throws {
    let page = UIViewController()
    let phone = Phone(root: page)
    let scroll = UIScrollView(frame: page.view.bounds)
    page.view.addSubview(scroll)
    let container = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 60))
    page.view.addSubview(container)
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.edge = .bottom
    container.addInteraction(interaction)
    phone.frame()
    let holder = try #require(container.subviews.first)
    #expect(holder.subviews[0].isHidden)
    interaction.scrollView = scroll
    phone.frame()
    #expect(!holder.subviews[0].isHidden)
    #expect(holder.subviews[0].frame.maxY == 152)
    container.removeInteraction(interaction)
    #expect(container.subviews.isEmpty)
  }

  @Test func `a background's content stands in the safe area, and is mirrored beyond it`() throws {
    let page = UIViewController()
    let phone = Phone(root: page)
    let background = UIBackgroundExtensionView(frame: page.view.bounds)
    page.view.addSubview(background)
    let content = UIView()
    background.contentView = content
    phone.frame()
    #expect(content.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    var counts: [Int] = []
    var view = content.superview
    while let mirror = view, mirror !== background {
      counts.append((mirror.layer as? CAReplicatorLayer)?.instanceCount ?? 0)
      view = mirror.superview
    }
    // At the top and at the bottom, not at the sides.
    #expect(counts == [2, 1, 2, 1])
    background.automaticallyPlacesContentView = false
    content.frame = background.bounds
    phone.frame()
    #expect(content.frame == background.bounds)
  }

  @Test func `a font is chosen from a list`() throws {
    final class Judge: NSObject, UIFontPickerViewControllerDelegate {
      var picked: [String] = []
      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        picked.append(viewController.selectedFontDescriptor?.postscriptName ?? "")
      }
    }
    let (picker, judge) = (UIFontPickerViewController(), Judge())
    picker.delegate = judge
    let phone = Phone(root: picker)
    phone.frame()
    let stack = try #require(picker.children.first as? UINavigationController)
    let list = try #require(stack.topViewController as? UITableViewController)
    #expect(list.tableView.numberOfRows(inSection: 0) == UIFont.familyNames.count)
    list.tableView(list.tableView, didSelectRowAt: [0, 0])
    #expect(judge.picked.count == 1 && judge.picked[0].isEmpty == false)
  }

  @Test func `a popover points at an item of a bar`() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let pad = Phone(.iPadPro11, root: navigation)
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    pad.frame()
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceItem = item
    #expect(shown.popoverPresentationController?.sourceItem === item)
    #expect(shown.popoverPresentationController?.barButtonItem === item)
    page.present(shown, animated: false)
    pad.frame()
    #expect(shown.view.window != nil)
    let frame = try #require(item.frame(in: navigation.view))
    #expect(frame.minX > 500 && frame.height == 44)
  }

  @Test func `an interface that is locked stays when the device turns`() {
    final class Locked: UIViewController {
      var isLocked = true
      override var prefersInterfaceOrientationLocked: Bool { isLocked }
    }
    let page = Locked()
    #expect(UINavigationController(rootViewController: page).locksOrientation)
    page.isLocked = false
    #expect(page.locksOrientation == false)
  }

  @Test func `a main menu is put together at launch, before the delegate does`() {
    let bench = Bench.current
    bench.take()
    let action = UIAction(title: "Own") { _ in }
    UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { builder in
      builder.insertElements([action], atStartOfMenu: .file)
      builder.insertElements([UIAction(title: "Beside") { _ in }], afterMenu: .edit)
    }
    let menu = UIApplication.current.mainMenu
    #expect(menu.menu(for: .file)?.children.first === action)
    #expect(menu.root.children.contains { $0.title == "Beside" })
  }
}
