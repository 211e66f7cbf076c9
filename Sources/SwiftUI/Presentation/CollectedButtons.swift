// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Marks a button whose parts UIKit shows in its own way: in bars, alerts and swipes.
struct CollectedMark {
  var role: ButtonRole?
  var action: @MainActor () -> Void
}

extension CollectedMark: BoxModifier {
  static var changesLayout: Bool { false }
}

extension AnyButtonStyle {
  /// Buttons that UIKit shows, where it can.
  static let collected = AnyButtonStyle { configuration in
    AnyView(
      DefaultButtonStyle().makeBody(configuration: configuration)
        .modifier(CollectedMark(role: configuration.role, action: configuration.action)))
  }
}

/// A button as UIKit shows it.
@MainActor struct CollectedButton {
  var title = ""
  var image: UIImage?
  var role: ButtonRole?
  var isEnabled = true
  /// The colour that the button was given; `nil` for that of its surroundings.
  var tint: UIColor?
  var identifier: String?
  var label: String?
  let action: @MainActor () -> Void

  fileprivate init(_ box: ModifierBox<CollectedMark>) {
    role = box.modifier.role
    action = box.modifier.action
    let environment = box.environment
    isEnabled = environment.isEnabled
    tint = environment.tint.map { UIColor(cgColor: $0.paint(environment).color) }
    let parts = CollectedParts(box.child)
    title = parts.texts.joined(separator: " ")
    image = parts.images.first
    label = parts.label
    identifier = parts.identifier
  }
}

/// The texts and pictures in a box.
@MainActor struct CollectedParts {
  var texts: [String] = []
  var images: [UIImage] = []
  var buttons: [ModifierBox<CollectedMark>] = []
  var fields: [ModifierBox<AlertFieldMark>] = []
  /// Whether something else is drawn besides texts, pictures and buttons.
  var hasOthers = false
  var label: String?
  var identifier: String?

  init() {}
  init(_ box: Box) { collect(box) }

  mutating func collect(_ box: Box) {
    if let button = box as? ModifierBox<CollectedMark> {
      buttons.append(button)
      return
    }
    if let field = box as? ModifierBox<AlertFieldMark> {
      fields.append(field)
      return
    }
    if let attributes = box.accessibility {
      let resolver = TextResolver(box.element.environmentValues)
      if let text = attributes.label { label = label ?? resolver.string(text) }
      identifier = identifier ?? attributes.identifier
    }
    switch box {
    case let text as TextBox:
      if !text.spoken.isEmpty { texts.append(text.spoken) }
    case let image as ImageBox:
      if let picture = image.plainImage { images.append(picture) }
    default:
      if box.children.isEmpty, !(box is ContainerBox) { hasOthers = true }
      box.children.forEach { collect($0) }
    }
  }

  /// The only button, where there is nothing else.
  var onlyButton: CollectedButton? {
    guard buttons.count == 1, let button = buttons.first, texts.isEmpty, images.isEmpty, !hasOthers else { return nil }
    let inner = CollectedParts(button.child)
    guard !inner.hasOthers, inner.buttons.isEmpty else { return nil }
    var made = CollectedButton(button)
    made.label = label ?? made.label
    made.identifier = identifier ?? made.identifier
    return made
  }

  /// All buttons, in order.
  var allButtons: [CollectedButton] { buttons.map { CollectedButton($0) } }
}
