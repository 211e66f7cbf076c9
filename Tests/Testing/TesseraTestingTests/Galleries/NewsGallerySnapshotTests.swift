// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// What came with iOS 16 to 26, drawn. Look at the pictures when one changes.
@MainActor struct NewsGallerySnapshotTests {
  /// Stripes that show what is blurred, cut and mirrored.
  private func stripes(_ height: CGFloat = 1600) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: height))
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemYellow, .systemPurple]
    for index in 0..<Int(height / 40) {
      let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 402, height: 40))
      stripe.backgroundColor = colors[index % colors.count].withAlphaComponent(0.5)
      view.addSubview(stripe)
    }
    return view
  }

  @Test(arguments: [Look.light, .dark])
  func corners(_ look: Look) throws {
    let screen = look.screen()
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(stripes())
    let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    glass.frame = CGRect(x: 40, y: 90, width: 240, height: 56)
    let tinted = UIGlassEffect(style: .clear)
    tinted.tintColor = .systemBlue
    let clear = UIVisualEffectView(effect: tinted)
    clear.frame = CGRect(x: 40, y: 170, width: 240, height: 56)
    clear.cornerConfiguration = .uniformEdges(topRadius: 28, bottomRadius: 8)
    let card = UIView(frame: CGRect(x: 40, y: 260, width: 313, height: 200))
    card.backgroundColor = .systemBackground
    card.cornerConfiguration = .corners(radius: 44)
    let inner = UIView(frame: card.bounds.insetBy(dx: 16, dy: 16))
    inner.backgroundColor = .systemIndigo
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
    let half = UIView(frame: CGRect(x: 16, y: 100, width: 120, height: 52))
    half.backgroundColor = .systemMint
    half.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    inner.addSubview(half)
    card.addSubview(inner)
    let leaf = UIView(frame: CGRect(x: 40, y: 500, width: 313, height: 100))
    leaf.backgroundColor = .systemOrange
    leaf.cornerConfiguration = .corners(
      topLeftRadius: 50, topRightRadius: 10, bottomLeftRadius: nil, bottomRightRadius: 30)
    let bottom = UIView(frame: CGRect(x: 8, y: 660, width: 377, height: 184))
    bottom.backgroundColor = .systemTeal
    bottom.cornerConfiguration = .uniformBottomRadius(.containerConcentric(), topLeftRadius: 12, topRightRadius: 12)
    for view in [glass, clear, card, leaf, bottom] { controller.view.addSubview(view) }
    look.show(controller, on: screen)
    screen.step()
    try assertSnapshot(of: screen, named: look.name("corners"))
  }

  private func page(_ title: String) -> (UINavigationController, UIViewController, UIScrollView) {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = .systemBackground
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.addSubview(stripes())
    scroll.contentSize = CGSize(width: 393, height: 1600)
    controller.view.addSubview(scroll)
    return (UINavigationController(rootViewController: controller), controller, scroll)
  }

  @Test(arguments: Look.allCases)
  func subtitles(_ look: Look) throws {
    let screen = look.screen()
    let (navigation, controller, _) = page("Inbox")
    controller.navigationItem.subtitle = "49 unread"
    controller.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    let filter = UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal.decrease"))
    filter.badge = .count(3)
    controller.navigationItem.rightBarButtonItem = filter
    look.show(navigation, on: screen)
    screen.step()
    try assertSnapshot(of: screen, named: look.name("subtitle"))
  }

  @Test(arguments: Look.allCases)
  func largeSubtitles(_ look: Look) throws {
    let screen = look.screen()
    let (navigation, controller, _) = page("Inbox")
    navigation.navigationBar.prefersLargeTitles = true
    controller.navigationItem.largeSubtitle = "Updated just now"
    look.show(navigation, on: screen)
    screen.step()
    screen.step()
    try assertSnapshot(of: screen, named: look.name("large-subtitle"))
  }

  @Test func hiddenEdge() throws {
    let screen = TestScreen(.iPhone16)
    let (navigation, controller, scroll) = page("Hard")
    scroll.topEdgeEffect.style = .hard
    controller.navigationItem.largeTitleDisplayMode = .inline
    screen.show(navigation)
    scroll.contentOffset.y = 130
    screen.step()
    screen.step()
    scroll.topEdgeEffect.isHidden = true
    screen.step()
    screen.step()
    try assertSnapshot(of: screen, named: "no-edge")
  }

  @Test func editorOnPad() throws {
    let screen = TestScreen(.iPadPro11, orientation: .landscapeLeft, scale: 1)
    let (navigation, controller, _) = page("Recipes")
    let item = controller.navigationItem
    item.style = .editor
    item.subtitle = "Edited today"
    item.titleMenuProvider = { UIMenu(children: $0) }
    let symbols = ["arrow.uturn.backward", "link", "bold", "italic"]
    let items = symbols.map { UIBarButtonItem(title: nil, image: UIImage(systemName: $0), primaryAction: nil) }
    item.centerItemGroups = [
      UIBarButtonItemGroup(barButtonItems: Array(items[0...1]), representativeItem: nil),
      UIBarButtonItemGroup(barButtonItems: Array(items[2...3]), representativeItem: nil),
    ]
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    screen.show(navigation)
    screen.step()
    try assertSnapshot(of: screen, named: "editor-pad")
  }

  @Test func editorOnPhone() throws {
    let screen = TestScreen(.iPhone16)
    let (navigation, controller, _) = page("Recipes")
    let item = controller.navigationItem
    item.style = .editor
    let bold = UIBarButtonItem(title: "Bold", image: UIImage(systemName: "bold"), primaryAction: nil)
    item.centerItemGroups = [bold.creatingFixedGroup()]
    item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/Recipes.md"))
    item.titleMenuProvider = {
      UIMenu(children: $0 + [UIAction(title: "Duplicate", image: UIImage(systemName: "plus")) { _ in }])
    }
    screen.show(navigation)
    screen.tap(at: CGPoint(x: 60, y: 81))
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: "title-menu")
  }

  @Test(arguments: Look.allCases)
  func progress(_ look: Look) throws {
    let screen = look.screen()
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for (index, share) in [0, 0.3, 1].enumerated() {
      let pages = UIPageControl()
      pages.numberOfPages = 5
      pages.currentPage = index + 1
      let progress = UIPageControlProgress()
      pages.progress = progress
      progress.currentProgress = Float(share)
      if index == 1 { pages.backgroundStyle = .prominent }
      pages.frame = CGRect(
        origin: CGPoint(x: 40, y: 100 + CGFloat(index) * 50), size: pages.size(forNumberOfPages: 5))
      controller.view.addSubview(pages)
    }
    look.show(controller, on: screen)
    screen.step()
    try assertSnapshot(of: screen, named: look.name("progress"))
  }

  @Test(arguments: [Look.light, .dark])
  func fonts(_ look: Look) throws {
    let screen = look.screen()
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    look.show(root, on: screen)
    root.present(UIFontPickerViewController(), animated: false)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: look.name("fonts"))
  }

  @Test func zooming() throws {
    let screen = TestScreen(.iPhone16)
    let (navigation, controller, _) = page("Gallery")
    let tile = UIView(frame: CGRect(x: 60, y: 300, width: 120, height: 120))
    tile.backgroundColor = .systemIndigo
    tile.layer.cornerRadius = 20
    controller.view.addSubview(tile)
    screen.show(navigation)
    let (_, detail, _) = page("Detail")
    let next = UIViewController()
    next.view.backgroundColor = .systemBackground
    next.title = detail.title
    let picture = UIView(frame: CGRect(x: 0, y: 120, width: 393, height: 393))
    picture.backgroundColor = .systemIndigo
    next.view.addSubview(picture)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in picture.frame }
    next.preferredTransition = .zoom(options: options) { _ in tile }
    navigation.pushViewController(next, animated: true)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: "zoomed")
  }

  @Test func floatingContainer() throws {
    let screen = TestScreen(.iPhone16)
    let (_, controller, scroll) = page("Container")
    let container = UIView(frame: CGRect(x: 0, y: 740, width: 393, height: 60))
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scroll
    interaction.edge = .bottom
    container.addInteraction(interaction)
    let button = UIButton(configuration: .prominentGlass())
    button.configuration?.title = "Continue"
    button.frame = CGRect(x: 90, y: 5, width: 213, height: 50)
    container.addSubview(button)
    controller.view.addSubview(container)
    screen.show(controller)
    screen.step()
    try assertSnapshot(of: screen, named: "floating-container")
  }
}
