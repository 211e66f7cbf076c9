// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Bars that stand alone, back buttons, and appearances.
@MainActor @Suite struct UINavigationBarTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
  private let first = UINavigationItem(title: "First")
  private let second = UINavigationItem(title: "Second")

  private final class Gate: NSObject, UINavigationBarDelegate {
    var allows = true
    var log: [String] = []
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("should pop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("did pop \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("did push \(item.title ?? "")")
    }
  }

  @Test func `items are pushed and popped, and the delegate hears of it and may refuse`() {
    let gate = Gate()
    bar.delegate = gate
    bar.pushItem(first, animated: false)
    bar.pushItem(second, animated: false)
    #expect(bar.topItem === second)
    #expect(bar.backItem === first)
    gate.allows = false
    #expect(bar.popItem(animated: false) == nil)
    gate.allows = true
    #expect(bar.popItem(animated: false) === second)
    #expect(bar.items == [first])
    #expect(
      gate.log == ["did push First", "did push Second", "should pop Second", "should pop Second", "did pop Second"])
  }

  @Test func `animated, the title goes to where the back button is and the next one comes`() {
    let stage = Stage(bar)
    bar.items = [first]
    stage.frame()
    let old = bar.row
    bar.pushItem(second, animated: true)
    stage.frame()
    stage.jump(0.3)
    #expect(old?.titleHolder.shown.opacity ?? 1 < 0.3)
    #expect(bar.subviews.compactMap { $0 as? NavigationRow }.count == 2)
    stage.advance(0.5)
    #expect(bar.row?.item === second)
    #expect(bar.row?.titleHolder.alpha == 1)
    #expect(bar.row?.titleHolder.transform == .identity)
    #expect(bar.subviews.compactMap { $0 as? NavigationRow }.count == 1)
  }

  @Test func `a back button is a chevron that is read as the title before, or has the title that was set for it`() {
    let stage = Stage(bar)
    bar.items = [first, second]
    stage.frame()
    let back = bar.row?.backPlatter
    #expect(back?.frame == CGRect(x: 16, y: 0, width: 44, height: 44))
    #expect(back?.buttons.first?.accessibilityLabel == "First")
    first.backButtonTitle = "All"
    stage.frame()
    #expect(bar.row?.backPlatter?.frame.width ?? 0 > 44)
    first.backButtonDisplayMode = .minimal
    stage.frame()
    #expect(bar.row?.backPlatter?.frame.width == 44)
    second.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
    stage.frame()
    #expect(bar.row?.backPlatter == nil)
    second.leftItemsSupplementBackButton = true
    stage.frame()
    #expect(bar.row?.platters.count == 2)
    #expect(bar.row?.backPlatter?.frame.minX == 16)
    second.hidesBackButton = true
    stage.frame()
    #expect(bar.row?.backPlatter == nil)
  }

  @Test func `the back button of a controller's bar pops, unless the controller is against it`() {
    final class Careful: UINavigationController, UINavigationBarDelegate {
      var allows = false
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    }
    let navigation = Careful()
    navigation.viewControllers = [UIViewController(), UIViewController()]
    let phone = Phone(root: navigation)
    phone.frame()
    phone.tap(38, 81)
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    phone.tap(38, 81)
    #expect(navigation.viewControllers.count == 1)
    phone.advance(0.7)
  }

  @Test func `titles follow their items`() {
    let stage = Stage(bar)
    let page = UIViewController()
    page.title = "One"
    bar.items = [page.navigationItem]
    stage.frame()
    page.title = "Two"
    stage.frame()
    #expect((bar.row?.titleHolder.subviews.first as? UILabel)?.text == "Two")
    #expect(page.navigationItem.title == "Two")
  }

  @Test func `items can be exchanged with a fade`() {
    let stage = Stage(bar)
    bar.items = [first]
    stage.frame()
    first.setRightBarButton(UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), animated: true)
    stage.frame()
    stage.jump(0.125)
    #expect(abs((bar.row?.shown.opacity ?? 0) - 0.5) < 0.05)
    stage.advance(0.3)
    #expect(bar.subviews.compactMap { $0 as? NavigationRow }.count == 1)
  }

  // MARK: - Appearances

  @Test func `a bar keeps copies of appearances, and follows changes of its own`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance
    appearance.backgroundColor = .red
    #expect(bar.standardAppearance.backgroundColor == .systemBackground)
    #expect(bar.standardAppearance.shadowColor == .separator)
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    let copy = bar.standardAppearance.copy() as? UINavigationBarAppearance
    #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .green)
  }

  @Test func `at rest a bar has no background unless it is told one, and an item's own wins`() {
    bar.items = [first]
    let opaque = UINavigationBarAppearance()
    opaque.configureWithOpaqueBackground()
    bar.standardAppearance = opaque
    #expect(bar.appearance(of: first, isAtEdge: true).coversContent == false)
    #expect(bar.appearance(of: first, isAtEdge: false).coversContent)
    bar.scrollEdgeAppearance = opaque
    #expect(bar.appearance(of: first, isAtEdge: true).coversContent)
    let own = UINavigationBarAppearance()
    own.configureWithTransparentBackground()
    first.scrollEdgeAppearance = own
    #expect(bar.appearance(of: first, isAtEdge: true) === own)
    #expect(!own.hasScrollEdgeEffect)
    #expect(UINavigationBarAppearance().hasScrollEdgeEffect)
  }

  @Test func `the attributes of titles reach the titles`() {
    let stage = Stage(bar)
    bar.items = [first]
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemPink, .font: UIFont.systemFont(ofSize: 20)]
    bar.standardAppearance = appearance
    stage.frame()
    let label = bar.row?.titleHolder.subviews.first as? UILabel
    #expect(label?.textColor == .systemPink)
    #expect(label?.font.pointSize == 20)
  }
}
