// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// The menu that an element describes.
  ///
  /// How Interface Builder writes them is not documented, so lists of any name are looked into: what has a title and elements
  /// of its own is a menu, and what has a title alone is one of its elements.
  func menu(_ element: NibElement, depth: Int = 0) -> UIMenu {
    let parts = depth < 8 ? menuParts(of: element, depth: depth) : []
    return UIMenu(
      title: text("title", of: element) ?? "", image: image("image", of: element),
      options: element.name == "inlineMenu" ? .displayInline : [], children: parts)
  }

  private func menuParts(of element: NibElement, depth: Int) -> [UIMenuElement] {
    element.children.flatMap { child -> [UIMenuElement] in
      if child.name == "connections" { return [] }
      let isList = child["title"] == nil && child["image"] == nil
      if isList, child.key == nil { return depth < 8 ? menuParts(of: child, depth: depth + 1) : [] }
      if isList { return [] }
      let hasParts = child.children.contains { $0.name != "connections" && $0.key == nil }
      return [hasParts || child.name == "menu" ? menu(child, depth: depth + 1) : menuItem(child)]
    }
  }

  private func menuItem(_ element: NibElement) -> UIMenuElement {
    let title = text("title", of: element) ?? ""
    let image = image("image", of: element)
    let states: [String: UIMenuElement.State] = ["on": .on, "mixed": .mixed]
    let state = element["state"].flatMap { states[$0] } ?? .off
    var attributes: UIMenuElement.Attributes = []
    for (name, attribute) in [("destructive", UIMenuElement.Attributes.destructive), ("disabled", .disabled)]
    where element.bool(name) == true || element.child(key: "attributes")?.bool(name) == true {
      attributes.insert(attribute)
    }
    guard let selector = element.list("connections").first(where: { $0.name == "action" })?["selector"] else {
      return UIAction(title: title, image: image, attributes: attributes, state: state) { _ in }
    }
    return UICommand(title: title, image: image, action: Selector(selector), attributes: attributes, state: state)
  }
}
