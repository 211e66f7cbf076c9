// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// A small app with tabs, in the old form with an app delegate's window and in the newer one with a scene's.

class TabsAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MainTabBarController()
    window.tintColor = .systemGreen
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

class TabsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = MainTabBarController()
    window?.makeKeyAndVisible()
  }
}

final class MainTabBarController: UITabBarController {
  private(set) var tapped: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    setUpTabs()
    setUpLooks()
  }

  private func setUpTabs() {
    let feed = makeNavigation(FeedViewController(), "Feed", "list.bullet", 0)
    let onboarding = OnboardingViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    onboarding.tabBarItem = UITabBarItem(
      title: "Tour", image: UIImage(systemName: "star"), selectedImage: UIImage(systemName: "star.fill"))
    let profile = UIViewController()
    profile.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 2)
    profile.tabBarItem.badgeValue = "1"
    profile.tabBarItem.badgeColor = .systemOrange
    profile.tabBarItem.setBadgeTextAttributes([.font: UIFont.boldSystemFont(ofSize: 11)], for: .normal)
    profile.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    viewControllers = [feed, onboarding, profile]
    selectedIndex = 0
  }

  private func makeNavigation(
    _ root: UIViewController, _ title: String, _ image: String, _ tag: Int
  ) -> UINavigationController {
    root.title = title
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: tag)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  private func setUpLooks() {
    tabBar.tintColor = .systemIndigo
    tabBar.unselectedItemTintColor = UIColor.secondaryLabel
    tabBar.isTranslucent = false
    tabBar.barTintColor = .systemBackground
    tabBar.itemPositioning = .centered
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemIndigo
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    appearance.inlineLayoutAppearance = appearance.stackedLayoutAppearance
    tabBar.standardAppearance = appearance
    if #available(iOS 15.0, *) {
      tabBar.scrollEdgeAppearance = tabBar.standardAppearance
    }
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(of: item) else { return }
    tapped.append("\(index) after \(selectedIndex)")
  }
}

extension MainTabBarController: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    viewController.tabBarItem.tag != 99
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    viewController.tabBarItem.badgeValue = nil
  }
}

class FeedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(showDetail))
  }

  @objc func showDetail() {
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(detail, animated: true)
    tabBarController?.tabBar.items?[2].badgeValue = "2"
  }
}

class OnboardingViewController: UIPageViewController {
  private lazy var steps: [UIViewController] = [UIColor.systemRed, .systemGreen, .systemBlue].map { color in
    let step = UIViewController()
    step.view.backgroundColor = color
    return step
  }
  let dots = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    if let first = steps.first { setViewControllers([first], direction: .forward, animated: true, completion: nil) }
    dots.numberOfPages = steps.count
    dots.currentPage = 0
    dots.pageIndicatorTintColor = .lightGray
    dots.currentPageIndicatorTintColor = .white
    dots.addTarget(self, action: #selector(dotsChanged(_:)), for: .valueChanged)
    dots.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dots)
    NSLayoutConstraint.activate([
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
    ])
  }

  @objc private func dotsChanged(_ sender: UIPageControl) {
    guard let current = viewControllers?.first, let index = steps.firstIndex(of: current) else { return }
    let direction: UIPageViewController.NavigationDirection = sender.currentPage > index ? .forward : .reverse
    setViewControllers([steps[sender.currentPage]], direction: direction, animated: true)
  }
}

extension OnboardingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = steps.firstIndex(of: viewController), index > 0 else { return nil }
    return steps[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = steps.firstIndex(of: viewController), index < steps.count - 1 else { return nil }
    return steps[index + 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let current = viewControllers?.first else { return }
    dots.currentPage = steps.firstIndex(of: current) ?? 0
  }
}

// MARK: - With tabs

final class ModernTabBarController: UITabBarController {
  init() {
    super.init(nibName: nil, bundle: nil)
    mode = .tabBar
    tabs = [
      UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
        UINavigationController(rootViewController: FeedViewController())
      },
      UITabGroup(
        title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
        children: [
          UITab(title: "Albums", image: nil, identifier: "albums") { _ in UIViewController() },
          UITab(title: "Artists", image: nil, identifier: "artists") { _ in UIViewController() },
        ]),
      UISearchTab { _ in UIViewController() },
    ]
    selectedTab = tab(forIdentifier: "artists")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
