// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Keys that were never the apps' to use.
@MainActor @Suite struct PrivateKeysTests {
  @Test func aPlaceholderTakesAColourByItsLabel() throws {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    let text = try #require(field.attributedPlaceholder)
    #expect(text.string == "Name")
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func anAlertTakesItsTitleWithoutAttributes() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "Sure?"), forKey: "attributedTitle")
    let action = UIAlertAction(title: "Yes", style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(alert.title == "Sure?")
    alert.addAction(action)
    let root = UIViewController()
    let phone = Phone(root: root)
    phone.take()
    root.present(alert, animated: false)
    phone.advance(0.5)
    #expect(action.button?.subviews.compactMap { $0 as? UILabel }.first?.textColor == .red)
  }

  @Test func barsOfAnAppsOwnTakeThePlaceOfTheOnesThatAreThere() throws {
    final class OwnTabBar: UITabBar {}
    final class OwnNavigationBar: UINavigationBar {}
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    page.title = "Page"
    navigation.setValue(OwnNavigationBar(), forKey: "navigationBar")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let phone = Phone(root: tabs)
    phone.take()
    #expect(navigation.navigationBar is OwnNavigationBar)
    #expect(navigation.navigationBar.topItem?.title == "Page")
    // Once it is shown, as from `viewDidLoad()`.
    let old = tabs.tabBar
    tabs.setValue(OwnTabBar(), forKeyPath: "tabBar")
    phone.advance(0.5)
    #expect(tabs.tabBar is OwnTabBar)
    #expect(tabs.tabBar.superview === tabs.view && old.superview == nil)
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.tabBar.frame == old.frame)
    #expect(tabs.tabBar.selectedItem === navigation.tabBarItem)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
  }

  @Test func buttonsOfBarsAreViews() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(systemItem: .add)
    page.navigationItem.rightBarButtonItem = item
    let phone = Phone(root: UINavigationController(rootViewController: page))
    phone.advance(0.1)
    let view = try #require(item.value(forKey: "view") as? UIView)
    #expect(view.window === phone.window)
    let bar = UISearchBar()
    #expect(bar.value(forKey: "cancelButton") as? UIButton == nil)
    bar.showsCancelButton = true
    #expect(bar.value(forKey: "cancelButton") is UIButton)
  }

  @Test func wheelsTakeAColour() {
    let wheels = UIPickerView()
    wheels.setValue(UIColor.red, forKeyPath: "textColor")
    #expect(wheels.titleColor == .red)
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.setValue(UIColor.white, forKeyPath: "textColor")
    let root = UIViewController()
    root.view.addSubview(picker)
    Phone(root: root).advance(0.1)
    #expect((picker.face as? UIPickerView)?.titleColor == .white)
  }

  @Test func aSearchBarHasItsFieldAndThereIsNoStatusBarView() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let bench = Bench()
    bench.take()
    #expect(bench.application.value(forKeyPath: "statusBarWindow.statusBar") == nil)
    UIDatePicker().setValue(UIColor.white, forKey: "textColor")
  }
}
