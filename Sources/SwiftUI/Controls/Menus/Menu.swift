// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A button that shows a menu.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  nonisolated init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A menu that a rest shows; a tap does something else.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  public var body: some View {
    StyledMenu(
      configuration: MenuStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), primaryAction: primaryAction),
      plain: MenuBody(label: label, content: content, primaryAction: primaryAction))
  }
}

extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(label: SwiftUI.Label(titleKey, image: image), content: content(), primaryAction: nil) }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: SwiftUI.Label(title, image: image), content: content(), primaryAction: nil)
  }
}

private struct MenuBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  @Environment(\.isMenuContent) private var isMenuContent

  var body: some View {
    if isMenuContent {
      MenuItemGroup {
        label
        content
      }
      .modifier(MenuItemModifier(kind: .submenu(isInline: false)))
    } else {
      MenuEntryReader {
        content
      } shown: { source, _ in
        MenuAnchor(source: source, primaryAction: primaryAction, label: label)
      }
    }
  }
}

/// The parts of a menu within a menu.
struct MenuItemGroup<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { ZStack { content } }
}

/// A label that shows a menu where it is touched.
struct MenuAnchor<Label: View>: View {
  let source: MenuEntrySource
  let primaryAction: (@MainActor () -> Void)?
  let label: Label

  var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(view: AnyView(MenuIndicatorLabel(label: label))), action: {})
    )
    .allowsHitTesting(false)
    .overlay { HostedMenuButton(source: source, primaryAction: primaryAction) }
    .modifier(ControlLabelModifier())
    .modifier(CollectedMenuMark(source: source, primaryAction: primaryAction))
  }
}

/// An invisible button of UIKit's that shows a menu.
struct HostedMenuButton: HostedControl {
  let source: MenuEntrySource
  let primaryAction: (@MainActor () -> Void)?

  final class Coordinator {
    var act: (@MainActor () -> Void)?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(type: .custom)
    button.addAction(
      UIAction { [coordinator = context.coordinator] _ in coordinator.act?() }, for: .touchUpInside)
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {
    let (source, order) = (source, context.environment.menuOrder)
    context.coordinator.act = primaryAction
    button.showsMenuAsPrimaryAction = primaryAction == nil
    button.preferredMenuElementOrder = order.uiOrder
    button.menu = UIMenu(children: [UIDeferredMenuElement.uncached { $0(source.elements) }])
    button.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIButton, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// In which order the items of a menu stand.
public struct MenuOrder: Equatable, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  let kind: Kind

  public static let automatic = MenuOrder(kind: .automatic)
  /// The first item is nearest to the finger.
  public static let priority = MenuOrder(kind: .priority)
  /// The first item is at the top.
  public static let fixed = MenuOrder(kind: .fixed)

  var uiOrder: UIContextMenuConfiguration.ElementOrder {
    switch kind {
    case .automatic: .automatic
    case .priority: .priority
    case .fixed: .fixed
    }
  }
}

private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
  /// In which order the items of menus stand.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Says in which order the items of menus in the view stand.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
