// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What fits the place that a button stands in.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: BorderlessLook(), configuration: configuration)
  }
}

/// A label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: BorderlessLook(), configuration: configuration)
  }
}

/// A label as it is, fainter while it is touched.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: PlainLook(), configuration: configuration)
  }
}

/// A label on a faint tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: BorderedLook(isProminent: false), configuration: configuration)
  }
}

/// A label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: BorderedLook(isProminent: true), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  var shape: AnyShape {
    switch kind {
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
    }
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls in the view are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the shape of bordered buttons in the view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

private struct BorderlessLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessBody(configuration: configuration)
  }
}

private struct BorderlessBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(style)
      // As UIKit's plain buttons while they are touched.
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

private struct PlainLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { PlainBody(configuration: configuration) }
}

private struct PlainBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  /// Decided: sources name 0.3 to 0.5.
  private static let disabledOpacity = 0.4
  private static let pressedOpacity = 0.75

  var body: some View {
    configuration.label
      .opacity(isEnabled ? (configuration.isPressed ? Self.pressedOpacity : 1) : Self.disabledOpacity)
  }
}

private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  func makeBody(configuration: Configuration) -> some View {
    BorderedBody(isProminent: isProminent, configuration: configuration)
  }
}

private struct BorderedBody: View {
  let isProminent: Bool
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape

  var body: some View {
    configuration.label
      .withoutRowLabels()
      .font(controlSize == .mini || controlSize == .small ? .subheadline : .body)
      .foregroundStyle(foreground)
      .padding(.horizontal, insets.width)
      .padding(.vertical, insets.height)
      .background(background, in: borderShape.shape)
      .contentShape(borderShape.shape)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  /// In points; with body text at the regular size the button is 38.33 high.
  private var insets: CGSize {
    switch controlSize {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 14, height: 9)
    case .large: CGSize(width: 20, height: 15)
    case .extraLarge: CGSize(width: 24, height: 19)
    }
  }

  private var color: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : color
  }

  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
    return isProminent ? color : AnyShapeStyle(color.opacity(0.15))
  }
}
