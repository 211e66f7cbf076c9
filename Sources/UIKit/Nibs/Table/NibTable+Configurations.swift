// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// Gives a button its configuration, which wins over what it shows by state.
  func configure(_ button: UIButton, from element: NibElement) {
    guard let child = element.child(key: "configuration"), child.name == "buttonConfiguration" else { return }
    var look: UIButton.Configuration
    switch child["style"] {
    case "gray": look = .gray()
    case "tinted": look = .tinted()
    case "filled": look = .filled()
    case "borderless": look = .borderless()
    default: look = .plain()
    }
    look.title = text("title", of: child, as: "configuration.title", of: element)
    look.subtitle = text("subtitle", of: child, as: "configuration.subtitle", of: element)
    if let font = child.font() {
      look.attributedTitle = look.title.map { title in
        AttributedString(title, attributes: AttributeContainer().font(UIFont.of(font)))
      }
    }
    if let text = attributedText("attributedTitle", of: child) {
      look.attributedTitle = AttributedString(text)
    }
    if let text = attributedText("attributedSubtitle", of: child) {
      look.attributedSubtitle = AttributedString(text)
    }
    look.image = image("image", of: child)
    look.showsActivityIndicator = child.bool("showsActivityIndicator") ?? false
    look.preferredSymbolConfigurationForImage = symbolConfiguration("preferredSymbolConfigurationForImage", of: child)
    look.imagePlacement = child["imagePlacement"].flatMap { Self.placements[$0] } ?? .leading
    if let padding = child.points("imagePadding") { look.imagePadding = padding }
    if let padding = child.points("titlePadding") { look.titlePadding = padding }
    look.buttonSize = child["buttonSize"].flatMap { Self.sizes[$0] } ?? .medium
    look.cornerStyle = child["cornerStyle"].flatMap { Self.corners[$0] } ?? look.cornerStyle
    look.titleAlignment = child["titleAlignment"].flatMap { Self.alignments[$0] } ?? .automatic
    if let color = color("baseForegroundColor", of: child) { look.baseForegroundColor = color }
    if let color = color("baseBackgroundColor", of: child) { look.baseBackgroundColor = color }
    if let insets = child.insets("contentInsets") { look.contentInsets = NSDirectionalEdgeInsets(insets) }
    if let ground = child.child(key: "background"), ground.name == "backgroundConfiguration" {
      if let color = color("backgroundColor", of: ground) { look.background.backgroundColor = color }
      if let color = color("strokeColor", of: ground) { look.background.strokeColor = color }
      if let width = ground.points("strokeWidth") { look.background.strokeWidth = width }
      if let radius = ground.points("cornerRadius") { look.background.cornerRadius = radius }
    }
    button.configuration = look
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]

  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}
