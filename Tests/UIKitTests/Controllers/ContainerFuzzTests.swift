// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

/// Stacks in tabs, and what is presented over them, changed at random and in the midst of transitions. Once all rests, what is
/// seen must be what containers show that are made so, and every page must have heard the whole of its life.
@MainActor struct ContainerFuzzTests {
  @Test(arguments: [208, 345, 346] + Array(0..<24)) func containersOfAnyPastShowWhatFreshOnesShow(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let world = ContainerWorld()
    var past: [String] = []
    for step in 0..<24 {
      let change = ContainerChange.random(in: world.plan, isAtRest: world.isAtRest, using: &random)
      past.append("\(change)")
      world.apply(change)
      let isLeftAlone = Int.random(in: 0..<3, using: &random) > 0
      world.advance(isLeftAlone ? 3 : .random(in: 0.02...0.4, using: &random))
      guard isLeftAlone else {
        past.append("…")
        continue
      }
      let fresh = ContainerWorld(world.plan)
      let differences = world.faults() + world.differences(from: fresh)
      #expect(
        differences.isEmpty,
        "seed \(seed), step \(step): \(differences)\n\(past.joined(separator: "\n"))\n\(world.plan)"
      )
      if !differences.isEmpty { return }
    }
  }
}

/// What a page wants of the bars around it.
private struct PagePlan: Equatable {
  var number: Int
  var hidesBottomBar = false
  var isLarge = false
  var hasItems = false
}

private struct StackPlan: Equatable {
  var pages: [PagePlan]
  var hidesBar = false
  var showsToolbar = false
}

/// What is to be seen, without controllers.
private struct ContainerPlan: Equatable {
  var tabs = [StackPlan(pages: [PagePlan(number: 1)]), StackPlan(pages: [PagePlan(number: 2)])]
  var selected = 0
  var presented: [StackPlan] = []
  var covers: [Bool] = []
  var next = 3

  /// The stack that people have before them.
  var top: StackPlan {
    get { presented.last ?? tabs[selected] }
    set {
      if presented.isEmpty {
        tabs[selected] = newValue
      } else {
        presented[presented.count - 1] = newValue
      }
    }
  }
}

private enum ContainerChange {
  case push(PagePlan, animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case set([PagePlan], animated: Bool)
  case select(Int)
  case hideBar(Bool, animated: Bool)
  case showToolbar(Bool, animated: Bool)
  case present(StackPlan, covers: Bool, animated: Bool)
  case dismiss(animated: Bool)
  /// A finger from the edge, that goes through with it or not.
  case swipeBack(ends: Bool)
  case turn

  static func random(in plan: ContainerPlan, isAtRest: Bool, using random: inout SeededRandom)
    -> ContainerChange
  {
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    func page(_ number: Int) -> PagePlan {
      PagePlan(
        number: number, hidesBottomBar: .random(using: &random), isLarge: .random(using: &random),
        hasItems: .random(using: &random))
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: return .push(page(plan.next), animated: isAnimated)
    case 3, 4:
      return plan.top.pages.count > 1
        ? .pop(animated: isAnimated) : .push(page(plan.next), animated: isAnimated)
    case 5: return .popToRoot(animated: isAnimated)
    case 6:
      let kept = plan.top.pages.filter { _ in Bool.random(using: &random) }
      return .set(kept + [page(plan.next)], animated: isAnimated)
    case 7:
      return plan.presented.isEmpty
        ? .select(1 - plan.selected) : .hideBar(!plan.top.hidesBar, animated: isAnimated)
    case 8: return .hideBar(!plan.top.hidesBar, animated: isAnimated)
    case 9: return .showToolbar(!plan.top.showsToolbar, animated: isAnimated)
    case 10 where isAtRest && plan.presented.count < 2:
      return .present(
        StackPlan(pages: [page(plan.next)]), covers: .random(using: &random), animated: isAnimated)
    case 11 where isAtRest && !plan.presented.isEmpty: return .dismiss(animated: isAnimated)
    case 12 where isAtRest && plan.top.pages.count > 1 && !plan.top.hidesBar:
      return .swipeBack(ends: .random(using: &random))
    case 13 where isAtRest: return .turn
    default: return .push(page(plan.next), animated: isAnimated)
    }
  }
}

/// A page that hears of its coming and going.
private final class FuzzPage: UIViewController {
  let plan: PagePlan
  /// What it has heard, a letter each: w will appear, i is appearing, A did appear, v will disappear, D did disappear.
  private(set) var life = ""

  init(_ plan: PagePlan) {
    self.plan = plan
    super.init(nibName: nil, bundle: nil)
    title = "\(plan.number)"
    hidesBottomBarWhenPushed = plan.hidesBottomBar
    navigationItem.largeTitleDisplayMode = plan.isLarge ? .always : .never
    if plan.hasItems {
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    }
  }

  required init?(coder: NSCoder) { fatalError("not in this test") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    life += "w"
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    life += "i"
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    life += "A"
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    life += "v"
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    life += "D"
  }

  /// What of its life nobody could follow; `nil` where all is in order.
  func fault(isSeen: Bool) -> String? {
    // A coming that is taken back goes by way of will disappear; a going, of will appear.
    let follows: [Character: Set<Character>] = [
      "w": ["i", "v"], "i": ["A", "v"], "A": ["v"], "v": ["D", "w"], "D": ["w"],
    ]
    for (before, after) in zip(life, life.dropFirst())
    where follows[before]?.contains(after) != true {
      return "\(plan.number) heard \(before)\(after) in \(life)"
    }
    let end = life.last
    if isSeen, end != "A" { return "\(plan.number) is seen and has heard \(life)" }
    if !isSeen, end != nil, end != "D" { return "\(plan.number) is not seen and has heard \(life)" }
    if isSeen != (viewIfLoaded?.window != nil) {
      return "\(plan.number) is \(isSeen ? "not " : "")in the window"
    }
    return nil
  }
}

/// Containers with all that they ever held.
@MainActor private final class ContainerWorld {
  private(set) var plan = ContainerPlan()
  private let tabs = UITabBarController()
  private var presented: [UINavigationController] = []
  private var pages: [Int: FuzzPage] = [:]
  private let phone: Phone
  private(set) var isAtRest = true

  init(_ plan: ContainerPlan = ContainerPlan()) {
    self.plan = plan
    phone = Phone(root: tabs)
    tabs.viewControllers = plan.tabs.map(stack)
    tabs.selectedIndex = plan.selected
    phone.advance(0.5)
    for (stack, covers) in zip(plan.presented, plan.covers) { present(stack, covers, false) }
    phone.advance(1)
  }

  func advance(_ seconds: Double) {
    phone.advance(seconds)
    isAtRest = seconds > 2
  }

  private func page(_ plan: PagePlan) -> FuzzPage {
    if let page = pages[plan.number] { return page }
    let page = FuzzPage(plan)
    pages[plan.number] = page
    return page
  }

  private func stack(_ plan: StackPlan) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = plan.pages.map(page)
    navigation.isNavigationBarHidden = plan.hidesBar
    navigation.isToolbarHidden = !plan.showsToolbar
    return navigation
  }

  private var top: UINavigationController? {
    presented.last ?? tabs.selectedViewController as? UINavigationController
  }

  private func present(_ stack: StackPlan, _ covers: Bool, _ animated: Bool) {
    let navigation = self.stack(stack)
    navigation.modalPresentationStyle = covers ? .fullScreen : .pageSheet
    (presented.last ?? tabs).present(navigation, animated: animated)
    presented.append(navigation)
  }

  func apply(_ change: ContainerChange) {
    // Another world may have been looked at meanwhile.
    phone.take()
    switch change {
    case .push(let page, let animated):
      plan.top.pages.append(page)
      plan.next += 1
      top?.pushViewController(self.page(page), animated: animated)
    case .pop(let animated):
      plan.top.pages.removeLast()
      top?.popViewController(animated: animated)
    case .popToRoot(let animated):
      plan.top.pages = Array(plan.top.pages.prefix(1))
      top?.popToRootViewController(animated: animated)
    case .set(let pages, let animated):
      plan.top.pages = pages
      plan.next += 1
      top?.setViewControllers(pages.map(page), animated: animated)
    case .select(let index):
      plan.selected = index
      tabs.selectedIndex = index
    case .hideBar(let hides, let animated):
      plan.top.hidesBar = hides
      top?.setNavigationBarHidden(hides, animated: animated)
    case .showToolbar(let shows, let animated):
      plan.top.showsToolbar = shows
      top?.setToolbarHidden(!shows, animated: animated)
    case .present(let stack, let covers, let animated):
      plan.presented.append(stack)
      plan.covers.append(covers)
      plan.next += 1
      present(stack, covers, animated)
    case .dismiss(let animated):
      plan.presented.removeLast()
      plan.covers.removeLast()
      presented.removeLast().dismiss(animated: animated)
    case .swipeBack(let ends):
      if ends { plan.top.pages.removeLast() }
      phone.down(4, 500)
      phone.move(to: ends ? 350 : 60, 500)
      phone.rest()
      phone.up()
    case .turn:
      // Traits come and go with it: what was laid out for others must be laid out anew.
      tabs.overrideUserInterfaceStyle = tabs.overrideUserInterfaceStyle == .dark ? .light : .dark
    }
  }

  // MARK: - What is seen

  private var seen: Set<Int> {
    // What covers all takes away the one that presents it; what stands behind a sheet stays.
    let line = [plan.tabs[plan.selected]] + plan.presented
    return Set(
      line.indices.filter { !plan.covers.indices.contains($0) || !plan.covers[$0] }
        .compactMap { line[$0].pages.last?.number })
  }

  /// What is wrong in itself.
  func faults() -> [String] {
    var faults = pages.values.sorted { $0.plan.number < $1.plan.number }
      .compactMap { $0.fault(isSeen: seen.contains($0.plan.number)) }
    let stacks =
      (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController } + presented
    for (stack, wanted) in zip(stacks, plan.tabs + plan.presented) {
      let numbers = stack.viewControllers.compactMap { ($0 as? FuzzPage)?.plan.number }
      if numbers != wanted.pages.map(\.number) {
        faults.append("a stack has \(numbers), not \(wanted.pages.map(\.number))")
      }
    }
    return faults
  }

  /// The places of what is seen, by name.
  private func places() -> [String: String] {
    var places: [String: String] = [:]
    func note(_ name: String, _ view: UIView?) {
      guard let view else { return }
      let frame = view.convert(view.bounds, to: nil)
      places[name] = view.isHidden ? "hidden" : "\(frame)"
    }
    for number in seen {
      guard let page = pages[number] else { continue }
      note("\(number)", page.view)
      places["\(number)'s insets"] = "\(page.view.safeAreaInsets)"
    }
    if let top {
      places["bar hidden"] = "\(top.isNavigationBarHidden)"
      if !top.isNavigationBarHidden { note("bar", top.navigationBar) }
      places["bar's title"] = top.navigationBar.topItem?.title
      places["toolbar hidden"] = "\(top.isToolbarHidden)"
    }
    return places
  }

  func differences(from fresh: ContainerWorld) -> [String] {
    let (here, there) = (places(), fresh.places())
    return Set(here.keys).union(there.keys).sorted().filter { here[$0] != there[$0] }
      .map { "\($0): \(here[$0] ?? "nothing"), fresh \(there[$0] ?? "nothing")" }
  }
}
