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

/// Marks a menu that a bar shows as an item of its own.
struct CollectedMenuMark {
  let source: MenuEntrySource
  var primaryAction: (@MainActor () -> Void)?
}

extension CollectedMenuMark: BoxModifier {
  static var changesLayout: Bool { false }
}

extension AnyButtonStyle {
  /// Buttons that UIKit shows, where it can.
  static let collected = AnyButtonStyle { configuration in
    AnyView(
      DefaultButtonStyle().makeBody(configuration: configuration)
        .modifier(BarLook())
        .modifier(CollectedMark(role: configuration.role, action: configuration.action)))
  }
}

/// Has buttons that a bar cannot show by itself look as those that it can.
private struct BarLook {}

extension BarLook: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    if environment.tint == nil { environment.tint = AnyShapeStyle(Color(uiColor: .label)) }
    if environment.font == nil { environment.font = .body.weight(.medium) }
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
  /// What the app calls the button; `nil` where it does not say.
  var label: String?
  /// What the button's picture is called.
  fileprivate var pictureName: String?
  let action: @MainActor () -> Void

  /// What assistive technologies call the button; `nil` for nothing.
  var spokenName: String? { [label, title, pictureName].lazy.compactMap { $0 }.first { !$0.isEmpty } }

  fileprivate init(_ box: ModifierBox<CollectedMark>) {
    role = box.modifier.role
    action = box.modifier.action
    let environment = box.environment
    isEnabled = environment.isEnabled
    tint = environment.tint.map { UIColor(cgColor: $0.paint(environment).color) }
    let parts = CollectedParts(box.child)
    title = (parts.texts + parts.spokenTexts).joined(separator: " ")
    image = parts.images.first
    pictureName = parts.imageNames.first
    label = parts.label
    identifier = parts.identifier
  }
}

/// A menu as a bar shows it.
@MainActor struct CollectedMenu {
  let button: CollectedButton
  let source: MenuEntrySource
  let order: UIContextMenuConfiguration.ElementOrder
  /// What a tap does in place of opening the menu.
  let primaryAction: (@MainActor () -> Void)?
}

/// The texts and pictures in a box.
@MainActor struct CollectedParts {
  var texts: [String] = []
  /// Texts that are read in place of a picture.
  var spokenTexts: [String] = []
  var images: [UIImage] = []
  /// What the pictures are called.
  var imageNames: [String] = []
  var buttons: [ModifierBox<CollectedMark>] = []
  var menus: [ModifierBox<CollectedMenuMark>] = []
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
    if let menu = box as? ModifierBox<CollectedMenuMark> {
      menus.append(menu)
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
      guard let picture = image.plainImage else { return }
      images.append(picture)
      imageNames.append(image.spoken)
    default:
      if let representation = box.accessibilityRepresentation {
        spokenTexts += CollectedParts(representation).texts
        return box.children.filter { $0 !== representation }.forEach { collect($0) }
      }
      if box.children.isEmpty, !(box is ContainerBox) { hasOthers = true }
      box.children.forEach { collect($0) }
    }
  }

  /// The only button, where there is nothing else.
  var onlyButton: CollectedButton? {
    guard menus.isEmpty, hasOneButton, let button = buttons.first else { return nil }
    return plainButton(button)
  }

  /// The only menu, where there is nothing else.
  var onlyMenu: CollectedMenu? {
    guard buttons.isEmpty, menus.count == 1, let menu = menus.first, texts.isEmpty, images.isEmpty, !hasOthers else {
      return nil
    }
    // Besides the button there is only the view that opens the menu where no bar does.
    guard let button = CollectedParts(menu.child).buttons.first.flatMap(plainButton) else { return nil }
    return CollectedMenu(
      button: button, source: menu.modifier.source, order: menu.environment.menuOrder.uiOrder,
      primaryAction: menu.modifier.primaryAction)
  }

  private var hasOneButton: Bool { buttons.count == 1 && texts.isEmpty && images.isEmpty && !hasOthers }

  /// A button that UIKit can show: a text or a picture, but not both side by side.
  private func plainButton(_ button: ModifierBox<CollectedMark>) -> CollectedButton? {
    let inner = CollectedParts(button.child)
    guard !inner.hasOthers, inner.buttons.isEmpty, inner.texts.isEmpty || inner.images.isEmpty else { return nil }
    var made = CollectedButton(button)
    made.label = label ?? made.label
    made.identifier = identifier ?? made.identifier
    return made
  }

  /// Whether texts are shown, in buttons and menus too.
  var hasWords: Bool {
    !texts.isEmpty || buttons.contains { CollectedParts($0.child).hasWords }
      || menus.contains { CollectedParts($0.child).hasWords }
  }

  /// All buttons, in order.
  var allButtons: [CollectedButton] { buttons.map { CollectedButton($0) } }
}
