// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A button's menu, and buttons that show what was chosen from it.

extension UIButton {
  /// Whether the button shows what was chosen from its menu.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    guard isPopUp, let menu else { return }
    if menu.selectedElements.isEmpty, let first = menu.leaves.first { first.state = .on }
    showSelection()
  }

  /// The button has the title of what is chosen, and its picture if it has one.
  func showSelection() {
    guard let selected = menu?.selectedElements.first else { return }
    setTitle(selected.title, for: .normal)
    if let image = selected.image { setImage(image, for: .normal) }
  }

  var menuConfiguration: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    return .of(menu, order: preferredMenuElementOrder, choosesOne: isPopUp)
  }
}

extension UIContextMenuConfiguration {
  /// What a button or an item of a bar has for its menu.
  static func of(_ menu: UIMenu, order: ElementOrder, choosesOne: Bool) -> UIContextMenuConfiguration {
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in choosesOne ? menu.choosingOne : menu })
    configuration.preferredMenuElementOrder = order
    return configuration
  }
}

extension UIMenu {
  /// The same menu, of whose elements one is ticked.
  fileprivate var choosingOne: UIMenu {
    guard !options.contains(.singleSelection) else { return self }
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options.union(.singleSelection),
      preferredElementSize: preferredElementSize, children: children)
    menu.displayPreferences = displayPreferences
    return menu
  }
}
