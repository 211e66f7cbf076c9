// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// The line above a title. The phone's status bar takes 59 points.
@MainActor @Suite struct PromptTests {
  @Test func `a prompt makes the bar 32 points higher, and the page begins below that`() {
    let page = ScrollPage("Inbox")
    let navigation = UINavigationController(rootViewController: page)
    let phone = Phone(root: navigation)
    let bar = navigation.navigationBar
    phone.frame()
    #expect(bar.frame.height == 54)
    page.navigationItem.prompt = "Choose one"
    phone.frame()
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 86))
    #expect(page.scrollView.adjustedContentInset.top == 145)
    #expect(page.scrollView.contentOffset.y == -145)
    #expect(bar.row?.frame.minY == 32)
    let prompt = bar.row?.promptLabel
    #expect(prompt?.text == "Choose one")
    #expect(abs((prompt.map { $0.convert($0.bounds, to: bar).midY } ?? 0) - 16) < 0.5)
    page.navigationItem.prompt = nil
    phone.frame()
    #expect(bar.frame.height == 54 && bar.row?.promptLabel == nil && bar.row?.frame.minY == 0)
  }

  @Test func `a pushed page brings its prompt, and takes it along when it goes`() {
    let scene = NavigationScene()
    let page = scene.page("B")
    page.navigationItem.prompt = "Choose one"
    scene.navigation.pushViewController(page, animated: true)
    scene.phone.advance(0.6)
    let bar = scene.navigation.navigationBar
    #expect(bar.frame.height == 86 && bar.row?.frame.minY == 32 && bar.row?.promptLabel?.alpha == 1)
    scene.navigation.popViewController(animated: true)
    scene.phone.advance(0.6)
    #expect(bar.frame.height == 54 && bar.row?.frame.minY == 0)
  }

  @Test func `a bar of the app's own would like the room too`() {
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: "Inbox")
    bar.items = [item]
    #expect(bar.sizeThatFits(.zero).height == 44)
    item.prompt = "Choose one"
    #expect(bar.sizeThatFits(.zero).height == 76)
  }
}
