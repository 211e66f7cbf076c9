// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whether a menu goes when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let keepsMenu: Bool
  private let number: Int

  /// As the item has it: it goes.
  public static let automatic = MenuActionDismissBehavior(keepsMenu: false, number: 0)
  public static let enabled = MenuActionDismissBehavior(keepsMenu: false, number: 1)
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(keepsMenu: true, number: 2)
}

private struct MenuDismissBehaviorKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }
private struct MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissBehaviorKey.self] }
    set { self[MenuDismissBehaviorKey.self] = newValue }
  }

  /// Whether menus have an arrow beside their label.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Says whether menus in the view go when one of their items is chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }

  /// Shows or hides arrows beside the labels of menus in the view. There are none where it is not said.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

/// The label of a menu, with an arrow where that is wanted.
struct MenuIndicatorLabel<Label: View>: View {
  let label: Label
  @Environment(\.menuIndicatorVisibility) private var visibility

  var body: some View {
    if visibility == .visible {
      HStack(spacing: 5) {
        label
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    } else {
      label
    }
  }
}
