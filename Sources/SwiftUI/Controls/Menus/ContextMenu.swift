// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A view with a menu that a finger which rests on it opens.
struct ContextMenuView<Content: View, Items: View> {
  let content: Content
  let items: Items
  /// What is shown above the menu; `nil` for the view itself.
  let preview: (@MainActor () -> UIViewController)?
}

extension ContextMenuView: View {
  var body: some View {
    MenuEntryReader {
      items
    } shown: { source, _ in
      content.modifier(ContextMenuModifier(source: source, preview: preview))
    }
  }
}

/// Draws its view into a view of UIKit's, to which the menu belongs.
struct ContextMenuModifier {
  let source: MenuEntrySource
  let preview: (@MainActor () -> UIViewController)?
}

extension ContextMenuModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let host = box.kept as? ContextMenuHost ?? ContextMenuHost()
    box.kept = host
    host.box = box
    host.configuration = { [weak box] in
      guard let box, !box.isMenuOfRow else { return nil }
      return box.modifier.configuration(box.environment)
    }
    var content = drawing.group(at: place)
    box.drawChildren(into: &content, at: place)
    host.view.show(content.list)
    let frame = drawing.frame(place)
    if host.view.frame != frame { host.view.frame = frame }
    drawing.add(.view(host.view))
  }

  func touchView(_ box: ModifierBox<Self>) -> UIView? {
    box.isMenuOfRow ? nil : (box.kept as? ContextMenuHost)?.view
  }

  /// The menu now; `nil` for one without items.
  @MainActor func configuration(_ environment: EnvironmentValues) -> UIContextMenuConfiguration? {
    let elements = source.elements
    guard !elements.isEmpty else { return nil }
    let configuration = UIContextMenuConfiguration(
      identifier: nil, previewProvider: preview.map { make in { make() } },
      actionProvider: { _ in UIMenu(children: elements) })
    configuration.preferredMenuElementOrder = environment.menuOrder.uiOrder
    return configuration
  }
}

extension Box {
  /// The only view in the box, besides those before and behind it.
  private var mainContent: Box? {
    if let box = self as? any PrimaryBox { return box.primary }
    return children.count == 1 ? children.first : nil
  }

  /// The menu of the row that the box is: its list opens it wherever the row is touched.
  var rowMenu: ModifierBox<ContextMenuModifier>? {
    self as? ModifierBox<ContextMenuModifier> ?? mainContent?.rowMenu
  }

  /// Whether the box is all that a row of a list shows.
  fileprivate var isMenuOfRow: Bool {
    var box = self
    while let parent = box.parent {
      guard parent.mainContent === box else { return false }
      box = parent
    }
    return (box as? AlgorithmBox)?.shownBy?.isListRow ?? false
  }
}

/// The view of a box with a menu.
final class ContextMenuHost: NSObject, UIContextMenuInteractionDelegate {
  let view = GroupView()
  weak var box: Box?
  var configuration: (() -> UIContextMenuConfiguration?)?

  override init() {
    super.init()
    view.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration?() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { box?.liftedPreview(.contextMenuPreview, of: view) }
}

extension View {
  /// Adds a menu that a finger which rests on the view opens.
  public nonisolated func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  where MenuItems: View { ContextMenuView(content: self, items: menuItems(), preview: nil) }

  /// Adds a menu that a finger which rests on the view opens, below another view.
  public nonisolated func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    let shown = Unchecked(preview())
    return ContextMenuView(
      content: self, items: menuItems(),
      preview: {
        let controller = UIHostingController(rootView: shown.value)
        controller.preferredContentSize = controller.sizeThatFits(in: .zero)
        return controller
      })
  }
}
