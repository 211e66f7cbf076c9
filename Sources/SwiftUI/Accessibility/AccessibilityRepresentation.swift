// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A view that is read as another one, which is not shown.
struct RepresentationModifier<Secondary: View> {
  var secondary: Secondary
}

extension RepresentationModifier: SecondaryModifier {
  static var isRepresentation: Bool { true }
  var alignment: Alignment { .center }

  func draw(_ box: SecondaryBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    box.drawPrimary(into: &drawing, at: place)
  }
}

extension SpokenElement {
  /// The element in place of a view that is shown at a rectangle of the root; it stands for controls of UIKit's that
  /// are not on screen.
  func standingIn(at place: CGRect) -> SpokenElement {
    var element = self
    element.frame = place
    guard let host = view else { return element }
    let target = (host as? PlatformViewHost)?.content ?? host
    element.view = nil
    element.represented = target
    if element.label.isEmpty { element.label = target.accessibilityLabel ?? "" }
    if element.value.isEmpty { element.value = target.accessibilityValue ?? "" }
    if element.hint.isEmpty { element.hint = target.accessibilityHint ?? "" }
    element.identifier = element.identifier ?? target.accessibilityIdentifier
    element.traits = element.traits.union(target.accessibilityTraits)
    if element.activate == nil { element.activate = { [weak target] in _ = target?.accessibilityActivate() } }
    return element
  }
}

extension MenuEntry {
  /// The item, and those in it, as actions of an element.
  @MainActor var customActions: [UIAccessibilityCustomAction] {
    switch kind {
    case .action(_, let act), .toggle(_, let act):
      guard isEnabled else { return [] }
      return [
        UIAccessibilityCustomAction(name: title, image: image) { _ in
          act()
          return true
        }
      ]
    case .submenu(let entries, _): return entries.flatMap(\.customActions)
    case .divider, .text: return []
    }
  }
}

/// A kind of actions that assistive technologies list by itself.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Unchecked<Text>?
  private let id: String

  /// Edits of what the element stands for.
  public static let edit = AccessibilityActionCategory(name: nil, id: "edit")
  public static let `default` = AccessibilityActionCategory(name: nil, id: "default")

  private init(name: Text?, id: String) {
    self.name = name.map { Unchecked($0) }
    self.id = id
  }

  /// A kind with a name.
  public init(_ name: Text) { self.init(name: name, id: String(describing: name)) }
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

extension View {
  /// Has the view read as another one, which is not shown.
  public nonisolated func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
  where V: View { modifier(RepresentationModifier(secondary: representation())) }

  /// Gives the view's element an action for each button.
  public nonisolated func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
  where Content: View {
    let view = Unchecked(self)
    return MenuEntryReader(content: content) { source, _ in
      view.value.modifier(AccessibilityModifier { $0.listedActions = source })
    }
  }

  /// Gives the view's element an action for each button, of one kind; kinds are listed together.
  public nonisolated func accessibilityActions<Content>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { accessibilityActions(content) }
}
