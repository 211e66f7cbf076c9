// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Bars over dark and light content. The phone's bar stands from 59 to 113, its items' middle at 81.
@MainActor @Suite struct OverContentTests {
  private let page = ScrollPage("Photo")
  private let navigation: UINavigationController
  private let phone: Phone
  private var bar: UINavigationBar { navigation.navigationBar }
  private var title: TitleHolder? { bar.row?.titleHolder }
  private var platter: BarPlatter? { bar.row?.platters.first }

  init() {
    navigation = UINavigationController(rootViewController: page)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    phone = Phone(root: navigation)
    phone.frame()
    page.view.backgroundColor = .systemBackground
  }

  /// A band of content, in the page's coordinates.
  @discardableResult
  private func band(_ color: UIColor, from top: CGFloat, height: CGFloat = 200, x: CGFloat = 0) -> UIView {
    let band = UIView(frame: CGRect(x: x, y: top, width: 393, height: height))
    band.backgroundColor = color
    page.scrollView.addSubview(band)
    return band
  }

  private func look(at offset: CGFloat) {
    page.scrollView.contentOffset.y = offset
    phone.frame()
  }

  @Test func `titles and buttons are light over dark content, and dark again over light`() {
    band(.black, from: 400)
    look(at: 0)
    #expect(title?.traitCollection.userInterfaceStyle == .light)
    #expect(title?.layer.animationKeys() == nil)
    look(at: 400 - 30)
    #expect(title?.traitCollection.userInterfaceStyle == .dark)
    #expect(platter?.traitCollection.userInterfaceStyle == .dark)
    #expect(bar.background.veil.color == .black)
    let label = title?.subviews.first as? UILabel
    #expect(label?.textColor.resolvedColor(with: label?.traitCollection ?? .current).cgColor.components?[0] == 1)
    #expect(title?.layer.animationKeys() == [kCATransition])
    #expect(platter?.layer.animation(forKey: kCATransition)?.duration == 0.23)
    look(at: 700)
    #expect(title?.traitCollection.userInterfaceStyle == .light)
    #expect(platter?.overrideUserInterfaceStyle == .unspecified)
    #expect(bar.background.veil.color == .systemBackground)
  }

  @Test func `each platter and title goes by what is behind itself`() {
    // Only the right third of the screen is dark, where the button is.
    band(.black, from: 400, x: 262)
    look(at: 400 - 30)
    #expect(platter?.traitCollection.userInterfaceStyle == .dark)
    #expect(title?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `in the dark it is the other way round`() {
    navigation.overrideUserInterfaceStyle = .dark
    band(.white, from: 400)
    look(at: 0)
    #expect(title?.traitCollection.userInterfaceStyle == .dark)
    look(at: 400 - 30)
    #expect(title?.traitCollection.userInterfaceStyle == .light)
    #expect(bar.background.veil.color == .white)
  }

  @Test func `what is neither light nor dark changes nothing`() {
    let band = band(UIColor(white: 0.45, alpha: 1), from: 400)
    look(at: 400 - 30)
    #expect(title?.traitCollection.userInterfaceStyle == .light)
    band.backgroundColor = .black
    phone.frame()
    #expect(title?.traitCollection.userInterfaceStyle == .dark)
    band.backgroundColor = UIColor(white: 0.45, alpha: 1)
    phone.frame()
    #expect(title?.traitCollection.userInterfaceStyle == .dark)
    band.backgroundColor = UIColor(white: 0.55, alpha: 1)
    phone.frame()
    #expect(title?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `pictures count, and what is seen through counts as far as it is seen through`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let picture = renderer.image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let view = UIImageView(image: picture)
    view.frame = CGRect(x: 0, y: 400, width: 393, height: 200)
    page.scrollView.addSubview(view)
    look(at: 400 - 30)
    #expect(title?.traitCollection.userInterfaceStyle == .dark)
    view.alpha = 0.3
    phone.frame()
    #expect(title?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a bar with a background of its own keeps to itself`() {
    let opaque = UINavigationBarAppearance()
    opaque.configureWithOpaqueBackground()
    bar.standardAppearance = opaque
    band(.black, from: 400)
    look(at: 400 - 30)
    #expect(title?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a tinted platter looks the same over everything`() {
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    band(.black, from: 400)
    look(at: 400 - 30)
    #expect(platter?.overrideUserInterfaceStyle == .unspecified)
    #expect(title?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `toolbars do the same, and veil what goes under them`() {
    page.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    navigation.isToolbarHidden = false
    band(.black, from: 700)
    look(at: -113)
    let toolbar: UIToolbar = navigation.toolbar
    #expect(toolbar.row.platters.first?.traitCollection.userInterfaceStyle == .light)
    #expect(toolbar.veil.progress == 1 && toolbar.veil.color == .systemBackground)
    look(at: 0)
    #expect(toolbar.row.platters.first?.traitCollection.userInterfaceStyle == .dark)
    #expect(toolbar.veil.color == .black)
    // Content that ends above it is not veiled.
    look(at: 3000 - 852 + 86)
    #expect(toolbar.veil.progress == 0)
  }

  @Test func `a veil reaches 64.8 points beyond the items`() {
    look(at: 500)
    let veil = bar.background.veil
    #expect(abs(veil.convert(veil.bounds, to: nil).maxY - (59 + 108.8)) < 0.01)
    #expect(veil.convert(veil.bounds, to: nil).minY == 0)
  }

  @Test func `scrolling over even content changes nothing of the bar`() {
    band(.black, from: 400, height: 1500)
    look(at: 500)
    var touched = 0
    for step in 1...20 {
      page.scrollView.contentOffset.y = 500 + CGFloat(step) * 10
      let commit = UIApplication.shared.makeFrame()?.commit
      touched += commit?.deltas.count ?? 0
    }
    // The content's place and, while it moves, the indicator's.
    #expect(touched <= 40)
  }

  @Test func `content fades into dark where the whole interface turns dark`() {
    let tabs = UITabBarController()
    let content = ScrollPage("Feed")
    content.tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 0)
    tabs.viewControllers = [content, UIViewController()]
    let phone = Phone(root: tabs)
    content.view.backgroundColor = .systemBackground
    phone.advance(0.5)
    tabs.overrideUserInterfaceStyle = .dark
    phone.advance(0.5)
    #expect(tabs.tabBar.veil.color == .systemBackground)
    tabs.overrideUserInterfaceStyle = .light
    phone.advance(0.5)
    #expect(tabs.tabBar.veil.color == .systemBackground)
  }
}
