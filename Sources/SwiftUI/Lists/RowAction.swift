// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a touch of the row that the view stands in does.
struct RowAction {
  var action: @MainActor () -> Void
  /// Whether the row leads to another page, and shows so.
  var isLink = false
  /// What the page stands for, of a link by value.
  var value: AnyHashable?
}

extension RowAction: BoxModifier {
  static var changesLayout: Bool { false }
  var pressAction: (() -> Void)? { action }
}

private struct IsInListRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view stands in a row of a list, which acts as a whole.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}

/// Buttons in rows: the row is the button.
struct RowButtonBody: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(style)
      .modifier(RowAction(action: configuration.action))
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

extension AnyButtonStyle {
  /// Buttons that make the row that they stand in a button.
  static let row = AnyButtonStyle { AnyView(RowButtonBody(configuration: $0)) }
}

/// Labels in rows: icons in the tint, in a column of their own, with titles in line.
struct RowLabelBody: View {
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      configuration.icon
        .foregroundStyle(TintShapeStyle())
        .frame(width: Self.iconCentre * 2)
        .padding(.trailing, Self.titleStart - Self.iconCentre * 2)
      ControlLabel(configuration.title)
    }
  }

  /// In points, from the start of the row's content.
  private static let iconCentre: CGFloat = 11.7
  private static let titleStart: CGFloat = 39
}

extension AnyLabelStyle {
  @MainActor static let row = AnyLabelStyle(
    makeBody: { AnyView(RowLabelBody(configuration: $0)) }, outerStyle: { nil }, isRow: true)
}

extension Box {
  /// What touches of the row do, in order.
  var rowActions: [ModifierBox<RowAction>] {
    if let own = self as? ModifierBox<RowAction> { return [own] }
    return children.flatMap(\.rowActions)
  }
}
