// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import SeededRandom
import Testing

@testable import UIKit

/// Bars of a stack within tabs, whose items and looks are set at random, in any order, with and without animation and while the
/// device turns: all is seen as where it was set once.
@MainActor struct BarFuzzTests {
  @Test(arguments: FuzzRange.seeds(6)) func barsOfAnyPastLookAsFreshOnesDo(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let device: DeviceDescription = seed % 3 == 2 ? .iPadPro11 : .iPhone16
    var steps = (0..<24).map { _ in BarStep.random(using: &random) }
    guard let end = BarStep.failure(of: steps, on: device)?.end else { return }
    steps = FuzzRange.shrink(Array(steps[..<end])) { BarStep.failure(of: $0, on: device)?.end }
    let words = BarStep.failure(of: steps, on: device)?.words ?? ""
    Issue.record("seed \(seed):\n\(words)\n\(steps.map(\.description).joined(separator: "\n"))")
  }
}

/// One of the bars' properties that is set, and what time it is given then.
@MainActor private struct BarStep {
  enum Pause: CaseIterable {
    /// The next comes before anything is laid out or drawn.
    case none
    /// The next comes in the midst of what is animated.
    case short
    /// All is at rest, and compared.
    case long
  }

  var property: Int
  var value: Int
  var isAnimated: Bool
  var pause: Pause
  var seconds: Double

  static func random(using random: inout SeededRandom) -> BarStep {
    let property = Int.random(in: 0..<BarProperty.all.count, using: &random)
    return BarStep(
      property: property, value: .random(in: 0..<BarProperty.all[property].setters.count, using: &random),
      isAnimated: .random(using: &random), pause: [.none, .short, .long, .long].randomElement(using: &random) ?? .long,
      seconds: .random(in: 0.02...0.3, using: &random))
  }

  var description: String {
    let pauses = [Pause.none: "", .short: " …", .long: "."]
    return "\(BarProperty.all[property].name) \(value)\(isAnimated ? " animated" : "")\(pauses[pause] ?? "")"
  }

  /// After how many steps something looks otherwise than in a fresh world, and what; `nil` for never.
  static func failure(of steps: [BarStep], on device: DeviceDescription) -> (end: Int, words: String)? {
    let old = BarWorld(device)
    var state: [Int: Int] = [:]
    for (index, step) in steps.enumerated() {
      old.isAnimated = step.isAnimated
      state[step.property] = step.value
      old.apply(BarProperty.all[step.property], step.value)
      if step.pause == .none { continue }
      old.phone.advance(step.seconds)
      if step.pause == .short { continue }
      old.phone.advance(2.5)
      let fresh = BarWorld(device)
      for index in BarProperty.all.indices { state[index].map { fresh.apply(BarProperty.all[index], $0) } }
      fresh.phone.advance(2.5)
      let words = old.differences(from: fresh)
      if !words.isEmpty { return (index + 1, words) }
    }
    return nil
  }
}

/// Two tabs, of which the first is a stack of two pages.
@MainActor private final class BarWorld {
  let tabs = UITabBarController()
  let navigation = UINavigationController()
  let root = UIViewController()
  let page = UIViewController()
  let scroll = UIScrollView()
  let phone: Phone
  var isAnimated = false

  init(_ device: DeviceDescription) {
    root.title = "Root"
    page.title = "Page"
    scroll.contentSize = CGSize(width: 10, height: 3000)
    scroll.backgroundColor = .systemBackground
    page.view = scroll
    navigation.viewControllers = [root, page]
    let other = UIViewController()
    navigation.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    other.tabBarItem = UITabBarItem(title: "Two", image: UIImage(systemName: "trash"), tag: 1)
    tabs.viewControllers = [navigation, other]
    phone = Phone(device, root: tabs)
    phone.advance(0.1)
  }

  func apply(_ property: BarProperty, _ value: Int) {
    phone.take()
    property.setters[value](self)
  }

  func turn(_ orientation: DeviceDescription.Orientation) {
    var configuration = phone.application.screen.configuration
    configuration.orientation = orientation
    phone.application.apply(configuration)
  }

  func differences(from fresh: BarWorld) -> String {
    phone.take()
    let mine = Look(of: phone.window)
    let place = scroll.contentOffset
    fresh.phone.take()
    let its = Look(of: fresh.phone.window)
    var found = mine == its ? "" : mine.differences(from: its)
    // What is not seen is laid out when it comes back.
    if scroll.window == nil { return found }
    if place != fresh.scroll.contentOffset { found += "\nscrolled to \(place), fresh \(fresh.scroll.contentOffset)" }
    return found
  }
}

/// Something of bars that can be set, and to what.
@MainActor private struct BarProperty {
  var name: String
  var setters: [(BarWorld) -> Void]

  init<Value>(_ name: String, _ values: [Value], _ set: @escaping (BarWorld, Value) -> Void) {
    self.name = name
    setters = values.map { value in { set($0, value) } }
  }

  private static let texts: [String?] = [
    nil, "A", "Some words", "A title that has no room beside all that stands there",
  ]
  private static let colors: [UIColor?] = [nil, .systemRed, .label]

  /// Items by numbers, anew each time, as a view of one's own can stand in one place only.
  private static func items(_ number: Int) -> [UIBarButtonItem]? {
    switch number {
    case 0: return nil
    case 1: return [UIBarButtonItem(systemItem: .add)]
    case 2:
      return [
        UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil), UIBarButtonItem(systemItem: .trash),
      ]
    case 3:
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.backgroundColor = .systemPink
      return [UIBarButtonItem(customView: view)]
    case 4:
      return [
        .flexibleSpace(), UIBarButtonItem(systemItem: .compose), .fixedSpace(20), UIBarButtonItem(systemItem: .edit),
      ]
    default:
      return ["One of many", "Two of many", "Three"].map {
        UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
      }
    }
  }

  private static func set<Appearance: UIBarAppearance>(_ number: Int, _ appearance: Appearance) -> Appearance? {
    guard number > 0 else { return nil }
    switch number {
    case 1:
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .systemYellow
    case 2: appearance.configureWithTransparentBackground()
    default: appearance.configureWithDefaultBackground()
    }
    return appearance
  }

  private static var item: [BarProperty] {
    [
      BarProperty("title", texts) { $0.page.navigationItem.title = $1 },
      BarProperty("subtitle", [nil, "A subtitle"]) { $0.page.navigationItem.subtitle = $1 },
      BarProperty("prompt", [nil, "A prompt"]) { $0.page.navigationItem.prompt = $1 },
      BarProperty("titleView", [0, 1, 2]) { world, number in
        let label = UILabel()
        label.text = number == 1 ? "View" : "A view that is as wide as the bar or wider, and so is cut"
        world.page.navigationItem.titleView = number == 0 ? nil : label
      },
      BarProperty("largeTitleDisplayMode", [UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never]) {
        $0.page.navigationItem.largeTitleDisplayMode = $1
      },
      BarProperty("style", [UINavigationItem.ItemStyle.navigator, .browser, .editor]) {
        $0.page.navigationItem.style = $1
      },
      BarProperty("right items", Array(0...5)) {
        $0.page.navigationItem.setRightBarButtonItems(items($1), animated: $0.isAnimated)
      },
      BarProperty("left items", Array(0...3)) {
        $0.page.navigationItem.setLeftBarButtonItems(items($1), animated: $0.isAnimated)
      },
      BarProperty("leftItemsSupplementBackButton", [false, true]) {
        $0.page.navigationItem.leftItemsSupplementBackButton = $1
      },
      BarProperty("hidesBackButton", [false, true]) {
        $0.page.navigationItem.setHidesBackButton($1, animated: $0.isAnimated)
      },
      BarProperty("root's title", texts) { $0.root.title = $1 },
      BarProperty("backButtonTitle", texts) { $0.root.navigationItem.backButtonTitle = $1 },
      BarProperty("backButtonDisplayMode", [UINavigationItem.BackButtonDisplayMode.default, .generic, .minimal]) {
        $0.root.navigationItem.backButtonDisplayMode = $1
      },
      BarProperty("searchController", [false, true]) {
        $0.page.navigationItem.searchController = $1 ? UISearchController(searchResultsController: nil) : nil
      },
      BarProperty("hidesSearchBarWhenScrolling", [true, false]) {
        $0.page.navigationItem.hidesSearchBarWhenScrolling = $1
      },
      BarProperty("preferredSearchBarPlacement", [UINavigationItem.SearchBarPlacement.automatic, .inline, .stacked]) {
        $0.page.navigationItem.preferredSearchBarPlacement = $1
      },
      BarProperty("item's standardAppearance", Array(0...3)) {
        $0.page.navigationItem.standardAppearance = set($1, UINavigationBarAppearance())
      },
      BarProperty("item's scrollEdgeAppearance", Array(0...3)) {
        $0.page.navigationItem.scrollEdgeAppearance = set($1, UINavigationBarAppearance())
      },
    ]
  }

  private static var bars: [BarProperty] {
    [
      BarProperty("prefersLargeTitles", [false, true]) { $0.navigation.navigationBar.prefersLargeTitles = $1 },
      BarProperty("bar's tintColor", colors) { $0.navigation.navigationBar.tintColor = $1 },
      BarProperty("isTranslucent", [true, false]) { $0.navigation.navigationBar.isTranslucent = $1 },
      BarProperty("bar's scrollEdgeAppearance", Array(0...3)) {
        $0.navigation.navigationBar.scrollEdgeAppearance = set($1, UINavigationBarAppearance())
      },
      BarProperty("titleTextAttributes", [nil, [NSAttributedString.Key.foregroundColor: UIColor.systemTeal]]) {
        $0.navigation.navigationBar.titleTextAttributes = $1
      },
      BarProperty("bar hidden", [false, true]) { $0.navigation.setNavigationBarHidden($1, animated: $0.isAnimated) },
      BarProperty("toolbar hidden", [true, false]) { $0.navigation.setToolbarHidden($1, animated: $0.isAnimated) },
      BarProperty("toolbar's items", Array(0...5)) { $0.page.setToolbarItems(items($1), animated: $0.isAnimated) },
      BarProperty("toolbar's tintColor", colors) { $0.navigation.toolbar.tintColor = $1 },
      BarProperty("tab's title", texts) { $0.navigation.tabBarItem.title = $1 },
      BarProperty("tab's image", ["star", "bolt.fill", nil]) {
        $0.navigation.tabBarItem.image = $1.flatMap { UIImage(systemName: $0) }
      },
      BarProperty("tab's badge", [nil, "3", "new"]) { $0.navigation.tabBarItem.badgeValue = $1 },
      BarProperty("tab bar's tintColor", colors) { $0.tabs.tabBar.tintColor = $1 },
      BarProperty("tab bar's standardAppearance", [1, 2, 3]) {
        $0.tabs.tabBar.standardAppearance = set($1, UITabBarAppearance()) ?? UITabBarAppearance()
      },
      BarProperty("selected tab", [0, 0, 1]) { $0.tabs.selectedIndex = $1 },
      BarProperty("tab bar hidden", [false, true]) { $0.tabs.setTabBarHidden($1, animated: $0.isAnimated) },
    ]
  }

  private static var surroundings: [BarProperty] {
    [
      BarProperty("turn", [DeviceDescription.Orientation.portrait, .landscapeLeft]) { $0.turn($1) },
      BarProperty("style of traits", [UIUserInterfaceStyle.unspecified, .dark]) {
        $0.tabs.overrideUserInterfaceStyle = $1
      },
      BarProperty("size of text", [UIContentSizeCategory.large, .extraSmall, .accessibilityLarge]) {
        $0.tabs.traitOverrides.preferredContentSizeCategory = $1
      },
      BarProperty("direction", [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]) {
        $0.tabs.traitOverrides.layoutDirection = $1
      },
    ]
  }

  static let all = item + bars + surroundings
}
