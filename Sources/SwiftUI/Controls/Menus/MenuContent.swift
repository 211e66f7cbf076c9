// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// What a view is in a menu.
enum MenuItemKind {
  case action(role: ButtonRole?, () -> Void)
  case toggle(isOn: Bool, () -> Void)
  /// Other items, in a menu of their own or among these.
  case submenu(isInline: Bool)
  /// Something that its own host describes.
  case listed(MenuEntrySource, isInline: Bool, select: ((AnyHashable?) -> Void)?, selected: (AnyHashable?) -> Bool)
}

/// An item of a menu as it is read from views.
@MainActor struct MenuEntry {
  enum Kind {
    case action(role: ButtonRole?, () -> Void)
    case toggle(isOn: Bool, () -> Void)
    case submenu([MenuEntry], isInline: Bool)
    case divider
    case text
  }

  var kind: Kind
  var title = ""
  var subtitle: String?
  var image: UIImage?
  var isEnabled = true
  /// Whether the menu stays when the item is chosen.
  var keepsMenu = false
  /// The tag of the item in a list of choices.
  var tag: AnyHashable?

  fileprivate var isText: Bool { if case .text = kind { true } else { false } }

  /// Whether two items look the same.
  func looksLike(_ other: MenuEntry) -> Bool {
    guard title == other.title, subtitle == other.subtitle, image === other.image, isEnabled == other.isEnabled,
      tag == other.tag
    else { return false }
    switch (kind, other.kind) {
    case (.action(let mine, _), .action(let theirs, _)): return mine == theirs
    case (.toggle(let mine, _), .toggle(let theirs, _)): return mine == theirs
    case (.submenu(let mine, let isInline), .submenu(let theirs, let isOtherInline)):
      return isInline == isOtherInline && MenuEntry.areAlike(mine, theirs)
    case (.divider, .divider), (.text, .text): return true
    default: return false
    }
  }

  static func areAlike(_ a: [MenuEntry], _ b: [MenuEntry]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.looksLike($1) }
  }
}

/// Makes a view an item of a menu.
struct MenuItemModifier {
  var kind: MenuItemKind
}

extension MenuItemModifier: BoxModifier {
  static var changesLayout: Bool { false }
  var menuItem: MenuItemKind? { kind }
}

private struct IsMenuContentKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether views are items of a menu or choices of a picker rather than shown where they stand.
  var isMenuContent: Bool {
    get { self[IsMenuContentKey.self] }
    set { self[IsMenuContentKey.self] = newValue }
  }
}

/// The items of a menu, read from the views of its content.
@MainActor final class MenuEntrySource {
  fileprivate weak var reader: AnyObject?
  fileprivate var read: () -> [MenuEntry] = { [] }

  /// The items now.
  var entries: [MenuEntry] { read() }

  /// The items as a menu of UIKit's has them.
  var elements: [UIMenuElement] { MenuEntry.elements(entries) }
}

extension MenuEntry {
  /// The elements of a menu; what stands between dividers is a section.
  static func elements(_ entries: [MenuEntry]) -> [UIMenuElement] {
    var sections: [[UIMenuElement]] = [[]]
    for entry in entries {
      if case .divider = entry.kind {
        sections.append([])
      } else {
        sections[sections.count - 1].append(entry.element)
      }
    }
    sections.removeAll { $0.isEmpty }
    guard sections.count > 1 else { return sections.first ?? [] }
    return sections.map { UIMenu(title: "", options: .displayInline, children: $0) }
  }

  private var attributes: UIMenuElement.Attributes {
    var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
    if keepsMenu { attributes.insert(.keepsMenuPresented) }
    return attributes
  }

  private var element: UIMenuElement {
    switch kind {
    case .action(let role, let act):
      var attributes = attributes
      if role == .destructive { attributes.insert(.destructive) }
      return UIAction(title: title, subtitle: subtitle, image: image, attributes: attributes) { _ in act() }
    case .toggle(let isOn, let act):
      return UIAction(
        title: title, subtitle: subtitle, image: image, attributes: attributes, state: isOn ? .on : .off
      ) { _ in act() }
    case .submenu(let entries, let isInline):
      return UIMenu(
        title: title, image: image, options: isInline ? .displayInline : [], children: MenuEntry.elements(entries))
    case .divider, .text:
      return UIAction(title: title, subtitle: subtitle, image: image, attributes: .disabled) { _ in }
    }
  }
}

extension Box {
  /// What a box without items of its own stands for in a menu.
  var menuEntries: [MenuEntry] {
    if let kind = menuItem { return [entry(kind)].compactMap { $0 } }
    if self is DividerBox { return [MenuEntry(kind: .divider)] }
    if self is TextBox || self is ImageBox {
      var entry = MenuEntry(kind: .text)
      describe(&entry)
      return [entry]
    }
    let inner = children.flatMap(\.menuEntries)
    // Several texts and pictures in one view are one item, as those of a label are.
    guard inner.count > 1, inner.allSatisfy(\.isText) else { return inner }
    var entry = MenuEntry(kind: .text)
    describe(&entry)
    return [entry]
  }

  private func entry(_ kind: MenuItemKind) -> MenuEntry? {
    var entry: MenuEntry
    switch kind {
    case .action(let role, let act): entry = MenuEntry(kind: .action(role: role, act))
    case .toggle(let isOn, let act): entry = MenuEntry(kind: .toggle(isOn: isOn, act))
    case .submenu(let isInline):
      // The first view is the title, the rest are the items.
      let parts = children.first?.children ?? []
      entry = MenuEntry(kind: .submenu(parts.dropFirst().flatMap(\.menuEntries), isInline: isInline))
      parts.first?.describe(&entry)
      return entry
    case .listed(let source, let isInline, let select, let isSelected):
      let choices = source.entries.map { choice -> MenuEntry in
        guard let select else { return choice }
        var choice = choice
        let tag = choice.tag
        choice.kind = .toggle(isOn: isSelected(tag)) { select(tag) }
        return choice
      }
      entry = MenuEntry(kind: .submenu(choices, isInline: isInline))
    }
    entry.isEnabled = element.environmentValues.isEnabled
    entry.keepsMenu = element.environmentValues.menuDismissBehavior.keepsMenu
    describe(&entry)
    return entry
  }

  /// Adds what the texts and pictures in the box say.
  func describe(_ entry: inout MenuEntry) {
    if let text = self as? TextBox, !text.spoken.isEmpty {
      if entry.title.isEmpty {
        entry.title = text.spoken
      } else if entry.subtitle == nil {
        entry.subtitle = text.spoken
      }
    } else if let image = self as? ImageBox {
      if entry.image == nil { entry.image = image.shownImage }
    }
    for child in children { child.describe(&entry) }
  }
}

/// A view made of the items that other views are.
struct MenuEntryReader<Content: View, Shown: View> {
  let content: Content
  let shown: @MainActor (MenuEntrySource, [MenuEntry]) -> Shown

  init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder shown: @escaping @MainActor (MenuEntrySource, [MenuEntry]) -> Shown
  ) {
    self.content = content()
    self.shown = shown
  }
}

extension MenuEntryReader: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(MenuEntryElement(view.value, inputs))
  }
}

/// The element of a view made of items: the items' own views are never shown.
final class MenuEntryElement<Content: View, Shown: View>: TypedElement<MenuEntryReader<Content, Shown>> {
  private var contentElement: MenuContentElement<Content>?
  private var shownElement: TypedElement<Shown>?
  private let source = MenuEntrySource()
  private var known: [MenuEntry] = []

  override init(_ value: MenuEntryReader<Content, Shown>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    var inputs = _ViewInputs(below: self)
    inputs.environment = contentEnvironment
    contentElement = MenuContentElement(value.content, inputs)
    contentElement?.didChange = { [unowned self] in markDirty() }
    source.reader = self
    source.read = { [weak self] in self?.readEntries() ?? [] }
    known = readEntries()
    shownElement = Shown.makeElement(value.shown(source, known), _ViewInputs(through: self))
    host?.observeContent(self) { [weak self] in self?.check() }
  }

  private var contentEnvironment: EnvironmentChain {
    var values = EnvironmentValues(environment)
    values.isMenuContent = true
    return values.chain
  }

  private func readEntries() -> [MenuEntry] {
    (contentElement?.items ?? []).flatMap { item in
      item.box.menuEntries.map { entry in
        var entry = entry
        if entry.tag == nil { entry.tag = item.traits[TagKey.self] as? AnyHashable ?? item.traits.id }
        return entry
      }
    }
  }

  /// Looks whether the items are others, which may change below without this view's doing.
  private func check() {
    guard !isRemoved, !MenuEntry.areAlike(known, readEntries()) else { return }
    markDirty()
  }

  override func update(_ new: MenuEntryReader<Content, Shown>) {
    super.update(new)
    contentElement?.update(new.content)
    clearDirty()
    rerun()
  }

  override func rerun() {
    known = readEntries()
    shownElement?.update(value.shown(source, known))
  }

  override func environmentDidChange(readsDiffer: Bool) {
    host?.invalidateDrawing()
    contentElement?.setEnvironment(contentEnvironment)
    shownElement?.setEnvironment(environment)
    markDirty()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let contentElement { body(contentElement) }
    if let shownElement { body(shownElement) }
  }

  override func willRemove() { host?.stopObservingContent(self) }

  override func collectRows(into rows: inout LazyRowList) {
    _ = contentElement?.items
    shownElement?.collectRows(into: &rows)
  }

  override func makeItems() -> [Item] {
    // Lists of items are noted as asked for, so that changes are told.
    _ = contentElement?.items
    return shownElement?.items ?? []
  }
}

/// The element of views that are items: tells when there are others.
final class MenuContentElement<Content: View>: TypedElement<Content> {
  private var child: TypedElement<Content>?
  var didChange: () -> Void = {}

  override init(_ value: Content, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value, _ViewInputs(below: self))
  }

  override func update(_ new: Content) {
    super.update(new)
    child?.update(new)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() {
    invalidateItems()
    didChange()
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}
