// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  static let controlProperties: [NibProperty] = [
    .flag("enabled", \UIControl.isEnabled, absent: true),
    .flag("selected", \UIControl.isSelected, absent: false),
    .flag("highlighted", \UIControl.isHighlighted, absent: false),
    .choice(
      "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
      ]),
    .choice(
      "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
    .flag("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction, absent: false),
  ]

  static let controlRows: [NibRow] = [
    .view("button", UIButton.self, controlProperties + buttonProperties)
  ]

  static let buttonProperties: [NibProperty] = [
    NibProperty("buttonType") { (button: UIButton, element, _) in
      button.become(buttonTypes[element["buttonType"] ?? "custom"] ?? .custom)
    },
    NibProperty("fontDescription") { (button: UIButton, element, _) in
      guard let font = element.font() else {
        // Where the nib names none it is not that of code.
        guard element.child(key: "configuration") == nil else { return }
        if button.buttonType == .custom { button.titleLabel?.font = .systemFont(ofSize: 18) }
        return
      }
      button.titleLabel?.font = UIFont.of(font)
    },
    NibProperty("lineBreakMode") { (button: UIButton, element, _) in
      guard let mode = element["lineBreakMode"].flatMap({ lineBreakModes[$0] }) else { return }
      button.titleLabel?.lineBreakMode = mode
    },
    NibProperty("state") { (button: UIButton, element, graph) in
      for child in element.children where child.name == "state" {
        guard let state = buttonStates[child.key ?? ""] else { continue }
        graph.configure(button, state, child, in: element)
      }
    },
    .insets("contentEdgeInsets", \UIButton.contentEdgeInsets),
    .insets("titleEdgeInsets", \UIButton.titleEdgeInsets),
    .insets("imageEdgeInsets", \UIButton.imageEdgeInsets),
    .flag("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction, absent: false),
    .flag("springLoaded", \UIButton.isSpringLoaded, absent: false),
    NibProperty("configuration") { (button: UIButton, element, graph) in graph.configure(button, from: element) },
    .flag("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted, absent: true),
    .flag("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled, absent: true),
    .flag("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted, absent: false),
    .flag(
      "reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted, absent: false),
    .choice(
      "role", \UIButton.role,
      ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]),
    .said("menu") { (button: UIButton, element, graph) in
      if let menu = element.child(key: "menu") { button.menu = graph.menu(menu) }
    },
    .skipped("pointerInteraction"),
  ]

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  static let buttonStates: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]
}

extension NibGraph {
  /// Gives a button what it shows in a state.
  fileprivate func configure(
    _ button: UIButton, _ state: UIControl.State, _ child: NibElement, in element: NibElement
  ) {
    if let title = text("title", of: child, as: "\(child.key ?? "")Title", of: element) {
      button.setTitle(title, for: state)
    }
    if let color = color("titleColor", of: child) { button.setTitleColor(color, for: state) }
    if let color = color("titleShadowColor", of: child) { button.setTitleShadowColor(color, for: state) }
    if let title = attributedText("attributedTitle", of: child) { button.setAttributedTitle(title, for: state) }
    if let image = image("image", of: child) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: child) { button.setBackgroundImage(image, for: state) }
    if let configuration = symbolConfiguration("preferredSymbolConfiguration", of: child) {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }
}
