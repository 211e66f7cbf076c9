// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The traits that there are without an app's doing.

/// A trait that the system has, and where its value is kept.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension SystemTrait {
  static func differs(_ left: UITraitCollection.Values, _ right: UITraitCollection.Values) -> Bool {
    left[keyPath: path] != right[keyPath: path]
  }

  static func value(in values: UITraitCollection.Values) -> Any { values[keyPath: path] }

  static func set(_ value: Any, in values: inout UITraitCollection.Values) {
    if let value = value as? Value { values[keyPath: path] = value }
  }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue = 0 as CGFloat
}

public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}

public struct UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitListEnvironment: UITraitDefinition {
  public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

extension UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
}

extension UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitForceTouchCapability: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> { \.forceTouchCapability }
}

extension UITraitActiveAppearance: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

extension UITraitListEnvironment: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, UIListEnvironment> { \.listEnvironment }
}
