// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Bars over content, drawn. Look at the pictures when one changes.
@MainActor struct BarGallerySnapshotTests {
  @MainActor private struct Scene {
    let screen: TestScreen
    let page: ColorPage
    let navigation: UINavigationController

    init(
      _ screen: TestScreen, _ look: Look = .light, isLarge: Bool = true,
      change: (ColorPage, UINavigationController) -> Void = { _, _ in }
    ) {
      self.screen = screen
      page = ColorPage()
      let first = UIViewController()
      first.title = "Settings"
      navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = isLarge
      change(page, navigation)
      look.show(navigation, on: screen)
      navigation.pushViewController(page, animated: false)
      screen.step()
      screen.step()
    }

    func scroll(by distance: CGFloat) {
      page.scrollView.contentOffset.y += distance
      // The inline title takes a moment to come.
      screen.advance(by: 0.4)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func largeTitle(_ style: UIUserInterfaceStyle) throws {
    let scene = Scene(TestScreen(.iPhone16, appearance: style, scale: 2))
    try assertSnapshot(of: scene.screen, named: style == .dark ? "large-dark" : "large")
  }

  @Test(arguments: Look.allCases)
  func inlineTitleOverContent(_ look: Look) throws {
    let scene = Scene(look.screen(scale: 2), look)
    scene.scroll(by: 350)
    try assertSnapshot(of: scene.screen, named: look.name("inline"))
  }

  /// Black content in the light, white content in the dark: titles and platters are the other way round.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func overContentOfTheOtherKind(_ style: UIUserInterfaceStyle) throws {
    let scene = Scene(TestScreen(.iPhone16, appearance: style, scale: 2)) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    // The middle of the bar is 81 points from the top, and content begins 165 points from it.
    scene.scroll(by: (style == .dark ? 630 : 350) + 165 - 81)
    try assertSnapshot(of: scene.screen, named: style == .dark ? "over-white-dark" : "over-black")
  }

  @Test func padOverDarkContent() throws {
    let scene = Scene(TestScreen(.iPadMini, scale: 1)) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    scene.scroll(by: 350 + 116 - 46)
    try assertSnapshot(of: scene.screen, named: "pad-over-black")
  }

  @Test func pulledDown() throws {
    let scene = Scene(TestScreen(.iPhone16, scale: 2))
    scene.scroll(by: -90)
    try assertSnapshot(of: scene.screen, named: "pulled-down")
  }

  @Test func prompt() throws {
    let scene = Scene(TestScreen(.iPhone16, scale: 2), isLarge: false) { page, _ in
      page.navigationItem.prompt = "Choose what is to be shown"
      page.navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .cancel)]
    }
    try assertSnapshot(of: scene.screen, named: "prompt")
  }

  @Test func longTitleAndItems() throws {
    let scene = Scene(TestScreen(.iPhoneSE), isLarge: false) { page, _ in
      page.title = "A title that is much too long for a bar"
      page.navigationItem.backButtonDisplayMode = .minimal
    }
    try assertSnapshot(of: scene.screen, named: "long-title")
  }

  @Test func onItsSide() throws {
    let scene = Scene(TestScreen(.iPhone16, orientation: .landscapeLeft, scale: 2)) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    scene.scroll(by: 350)
    try assertSnapshot(of: scene.screen, named: "landscape")
  }

  @Test(arguments: Look.allCases)
  func toolbar(_ look: Look) throws {
    let scene = Scene(look.screen(scale: 2), look) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    try assertSnapshot(of: scene.screen, named: look.name("toolbar"))
  }

  /// Items with pictures of the app's own, before and behind them, and a back button of its own.
  @Test(arguments: [Look.light, .dark])
  func itemsWithPictures(_ look: Look) throws {
    func picture(_ color: UIColor, _ size: CGFloat, _ corner: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in
        color.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: size, height: size), cornerRadius: corner).fill()
      }
    }
    let scene = Scene(look.screen(scale: 2), look, isLarge: false) { page, navigation in
      let portrait = UIBarButtonItem(
        image: picture(.systemPurple, 28, 14).withRenderingMode(.alwaysOriginal), style: .plain, target: nil,
        action: nil)
      let backed = UIBarButtonItem(title: "Buy")
      backed.setBackgroundImage(picture(.systemYellow, 30, 8), for: .normal, barMetrics: .default)
      let own = UIButton(type: .system)
      own.setTitle("Own", for: .normal)
      page.loadViewIfNeeded()
      page.navigationItem.rightBarButtonItems = [portrait, backed, UIBarButtonItem(customView: own)]
      navigation.navigationBar.backIndicatorImage = UIImage(systemName: "arrow.left")
      navigation.navigationBar.backIndicatorTransitionMaskImage = UIImage(systemName: "arrow.left")
      navigation.viewControllers[0].navigationItem.backButtonTitle = "Settings"
      page.toolbarItems = [
        UIBarButtonItem(image: picture(.systemPink, 24, 4), style: .plain, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(customView: UISwitch()),
      ]
      navigation.isToolbarHidden = false
    }
    try assertSnapshot(of: scene.screen, named: look.name("pictures"))
  }

  @Test func pad() throws {
    let scene = Scene(TestScreen(.iPadMini, scale: 1)) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    try assertSnapshot(of: scene.screen, named: "pad")
  }

  private static func tools() -> [UIBarButtonItem] {
    [
      UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .organize), .flexibleSpace(),
      UIBarButtonItem(title: "Select"), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }
}

/// Bands of colour, light and dark, with words on them.
final class ColorPage: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = "Inbox" }
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
    ]
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    let colors: [UIColor] = [
      .systemBackground, .systemTeal, .black, .systemIndigo, .white, .systemOrange, .darkGray, .systemGray6,
      .systemGreen, .black,
    ]
    for (index, color) in colors.enumerated() {
      let band = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 140, width: 1400, height: 140))
      band.backgroundColor = color
      band.text = "    Band \(index) has words to be read under bars, light or dark, as far as that goes"
      band.textColor = index.isMultiple(of: 2) ? .systemGray : .label
      scrollView.addSubview(band)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(colors.count) * 140)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize.width = scrollView.bounds.width
    // Words that begin at the right are to be seen too.
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for case let band as UILabel in scrollView.subviews { band.frame.size.width = scrollView.bounds.width }
  }
}
