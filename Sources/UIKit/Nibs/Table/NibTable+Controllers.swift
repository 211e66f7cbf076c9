// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  static let controllerRows: [NibRow] = [
    controller("viewController", UIViewController.self, []),
    controller("tableViewController", UITableViewController.self, [selectionClears]),
    controller("collectionViewController", UICollectionViewController.self, [selectionClears]),
    controller("navigationController", UINavigationController.self, navigationProperties),
    controller("tabBarController", UITabBarController.self, tabProperties),
    controller("splitViewController", UISplitViewController.self, splitProperties),
    controller(
      "pageViewController", UIPageViewController.self,
      // Read before the controller is made.
      [.skipped("transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing", "doubleSided")]),
    // Of frameworks that are not here.
    controller("hostingController", UIViewController.self, []),
    controller("avPlayerViewController", UIViewController.self, []),
    controller("glkViewController", UIViewController.self, []),
  ]

  private static func controller(
    _ element: String, _ type: UIViewController.Type, _ properties: [NibProperty]
  ) -> NibRow { NibRow(element, type, controllerProperties + properties) }

  private static let controllerProperties: [NibProperty] = [
    NibProperty("storyboardIdentifier") { (controller: UIViewController, element, graph) in
      // Only of the controller that the scene is of.
      if let scene = graph.scene, scene.element === element { scene.attach(controller) }
    },
    .text("title", \UIViewController.title),
    .choice(
      "modalPresentationStyle", \UIViewController.modalPresentationStyle,
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none, "automatic": .automatic,
      ]),
    .choice(
      "modalTransitionStyle", \UIViewController.modalTransitionStyle,
      ["coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve]),
    .flag("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed, absent: false),
    .flag("definesPresentationContext", \UIViewController.definesPresentationContext, absent: false),
    .flag(
      "providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle,
      absent: false),
    .flag("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars, absent: false),
    .flag("automaticallyAdjustsScrollViewInsets", \UIViewController.adjustsScrollViewInsets, absent: true),
    .flag("modalInPresentation", \UIViewController.isModalInPresentation, absent: false),
    NibProperty("extendedEdge") { (controller: UIViewController, element, _) in
      guard let edges = element.child(key: "edgesForExtendedLayout")?.flags else { return }
      let names: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      controller.edgesForExtendedLayout = UIRectEdge(names.filter { edges.contains($0.0) }.map(\.1))
    },
    .size("preferredContentSize", \UIViewController.preferredContentSize),
    NibProperty("restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier") {
      (controller: UIViewController, element, _) in
      let isNamed = element.bool("useStoryboardIdentifierAsRestorationIdentifier") ?? false
      let name = isNamed ? element["storyboardIdentifier"] : element["restorationIdentifier"]
      if let name { controller.restorationIdentifier = name }
    },
    NibProperty("navigationItem") { (controller: UIViewController, element, graph) in
      guard let item = graph.object("navigationItem", of: element) as? UINavigationItem else { return }
      if item.title == nil { item.title = controller.title }
      controller.navigation.item = item
    },
    NibProperty("tabBarItem") { (controller: UIViewController, element, graph) in
      if let item = graph.object("tabBarItem", of: element) as? UITabBarItem { controller.tabBarItem = item }
    },
    NibProperty("toolbarItems") { (controller: UIViewController, element, graph) in
      let items = element.list("toolbarItems").compactMap { graph.object(for: $0) as? UIBarButtonItem }
      if !items.isEmpty { controller.toolbarItems = items }
    },
    // The view, with its guides, comes when it is asked for.
    .skipped(
      "view", "layoutGuides", "keyCommands", "nibName", "refreshControl", "autoresizesArchivedViewToFullSize"),
  ]

  private static let selectionClears = NibProperty("clearsSelectionOnViewWillAppear") {
    (controller: UIViewController, element, _) in
    let clears = element.bool("clearsSelectionOnViewWillAppear") ?? true
    (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
    (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
  }

  private static let navigationProperties: [NibProperty] = [
    NibProperty("navigationBar") { (controller: UINavigationController, element, graph) in
      guard let child = element.child(key: "navigationBar") else { return }
      graph.configure(bar: controller.navigationBar, with: child)
    },
    NibProperty("toolbar") { (controller: UINavigationController, element, graph) in
      if let child = element.child(key: "toolbar"), let bar = controller.toolbar {
        graph.configure(bar: bar, with: child)
      }
    },
    .flag("navigationBarHidden", \UINavigationController.isNavigationBarHidden, absent: false),
    .flag("toolbarHidden", \UINavigationController.isToolbarHidden, absent: true),
    .flag("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe, absent: false),
    .flag("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap, absent: false),
    .flag("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact, absent: false),
    .flag("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears, absent: false),
    NibProperty("connections") { (controller: UINavigationController, element, graph) in
      if let root = graph.related("rootViewController", of: controller, element).first {
        controller.setViewControllers([root], animated: false)
      }
    },
  ]

  private static let tabProperties: [NibProperty] = [
    NibProperty("tabBar") { (controller: UITabBarController, element, graph) in
      guard let child = element.child(key: "tabBar") else { return }
      graph.configure(bar: controller.tabBar, with: child)
    },
    NibProperty("connections") { (controller: UITabBarController, element, graph) in
      let pages = graph.related("viewControllers", of: controller, element)
      if !pages.isEmpty { controller.setViewControllers(pages, animated: false) }
    },
  ]

  private static let splitProperties: [NibProperty] = [
    .skipped("style", "behavior", "allowDoubleColumnStyle", "primaryBackgroundStyle"),
    .choice(
      "preferredDisplayMode", \UISplitViewController.preferredDisplayMode,
      [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
      ]),
    NibProperty("connections") { (controller: UISplitViewController, element, graph) in
      let columns: [(String, UISplitViewController.Column)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
        ("detailViewController", .secondary), ("compactViewController", .compact),
      ]
      let found = columns.map { graph.related($0.0, of: controller, element).first }
      guard controller.style == .unspecified else {
        for (column, page) in zip(columns, found) {
          let isThere = column.1 != .supplementary || controller.style == .tripleColumn
          if let page, isThere { controller.setViewController(page, for: column.1) }
        }
        return
      }
      let pages = [found[0], found[2]].compactMap { $0 }
      if !pages.isEmpty { controller.viewControllers = pages }
    },
  ]
}

extension NibGraph {
  /// Makes the controllers that a container has from the start, in the file's order.
  fileprivate func related(
    _ relationship: String, of container: UIViewController, _ element: NibElement
  ) -> [UIViewController] {
    element.connections.compactMap { connection in
      guard case .segue(let segue) = connection, segue.kind == "relationship", segue.relationship == relationship else {
        return nil
      }
      return scene?.destination(of: segue, from: container, sender: nil)
    }
  }

  /// Has an element say what a container's own bar is. Where the bar stands is the container's to say.
  fileprivate func configure(bar: UIView, with element: NibElement) {
    let (frame, mask) = (bar.frame, bar.autoresizingMask)
    configure(bar, with: element)
    (bar.frame, bar.autoresizingMask) = (frame, mask)
  }

  /// Makes the sections that a table's element says in full.
  func staticTable(_ table: NibElement) -> StaticTable {
    StaticTable(
      sections: table.list("sections").map { section in
        StaticTable.Section(
          header: text("headerTitle", of: section), footer: text("footerTitle", of: section),
          rows: section.list("cells").compactMap { cell in
            (object(for: cell) as? UITableViewCell).map { StaticTable.Row(cell: $0, height: cell.points("rowHeight")) }
          })
      })
  }
}
