// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Scenes that are a navigation controller: titles, items in words, and what its controller shows.

extension SceneBuilder {
  /// Whether the scene is a navigation controller's.
  func isNavigation() throws(SceneError) -> Bool {
    guard let name = scene.input["cls"], case .string(let text) = name.value else { return false }
    return text.hasPrefix("UINavigationController")
  }

  /// Builds the controller and puts its view into the root, which it fills.
  func buildNavigation() throws(SceneError) {
    let input = scene.input
    // Bars lay text out.
    showsText = true
    var controllers: [UIViewController] = []
    for entry in try input["stack"]?.list("a list of titles, bottom to top") ?? [] {
      controllers.append(try page(titled: entry.string("a title")))
    }
    if controllers.isEmpty { controllers.append(try page(titled: input["title"]?.string("a title"))) }
    if let pushed = input["pushed"] ?? input["pushedTitle"] {
      controllers.append(try page(titled: pushed.string("a title")))
    }
    guard let top = controllers.last else { throw .notRegular }
    if let content = input["content"] { try fill(top.view, content) }
    top.navigationItem.leftBarButtonItems = try items(input["leftItems"])
    top.navigationItem.rightBarButtonItems = try items(input["rightItems"])
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    for key in ["prefersLargeTitles", "largeTitles", "largeTitle"] {
      if let large = input[key] { navigation.navigationBar.prefersLargeTitles = try large.bool() }
    }
    if let hidden = input["navigationBarHidden"] ?? input["barHidden"] {
      navigation.isNavigationBarHidden = try hidden.bool()
    }
    if let appearance = input["appearance"] { try dress(navigation.navigationBar, appearance) }
    self.navigation = navigation
    navigation.view.frame = root.bounds
    root.addSubview(navigation.view)
    note(
      input,
      known: [
        "window", "title", "stack", "pushed", "pushedTitle", "content", "leftItems", "rightItems", "appearance",
        "prefersLargeTitles", "largeTitles", "largeTitle", "navigationBarHidden", "barHidden",
      ])
  }

  private func page(titled title: String?) throws(SceneError) -> UIViewController {
    try takeView()
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// `opaque white`, `transparent`, `default`: the bar's background.
  private func dress(_ bar: UINavigationBar, _ node: SceneNode) throws(SceneError) {
    let words = try node.string("an appearance in words").lowercased()
    let appearance = UINavigationBarAppearance()
    if words.contains("opaque") { appearance.configureWithOpaqueBackground() }
    if words.contains("transparent") { appearance.configureWithTransparentBackground() }
    if words.contains("white") { appearance.backgroundColor = .white }
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
  }

  // MARK: - Items

  /// `Back`, `system edit`, `Add (disabled)`, one for each item from the edge inwards.
  private func items(_ node: SceneNode?) throws(SceneError) -> [UIBarButtonItem]? {
    guard let node else { return nil }
    var items: [UIBarButtonItem] = []
    for entry in try node.list("a list of bar items") {
      try takeView()
      items.append(try item(entry))
    }
    return items
  }

  private func item(_ node: SceneNode) throws(SceneError) -> UIBarButtonItem {
    var text = try node.string("a bar item in words")
    let isDisabled = text.hasSuffix("(disabled)")
    if isDisabled { text = String(text.dropLast("(disabled)".count)).trimmingCharacters(in: .whitespaces) }
    let item: UIBarButtonItem
    if text.hasPrefix("system ") {
      guard let kind = Self.systemItems[String(text.dropFirst("system ".count))] else { throw .notRegular }
      item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    } else {
      item = UIBarButtonItem(title: text, style: .plain, target: nil, action: nil)
    }
    item.isEnabled = !isDisabled
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "close": .close,
  ]

  // MARK: - Content

  /// Views as objects, or `UIScrollView content with subviews (16,8,361,60), label (32,27,240,22)`.
  private func fill(_ page: UIView, _ node: SceneNode) throws(SceneError) {
    guard case .string(let words) = node.value else {
      if node.isList {
        for entry in try node.list("a list of views") { page.addSubview(try view(entry)) }
      } else {
        page.addSubview(try view(node))
      }
      return
    }
    guard let content = NavigationContent(words) else { throw .notRegular }
    var container = page
    if content.scrolls {
      try takeView()
      let scrollView = UIScrollView(frame: page.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.addSubview(scrollView)
      container = scrollView
    }
    for part in content.parts {
      try takeView()
      let view: UIView = part.isLabel ? UILabel(frame: part.frame) : SceneView(frame: part.frame)
      container.addSubview(view)
    }
  }
}

/// What a page shows, told in words: frames of views and labels, in a scroll view or not.
struct NavigationContent: Equatable {
  struct Part: Equatable {
    var isLabel: Bool
    var frame: CGRect
  }

  var scrolls = false
  var parts: [Part] = []

  /// Reads the words; `nil` where one is not known.
  init?(_ text: String) {
    var isLabel = false
    var rest = text[...]
    while let first = rest.first {
      if first == "(" {
        guard let end = rest.firstIndex(of: ")") else { return nil }
        let numbers = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard numbers.count == 4, let frame = Self.frame(numbers.compactMap { $0 }) else { return nil }
        parts.append(Part(isLabel: isLabel, frame: frame))
        isLabel = false
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter }
        rest = rest[word.endIndex...]
        switch word {
        case "UIScrollView": scrolls = true
        case "UIView", "content", "with", "subviews", "subview", "view", "views", "and", "at", "in", "a": break
        case "label", "labels", "UILabel": isLabel = true
        default: return nil
        }
      } else if first == " " || first == "," || first == ";" || first == ":" {
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
  }

  private static func frame(_ numbers: [Double]) -> CGRect? {
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1_000_000 }), numbers[2] >= 0,
      numbers[3] >= 0
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
