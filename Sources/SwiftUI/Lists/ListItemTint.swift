// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A colour of the icons in rows of a list.
public struct ListItemTint: Sendable {
  enum Kind: Sendable {
    case color(Color)
    case monochrome
  }

  let kind: Kind

  /// A colour, whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
  /// A colour, which the system may replace; it does not on a phone.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .color(tint)) }
  /// The colour of the row's text.
  public static let monochrome = ListItemTint(kind: .monochrome)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
  /// The colour of icons in rows; `nil` for that of the icon.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

/// The icon of a label, in the colour that its row wants.
struct TintedIcon: View {
  let icon: LabelStyleConfiguration.Icon
  @Environment(\.listItemTint) private var tint

  var body: some View {
    switch tint?.kind {
    case nil: icon
    case .color(let color): icon.foregroundStyle(color)
    case .monochrome: icon.foregroundStyle(.primary)
    }
  }
}

extension View {
  /// Sets the colour of the icons of labels in rows; `nil` leaves it to them.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Sets the colour of the icons of labels in rows; `nil` leaves it to them.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}
