// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What objects of nibs are called where a person reads of them.
enum Words {
  /// A scene's title: what its author calls it, or what shows in its bar, or what it is.
  static func title(of element: NibElement) -> String {
    let names = [
      element["userLabel"], element.string("title"), element.child(key: "navigationItem")?.string("title"),
      element.child(key: "tabBarItem")?.string("title"), element["storyboardIdentifier"],
    ]
    let own = names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    guard element.name != "viewControllerPlaceholder" else {
      let target = [element["storyboardName"], element["referencedIdentifier"]].compactMap { $0 }
      return own ?? target.joined(separator: " · ")
    }
    return own ?? element["customClass"].map(spaced) ?? name(of: element)
  }

  /// What an element is: `tableViewController` is a Table View Controller.
  static func name(of element: NibElement) -> String {
    element.name == "viewControllerPlaceholder" ? "Storyboard Reference" : spaced(element.name)
  }

  /// How an object is named among others: `label "Name"`.
  static func phrase(_ element: NibElement) -> String {
    let texts = [
      element["userLabel"], element.string("text"), element.string("title"), element["placeholder"],
      element.child(key: "configuration")?.string("title"), element.child(key: "normal")?.string("title"),
      element.string("headerTitle"), element["reuseIdentifier"], element["identifier"], element["customClass"],
    ]
    let text = texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
    return text.map { "\(element.name) \(quoted($0))" } ?? "\(element.name) [\(element.id ?? "")]"
  }

  /// A text in quotation marks, cut where it is long.
  static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"\(line.count > 48 ? line.prefix(47) + "…" : line)\""
  }

  /// What a segue does, with the name that the app has for it.
  static func phrase(_ segue: NibSegue) -> String {
    let kind =
      switch segue.kind {
      case "presentation", "modal": "present"
      case "popoverPresentation", "popover": "popover"
      case "showDetail", "replace": "show detail"
      case "relationship":
        [
          "rootViewController": "root", "viewControllers": "tab", "masterViewController": "primary",
          "detailViewController": "secondary", "supplementaryViewController": "supplementary",
          "compactViewController": "compact",
        ][segue.relationship ?? ""] ?? "child"
      case "custom": segue.customClass ?? "custom"
      default: segue.kind
      }
    return segue.identifier.map { "\(kind) “\($0)”" } ?? kind
  }

  private static func spaced(_ name: String) -> String {
    var words = ""
    var previous: Character = " "
    for character in name {
      if character.isUppercase, previous.isLowercase { words.append(" ") }
      words.append(words.isEmpty ? Character(character.uppercased()) : character)
      previous = character
    }
    return words
  }
}
