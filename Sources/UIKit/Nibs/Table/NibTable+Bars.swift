// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  static let barRows: [NibRow] = [
    .view("navigationBar", UINavigationBar.self, navigationBarProperties),
    .view("toolbar", UIToolbar.self, toolbarProperties),
    .view("tabBar", UITabBar.self, tabBarProperties),
    NibRow("barButtonItem", UIBarButtonItem.self, barItemProperties + barButtonItemProperties),
    NibRow("tabBarItem", UITabBarItem.self, barItemProperties + tabBarItemProperties),
    NibRow("navigationItem", UINavigationItem.self, navigationItemProperties),
  ]

  // MARK: - Items

  private static let barItemProperties: [NibProperty] = [
    .text("title", \UIBarItem.title),
    .image("image", \UIBarItem.image),
    .image("landscapeImage", \UIBarItem.landscapeImagePhone),
    .flag("enabled", \UIBarItem.isEnabled, absent: true),
    .integer("tag", \UIBarItem.tag, absent: 0),
    .insets("imageInsets", \UIBarItem.imageInsets),
    .skipped("catalog"),
  ]

  private static let barButtonItemProperties: [NibProperty] = [
    NibProperty("systemItem") { (item: UIBarButtonItem, element, _) in
      if let kind = element["systemItem"].flatMap({ systemItems[$0] }) { item.become(kind) }
    },
    NibProperty("style") { (item: UIBarButtonItem, element, _) in
      // The system's own says by itself whether it stands out.
      if element["style"] == "done" {
        item.style = .prominent
      } else if element["systemItem"] != "done" {
        item.style = .plain
      }
    },
    .said("menu") { (item: UIBarButtonItem, element, graph) in
      if let menu = element.child(key: "menu") { item.menu = graph.menu(menu) }
    },
    .number("width", \UIBarButtonItem.width),
    .color("tintColor", \UIBarButtonItem.tintColor),
    .flag("selected", \UIBarButtonItem.isSelected, absent: false),
    .flag("hidden", \UIBarButtonItem.isHidden, absent: false),
    .flag("springLoaded", \UIBarButtonItem.isSpringLoaded, absent: false),
    .flag(
      "changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction, absent: false),
    NibProperty("customView") { (item: UIBarButtonItem, element, graph) in
      if let view = graph.view("customView", of: element) { item.customView = view }
    },
  ]

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  private static let tabBarItemProperties: [NibProperty] = [
    NibProperty("systemItem") { (item: UITabBarItem, element, _) in
      item.systemItem = element["systemItem"].flatMap { tabItems[$0] }
    },
    .image("selectedImage", \UITabBarItem.selectedImage),
    .text("badgeValue", \UITabBarItem.badgeValue),
    .color("badgeColor", \UITabBarItem.badgeColor),
    NibProperty("titlePositionAdjustment") { (item: UITabBarItem, element, _) in
      guard let child = element.child(key: "titlePositionAdjustment") else { return }
      item.titlePositionAdjustment = UIOffset(
        horizontal: child.points("horizontal") ?? 0, vertical: child.points("vertical") ?? 0)
    },
    .flag("springLoaded", \UITabBarItem.isSpringLoaded, absent: false),
  ]

  private static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
    "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  private static let navigationItemProperties: [NibProperty] = [
    .text("title", \UINavigationItem.title),
    .text("prompt", \UINavigationItem.prompt),
    .choice(
      "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode,
      ["never": .never, "always": .always, "automatic": .automatic]),
    .flag("hidesBackButton", \UINavigationItem.hidesBackButton, absent: false),
    .flag("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton, absent: false),
    NibProperty("leftBarButtonItem", "leftBarButtonItems") { (item: UINavigationItem, element, graph) in
      let items = graph.barButtonItems("leftBarButtonItem", of: element)
      if !items.isEmpty { item.leftBarButtonItems = items }
    },
    NibProperty("rightBarButtonItem", "rightBarButtonItems") { (item: UINavigationItem, element, graph) in
      let items = graph.barButtonItems("rightBarButtonItem", of: element)
      if !items.isEmpty { item.rightBarButtonItems = items }
    },
    NibProperty("backBarButtonItem") { (item: UINavigationItem, element, graph) in
      if let back = graph.object("backBarButtonItem", of: element) as? UIBarButtonItem { item.backBarButtonItem = back }
    },
    NibProperty("titleView") { (item: UINavigationItem, element, graph) in
      if let view = graph.view("titleView", of: element) { item.titleView = view }
    },
  ]

  // MARK: - Bars

  private static let navigationBarProperties: [NibProperty] = [
    .choice("barStyle", \UINavigationBar.barStyle, barStyles),
    .flag("translucent", \UINavigationBar.isTranslucent, absent: true),
    .flag("largeTitles", \UINavigationBar.prefersLargeTitles, absent: false),
    .color("barTintColor", \UINavigationBar.barTintColor),
    .image("backIndicatorImage", \UINavigationBar.backIndicatorImage),
    .image("backIndicatorTransitionMask", \UINavigationBar.backIndicatorTransitionMaskImage),
    .image("shadowImage", \UINavigationBar.shadowImage),
    NibProperty("titleTextAttributes") { (bar: UINavigationBar, element, graph) in
      if let attributes = graph.textAttributes("titleTextAttributes", of: element) {
        bar.titleTextAttributes = attributes
      }
    },
    NibProperty("largeTitleTextAttributes") { (bar: UINavigationBar, element, graph) in
      if let attributes = graph.textAttributes("largeTitleTextAttributes", of: element) {
        bar.largeTitleTextAttributes = attributes
      }
    },
    NibProperty("items") { (bar: UINavigationBar, element, graph) in
      let items = element.list("items").compactMap { graph.object(for: $0) as? UINavigationItem }
      if !items.isEmpty { bar.items = items }
    },
    NibProperty("standardAppearance") { (bar: UINavigationBar, element, graph) in
      if let look = graph.navigationBarAppearance("standardAppearance", of: element) { bar.standardAppearance = look }
    },
    NibProperty("compactAppearance") { (bar: UINavigationBar, element, graph) in
      if let look = graph.navigationBarAppearance("compactAppearance", of: element) { bar.compactAppearance = look }
    },
    NibProperty("scrollEdgeAppearance") { (bar: UINavigationBar, element, graph) in
      if let look = graph.navigationBarAppearance("scrollEdgeAppearance", of: element) {
        bar.scrollEdgeAppearance = look
      }
    },
  ]

  private static let toolbarProperties: [NibProperty] = [
    .choice("barStyle", \UIToolbar.barStyle, barStyles),
    .flag("translucent", \UIToolbar.isTranslucent, absent: true),
    .color("barTintColor", \UIToolbar.barTintColor),
    NibProperty("items") { (bar: UIToolbar, element, graph) in
      let items = element.list("items").compactMap { graph.object(for: $0) as? UIBarButtonItem }
      if !items.isEmpty { bar.items = items }
    },
    appearance("standardAppearance", UIToolbarAppearance.init) { (bar: UIToolbar, look) in bar.standardAppearance = look
    },
    appearance("scrollEdgeAppearance", UIToolbarAppearance.init) { (bar: UIToolbar, look) in
      bar.scrollEdgeAppearance = look
    },
    .skipped("compactAppearance"),
  ]

  /// How a bar looks, in a state of what scrolls under it.
  private static func appearance<Bar: NSObject, Look: UIBarAppearance>(
    _ key: String, _ make: @escaping @MainActor () -> Look, _ set: @escaping @MainActor (Bar, Look) -> Void
  ) -> NibProperty {
    NibProperty(key) { (bar: Bar, element, graph) in
      if let look = graph.barAppearance(key, of: element, make()) { set(bar, look) }
    }
  }

  private static let tabBarProperties: [NibProperty] = [
    .choice("barStyle", \UITabBar.barStyle, barStyles),
    .flag("translucent", \UITabBar.isTranslucent, absent: true),
    .color("barTintColor", \UITabBar.barTintColor),
    .color("selectedImageTintColor", \UITabBar.selectedImageTintColor),
    .color("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
    .image("backgroundImage", \UITabBar.backgroundImage),
    .image("shadowImage", \UITabBar.shadowImage),
    .image("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
    NibProperty("items") { (bar: UITabBar, element, graph) in
      let items = element.list("items").compactMap { graph.object(for: $0) as? UITabBarItem }
      if !items.isEmpty { bar.items = items }
    },
    appearance("standardAppearance", UITabBarAppearance.init) { (bar: UITabBar, look) in bar.standardAppearance = look
    },
    appearance("scrollEdgeAppearance", UITabBarAppearance.init) { (bar: UITabBar, look) in
      bar.scrollEdgeAppearance = look
    },
    .choice(
      "itemPositioning", \UITabBar.itemPositioning, ["automatic": .automatic, "fill": .fill, "centered": .centered]),
  ]
}

extension NibGraph {
  /// The object that fills a property.
  func object(_ key: String, of element: NibElement) -> NSObject? {
    guard let child = element.child(key: key) else { return nil }
    return object(for: child)
  }

  /// The view that fills a property.
  func view(_ key: String, of element: NibElement) -> UIView? { object(key, of: element) as? UIView }

  /// Items of one side of a navigation bar: one, or a list, the outermost first.
  fileprivate func barButtonItems(_ key: String, of element: NibElement) -> [UIBarButtonItem] {
    if let one = object(key, of: element) as? UIBarButtonItem { return [one] }
    return element.list(key + "s").compactMap { object(for: $0) as? UIBarButtonItem }
  }

  /// Attributes of a bar's titles.
  fileprivate func textAttributes(_ key: String, of element: NibElement) -> [NSAttributedString.Key: Any]? {
    guard let child = element.child(key: key), child.name == "textAttributes" else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = child.font() { attributes[.font] = UIFont.of(font) }
    if let color = color("textColor", of: child) { attributes[.foregroundColor] = color }
    if let color = color("textShadowColor", of: child) {
      let shadow = NSShadow()
      shadow.shadowColor = color
      if let offset = child.child(key: "textShadowOffset") {
        shadow.shadowOffset = CGSize(width: offset.points("horizontal") ?? 0, height: offset.points("vertical") ?? 0)
      }
      attributes[.shadow] = shadow
    }
    return attributes.isEmpty ? nil : attributes
  }

  fileprivate func navigationBarAppearance(_ key: String, of element: NibElement) -> UINavigationBarAppearance? {
    guard let child = element.child(key: key),
      let look = barAppearance(key, of: element, UINavigationBarAppearance())
    else { return nil }
    if let attributes = textAttributes("titleTextAttributes", of: child) { look.titleTextAttributes = attributes }
    if let attributes = textAttributes("largeTitleTextAttributes", of: child) {
      look.largeTitleTextAttributes = attributes
    }
    return look
  }

  /// Gives a new appearance the ground that a child says a bar has.
  fileprivate func barAppearance<Look: UIBarAppearance>(_ key: String, of element: NibElement, _ look: Look) -> Look? {
    guard let child = element.child(key: key), child.name.hasSuffix("Appearance") else { return nil }
    if let color = color("backgroundColor", of: child) { look.backgroundColor = color }
    if let color = color("shadowColor", of: child) { look.shadowColor = color }
    if let image = image("backgroundImage", of: child) { look.backgroundImage = image }
    if let image = image("shadowImage", of: child) { look.shadowImage = image }
    return look
  }
}
