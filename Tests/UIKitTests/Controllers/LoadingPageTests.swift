// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A list that says in `viewDidLoad()` what bars it wants before it registers what its rows are made of, as most apps do.
private final class LoadingPage: UITableViewController {
  private let prepare: (LoadingPage) -> Void
  private(set) var isReady = false
  private(set) var hasAskedEarly = false

  init(_ prepare: @escaping (LoadingPage) -> Void) {
    self.prepare = prepare
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not in this test") }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepare(self)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    isReady = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard isReady else {
      hasAskedEarly = true
      return UITableViewCell()
    }
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A controller that is being loaded hears of nothing before it has said all: no rows are asked for, no layout is done.
@MainActor @Suite struct LoadingPageTests {
  private static let wishes: [(String, (LoadingPage) -> Void)] = [
    ("large titles", { $0.navigationController?.navigationBar.prefersLargeTitles = true }),
    ("no bar", { $0.navigationController?.isNavigationBarHidden = true }),
    ("no bar, animated", { $0.navigationController?.setNavigationBarHidden(true, animated: true) }),
    ("toolbar", { $0.navigationController?.isToolbarHidden = false }),
    ("toolbar, animated", { $0.navigationController?.setToolbarHidden(false, animated: true) }),
    ("toolbar items", { $0.toolbarItems = [UIBarButtonItem(systemItem: .add)] }),
    ("opaque bar", { $0.navigationController?.navigationBar.isTranslucent = false }),
    ("bar's colour", { $0.navigationController?.navigationBar.barTintColor = .red }),
    ("bar's style", { $0.navigationController?.navigationBar.barStyle = .black }),
    (
      "bar's appearance",
      {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        $0.navigationController?.navigationBar.standardAppearance = appearance
        $0.navigationController?.navigationBar.scrollEdgeAppearance = appearance
      }
    ),
    ("hiding by swipe", { $0.navigationController?.hidesBarsOnSwipe = true }),
    ("title", { $0.title = "Rows" }),
    ("title view", { $0.navigationItem.titleView = UILabel() }),
    ("prompt", { $0.navigationItem.prompt = "Choose" }),
    ("search", { $0.navigationItem.searchController = UISearchController() }),
    ("no large title", { $0.navigationItem.largeTitleDisplayMode = .never }),
    ("buttons", { $0.navigationItem.rightBarButtonItem = $0.editButtonItem }),
    ("safe area", { $0.additionalSafeAreaInsets.top = 20 }),
    ("edges", { $0.edgesForExtendedLayout = [] }),
    ("no tab bar", { $0.tabBarController?.tabBar.isHidden = true }),
    ("badge", { $0.navigationController?.tabBarItem.badgeValue = "3" }),
    ("status bar", { $0.setNeedsStatusBarAppearanceUpdate() }),
    ("style", { $0.overrideUserInterfaceStyle = .dark }),
    ("window's tint", { $0.view.window?.tintColor = .red }),
    ("header", { $0.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 40)) }),
    ("insets", { $0.tableView.contentInset.top = 30 }),
    ("refresh", { $0.refreshControl = UIRefreshControl() }),
    ("editing", { $0.isEditing = true }),
    ("reload", { $0.tableView.reloadData() }),
    ("size", { $0.preferredContentSize = CGSize(width: 300, height: 300) }),
    ("child", { $0.addChild(UIViewController()) }),
  ]

  enum Way: CaseIterable {
    case root, tab, otherTab, push, animatedPush, presentation, animatedPresentation, split, pages
  }

  @Test(arguments: Way.allCases) func noRowsAreAskedForBeforeThePageIsLoaded(_ way: Way) {
    for (name, wish) in Self.wishes {
      let page = LoadingPage(wish)
      let phone = show(page, way)
      phone.advance(1)
      #expect(page.isReady, "\(name)")
      #expect(!page.hasAskedEarly, "\(name)")
      #expect(!page.tableView.visibleCells.isEmpty, "\(name)")
    }
  }

  private func show(_ page: LoadingPage, _ way: Way) -> Phone {
    let plain = UIViewController()
    switch way {
    case .root: return Phone(root: UINavigationController(rootViewController: page))
    case .tab, .otherTab:
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: page)
      tabs.viewControllers = way == .tab ? [navigation, plain] : [plain, navigation]
      let phone = Phone(root: tabs)
      phone.take()
      tabs.selectedViewController = navigation
      return phone
    case .push, .animatedPush:
      let navigation = UINavigationController(rootViewController: plain)
      let phone = Phone(root: navigation)
      phone.take()
      navigation.pushViewController(page, animated: way == .animatedPush)
      return phone
    case .presentation, .animatedPresentation:
      let phone = Phone(root: plain)
      phone.take()
      plain.present(UINavigationController(rootViewController: page), animated: way == .animatedPresentation)
      return phone
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(page, for: .primary)
      split.setViewController(plain, for: .secondary)
      return Phone(.iPadPro11, orientation: .landscapeLeft, root: split)
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([page], direction: .forward, animated: false)
      return Phone(root: UINavigationController(rootViewController: pages))
    }
  }
}
