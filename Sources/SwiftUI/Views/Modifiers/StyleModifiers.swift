// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension View {
  /// Sets what text, symbols and shapes are filled with.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(ForegroundModifier(levels: [AnyShapeStyle(style)]))
  }

  /// Sets what the first two levels are filled with.
  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    modifier(ForegroundModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets what the first three levels are filled with.
  public nonisolated func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(
      ForegroundModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the colour of text, symbols and shapes; `nil` for the default one.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(levels: color.map { [AnyShapeStyle($0)] }))
  }

  /// Sets the colour of controls and links; `nil` for the default one.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of controls and links; `nil` for the default one.
  public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of controls and links; `nil` for the default one.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style of backgrounds without one of their own.
  public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Draws the view light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Says that the view cannot be used; what a view above says counts too.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Shows content as something else for a reason.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows content as it is.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Mirrors pictures where reading begins on the right.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    environment(\.flipsForRightToLeft, enabled)
  }
}

struct ForegroundModifier {
  var levels: [AnyShapeStyle]?
}

extension ForegroundModifier: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    // A level is one of what held before, so it is worked out there.
    let before = environment
    let resolved = levels?.map { style in
      style.isHierarchical ? AnyShapeStyle(LevelStyle(style: style, environment: Unchecked(before))) : style
    }
    environment.foregroundStyles = resolved.map { ForegroundStyles(levels: $0) }
  }
}

/// A value that is passed on as it is.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A level of the foreground style of another environment.
struct LevelStyle: ShapeStyle {
  typealias Resolved = Never
  let style: AnyShapeStyle
  let environment: Unchecked<EnvironmentValues>

  func _paint(in context: _PaintContext) -> _Paint {
    // Scheme and text size are those of where it is shown; the styles are those of where it was set.
    var shown = context
    shown.environment.foregroundStyles = environment.value.foregroundStyles
    shown.isBase = false
    return style._paint(in: shown)
  }
}

extension AnyShapeStyle {
  var isHierarchical: Bool {
    if let style = style as? AnyShapeStyle { return style.isHierarchical }
    return style is HierarchicalShapeStyle || style is ForegroundStyle
  }
}
