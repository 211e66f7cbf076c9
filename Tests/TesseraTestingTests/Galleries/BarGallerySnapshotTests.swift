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

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func inlineTitleOverContent(_ style: UIUserInterfaceStyle) throws {
    let scene = Scene(TestScreen(.iPhone16, appearance: style, scale: 2))
    scene.scroll(by: 350)
    try assertSnapshot(of: scene.screen, named: style == .dark ? "inline-dark" : "inline")
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

  @Test func largestText() throws {
    let scene = Scene(
      TestScreen(.iPhone16, textSize: .accessibilityExtraExtraExtraLarge, scale: 2)
    ) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    try assertSnapshot(of: scene.screen, named: "largest-text")
  }

  @Test func fromRightToLeft() throws {
    let scene = Scene(TestScreen(.iPhone16, scale: 2), .mirrored) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    try assertSnapshot(of: scene.screen, named: "mirrored")
    scene.scroll(by: 350)
    try assertSnapshot(of: scene.screen, named: "inline-mirrored")
  }

  @Test func onItsSide() throws {
    let scene = Scene(TestScreen(.iPhone16, orientation: .landscapeLeft, scale: 2)) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    scene.scroll(by: 350)
    try assertSnapshot(of: scene.screen, named: "landscape")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func toolbar(_ style: UIUserInterfaceStyle) throws {
    let scene = Scene(TestScreen(.iPhone16, appearance: style, scale: 2)) { page, navigation in
      page.toolbarItems = Self.tools()
      navigation.isToolbarHidden = false
    }
    try assertSnapshot(of: scene.screen, named: style == .dark ? "toolbar-dark" : "toolbar")
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
  }
}
