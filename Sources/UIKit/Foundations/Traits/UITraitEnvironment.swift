// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that has traits and is told when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait, as a type, for `registerForTraitChanges`.
public protocol UITraitDefinition {
  associatedtype Value
}

/// A trait as one of a list.
public typealias UITrait = any UITraitDefinition.Type

/// A promise to call back when traits change; kept by `registerForTraitChanges`, given up by `unregister…`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

public struct UITraitUserInterfaceStyle: UITraitDefinition { public typealias Value = UIUserInterfaceStyle }
public struct UITraitUserInterfaceIdiom: UITraitDefinition { public typealias Value = UIUserInterfaceIdiom }
public struct UITraitUserInterfaceLevel: UITraitDefinition { public typealias Value = UIUserInterfaceLevel }
public struct UITraitLayoutDirection: UITraitDefinition { public typealias Value = UITraitEnvironmentLayoutDirection }
public struct UITraitDisplayScale: UITraitDefinition { public typealias Value = CGFloat }
public struct UITraitHorizontalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
public struct UITraitVerticalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
public struct UITraitPreferredContentSizeCategory: UITraitDefinition { public typealias Value = UIContentSizeCategory }
public struct UITraitAccessibilityContrast: UITraitDefinition { public typealias Value = UIAccessibilityContrast }
public struct UITraitLegibilityWeight: UITraitDefinition { public typealias Value = UILegibilityWeight }
public struct UITraitListEnvironment: UITraitDefinition { public typealias Value = UIListEnvironment }

extension UITraitCollection {
  /// Whether one of the given traits differs between two collections. A trait of an app's own never does.
  static func differ(_ left: UITraitCollection, _ right: UITraitCollection, in traits: [UITrait]) -> Bool {
    let a = left.values
    let b = right.values
    return traits.contains { trait in
      switch ObjectIdentifier(trait) {
      case ObjectIdentifier(UITraitUserInterfaceStyle.self): a.userInterfaceStyle != b.userInterfaceStyle
      case ObjectIdentifier(UITraitUserInterfaceIdiom.self): a.userInterfaceIdiom != b.userInterfaceIdiom
      case ObjectIdentifier(UITraitUserInterfaceLevel.self): a.userInterfaceLevel != b.userInterfaceLevel
      case ObjectIdentifier(UITraitLayoutDirection.self): a.layoutDirection != b.layoutDirection
      case ObjectIdentifier(UITraitDisplayScale.self): a.displayScale != b.displayScale
      case ObjectIdentifier(UITraitHorizontalSizeClass.self): a.horizontalSizeClass != b.horizontalSizeClass
      case ObjectIdentifier(UITraitVerticalSizeClass.self): a.verticalSizeClass != b.verticalSizeClass
      case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
        a.preferredContentSizeCategory != b.preferredContentSizeCategory
      case ObjectIdentifier(UITraitAccessibilityContrast.self): a.accessibilityContrast != b.accessibilityContrast
      case ObjectIdentifier(UITraitLegibilityWeight.self): a.legibilityWeight != b.legibilityWeight
      case ObjectIdentifier(UITraitListEnvironment.self): a.listEnvironment != b.listEnvironment
      default: false
      }
    }
  }
}

/// One `registerForTraitChanges`, kept by the view or controller.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
